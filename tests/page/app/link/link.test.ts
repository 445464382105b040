import '../../support/dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameDungeon, type Dungeon } from '../../../../web/app/link/dungeon';
import { dayOf, linkTo, randomSeed, readLink, seedOfText } from '../../../../web/app/link/link';
import { quoted } from '../../../../web/app/link/parameters';
import { address, openDocument } from '../../support/dom';
import { engine } from '../../support/engine';

const read = (query: string, hidesSeed = false) => readLink(query, engine, hidesSeed);
const seedIn = (query: string) => read(query).dungeon.seed;
const today = new Date().toISOString().slice(0, 10);

/** FNV-1a of the UTF-8 bytes, which is what makes a word a seed. */
const hashOf = (word: string) =>
  String(
    [...new TextEncoder().encode(word)].reduce(
      (hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n),
      0xcbf29ce484222325n,
    ),
  );

test('a link names seed, depth, style and view, and is read as it was written', () => {
  openDocument('game');
  const dungeons: Dungeon[] = [
    { seed: '55', depth: 3, style: 'accretion', view: 'game', start: 3 },
    { seed: '56', depth: 1, style: 'brogue', view: 'game' },
    { seed: engine.dailySeed('2026-11-01'), depth: 1, style: 'brogue', view: 'game', day: '2026-11-01' },
    { seed: engine.dailySeed('2020-02-29'), depth: 4, style: 'brogue', view: 'map', day: '2020-02-29' },
    { seed: '1', depth: 1, style: 'brogue', view: 'map' },
    { seed: '18446744073709551615', depth: 40, style: 'rogue', view: 'dig' },
    { seed: '57', depth: 10, style: 'brogue', variant: 'rapid', view: 'map' },
    { seed: '58', depth: 1, style: 'classic', variant: 'bullet', view: 'game' },
  ];
  for (const dungeon of dungeons) {
    const link = linkTo(dungeon, engine.dungeonVersion);
    const { dungeon: again, meant, notices } = read(new URL(link).search);
    assert.deepEqual({ again, meant }, { again: dungeon, meant: undefined });
    assert.equal(notices.length, dungeon.day ? 1 : 0);
  }
  const [first] = dungeons;
  assert.equal(linkTo(first, 9), `${address}?seed=55&start=3&style=accretion&v=9`);
});

test('a link names its variant, and depths go as far as that', () => {
  assert.equal(
    linkTo({ seed: '5', depth: 1, style: 'brogue', variant: 'rapid', view: 'game' }, 9),
    `${address}?seed=5&variant=rapid&v=9`,
  );
  assert.equal('variant' in read('?seed=5&variant=brogue').dungeon, false);
  const { dungeon, notices } = read('?seed=5&view=map&variant=bullet&depth=6');
  assert.deepEqual([dungeon.variant, dungeon.depth], ['bullet', 1]);
  assert.match(notices.join(), /“6” is not a whole number from 1 to 5/);
  const unknown = read('?seed=5&variant=slow');
  assert.equal('variant' in unknown.dungeon, false);
  assert.match(unknown.notices.join(), /The variant “slow” is unknown; there are brogue, rapid, bullet/);
});

