/* Digs a dungeon in a worker and sends a thumbnail of every level. The first lines of the document start it, so that it
   runs while the page is still being fetched and built. */

import { CellophaneError, loadCellophane } from 'cellophane-levels';
import wasm from 'cellophane-levels-wasm?url';
import { yieldToMain } from '../scheduling';
import { pictureOf } from './layers';
import { plainlyAsked, type Errand, type Glimpse, type News } from './prefetch_messages';

/** Milliseconds for which thumbnails are gathered before they are sent, for the page draws a frame for every
    message. */
const betweenNews = 60;

const say = (news: News, transfer: Transferable[] = []): void => postMessage(news, { transfer });

const compiled = WebAssembly.compileStreaming(fetch(wasm));
const engine = compiled.then((wasm) => loadCellophane({ wasm }));
compiled.then((engine) => say({ type: 'engine', engine }), () => say({ type: 'failure' }));

/** The page's latest request; earlier ones are abandoned. */
let latest: Errand | undefined;

async function ride(errand: Errand): Promise<void> {
  latest = errand;
  const { number, dungeon: { seed, style, levels, layers } } = errand;
  const rider = await engine;
  let glimpses: Glimpse[] = [];
  let since = performance.now();
  const tell = () => {
    say({ type: 'glimpses', errand: number, glimpses }, glimpses.map(({ dots }) => dots.buffer));
    glimpses = [];
    since = performance.now();
  };
  try {
    for (const level of rider.descend({ seed, style, depth: [1, levels] })) {
      const picture = pictureOf(level, layers);
      glimpses.push({ depth: level.depth, width: picture.width, height: picture.height, dots: rider.dots(picture) });
      level.dispose();
      if (performance.now() - since < betweenNews) continue;
      tell();
      await yieldToMain();
      if (latest !== errand) return;
    }
  } catch (error) {
    // A level that cannot be dug: the page meets the same error and reports it.
    if (!(error instanceof CellophaneError)) throw error;
  }
  tell();
  say({ type: 'end', errand: number });
}

function follow(errand: Errand): void {
  ride(errand).catch(() => say({ type: 'failure' }));
}

addEventListener('message', ({ data }: MessageEvent<Errand>) => follow(data));

const dungeon = plainlyAsked(self.name);
if (dungeon) follow({ number: 0, dungeon });
