// Many games in one call: each goes as it would alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const { bytes, actions } = engine.observationLayout();
const firstOf = (name) => actions.groups.find((group) => group.name === name).first;
const [rest, drop] = [firstOf('rest'), firstOf('drop')];

const roomFor = (games) => ({
  observations: new Uint8Array(games * bytes),
  masks: new Uint8Array(games * actions.maskBytes),
  members: new Int32Array(games),
  outcomes: new Int32Array(games * 5),
});
const seedsTo = (count) => Array.from({ length: count }, (_, i) => i + 1);
const part = (array, size, number) => array.subarray(size * number, size * (number + 1));

/** The action that a number picks among those of a mask. */
function chosen(mask, number) {
  for (let action = 0; ; ++action) if ((mask[action >> 3] >> (action & 7)) & 1 && number-- === 0) return action;
}

for (const [count, rounds] of [
  [4, 60],
  [65, 8],
])
  test(`${count} games of a batch are what they are alone`, () => {
    const batch = engine.newBatch({ seeds: seedsTo(count), depth: 3 });
    const games = seedsTo(count).map((seed) => engine.newGame({ seed, depth: 3 }));
    const room = roomFor(count);
    const [seen, mask] = [new Uint8Array(bytes), new Uint8Array(actions.maskBytes)];
    const one = new Uint16Array(1);
    const wanted = new Int16Array(count);
    assert.equal(batch.size, count);
    batch.look(room);
    let chance = 1;
    for (let round = 0; round < rounds; ++round) {
      for (let i = 0; i < count; ++i) {
        chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
        wanted[i] = room.members[i]
          ? chosen(part(room.masks, actions.maskBytes, i), (chance >>> 8) % room.members[i])
          : -1;
      }
      batch.step(wanted, room);
      games.forEach((game, i) => {
        const { turns } = game;
        one[0] = wanted[i];
        const done = wanted[i] >= 0 ? game.stepMany(one) : 0;
        const [passed, , , over, changed] = part(room.outcomes, 5, i);
        assert.equal(changed, done);
        assert.equal(passed, game.turns - turns);
        assert.equal(over, Number(game.over));
        game.observeInto(seen);
        assert.deepEqual(part(room.observations, bytes, i), seen);
        assert.equal(room.members[i], game.legalMask(mask));
        assert.deepEqual(part(room.masks, actions.maskBytes, i), mask);
      });
    }
    const copy = batch.game(count - 1);
    assert.equal(copy.stateHash(), games[count - 1].stateHash());
    assert.equal(copy.seed, String(count));
    for (const each of [copy, batch, ...games]) each.dispose();
  });

test('what changes nothing is told, and a game can begin anew', () => {
  const batch = engine.newBatch({ seeds: ['5', 6n] });
  const { outcomes } = roomFor(2);
  batch.step([rest, drop + 25], { outcomes });
  assert.ok(outcomes[0] > 0);
  assert.deepEqual([outcomes[4], outcomes[5], outcomes[9]], [1, 0, 0]);
  batch.reset(1, '77');
  const fresh = engine.newGame({ seed: 77 });
  const copy = batch.game(1);
  assert.equal(copy.stateHash(), fresh.stateHash());
  for (const each of [copy, fresh, batch]) each.dispose();
  assert.throws(() => batch.step([rest, rest]), refusal('disposed', 'newBatch'));
});

test('bad calls of a batch are refused with what would be right', () => {
  const refused = (act, code, ...words) => assert.throws(act, refusal(code, ...words));
  for (const seeds of [undefined, [], 'five', 5]) refused(() => engine.newBatch({ seeds }), 'bad-argument', 'seeds');
  refused(() => engine.newBatch({ seeds: [1, 0] }), 'bad-seed');
  refused(() => engine.newBatch({ seeds: [1], depth: 99 }), 'bad-depth');
  refused(() => engine.newBatch({ seeds: [1], seed: 1 }), 'bad-argument', 'seed');
  const batch = engine.newBatch({ seeds: [1, 2] });
  refused(() => batch.step([rest]), 'bad-argument', '2 numbers');
  refused(() => batch.step([rest, actions.count]), 'bad-action');
  refused(() => batch.step([rest, -2]), 'bad-action');
  refused(() => batch.look({ observations: new Uint8Array(bytes) }), 'bad-argument', String(2 * bytes));
  refused(() => batch.look({ members: [0, 0] }), 'bad-argument', 'Int32Array');
  refused(() => batch.look({ mask: new Uint8Array(1) }), 'bad-argument', 'masks');
  refused(() => batch.reset(2, 5), 'bad-argument', '0 to 1');
  refused(() => batch.reset(0, 0), 'bad-seed');
  refused(() => batch.game(-1), 'bad-argument', '0 to 1');
  refused(() => batch.step.call({}, []), 'bad-argument', 'batch');
  batch.dispose();
});
