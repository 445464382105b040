import type { DungeonPdfOptions, PdfOptions } from '../../print/pdf';
import type { Dungeon } from '../link/dungeon';

/** What the worker is to draw: a level, or all of a dungeon on one sheet. */
export type PrintTask =
  | { level: Pick<Dungeon, 'seed' | 'style' | 'depth' | 'tune'>; options: PdfOptions }
  | { dungeon: DungeonPdfOptions };

/** A message from the worker: the PDF, or why there is none. */
export type PrintMessage = { pdf: Uint8Array } | { failure: string };