test('a link to a map names its measures, which games have not', () => {
  openDocument('game');
  for (const view of ['map', 'dig'] as const) {
    const dungeon: Dungeon = { seed: '55', depth: 3, style: 'brogue', view, tune: { loops: 0, lakes: 200 } };
    const link = linkTo(dungeon, engine.dungeonVersion);
    assert.equal(new URL(link).searchParams.get('tune'), 'loops=0,lakes=200');
    const { dungeon: again, notices } = read(new URL(link).search);
    assert.deepEqual(again, dungeon);
    assert.match(notices.join(), /tuned \(loops=0,lakes=200, .*cannot be played/);
    assert.doesNotMatch(linkTo({ ...dungeon, view: 'game' }, 9), /tune/);
  }
  // As usual is not tuned.
  const { dungeon, notices } = read('?seed=5&view=map&tune=loops=100');
  assert.deepEqual([dungeon.tune, notices], [undefined, []]);
});

test('dungeons in other measures are other dungeons', () => {
  const dungeon: Dungeon = { seed: '55', depth: 3, style: 'brogue', view: 'map' };
  assert.equal(isSameDungeon(dungeon, { ...dungeon, variant: 'rapid' }), false);
  assert.equal(isSameDungeon(dungeon, { ...dungeon, variant: 'brogue' }), true);
  assert.ok(isSameDungeon(dungeon, { ...dungeon, depth: 4, view: 'dig' }));
  assert.ok(!isSameDungeon(dungeon, { ...dungeon, tune: { loops: 0 } }));
  assert.ok(!isSameDungeon(dungeon, { ...dungeon, style: 'classic' }));
});

test('what a link leaves out is as usual: a random seed, depth 1, style brogue, the game', () => {
  const { dungeon, notices } = read('');
  assert.deepEqual({ ...dungeon, seed: '' }, { seed: '', depth: 1, style: 'brogue', view: 'game' });
  assert.match(dungeon.seed, /^[1-9]\d*$/);
  assert.deepEqual(notices, []);
  assert.notEqual(seedIn(''), seedIn(''));
  assert.equal(read('?view=embed').dungeon.view, 'map');
});

test('a random seed is never 0', () => {
  const random = globalThis.crypto.getRandomValues.bind(globalThis.crypto);
  let calls = 0;
  crypto.getRandomValues = (numbers) => (++calls === 1 ? numbers : random(numbers));
  assert.notEqual(randomSeed(), '0');
  assert.equal(calls, 2);
  crypto.getRandomValues = random;
});

test('a word is a seed, and a notice tells the number it became', () => {
  const { dungeon, notices } = read('?seed=xyzzy');
  assert.equal(dungeon.seed, hashOf('xyzzy'));
  assert.deepEqual(notices, [`The word “xyzzy” means seed ${hashOf('xyzzy')}.`]);
});

test('a word gives the same seed with composed and decomposed accents', () => {
  assert.equal(seedIn('?seed=cafe%CC%81'), seedIn('?seed=caf%C3%A9'));
});

test('digits with leading zeros are a number, not a word', () => {
  assert.deepEqual(read('?seed=007').notices, []);
  assert.equal(seedIn('?seed=007'), '7');
});

test('?daily is the dungeon of the UTC date', () => {
  const { dungeon, notices } = read('?daily');
  assert.equal(dungeon.seed, engine.dailySeed(today));
  assert.deepEqual(notices, [`Today's dungeon (${today}): seed ${dungeon.seed}. The same for everyone.`]);
});

test('?daily=DATE is the dungeon of that day', () => {
  const { dungeon, notices } = read('?daily=2026-11-26');
  assert.deepEqual([dungeon.seed, dungeon.day], [engine.dailySeed('2026-11-26'), '2026-11-26']);
  assert.deepEqual(notices, [`The daily dungeon of 2026-11-26: seed ${dungeon.seed}. The same for everyone.`]);
});

test('each variant has a dungeon of the day, of the same seed, and a link without one means the long one', () => {
  const { dungeon, notices } = read('?daily=2026-11-26&variant=rapid');
  assert.deepEqual([dungeon.seed, dungeon.variant], [engine.dailySeed('2026-11-26'), 'rapid']);
  assert.deepEqual(notices, [`The daily dungeon of 2026-11-26, rapid: seed ${dungeon.seed}. The same for everyone.`]);
  assert.equal(read('?daily=2026-11-26').dungeon.variant, undefined);
  assert.match(read('?daily&variant=bullet').notices[0], new RegExp(`^Today's dungeon \\(${today}, bullet\\)`));
  assert.match(read('?daily&variant=quick').notices.join(' '), /there are brogue, rapid, bullet/);
});

test('the depth in a link to a game is the level its sender meant, and the game begins at the top', () => {
  const { dungeon, meant, notices } = read('?seed=2024&depth=2');
  assert.deepEqual(dungeon, { seed: '2024', depth: 1, style: 'brogue', view: 'game' });
  assert.equal(meant, 2);
  assert.deepEqual(notices, []);
  assert.equal(read('?seed=2024&depth=1').meant, undefined);
  assert.equal(read('?seed=2024&depth=2&start=2').meant, undefined);
});

test('a shared game begins where it began, whatever level the hero is on', () => {
  openDocument('game');
  assert.equal(linkTo({ seed: '2024', depth: 7, style: 'brogue', view: 'game' }, 9), `${address}?seed=2024&v=9`);
});

test('the seed of a day is recognised: of a linked day, or one of the last 400', () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  for (const ago of [0, 1, 399]) assert.equal(dayOf(engine.dailySeed(day(ago)), '', engine), day(ago));
  assert.equal(dayOf(engine.dailySeed(day(401)), '', engine), undefined);
  assert.equal(dayOf(engine.dailySeed('2001-01-01'), '?daily=2001-01-01', engine), '2001-01-01');
  assert.equal(dayOf('12', '?daily=2001-13-01', engine), undefined);
});

