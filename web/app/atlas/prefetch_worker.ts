/* Worker: generates a dungeon and sends a thumbnail of every level. The document's inline script (preload.js) starts it,
   so that it runs while the page is still being fetched and built. */

import { CellophaneError, loadCellophane } from 'cellophane-levels';
import wasm from 'cellophane-levels-wasm?url';
import { yieldToMain } from '../../kit/scheduling';
import { pictureOf } from './layers';
import { plainlyAsked, type PrefetchRequest, type Thumbnail, type PrefetchMessage } from './prefetch_messages';

/** Milliseconds for which thumbnails are gathered before they are sent, for the page draws a frame for every
    message. */
const betweenMessages = 60;

const send = (message: PrefetchMessage, transfer: Transferable[] = []): void => postMessage(message, { transfer });

const compiled = WebAssembly.compileStreaming(fetch(wasm));
const engine = compiled.then((wasm) => loadCellophane({ wasm }));
compiled.then(
  (engine) => send({ type: 'engine', engine }),
  () => send({ type: 'failure' }),
);

/** The page's latest request; earlier ones are abandoned. */
let latest: PrefetchRequest | undefined;

async function generate(request: PrefetchRequest): Promise<void> {
  latest = request;
  const {
    number,
    dungeon: { seed, style, variant = 'brogue', tune = {}, levels, layers },
  } = request;
  const generator = await engine;
  let thumbnails: Thumbnail[] = [];
  let since = performance.now();
  const flush = () => {
    send(
      { type: 'thumbnails', request: number, thumbnails },
      thumbnails.map(({ dots }) => dots.buffer),
    );
    thumbnails = [];
    since = performance.now();
  };
  try {
    for (const level of generator.descend({ seed, style, variant, tune, depth: [1, levels] })) {
      const picture = pictureOf(level, layers);
      thumbnails.push({
        depth: level.depth,
        width: picture.width,
        height: picture.height,
        dots: generator.dots(picture),
      });
      level.dispose();
      if (performance.now() - since < betweenMessages) continue;
      flush();
      await yieldToMain();
      if (latest !== request) return;
    }
  } catch (error) {
    // A level that cannot be generated: the page meets the same error and reports it.
    if (!(error instanceof CellophaneError)) throw error;
  }
  flush();
  send({ type: 'end', request: number });
}

function answer(request: PrefetchRequest): void {
  generate(request).catch(() => send({ type: 'failure' }));
}

addEventListener('message', ({ data }: MessageEvent<PrefetchRequest>) => answer(data));

const dungeon = plainlyAsked(self.name);
if (dungeon) answer({ number: 0, dungeon });
