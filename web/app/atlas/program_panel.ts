/* "For a program": the level as data, as text and as pictures of the page's map. */

import type { Engine, Level, PictureOptions } from 'cellophane';
import { createElement } from '../../kit/create_element';
import type { Notices } from '../../kit/notices';
import type { Dungeon } from '../link/dungeon';
import { fileNameOf, filePanel, fileRow, type Files } from './file_panel';
import type { Layers } from './layers';

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
  const rows = forms.map((form) => {
    const { label, about, isLight, isWhole } = form;
    const filesOf = async ({ level, dungeon }: { level: Level; dungeon: Dungeon }) =>
      form.write(isLight ? level : await digWhole(dungeon), fileNameOf(dungeon), shown);
    return fileRow(
      {
        label,
        about,
        failure: `${label} could not be written`,
        ...(isWhole && { title: 'All of the level, secrets too, whatever is shown' }),
      },
      () => {
        const wanted = current();
        return wanted && filesOf(wanted);
      },
      notices,
    );
  });
  const preview = createElement('pre', { class: 'preview', 'aria-hidden': 'true' });
  return filePanel('program', 'For a program', [preview, ...rows], () => {
    const wanted = current();
    preview.textContent = wanted ? excerpt(wanted.level, shown) : '';
  });
}
