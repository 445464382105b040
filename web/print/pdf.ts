/* Maps as PDFs, for paper: the drawn map of a level on one sheet or in tiles of a stated scale, and its key. */

import type { DrawnSvgOptions, DungeonSvgOptions, Engine, Level } from 'cellophane';
import { demand, demandObject, demandPaper } from './demands';
import { readDrawing } from './drawing';
import { addKey } from './key_sheets';
import { addTiles, addWhole } from './map_sheets';
import { upright, type Paper } from './paper';
import { SheetFile } from './sheets';
import { tilingOf } from './tiles';

export type { Paper } from './paper';

export interface PdfOptions {
  /** 'a4' (210 by 297 mm) if left out, or 'letter' (8.5 by 11 inches). */
  paper?: Paper;
  /** The side of a cell in millimetres, 2 to 100: the map is cut into as many sheets as it takes, with marks to cut and glue
   *  by, behind a sheet that shows how they lie. If left out, the map is on one sheet. */
  cell?: number;
  /** 'gm' if left out: everything, and the whole key. 'players': no items, monsters or secrets, and what is seen at once. */
  for?: 'gm' | 'players';
  /** 'ink' if left out. */
  theme?: DrawnSvgOptions['theme'];
  /** Above the map and at the foot of every sheet; the level's seed and depth if left out. */
  title?: string;
  /** Lines between the cells of the floor; true if left out. */
  grid?: boolean;
  /** The key behind the map; true if left out. */
  key?: boolean;
}

export interface DungeonPdfOptions extends DungeonSvgOptions {
  /** As of a level. */
  paper?: Paper;
}

/** What a level is asked for. */
export type PrintedLevel = Pick<Level, 'width' | 'height' | 'toDrawnSvg' | 'toKey'>;

const readers = ['gm', 'players'] as const;
const names = ['paper', 'cell', 'for', 'theme', 'title', 'grid', 'key'];
const mostSheets = 400;

/** A PDF of a level: its drawn map as vectors, and its key as text. The same level and options give the same bytes. */
export async function levelToPdf(level: PrintedLevel, options: PdfOptions = {}): Promise<Uint8Array> {
  demandObject(options, 'the options', names);
  const { paper = 'a4', cell, for: reader = 'gm', theme = 'ink', title, grid = true, key = true } = options;
  demandPaper(paper);
  const isScale = cell === undefined || (typeof cell === 'number' && cell >= 2 && cell <= 100);
  demand(isScale, 'cell', cell, 'millimetres from 2 to 100');
  demand(readers.includes(reader), 'for', reader, readers.join(', '));
  demand(title === undefined || typeof title === 'string', 'title', title, 'a string');
  demand(typeof key === 'boolean', 'key', key, 'true, false');
  const tiling = cell === undefined ? null : tilingOf(level, cell, paper);
  if (tiling && tiling.tiles.length > mostSheets)
    demand(false, 'cell', cell, `what takes at most ${mostSheets} sheets; this takes ${tiling.tiles.length}`);

  const reveal = reader === 'gm';
  const look = { theme, grid, reveal, items: reveal, monsters: reveal } as const;
  const text = level.toKey({ reveal });
  const name = title ?? /^# (.*)$/m.exec(text)?.[1] ?? '';
  const file = await SheetFile.begin(name);
  const whole = level.toDrawnSvg({ ...look, ...(title !== undefined && { title }) });
  addWhole(file, 'map', whole, name, paper, tiling ?? undefined);
  if (tiling && cell !== undefined)
    addTiles(file, level.toDrawnSvg({ ...look, legend: false, title: '' }), name, cell, level, tiling);
  if (key) addKey(file, text, name, upright(paper));
  return file.bytes();
}

/** A title as a PDF has it: of letters that are not of western Europe or Greek others stand there. */
export async function printedTitle(title: string): Promise<string> {
  return (await SheetFile.begin(title)).letters.printed(title);
}

/** A PDF of a dungeon: its levels as small drawn maps on one sheet. */
export async function dungeonToPdf(
  engine: Pick<Engine, 'dungeonSvg'>,
  options: DungeonPdfOptions,
): Promise<Uint8Array> {
  demandObject(options, 'the options');
  const { paper = 'a4', ...dungeon } = options;
  demandPaper(paper);
  const svg = engine.dungeonSvg(dungeon);
  const name = readDrawing(svg).title;
  const file = await SheetFile.begin(name);
  addWhole(file, 'dungeon', svg, name, paper);
  return file.bytes();
}
