/* A panel below the map: what can be taken of the level, with a sentence each, and what it looks like. */

import { download } from '../../kit/download';
import { explained } from '../../kit/explained';
import { button, createElement } from '../../kit/create_element';
import type { Notices } from '../../kit/notices';
import type { Dungeon } from '../link/dungeon';
import { printed } from './print_client';
import type { PrintTask } from './print_messages';

/** The level shown, or null while there is none. */
export type CurrentDungeon = () => { dungeon: Dungeon } | null;

/** A file that a panel offers. */
export interface OfferedFile {
  readonly id: string;
  readonly label: string;
  /** What one gets. */
  readonly about: string;
  /** What is said to have failed: "The PDF". */
  readonly called: string;
  readonly type: string;
  nameOf(dungeon: Dungeon): string;
  taskOf(dungeon: Dungeon): PrintTask;
}

/** What a worker needs to dig a dungeon. */
export const levelsOf = ({ seed, style, variant, tune }: Dungeon) => ({
  seed,
  style,
  ...(variant && { variant }),
  ...(tune && { tune }),
});

/** A button for a file, which is busy while a worker writes it, and a sentence on it. */
export function fileRow(file: OfferedFile, current: CurrentDungeon, notices: Notices): HTMLElement {
  const write = async () => {
    const shown = current();
    if (!shown) return notices.notify(['There is no level to take.']);
    own.setAttribute('aria-busy', 'true');
    try {
      download(file.nameOf(shown.dungeon), await printed(file.taskOf(shown.dungeon), file.type), notices);
    } catch (error) {
      notices.notify([`${file.called} could not be made: ${explained(error)}`]);
    } finally {
      own.removeAttribute('aria-busy');
    }
  };
  const own = button(file.label, () => void write(), { id: file.id, 'aria-describedby': `${file.id}-about` });
  return createElement('p', { class: 'file' }, own, createElement('small', { id: `${file.id}-about` }, file.about));
}

/** A panel that opens by its name; `onOpen` is called whenever it does. */
export function filePanel(id: string, name: string, parts: readonly Node[], onOpen?: () => void): HTMLDetailsElement {
  const forms = createElement('div', { class: 'forms', role: 'group', 'aria-label': name }, ...parts);
  const panel = createElement('details', { id }, createElement('summary', {}, name), forms);
  if (onOpen) panel.addEventListener('toggle', () => panel.open && onOpen());
  return panel;
}
