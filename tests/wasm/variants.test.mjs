import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goldenShortLevels } from './golden.mjs';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const depths = { rapid: [6, 10], bullet: [3, 5] };

test('golden levels of short dungeons have the same hashes as natively', () => {
  const rows = goldenShortLevels();
  assert.equal(rows.length, 30);
  for (const { variant, seed, depth, hash } of rows)
    assert.equal(engine.generate({ seed, depth: Number(depth), variant }).hash, hash, `${variant} ${seed} ${depth}`);
});

for (const [variant, [amulet, deepest]] of Object.entries(depths)) {
  test(`levels, games, catalogues and searches of ${variant}`, () => {
    const level = engine.generate({ seed: 5, depth: 2, variant });
    assert.deepEqual([level.variant, level.style, level.toJSON().variant], [variant, 'brogue', variant]);
    assert.notEqual(level.hash, engine.generate({ seed: 5, depth: 2 }).hash);
    assert.equal([...engine.descend({ seed: 5, variant })].length, amulet);
    assert.equal([...engine.descend({ seed: 5, variant, depth: [1, deepest] })].at(-1).depth, deepest);
    const game = engine.newGame({ seed: 5, variant });
    assert.deepEqual([game.variant, game.depth], [variant, 1]);
    const replay = engine.openReplay(game.replay());
    assert.equal(replay.variant, variant);
    const rows = [...engine.catalog({ seeds: 5, variant })];
    assert.ok(rows.every((row) => row.variant === variant));
    assert.equal(rows.at(-1).depth, amulet);
    const [hit] = engine.search({ seeds: 5, variant, where: `item("Amulet of Yendor") <= ${amulet}` });
    assert.equal(hit.seed, '5');
    const stream = engine.stream({ seeds: 5, variant, layers: ['dungeon'] });
    assert.equal([...stream].length, amulet);
    for (const call of ['generate', 'newGame', 'descend'])
      assert.throws(
        () => engine[call]({ seed: 5, variant, depth: deepest + 1 }),
        refusal('bad-depth', `1 to ${deepest}`, variant),
      );
  });
}

test('without a variant, and with brogue, everything is as before', () => {
  const level = engine.generate({ seed: 5, variant: 'brogue' });
  assert.equal(level.hash, engine.generate({ seed: 5 }).hash);
  assert.equal(level.variant, 'brogue');
  assert.equal('variant' in level.toJSON(), false);
  assert.equal(
    [...engine.catalog({ seeds: 5, depth: 1 })].some((row) => 'variant' in row),
    false,
  );
});

test('unknown variants are refused', () => {
  for (const variant of ['slow', '', null, 'rapid/bullet']) {
    const bad = refusal('bad-variant', 'variant', 'brogue, rapid, bullet');
    assert.throws(() => engine.generate({ seed: 1, variant }), bad);
    assert.throws(() => engine.newGame({ seed: 1, variant }), bad);
    assert.throws(() => engine.catalog({ seeds: 1, variant }), bad);
  }
});

const row = {
  amuletDepth: 3,
  deepestDepth: 5,
  pace: 8,
  supplies: [{ potions: 300, rewardsFrom: 2 }, {}, { captives: 7 }, { lumenstones: 12 }, { food: 1000 }],
};

test('a row of one’s own is a variant like any other', () => {
  const variant = engine.variantFromJson(JSON.stringify(row));
  assert.match(variant, /^custom\.[\w-]+$/);
  assert.equal(engine.variantFromJson(engine.variantJson(variant)), variant);
  const name = engine.variantName(variant);
  assert.match(name, /^custom-[0-9a-f]{8}$/);
  assert.deepEqual(engine.variantDepths(variant), { amulet: 3, deepest: 5 });
  const level = engine.generate({ seed: 5, depth: 2, variant });
  assert.deepEqual([level.variant, level.toJSON().variant], [variant, name]);
  assert.notEqual(level.hash, engine.generate({ seed: 5, depth: 2, variant: 'bullet' }).hash);
  assert.equal([...engine.descend({ seed: 5, variant })].length, 3);
  const rows = [...engine.catalog({ seeds: 5, variant })];
  assert.ok(rows.every((entry) => entry.variant === name));
  const game = engine.newGame({ seed: 5, variant });
  assert.equal(game.variant, variant);
  game.step({ type: 'explore' });
  const resumed = engine.loadGame(game.save());
  assert.deepEqual([resumed.variant, resumed.hash], [variant, game.hash]);
  const replay = engine.openReplay(game.replay());
  assert.equal(replay.variant, variant);
  const verified = engine.verifyRecording(game.replay());
  assert.equal(verified.variant, variant);
  const [ranked] = engine.rankRecordings([{ file: 'a', result: verified }]);
  assert.ok(ranked);
});

test('a row that equals one of the list is that one', () => {
  assert.equal(engine.variantFromJson(engine.variantJson('bullet')), 'bullet');
  assert.equal(engine.variantName('rapid'), 'rapid');
});

test('wrong rows and cut texts are refused with what would be right', () => {
  const variant = engine.variantFromJson(JSON.stringify(row));
  assert.throws(() => engine.variantFromJson('{"pace": 0}'), refusal('bad-variant', 'line 1', 'pace is 0', '1 to 20'));
  assert.throws(() => engine.variantFromJson(row), refusal('bad-variant', 'json', 'docs/variants.md'));
  for (const text of ['custom.', variant.slice(0, -1), `${variant}A`, 'custom.%%'])
    for (const call of ['generate', 'newGame', 'descend'])
      assert.throws(() => engine[call]({ seed: 1, variant: text }), refusal('bad-variant', 'Copy it whole'));
  assert.throws(() => engine.generate({ seed: 1, depth: 6, variant }), refusal('bad-depth', '1 to 5'));
});

test('the trial of a variant counts its levels, and ends with the first unfair one', () => {
  const variant = engine.variantFromJson(JSON.stringify(row));
  const steps = [...engine.variantTrial({ variant })];
  assert.deepEqual(steps.at(-1), { levels: 1002, of: 1002, flaw: null });
  assert.equal(steps.length, 1002);
  const most = { potions: 2000, scrolls: 2000, weapons: 2000, armor: 2000, wands: 2000, staffs: 2000, rings: 2000 };
  const crowded = { ...row, supplies: [most, most, { ...most, rewardRooms: 1000, enchanting: 1000 }, {}, {}] };
  const last = [...engine.variantTrial({ variant: engine.variantFromJson(JSON.stringify(crowded)) })].at(-1);
  assert.match(last.flaw ?? '', /^depth \d of seed \d+: /);
});
