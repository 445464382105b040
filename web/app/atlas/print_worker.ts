/* Draws levels for paper, beside the page: with the library that writes PDFs, which is fetched with it. */

import { explained } from '../../kit/explained';
import { levelToPdf } from '../../print/pdf';
import { loadWholeEngine } from '../engine/whole_engine';
import type { PrintMessage, PrintTask } from './print_messages';

const send = (message: PrintMessage, transfer: Transferable[] = []): void => postMessage(message, { transfer });

addEventListener('message', async ({ data: { level, options } }: MessageEvent<PrintTask>) => {
  try {
    const engine = await loadWholeEngine();
    const { seed, style, depth, tune = {} } = level;
    const pdf = await levelToPdf(engine.generate({ seed, style, depth, tune }), options);
    send({ pdf }, [pdf.buffer]);
  } catch (error) {
    send({ failure: explained(error) });
  }
});
