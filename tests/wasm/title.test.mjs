// The title before every game, in the module.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const type = (title, keys) => {
  for (const key of keys) title.send({ type: 'key', key });
};

test('a title shows its menus and reports each request once', () => {
  const title = engine.openTitle({ seed: 7, lastSeed: '18446744073709551615' });
  assert.match(title.text(), /New Game \(n\)/);
  assert.equal(title.takeWish(), null);
  type(title, 's');
  assert.match(title.text(), /Seed: a number or a word: 18446744073709551615/);
  title.send({ type: 'key', key: 'Enter' });
  // How long the game is to be comes after the seed.
  assert.equal(title.takeWish(), null);
  assert.match(title.text(), /Full game.*\n[^]*Rapid.*\n[^]*Bullet/);
  title.send({ type: 'key', key: 'Enter' });
  assert.deepEqual(title.takeWish(), {
    act: 'seed',
    seed: '18446744073709551615',
    style: 'brogue',
    variant: 'brogue',
    easy: false,
  });
  assert.equal(title.takeWish(), null);
  type(title, 'manr');
  assert.deepEqual(title.takeWish(), { act: 'new', style: 'classic', variant: 'rapid', easy: false });
  assert.equal(title.heroCell(), null);
  assert.equal(title.aimedCell(), null);
  assert.deepEqual(
    [title.messages(), title.log(3), title.said, title.wantsTime(), title.takeSettings()],
    [[], [], 0, -1, ''],
  );
  for (const from of [-1, 1.5, '0'])
    assert.throws(() => title.messages(from), refusal('bad-argument', 'from', '0 or more'));
  assert.throws(() => title.log(-1), refusal('bad-argument', 'most'));
  title.dispose();
  for (const name of [
    'text',
    'messages',
    'log',
    'wantsTime',
    'wantsMotion',
    'hurries',
    'takeSettings',
    'takeWish',
    'reading',
    'heroCell',
    'aimedCell',
  ])
    assert.throws(() => title[name](), refusal('disposed', 'openTitle'), name);
  for (const name of ['said', 'settings']) assert.throws(() => title[name], refusal('disposed', 'openTitle'), name);
});

test('kept games and recordings are chosen by letter', () => {
  const title = engine.openTitle();
  title.setGames([{ name: 'dungeon 5', written: Date.UTC(2026, 10, 22) }]);
  title.setRecordings([
    { name: 'dungeon 6', written: 0 },
    { name: 'dungeon 7', written: 0 },
  ]);
  type(title, 'c');
  assert.deepEqual(title.takeWish(), { act: 'continue' });
  type(title, 'ml');
  assert.match(title.text(), /a\) dungeon 5 +2026-11-22/);
  type(title, 'a');
  assert.deepEqual(title.takeWish(), { act: 'load', which: 0 });
  type(title, 'mrb');
  assert.deepEqual(title.takeWish(), { act: 'watch', which: 1 });
  for (const games of [
    null,
    'dungeon 5',
    [{ name: 'dungeon 5' }],
    [{ name: 5, written: 0 }],
    [{ name: 'a', written: -1 }],
    new Array(2),
  ])
    assert.throws(() => title.setGames(games), refusal('bad-argument', 'games'));
  title.dispose();
  const gone = engine.openTitle();
  const disposing = [
    {
      get name() {
        gone.dispose();
        return 'dungeon 5';
      },
      written: 0,
    },
  ];
  assert.throws(() => gone.setGames(disposing), refusal('disposed', 'openTitle'));
});

test('a title is animated on request and shows complaints', () => {
  const title = engine.openTitle({ seed: 3 });
  title.screen();
  assert.equal(title.wantsMotion(), -1);
  title.send({ type: 'motion', wanted: true });
  assert.ok(title.wantsMotion() > 0);
  assert.equal(title.hurries(), false);
  assert.ok(title.send({ type: 'frame', ms: 200 }).length > 0);
  title.complain('It is damaged.');
  assert.match(title.text(), /It is damaged\./);
  assert.throws(() => title.complain(5), refusal('bad-argument', 'trouble is 5', 'a string'));
  title.dispose();
  for (const [options, ...words] of [
    [{ seed: 0 }, 'seed is 0'],
    [{ lastSeed: -1 }, 'lastSeed is -1'],
    [{ lastSeed: 'x' }, 'lastSeed is "x"'],
  ])
    assert.throws(() => engine.openTitle(options), refusal('bad-seed', '18446744073709551615', ...words));
  assert.throws(() => engine.openTitle({ sed: 4 }), refusal('bad-argument', 'lastSeed'));
});

test('statistics of past games are shown and reset', () => {
  const game = engine.newGame({ seed: 12 });
  game.step({ type: 'quit' });
  const title = engine.openTitle();
  title.rememberRuns(game.takeRuns());
  type(title, 'mg');
  assert.match(title.text(), /games +1 +1/);
  type(title, 'ry');
  assert.ok(title.takeRuns().length > 0);
  assert.match(title.text(), /games +1 +0/);
  title.dispose();
  game.dispose();
});

test('a title stands windows of any size', () => {
  const title = engine.openTitle();
  for (const rows of [1, 2, 3, 10, 34])
    for (const columns of [1, 20, 100]) {
      title.send({ type: 'window', column: 0, columns, rows });
      title.send({ type: 'key', key: 'm' });
      assert.equal(title.text().trimEnd().split('\n').length, 34);
      title.send({ type: 'key', key: 'Escape' });
    }
  title.dispose();
});
