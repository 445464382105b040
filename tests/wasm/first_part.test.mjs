// The first of the two files that the page's engine comes in.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { drawFirst, emptyTitle, manners, readAddresses } from '../../emscripten/first_screens.mjs';

const folder = new URL('../../build/wasm/engine/page/', import.meta.url);
const { loadCellophane, loadFirstPart } = await import(new URL('cellophane.mjs', folder));
const wasm = await WebAssembly.compile(await readFile(new URL('cellophane.wasm', folder)));

test('the first file alone draws titles and the first levels of 99 dungeons in 100, the same as the whole engine', async () => {
  const whole = await loadCellophane();
  let first = await loadFirstPart({ wasm });
  readAddresses(first);
  for (const manner of manners)
    assert.deepEqual(drawFirst(emptyTitle(first, '7'), manner), drawFirst(emptyTitle(whole, '7'), manner));
  const missing = [];
  const dungeons = 500;
  for (let i = 0; i < dungeons; ++i) {
    const seed = String(1_000_003 + i);
    const manner = manners[i % 2];
    try {
      assert.deepEqual(drawFirst(first.newGame({ seed }), manner), drawFirst(whole.newGame({ seed }), manner), seed);
    } catch (error) {
      if (!/before all of it was there/.test(error.message)) throw error;
      missing.push(seed);
      first = await loadFirstPart({ wasm });
    }
  }
  console.log(`# ${missing.length} of ${dungeons} first levels need more than the first file: ${missing.join(' ')}`);
  assert.ok(missing.length <= dungeons / 100, missing.join(' '));
});

test('what the first file lacks is an error of no answer of the engine, and the whole engine has it', async () => {
  const first = await loadFirstPart({ wasm });
  const game = first.newGame({ seed: '5' });
  assert.throws(() => game.save(), { name: 'Error', message: /before all of it was there/ });
  const whole = await loadCellophane({ wasm });
  const played = whole.newGame({ seed: '5' });
  for (let i = 0; i < 200; ++i) played.step({ type: 'explore' });
  const file = played.save();
  assert.equal(whole.loadGame(file).stateHash(), played.stateHash());
});
