import type { PdfOptions } from '../../print/pdf';
import type { Dungeon } from '../link/dungeon';

/** What the worker is to draw. */
export interface PrintTask {
  level: Pick<Dungeon, 'seed' | 'style' | 'depth' | 'tune'>;
  options: PdfOptions;
}

/** A message from the worker: the PDF, or why there is none. */
export type PrintMessage = { pdf: Uint8Array } | { failure: string };
