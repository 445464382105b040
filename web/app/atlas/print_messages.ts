import type { DrawnPngOptions, FoundryOptions, TabletopOptions, UniversalVttOptions } from 'cellophane';
import type { DungeonPdfOptions, PdfOptions } from '../../print/pdf';
import type { Dungeon } from '../link/dungeon';

/** What a level is written as for the table. */
export type TableForm =
  | { pdf: PdfOptions }
  | { picture: DrawnPngOptions }
  | { universalVtt: UniversalVttOptions }
  | { archive: TabletopOptions };

/** What the worker is to draw: a level, or a dungeon, on one sheet or as a module for Foundry. */
export type PrintTask =
  | { level: Pick<Dungeon, 'seed' | 'style' | 'variant' | 'depth' | 'tune'>; form: TableForm }
  | { dungeon: DungeonPdfOptions }
  | { foundry: FoundryOptions };

/** A message from the worker: the file, or why there is none. */
export type PrintMessage = { file: Uint8Array } | { failure: string };
