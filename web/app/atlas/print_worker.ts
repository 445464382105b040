/* Draws levels for paper, beside the page: with the library that writes PDFs, which is fetched with it. */

import type { Engine } from 'cellophane';
import { explained } from '../../kit/explained';
import { dungeonToPdf, levelToPdf } from '../../print/pdf';
import { loadWholeEngine } from '../engine/whole_engine';
import type { PrintMessage, PrintTask } from './print_messages';

const send = (message: PrintMessage, transfer: Transferable[] = []): void => postMessage(message, { transfer });

function drawn(engine: Engine, task: PrintTask): Promise<Uint8Array> {
  if ('dungeon' in task) return dungeonToPdf(engine, task.dungeon);
  const { seed, style, depth, tune = {} } = task.level;
  return levelToPdf(engine.generate({ seed, style, depth, tune }), task.options);
}

addEventListener('message', async ({ data }: MessageEvent<PrintTask>) => {
  try {
    const pdf = await drawn(await loadWholeEngine(), data);
    send({ pdf }, [pdf.buffer]);
  } catch (error) {
    send({ failure: explained(error) });
  }
});
