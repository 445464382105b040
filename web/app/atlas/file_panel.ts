/* A panel below the map: what can be taken of the level, with a sentence each, and what it looks like. */

import { download } from '../../kit/download';
import { explained } from '../../kit/explained';
import { button, createElement } from '../../kit/create_element';
import type { Notices } from '../../kit/notices';
import { tuneText } from '../../elements/tune_text';
import { isOwn, type Dungeon } from '../link/dungeon';
import { printed } from './print_client';
import type { PrintTask } from './print_messages';

/** The level shown, or null while there is none. */
export type CurrentDungeon = () => { dungeon: Dungeon } | null;

/** Files by their names. */
export type Files = Record<string, Blob>;

/** What a panel offers. */
export interface Offered {
  readonly label: string;
  /** What one gets. */
  readonly about: string;
  /** What is said if it fails, before the reason. */
  readonly failure: string;
  readonly id?: string;
  readonly title?: string;
}

/** A button that downloads files, and is busy while they are written, and a sentence on them. `write`: null without a
    level. */
export function fileRow(
  { label, about, failure, id, title }: Offered,
  write: () => Promise<Files> | null,
  notices: Notices,
): HTMLElement {
  const hand = async () => {
    const writing = write();
    if (!writing) return notices.notify(['There is no level to download.']);
    own.setAttribute('aria-busy', 'true');
    try {
      for (const [name, content] of Object.entries(await writing)) download(name, content, notices);
    } catch (error) {
      notices.notify([`${failure}: ${explained(error)}`]);
    } finally {
      own.removeAttribute('aria-busy');
    }
  };
  const aboutId = id && `${id}-about`;
  const own = button(label, () => void hand(), {
    ...(id && aboutId && { id, 'aria-describedby': aboutId }),
    ...(title && { title }),
  });
  return createElement('p', { class: 'file' }, own, createElement('small', aboutId ? { id: aboutId } : {}, about));
}

/** A file that a worker writes. */
export interface WorkerFile extends Offered {
  readonly type: string;
  nameOf(dungeon: Dungeon): string;
  taskOf(dungeon: Dungeon): PrintTask;
}

export function workerFileRow(file: WorkerFile, current: CurrentDungeon, notices: Notices): HTMLElement {
  const write = async ({ dungeon }: { dungeon: Dungeon }) => ({
    [file.nameOf(dungeon)]: await printed(file.taskOf(dungeon), file.type),
  });
  return fileRow(
    file,
    () => {
      const shown = current();
      return shown && write(shown);
    },
    notices,
  );
}

/** What a worker needs to dig a dungeon. */
export const levelsOf = ({ seed, style, variant, tune }: Dungeon) => ({
  seed,
  style,
  ...(variant && { variant }),
  ...(tune && { tune }),
});
/** The same of the level shown. */
export const levelOf = (dungeon: Dungeon) => ({ ...levelsOf(dungeon), depth: dungeon.depth });

/** What files of a level are called, without their endings. */
export function fileNameOf({ seed, style, variant, depth, tune }: Dungeon): string {
  const tuned = tune ? `-${tuneText(tune).replaceAll('=', '-').replaceAll(',', '-')}` : '';
  return `cellophane-${seed}-${style}${variant ? `-${isOwn(variant) ? 'custom' : variant}` : ''}-${depth}${tuned}`;
}

/** A panel that opens by its name; `onOpen` is called whenever it does. */
export function filePanel(id: string, name: string, parts: readonly Node[], onOpen: () => void): HTMLDetailsElement {
  const forms = createElement('div', { class: 'forms', role: 'group', 'aria-label': name }, ...parts);
  const panel = createElement('details', { id }, createElement('summary', {}, name), forms);
  panel.addEventListener('toggle', () => panel.open && onOpen());
  return panel;
}
