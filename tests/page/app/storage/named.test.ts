import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName, named } from '../../../../web/app/storage/named';

const facts = { seed: '18446744073709551615', style: 'rogue', depth: 3, turns: 99 } as const;

test('a game is named by dungeon, style, depth and turn', () => {
  assert.equal(named(facts, false), 'dungeon 18446744073709551615, rogue, depth 3, turn 99');
  assert.equal(named({ ...facts, style: 'brogue' }, false), 'dungeon 18446744073709551615, depth 3, turn 99');
  assert.equal(named(facts, true), 'rogue, depth 3, turn 99');
});

test('the name of a file shortens long seeds, and leaves out hidden ones', () => {
  assert.equal(fileName(facts, false), 'cellophane-18446..1615-depth-3-turn-99.clph');
  assert.equal(
    fileName({ ...facts, seed: '12345678901' }, false, 'played'),
    'cellophane-played-12345678901-depth-3-turn-99.clph',
  );
  assert.equal(fileName(facts, true, 'played'), 'cellophane-played-depth-3-turn-99.clph');
});
