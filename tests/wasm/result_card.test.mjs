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

/** A code as any library might give it: nothing that can be read, but for the three corners that every code has. */
function codeOfSide(side) {
  const isCorner = (x, y) => {
    const far = Math.max(Math.abs(x - 3), Math.abs(y - 3));
    return far <= 3 ? far !== 2 : null;
  };
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_2, x) => {
      const corner = isCorner(x, y) ?? isCorner(side - 1 - x, y) ?? isCorner(x, side - 1 - y);
      return (corner ?? (x * 7 + y * 5 + x * y) % 3 === 0) ? '#' : '.';
    }).join(''),
  );
}

test('a QR code is drawn on the picture, a whole number of pixels a module, with its bright border', () => {
  for (const [side, module] of [
    [21, 9],
    [33, 6],
    [53, 4],
    [177, 1],
  ]) {
    const code = codeOfSide(side);
    const card = engine.resultCard(givenUp, { code, address: 'w'.repeat(200) });
    const { data, width, height } = PNG.sync.read(Buffer.from(card.picture));
    assert.deepEqual([width, height], [1200, 630]);
    const signAt = (x, y) => {
      const at = 4 * (y * width + x);
      const color = data.subarray(at, at + 3).toString('hex');
      return { ffffff: '.', '000000': '#' }[color] ?? '?';
    };
    // It stands at the right edge, above the bottom of the figures' column.
    const whole = (side + 8) * module;
    const [left, top] = [1152 - whole, 614 - whole];
    const read = Array.from({ length: side + 8 }, (_, row) =>
      Array.from({ length: side + 8 }, (_2, column) => {
        const signs = [0, module - 1].map((more) => signAt(left + column * module + more, top + row * module + more));
        return signs[0] === signs[1] ? signs[0] : '?';
      }).join(''),
    );
    const bright = Array(4).fill('.'.repeat(side + 8));
    assert.deepEqual(read, [...bright, ...code.map((row) => `....${row}....`), ...bright]);
  }
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
  const code = codeOfSide(21);
  const refused = [
    'text',
    [],
    code.slice(1),
    code.slice(4),
    codeOfSide(181),
    codeOfSide(23),
    [...code.slice(1), 'x'.repeat(21)],
    [...code.slice(1), 5],
    [...code.slice(1), `${code[0]}.`],
  ];
  for (const each of refused)
    assert.throws(() => engine.resultCard(givenUp, { code: each }), refusal('bad-argument', 'code', '21, 25'));
});
