// The result of a game, as a picture and in words.

import assert from 'node:assert/strict';
import { PNG } from 'pngjs';
import { test } from 'node:test';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();

function recordingOf(options, play) {
  const game = engine.newGame(options);
  play(game);
  const recording = game.replay();
  game.dispose();
  return recording;
}

const givenUp = recordingOf({ seed: '18446744073709551615', depth: 3 }, (game) => {
  for (let i = 0; i < 20; ++i) game.step({ type: 'explore' });
  game.step({ type: 'quit' });
});
const unfinished = recordingOf({ seed: 5 }, (game) => game.step({ type: 'rest' }));

test('a result is a picture of 1200 x 630 pixels, a few lines and a description', () => {
  const { picture, width, height, lines, description } = engine.resultCard(givenUp);
  const drawn = PNG.sync.read(Buffer.from(picture));
  assert.deepEqual([drawn.width, drawn.height, width, height], [1200, 630, 1200, 630]);
  assert.ok(picture.length < 400_000, `${picture.length} bytes`);
  assert.deepEqual(lines.slice(0, 2), [
    'Cellophane. Seed 18446744073709551615, practice from depth 3.',
    'Gave up on depth 3.',
  ]);
  assert.equal(lines.length, 3);
  assert.match(description, /Gave up on depth 3.*map of depth 3/);
  assert.deepEqual(engine.resultCard(givenUp).picture, picture);
});

test('links, the address and a hidden seed go into a result', () => {
  const bare = engine.resultCard(givenUp);
  const playLink = 'https://example.org/?seed=1';
  const watchLink = 'https://example.org/#r=abc';
  const linked = engine.resultCard(givenUp, { playLink, watchLink, address: 'example.org' });
  assert.deepEqual(linked.lines.slice(-2), [`Play this dungeon: ${playLink}`, `Watch this game: ${watchLink}`]);
  assert.notDeepEqual(linked.picture, bare.picture);
  const long = engine.resultCard(givenUp, { playLink, watchLink: `https://example.org/#r=${'a'.repeat(2000)}` });
  assert.deepEqual(long.lines, [...bare.lines, `Play this dungeon: ${playLink}`]);
  const hidden = engine.resultCard(givenUp, { hidesSeed: true });
  assert.doesNotMatch([...hidden.lines, hidden.description].join(), /1844/);
  assert.notDeepEqual(hidden.picture, bare.picture);
});

test('the day of a result has to be that of its dungeon', () => {
  const day = '2026-11-26';
  const daily = recordingOf({ seed: engine.dailySeed(day) }, (game) => game.step({ type: 'quit' }));
  assert.equal(engine.resultCard(daily, { day }).lines[0], `Cellophane. Daily dungeon of ${day}.`);
  assert.throws(() => engine.resultCard(daily, { day: '2026-11-27' }), refusal('bad-argument', 'day', '2026-11-27'));
  assert.throws(() => engine.resultCard(daily, { day: '2026-02-30' }), refusal('bad-argument', '2026-02-30'));
});

test('what has no result is refused, and so are bad options', () => {
  assert.throws(() => engine.resultCard(unfinished), refusal('unfinished', 'not over', 'turn 1'));
  assert.throws(() => engine.resultCard(givenUp.slice(0, -5)), refusal('truncated-file'));
  assert.throws(() => engine.resultCard('text'), refusal('bad-argument', 'the recording'));
  assert.throws(() => engine.resultCard(givenUp, { adress: 'x' }), refusal('bad-argument', 'adress'));
  assert.throws(() => engine.resultCard(givenUp, { address: 'é' }), refusal('bad-argument', 'address', 'ASCII'));
  assert.throws(() => engine.resultCard(givenUp, { address: 'x'.repeat(201) }), refusal('bad-argument', 'address'));
  assert.throws(() => engine.resultCard(givenUp, { day: 5 }), refusal('bad-argument', 'day'));
  assert.throws(() => engine.resultCard(givenUp, { hidesSeed: 'yes' }), refusal('bad-argument', 'hidesSeed'));
});
