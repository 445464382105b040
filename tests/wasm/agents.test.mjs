// Programs that play by numbers: the flat observation, the mask, numbered actions, other games in place of one.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const layout = engine.observationLayout();
const { maskBytes, count, groups } = layout.actions;
const bytes = new Uint8Array(layout.bytes);
const fields = engine.observationFields(bytes);
const mask = new Uint8Array(maskBytes);
const firstOf = (name) => groups.find((group) => group.name === name).first;
const fileOf = (name) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

/** The action that a number picks among those of a mask, as in examples/random_play.c. */
function chosen(number) {
  for (let action = 0; ; ++action) if ((mask[action >> 3] >> (action & 7)) & 1 && number-- === 0) return action;
}

test('the layout is docs/observation.json', async () => {
  assert.deepEqual(layout, JSON.parse(await fileOf('docs/observation.json')));
  assert.throws(() => (layout.bytes = 1), TypeError);
});

test('games by chance come to what they come to in C', async () => {
  const one = new Uint16Array(1);
  const prime = 1099511628211n;
  let hash = 14695981039346656037n;
  let chance = 1;
  const mix = (byte) => (hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime));
  const game = engine.newGame({ seed: 1 });
  for (let i = 0; i < 20; ++i) {
    game.reset(i + 1);
    for (let k = 0; k < 200; ++k) {
      const members = game.legalMask(mask);
      if (members === 0) break;
      chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
      one[0] = chosen((chance >>> 8) % members);
      game.stepMany(one);
    }
    game.observeInto(bytes);
    bytes.forEach(mix);
    const state = BigInt(`0x${game.stateHash()}`);
    for (let k = 0n; k < 8n; ++k) mix((state >> (8n * k)) & 255n);
  }
  game.dispose();
  assert.equal(`${hash.toString(16).padStart(16, '0')}\n`, await fileOf('tests/golden/random_play.txt'));
});

test('the flat observation tells what the object tells', () => {
  const game = engine.newGame({ seed: 12, depth: 4 });
  for (let i = 0; i < 60; ++i) {
    const actions = game.legalActions();
    if (actions.length === 0) break;
    game.step(actions[(i * 7) % actions.length]);
    const seen = game.observe();
    game.observeInto(bytes);
    const plain = { depth: 'depth', deepest: 'deepest', turns: 'turns', packPlacesLeft: 'packPlacesLeft' };
    for (const [name, field] of Object.entries(plain)) assert.equal(fields[field][0], seen[name], name);
    const { hero } = seen;
    const ofHero = { heroX: hero.x, heroY: hero.y, health: Math.max(0, hero.health), maxHealth: hero.maxHealth };
    Object.assign(ofHero, { strength: hero.strength, armor: hero.armor, gold: hero.gold, nutrition: hero.nutrition });
    for (const [field, value] of Object.entries(ofHero)) assert.equal(fields[field][0], value, field);
    for (const name of ['sight', 'dungeon', 'liquid', 'gas', 'gasVolume'])
      assert.deepEqual(fields[name], seen.cells[name], name);
    assert.equal(fields.creatures[0], seen.monsters.length);
    const { monsters, itemCategories, itemKinds } = layout.vocabularies;
    const rows = [...Array(seen.monsters.length).keys()].map((row) =>
      [fields.creatureX[row], fields.creatureY[row], monsters[fields.creatureKind[row] - 1]].join(),
    );
    assert.deepEqual(rows.sort(), seen.monsters.map(({ x, y, kind }) => [x, y, kind].join()).sort());
    seen.pack.forEach((stack, row) => {
      assert.equal(String.fromCharCode(96 + fields.packLetter[row]), stack.letter);
      assert.equal(itemCategories[fields.packCategory[row] - 1], stack.category);
      assert.equal(itemKinds[fields.packKind[row] - 1] ?? null, stack.kind);
      assert.equal(fields.packInUse[row], Number(stack.inUse));
      assert.equal(fields.packQuantity[row], stack.quantity);
    });
  }
  game.dispose();
});

test('the last messages are in the observation', () => {
  const game = engine.newGame({ seed: 3 });
  game.step({ type: 'explore' });
  game.observeInto(bytes);
  const text = new TextDecoder().decode(fields.messages.slice(0, fields.messages.indexOf(0)));
  assert.equal(fields.messagesTold[0], game.said);
  assert.deepEqual(text.trimEnd().split('\n'), game.messages().slice(-fields.messagesKept[0]));
  game.dispose();
});