/** Bad queries, each with patterns that its notices must match. */
const bad: Record<string, RegExp[]> = {
  'seed=0': [/seed is “0”;/, /random/],
  'seed=-1': [/-1/, /random/],
  'seed=1.5': [/1\.5/, /random/],
  'seed=18446744073709551616': [/18446744073709551616/, /18446744073709551615/, /random/],
  'seed=': [/empty/, /random/],
  [`seed=${'x'.repeat(10_000)}`]: [/10000/, /random/],
  [`seed=${'9'.repeat(10_000)}`]: [/10000/, /random/],
  'seed=7&depth=0': [/“0”/, /1 to 40/, /Depth 1/],
  'seed=7&depth=41': [/“41”/, /1 to 40/],
  'seed=7&depth=x': [/“x”/, /1 to 40/],
  'seed=7&depth=': [/1 to 40/],
  'seed=7&style=nethack': [/nethack/, /brogue, classic, accretion, rogue/],
  'view=cinema': [/cinema/, /map, dig and embed/, /game is shown/],
  'seed=7&v=999': [/999/, /version/],
  'seed=7&depth=2&seed=8&depth=3': [/2 values for seed\. The first/, /2 values for depth/],
  'seed=5&daily': [/a seed and for the daily dungeon\. The seed is used/],
  'daily&seed=1': [/The seed is used/],
  'daily=2023-02-29': [/“2023-02-29” does not exist; allowed: YYYY-MM-DD/, new RegExp(`dungeon .${today}.: seed`)],
  'daily=soon': [/“soon” does not exist/, new RegExp(`dungeon .${today}.: seed`)],
  'daily=2999-01-01': [/2999-01-01 lies ahead/, new RegExp(`dungeon .${today}.: seed`)],
  'seed=7&start=0': [/start “0”/, /1 to 40/, /begins on depth 1/],
  'seed=7&tune=loops=0': [/“tune” is for maps, not for games/, /as usual/],
  'seed=7&view=cinema&tune=loops=0': [/“tune” is for maps/],
  'seed=7&view=map&tune=': [/tune “” cannot be read/, /loops=50,lakes=0/, /as usual/],
  'seed=7&view=map&tune=loops': [/tune “loops” cannot be read/],
  'seed=7&view=dig&tune=loops=x': [/tune “loops=x” cannot be read/],
  'seed=7&view=dig&tune=loops=-1': [/tune “loops=-1” cannot be read/],
  'seed=7&view=map&tune=loops=999': [/loops/, /999/, /0 to 300/, /as usual/],
  'seed=7&view=map&tune=wells=5': [/wells/, /rooms, loops, lakes, machines, outOfDepth/],
  'seed=7&view=map&style=rogue&tune=lakes=0': [/Lakes cannot be tuned/, /rogue/],
  'seed=7&view=map&tune=loops=0&tune=lakes=0': [/2 values for tune\. The first/, /\(loops=0,/],
  'seed=7&view=map&depth=3&start=4': [/“start” is for games\. This view shows depth 3/],
};
for (const [query, expected] of Object.entries(bad))
  test(`?${query.slice(0, 40)} gets its notice and a dungeon`, () => {
    const { dungeon, notices } = read(`?${query}`);
    for (const pattern of expected) assert.match(notices.join('\n'), pattern);
    assert.ok(notices.join().length < 500, `a notice of ${notices.join().length} characters`);
    assert.match(dungeon.seed, /^[1-9]\d*$/);
    assert.ok(dungeon.depth >= 1 && dungeon.depth <= 40);
    if (query.startsWith('seed=7')) assert.equal(dungeon.seed, '7');
  });

test('a hidden seed is in no notice', () => {
  for (const query of ['?seed=xyzzy', '?daily']) {
    const { dungeon, notices } = read(query, true);
    assert.ok(!notices.join().includes(dungeon.seed), query);
  }
  assert.match(read('?daily', true).notices.join(), /The same for everyone\.$/);
});

test('a typed seed is read without the blanks around it', () => {
  const notices: string[] = [];
  assert.equal(seedOfText('  17 ', engine, notices, false), '17');
  assert.deepEqual(notices, []);
});

test('errors other than the engine’s own are not notices', () => {
  const broken = Object.create(engine) as typeof engine;
  broken.seedFromText = () => {
    throw new RangeError('out of memory');
  };
  assert.throws(() => readLink('?seed=x', broken), RangeError);
});

test('long values are cut off by characters, not by their halves', () => {
  assert.equal(quoted('😀'.repeat(41)), `“${'😀'.repeat(40)}…”`);
  assert.equal(quoted('x'.repeat(40)), `“${'x'.repeat(40)}”`);
});
