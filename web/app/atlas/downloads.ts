import type { Engine, Level, PictureOptions } from 'cellophane';
import { download } from '../../kit/download';
import { explained } from '../../kit/explained';
import { button, createElement } from '../../kit/create_element';
import type { Notices } from '../../kit/notices';
import { tuneText } from '../../elements/tune_text';
import { isOwn, type Dungeon } from '../link/dungeon';
import { filePanel } from './file_panel';
import type { Layers } from './layers';

/** Files by their names. */
type Files = Record<string, Blob>;

interface Form {
  readonly label: string;
  /** What one gets. */
  readonly about: string;
  /** Whether the small engine of the atlas can write the form. */
  readonly isLight?: boolean;
  /** Whether the form holds the level as it is, whatever is shown of it. */
  readonly isWhole?: boolean;
  write(level: Level, name: string, shown: Shown): Files;
}

/** What a file shows of the level: as on the map, by the boxes that are ticked. */
type Shown = Pick<Layers, 'secrets' | 'items' | 'monsters'>;

const pictured = ({ secrets: reveal, items, monsters }: Shown): PictureOptions => ({ reveal, items, monsters });

/** The signs of the map, a line a row. */
function signsOf(level: Level, shown: Shown): string {
  const { glyph } = level.colors(pictured(shown));
  const { width } = level;
  return Array.from({ length: level.height }, (_, y) =>
    `${String.fromCodePoint(...glyph.subarray(y * width, (y + 1) * width))}`.trimEnd(),
  )
    .map((line) => `${line}\n`)
    .join('');
}

const text = (content: string, type: string): Blob => new Blob([content], { type });
const picture = (bytes: Uint8Array): Blob => new Blob([bytes as BlobPart], { type: 'image/png' });

const forms: readonly Form[] = [
  {
    label: 'JSON',
    about: 'All of the level: terrain, rooms, items, creatures.',
    isLight: true,
    isWhole: true,
    write: (level, name) => ({ [`${name}.json`]: text(JSON.stringify(level.toJSON()), 'application/json') }),
  },
  {
    label: 'Text',
    about: 'The signs of the map, a line a row.',
    isLight: true,
    write: (level, name, shown) => ({ [`${name}.txt`]: text(signsOf(level, shown), 'text/plain') }),
  },
  {
    label: 'SVG',
    about: 'The map as you see it, sharp in any size.',
    write: (level, name, shown) => ({ [`${name}.svg`]: text(level.toSvg(pictured(shown)), 'image/svg+xml') }),
  },
  {
    label: 'Drawn map',
    about: 'The map as if drawn by hand, as an SVG.',
    write: (level, name, { secrets: reveal, items, monsters }) => ({
      [`${name}-drawn.svg`]: text(level.toDrawnSvg({ reveal, items, monsters }), 'image/svg+xml'),
    }),
  },
  {
    label: 'PNG',
    about: 'The map as you see it, as a picture.',
    write: (level, name, shown) => ({ [`${name}.png`]: picture(level.toPng(pictured(shown))) }),
  },
  {
    label: 'Tiled',
    about: 'A map with its tiles, for Tiled and game engines.',
    isWhole: true,
    write: (level, name) => ({
      [`${name}.tmj`]: text(JSON.stringify(level.toTiled({ image: `${name}-tiles.png` })), 'application/json'),
      [`${name}-tiles.png`]: picture(level.tilesetImage()),
    }),
  },
];

/** What files of a level are called, without their endings. */
export function fileNameOf({ seed, style, variant, depth, tune }: Dungeon): string {
  const tuned = tune ? `-${tuneText(tune).replaceAll('=', '-').replaceAll(',', '-')}` : '';
  return `cellophane-${seed}-${style}${variant ? `-${isOwn(variant) ? 'custom' : variant}` : ''}-${depth}${tuned}`;
}

/** A loader of the whole engine, which writes every form: fetched on first use, and again after a failure. */
function wholeEngine(): () => Promise<Engine> {
  let whole: Promise<Engine> | null = null;
  return () => {
    whole ??= import('cellophane').then(({ loadCellophane }) => loadCellophane());
    whole.catch(() => {
      whole = null;
    });
    return whole;
  };
}

/** The beginning of the map as text: lines of the middle rows, where something is. */
function excerpt(level: Level, shown: Shown): string {
  const rows = 7;
  const columns = 44;
  const lines = signsOf(level, shown).split('\n');
  const from = Math.max(0, Math.floor((level.height - rows) / 2));
  const left = Math.max(0, Math.floor((level.width - columns) / 2));
  return lines
    .slice(from, from + rows)
    .map((line) => line.slice(left, left + columns))
    .join('\n');
}

/** "For a program": buttons that download the level shown. `shown` is read when a button is pressed. */
export function programPanel(
  current: () => { level: Level; dungeon: Dungeon } | null,
  shown: Shown,
  notices: Notices,
): HTMLDetailsElement {
  const load = wholeEngine();
  const digWhole = async ({ seed, depth, style, variant = 'brogue', tune = {} }: Dungeon) =>
    (await load()).generate({ seed, depth, style, variant, tune });
  const tell = (sentence: string) => notices.notify([sentence]);
  const hand = async (form: Form, own: HTMLButtonElement) => {
    const wanted = current();
    if (!wanted) return void tell('There is no level to download.');
    own.setAttribute('aria-busy', 'true');
    try {
      const level = form.isLight ? wanted.level : await digWhole(wanted.dungeon);
      const files = form.write(level, fileNameOf(wanted.dungeon), shown);
      for (const [name, content] of Object.entries(files)) download(name, content, notices);
    } catch (error) {
      tell(`${form.label} could not be written: ${explained(error)}`);
    } finally {
      own.removeAttribute('aria-busy');
    }
  };
  const rows = forms.map((form) => {
    const own = button(form.label, () => void hand(form, own));
    if (form.isWhole) own.title = 'All of the level, secrets too, whatever is shown';
    return createElement('p', { class: 'file' }, own, createElement('small', {}, form.about));
  });
  const preview = createElement('pre', { class: 'preview', 'aria-hidden': 'true' });
  return filePanel('program', 'For a program', [preview, ...rows], () => {
    const wanted = current();
    preview.textContent = wanted ? excerpt(wanted.level, shown) : '';
  });
}
