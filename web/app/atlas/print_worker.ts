/* Draws levels for paper and for virtual tabletops, beside the page: with the library that writes PDFs, which is fetched
   with it. */

import type { Engine } from 'cellophane';
import { explained } from '../../kit/explained';
import { dungeonToPdf, levelToPdf } from '../../print/pdf';
import { loadWholeEngine } from '../engine/whole_engine';
import type { PrintMessage, PrintTask } from './print_messages';

const send = (message: PrintMessage, transfer: Transferable[] = []): void => postMessage(message, { transfer });

async function drawn(engine: Engine, task: PrintTask): Promise<Uint8Array> {
  if ('dungeon' in task) return dungeonToPdf(engine, task.dungeon);
  if ('foundry' in task) return engine.foundryModule(task.foundry);
  const { seed, style, variant = 'brogue', depth, tune = {} } = task.level;
  const level = engine.generate({ seed, style, variant, depth, tune });
  const { form } = task;
  if ('pdf' in form) return levelToPdf(level, form.pdf);
  if ('picture' in form) return level.toDrawnPng(form.picture);
  if ('archive' in form) return level.toTabletop(form.archive);
  return new TextEncoder().encode(JSON.stringify(level.toUniversalVtt(form.universalVtt)));
}

addEventListener('message', async ({ data }: MessageEvent<PrintTask>) => {
  try {
    const file = await drawn(await loadWholeEngine(), data);
    send({ file }, [file.buffer]);
  } catch (error) {
    send({ failure: explained(error) });
  }
});
