// Plays every recording of a folder to its end with the engine of the built page, in every browser, and compares the
// final states with those of the module under Node. By hand: cellophane soak --record FOLDER makes recordings.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { loadCellophane } from '../wasm/support.mjs';
import { dist } from '../web/support.mjs';
import { browsers } from './browsers.mjs';
import { whenPlaying } from './hands.mjs';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node tests/browsers/replays.mjs FOLDER, a folder of recordings.');
  process.exit(2);
}
const recordings = readdirSync(folder)
  .filter((file) => file.endsWith('.clph'))
  .sort()
  .map((name) => ({ name, base64: readFileSync(join(folder, name), 'base64') }));
if (recordings.length === 0) throw new Error(`${folder} holds no recording (*.clph).`);

/** Runs in a page, or under Node once `window` has the engine. */
const stateAtEnd = (base64) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const replay = window.cellophane.engine.openReplay(bytes);
  try {
    replay.runTo(replay.turns);
    while (!replay.isAtEnd) replay.step();
    return replay.problem ? `diverged at turn ${replay.turns}` : replay.stateHash();
  } finally {
    replay.dispose();
  }
};

const engine = await loadCellophane();
globalThis.window = { cellophane: { engine } };
const expected = recordings.map(({ base64 }) => stateAtEnd(base64));
const server = await serve(dist);
for (const { name, open, missing } of browsers) {
  const lacking = missing();
  if (lacking.length > 0) {
    console.log(`${name}: not run (missing: ${lacking.join(', ')})`);
    process.exitCode = 1;
    continue;
  }
  const page = await open();
  try {
    await page.open(`${server.url}?seed=1`);
    await whenPlaying(page);
    const begun = performance.now();
    let different = 0;
    for (const [i, each] of recordings.entries()) {
      const state = await page.evaluate(stateAtEnd, each.base64);
      if (state === expected[i]) continue;
      ++different;
      console.log(`${name}: ${each.name} ends in ${state}, under Node in ${expected[i]}`);
    }
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`${name}: ${recordings.length - different} of ${recordings.length} recordings equal, ${seconds} s`);
    if (different > 0) process.exitCode = 1;
  } finally {
    await page.close();
  }
}
server.close();
