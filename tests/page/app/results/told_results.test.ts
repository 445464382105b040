import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOrder, toldResultsIn, type ToldResult } from '../../../../web/app/results/told_results';
import { engine } from '../../support/engine';

/** The text of a game that was given up at once, as it is shared. */
function sharedText(watchLink?: string): string {
  const game = engine.newGame({ seed: '24' });
  for (let i = 0; i < 40 && !game.over; ++i) game.step({ type: 'explore' });
  game.step({ type: 'quit' });
  return engine
    .resultCard(game.replay(), {
      playLink: 'https://example.org/dungeon/?seed=24&v=6',
      ...(watchLink !== undefined && { watchLink }),
    })
    .lines.join('\n');
}

test('a text as the engine writes it is read back, with the name above it or before it', () => {
  const game = engine.newGame({ seed: '24' });
  for (let i = 0; i < 40 && !game.over; ++i) game.step({ type: 'explore' });
  game.step({ type: 'quit' });
  const { score, deepest, turns } = engine.verifyRecording(game.replay());
  const text = sharedText();
  for (const [pasted, name] of [
    [`Ann:\n${text}`, 'Ann'],
    [`Ann, 20:14: ${text}`, 'Ann, 20:14'],
    [`hello\n\n${text}\r\n\r\nwell done`, 'Result 3'],
  ] as const) {
    const { results } = toldResultsIn(pasted, 3);
    assert.equal(results.length, 1, pasted);
    const [told] = results;
    assert.equal(told.name, name);
    assert.equal(told.dungeon, 'Seed 24');
    assert.equal(told.score, score);
    assert.equal(told.depth, deepest);
    assert.equal(told.turns, turns);
    assert.equal(told.query, 'seed=24&v=6');
    assert.ok(text.includes(told.ending), told.ending);
  }
  assert.deepEqual(
    toldResultsIn(`hello\n\n${text}\n\nwell done`).others.filter((line) => line !== ''),
    ['hello', 'well done'],
  );
});

test('a text with a link to the recording is left to those who replay it', () => {
  const { results, others } = toldResultsIn(`Ann:\n${sharedText('https://example.org/dungeon/#r=abc')}`);
  assert.deepEqual(results, []);
  assert.deepEqual(
    others.filter((line) => line !== ''),
    ['Ann https://example.org/dungeon/#r=abc'],
  );
});

test('all kinds of games are read, and of a link nothing but what names a dungeon', () => {
  const { results } = toldResultsIn(
    [
      'Cellophane. Daily dungeon of 2026-11-26, rapid.',
      'Escaped the dungeon with the Amulet of Yendor.',
      '■■■■ Depth 4, score 12,250, 7,250 gold, 1 lumenstone, 1,900 turns.',
      'Feats: Pure Mage.',
      'Play this dungeon: https://evil.example/x?daily=2026-11-26&variant=rapid&theme=light&next=javascript:0#x',
      'Cellophane. Hidden seed, easy mode.',
      'Killed by a rat on depth 1.',
      '■□□ Depth 1, 0 gold, 1 turn.',
    ].join('\n'),
  );
  const [first, second] = results;
  assert.deepEqual(
    [first.dungeon, first.ending, first.score, first.gold, first.turns, first.query],
    [
      'Daily dungeon of 2026-11-26, rapid',
      'Escaped the dungeon with the Amulet of Yendor',
      12250,
      7250,
      1900,
      'daily=2026-11-26&variant=rapid',
    ],
  );
  assert.deepEqual([second.name, second.dungeon, second.query], ['Result 2', 'Hidden seed, easy mode', '']);
});

test('text that is no result stays as it is', () => {
  for (const text of [
    '■■□ Depth 2, 5 gold, 9 turns.',
    'one\ntwo\n■■□ Depth 2, 5 gold, 9 turns.',
    'Cellophane. Seed 7.\nKilled by a rat.\nDepth 2, 5 gold, 9 turns.',
  ]) {
    const { results, others } = toldResultsIn(text);
    assert.deepEqual(results, [], text);
    assert.equal(others.join('\n'), text);
  }
});

test('results stand by dungeon, and the best first', () => {
  const of = (dungeon: string, score: number, depth: number, turns: number): ToldResult => ({
    name: '',
    dungeon,
    ending: '',
    score,
    gold: score,
    depth,
    turns,
    query: '',
  });
  const sorted = [of('A', 9, 2, 5), of('A', 5, 3, 7), of('A', 5, 3, 8), of('A', 5, 2, 1), of('B', 99, 9, 9)];
  assert.deepEqual(inOrder([...sorted].reverse()), sorted);
});