test('several actions are carried out up to the first that changes nothing, or the end of the game', () => {
  const game = engine.newGame({ seed: 5 });
  const [rest, drop, quiet] = [firstOf('rest'), firstOf('drop'), [firstOf('rest'), firstOf('search')]];
  assert.equal(game.stepMany(quiet), 2);
  const { turns } = game;
  assert.ok(turns >= 2);
  assert.equal(game.stepMany([rest, drop + 25, rest]), 1);
  assert.equal(game.turns, turns + 1);
  assert.equal(game.stepMany([]), 0);
  const walk = [firstOf('explore'), ...Array(100).fill(firstOf('continue'))];
  const before = game.turns;
  const done = game.stepMany(walk);
  assert.ok(done > 2 && done < walk.length, String(done));
  assert.ok(game.turns > before);
  assert.equal(game.step({ type: 'stop' }).changed, false);
  assert.equal(game.step({ type: 'rest' }).changed, true);
  game.step({ type: 'quit' });
  assert.equal(game.over, true);
  assert.equal(game.legalMask(mask), 0);
  game.dispose();
});

test('reset begins another game in the same place, and a snapshot leads back', () => {
  const game = engine.newGame({ seed: 5, depth: 2 });
  const other = engine.newGame({ seed: '18446744073709551615', depth: 2 });
  const keys = Object.keys(game);
  game.step({ type: 'explore' });
  const before = game.stateHash();
  const snapshot = game.snapshot();
  game.reset('18446744073709551615');
  assert.equal(game.seed, '18446744073709551615');
  assert.equal(game.stateHash(), other.stateHash());
  assert.deepEqual(Object.keys(game), keys);
  game.restore(snapshot);
  assert.equal(game.seed, '5');
  assert.equal(game.stateHash(), before);
  assert.throws(() => game.reset(0), refusal('bad-seed'));
  assert.equal(game.stateHash(), before);
  for (const each of [game, other]) each.dispose();
  assert.equal(game.seed, '5');
});

test('a fork goes its own way', () => {
  const game = engine.newGame({ seed: 5 });
  game.step({ type: 'explore' });
  const before = game.stateHash();
  const fork = game.fork();
  assert.equal(fork.stateHash(), before);
  assert.equal(fork.seed, '5');
  fork.step({ type: 'explore' });
  assert.notEqual(fork.stateHash(), before);
  assert.equal(game.stateHash(), before);
  game.dispose();
  fork.step({ type: 'rest' });
  fork.dispose();
  assert.throws(() => fork.observeInto(bytes), refusal('disposed'));
});

test('bad input is refused with its name, and changes nothing', () => {
  const game = engine.newGame({ seed: 5 });
  const before = game.stateHash();
  const small = new Uint8Array(8);
  assert.throws(
    () => game.observeInto(small),
    refusal('bad-argument', String(layout.bytes), 'observation is a Uint8Array of 8 bytes'),
  );
  assert.throws(() => game.observeInto(new Int32Array(layout.bytes)), refusal('bad-argument', 'Uint8Array'));
  assert.throws(() => game.observeInto(), refusal('bad-argument'));
  assert.throws(() => game.legalMask(small), refusal('bad-argument', String(maskBytes), 'mask'));
  assert.throws(() => game.stepMany(3), refusal('bad-action', 'the actions are 3', 'array'));
  for (const wrong of [-1, count, 0.5, '16', null])
    assert.throws(() => game.stepMany([16, wrong]), refusal('bad-action', String(count - 1)));
  assert.throws(() => engine.observationFields(small), refusal('bad-argument', String(layout.bytes)));
  assert.throws(
    () => engine.observationFields(new Uint8Array(layout.bytes + 4).subarray(1)),
    refusal('bad-argument', '4'),
  );
  const { observeInto } = game;
  assert.throws(() => observeInto(bytes), refusal('bad-argument', 'observeInto'));
  assert.equal(game.stateHash(), before);
  game.dispose();
});

test('what is written stays right when the memory grows', () => {
  const games = [];
  const game = engine.newGame({ seed: 9 });
  game.observeInto(bytes);
  const before = bytes.slice();
  for (let i = 0; i < 60; ++i) games.push(engine.newGame({ seed: i + 1, depth: 3 }));
  bytes.fill(0);
  game.observeInto(bytes);
  assert.deepEqual(bytes, before);
  for (const each of [game, ...games]) each.dispose();
});
