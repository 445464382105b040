import '../../support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Game } from 'cellophane';
import type { Notices } from '../../../../web/kit/notices';
import { gameIn } from '../../../../web/app/game/game_files';
import { noticesShown } from '../../support/dom';
import { engine } from '../../support/engine';
import { openPage } from '../../support/page';

let notices: Notices;
let told: string[];
beforeEach(() => {
  notices = openPage().notices;
  told = [];
  const notify = notices.notify.bind(notices);
  notices.notify = (sentences) => {
    told.push(...sentences);
    return notify(sentences);
  };
});

function played(turns: number): Game {
  const game = engine.newGame({ seed: '4' });
  for (let i = 0; i < turns; ++i) game.step({ type: 'rest' });
  return game;
}
const real = performance.now.bind(performance);
/** Runs with another clock of the page. */
async function withClock<Result>(now: () => number, act: () => Promise<Result>): Promise<Result> {
  performance.now = now;
  try {
    return await act();
  } finally {
    performance.now = real;
  }
}
const fast = () => 1000 * real();
const open = (bytes: Uint8Array) => gameIn(bytes, 'a.clph', engine, notices);

test('a save opens at once: it is not played through, not even for a moment', async () => {
  const game = played(320);
  const opened = await withClock(fast, () => open(game.save()));
  assert.equal(opened.stateHash(), game.stateHash());
  assert.equal(opened.said, 0, 'no message of the way there');
  assert.deepEqual(told, []);
});

test('a short recording is played through without a word, and once only', async () => {
  const game = played(320);
  const opened = await withClock(
    () => 0,
    () => open(game.replay()),
  );
  assert.equal(opened.stateHash(), game.stateHash());
  assert.ok(opened.said > 0, 'its messages are still there');
  assert.deepEqual(told, []);
});

test('a long recording is announced before the page is busy', async () => {
  const game = played(320);
  const opened = await withClock(fast, () => open(game.replay()));
  assert.equal(opened.stateHash(), game.stateHash());
  assert.match(told.join(), /^a\.clph is played through, \d{3} turns of it…$/);
  assert.deepEqual(noticesShown(), [], 'and then the notice goes');
});

test('a recording that diverges is refused with its own error', async () => {
  const elsewhere = engine.newGame({ seed: '46' });
  for (let i = 0; i < 9; ++i) elsewhere.step({ type: 'explore' });
  const strange = new Uint8Array([...engine.newGame({ seed: '45' }).save(), ...elsewhere.addition(0)]);
  await assert.rejects(open(strange), { code: 'diverged', message: /goes another way than the recording from turn/ });
  await assert.rejects(open(new TextEncoder().encode('Dear reader')), /does not begin with CLPH/);
});

test('a game with 60,000 recorded bytes adds few to its file, and opens without a replay', () => {
  const game = engine.newGame({ seed: '1729' });
  const short = game.save().length;
  // A label is recorded but takes no turn, so the hero does not starve.
  for (let i = 0; i < 60_000 && game.recorded < 60_000; ++i)
    game.step({ type: 'inscribe', item: 'b', text: `label ${i}` });
  const file = game.save();
  assert.ok(game.addition(game.recorded - 2).length < 60);
  assert.ok(file.length - short < 1.1 * 60_000, `${file.length - short} bytes`);
  const opened = engine.loadGame(file);
  assert.deepEqual([engine.openReplay(file).loadsAtOnce, opened.said], [true, 0]);
  assert.equal(opened.stateHash(), game.stateHash());
});
