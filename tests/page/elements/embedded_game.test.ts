import '../support/dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameKeeper } from '../../../web/elements/game/game_keeper';
import { goesOn, KeptGame, type Wanted } from '../../../web/elements/game/kept_game';
import { readGameRequest } from '../../../web/elements/game/game_request';
import { originIn } from '../../../web/app/frames/embedder_link';
import { TestClock } from '../support/clock';
import { engine } from '../support/engine';
import { useLocks } from '../support/locks';

function storageOf(entries: Map<string, string>): Storage {
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage;
}

test('a kept game comes back byte for byte, under its own key', () => {
  const entries = new Map<string, string>();
  const kept = new KeptGame('mine', () => storageOf(entries));
  assert.equal(kept.read(), null);
  const save = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256);
  for (const wanted of [
    { seed: '1729', style: 'rogue' },
    { seed: null, style: 'brogue' },
  ] as Wanted[]) {
    kept.write(save, wanted);
    assert.deepEqual([...entries.keys()], ['cellophane-game/mine']);
    assert.deepEqual(kept.read(), { save, wanted });
  }
  assert.equal(new KeptGame('other', () => storageOf(entries)).read(), null);
  kept.remove();
  assert.equal(entries.size, 0);
});

test('an entry without what was wanted is a game all the same', () => {
  const entries = new Map([['cellophane-game/mine', btoa('CLPH')]]);
  assert.deepEqual(new KeptGame('mine', () => storageOf(entries)).read(), {
    save: new TextEncoder().encode('CLPH'),
    wanted: null,
  });
});

test('a kept game goes on until the attributes ask for another dungeon than they did', () => {
  const asked = (seed: string | null, style: Wanted['style'] = 'brogue') => ({ seed, style });
  const own = { seed: '55', style: 'brogue' } as const;
  // The player has gone on from 1729 to 55.
  assert.ok(goesOn(asked('1729'), own, asked('1729')));
  assert.ok(!goesOn(asked('1729'), own, asked('1730')));
  assert.ok(!goesOn(asked('1729'), own, asked('1729', 'rogue')));
  assert.ok(!goesOn(asked(null), own, asked('1729')));
  assert.ok(goesOn(asked('1729'), own, asked('55')), 'it is of that dungeon');
  assert.ok(goesOn(asked('1729'), own, asked(null)), 'any dungeon will do');
  // Of an entry that does not say, its own dungeon counts.
  assert.ok(goesOn(null, own, asked('55')));
  assert.ok(goesOn(null, own, asked(null)));
  assert.ok(!goesOn(null, own, asked('1729')));
  assert.ok(!goesOn(null, own, asked('55', 'rogue')));
});

test('a kept game goes on only where its own length is asked for, and entries without one are long', () => {
  const own = { seed: '55', style: 'brogue', variant: 'rapid' } as const;
  const wanted = { seed: '55', style: 'brogue', variant: 'rapid' } as const;
  assert.ok(goesOn(wanted, own, wanted));
  assert.ok(!goesOn(wanted, own, { seed: '55', style: 'brogue', variant: 'brogue' }));
  assert.ok(!goesOn(null, own, { seed: null, style: 'brogue', variant: 'brogue' }));
  assert.ok(goesOn(null, { seed: '55', style: 'brogue', variant: 'brogue' }, { seed: '55', style: 'brogue' }));
  const entries = new Map<string, string>();
  const kept = new KeptGame('mine', () => storageOf(entries));
  kept.write(new Uint8Array(3), wanted);
  assert.deepEqual(kept.read()!.wanted, wanted);
  kept.write(new Uint8Array(3), { ...wanted, variant: 'brogue' });
  assert.deepEqual(kept.read()!.wanted, { seed: '55', style: 'brogue' });
});

test('without storage a game is not kept, which is thrown, and not removed, which is not', () => {
  const kept = new KeptGame('mine', () => {
    throw new Error('SecurityError');
  });
  assert.throws(() => kept.read(), /SecurityError/);
  assert.throws(() => kept.write(new Uint8Array(3), { seed: null, style: 'brogue' }), /SecurityError/);
  kept.remove();
  const damaged = new KeptGame('mine', () => storageOf(new Map([['cellophane-game/mine', '%%%']])));
  assert.throws(() => damaged.read());
});

test('attributes of a game are read, and refused with what they may be', () => {
  const read = (attributes: Record<string, string>) => readGameRequest((name) => attributes[name] ?? null, engine);
  assert.deepEqual(read({}), {
    seed: null,
    style: 'brogue',
    variant: 'brogue',
    theme: 'dark',
    size: null,
    saveKey: null,
  });
  assert.equal(read({ variant: 'bullet' }).variant, 'bullet');
  assert.deepEqual(read({ seed: ' 7 ', 'dungeon-style': 'rogue', theme: 'light', size: '20', 'save-key': 'mine' }), {
    seed: '7',
    style: 'rogue',
    variant: 'brogue',
    theme: 'light',
    size: 20,
    saveKey: 'mine',
  });
  const empty = { seed: '', 'dungeon-style': '', variant: '', theme: '', size: '', 'save-key': '' };
  assert.deepEqual(read(empty), read({}));
  assert.equal(read({ seed: 'xyzzy' }).seed, engine.seedFromText('xyzzy'));
  for (const [attributes, words] of [
    [{ seed: ' ' }, /seed/i],
    [{ seed: '-1' }, /seed/i],
    [{ 'dungeon-style': 'gothic' }, /dungeon-style is "gothic"; allowed: brogue, classic, accretion, rogue/],
    [{ variant: 'quick' }, /variant is "quick"; allowed: brogue, rapid, bullet/],
    [{ theme: 'mauve' }, /theme is "mauve"; allowed: dark, light/],
    [{ size: '7' }, /size is "7"; allowed: fit, or a whole number of pixels from 8 to 60/],
    [{ size: '61' }, /size is "61"/],
    [{ size: '1e1' }, /size/],
    [{ 'save-key': ' ' }, /save-key is " "; allowed: a name of 1 to 200/],
    [{ 'save-key': 'x'.repeat(201) }, /save-key is "x{40}…"/],
  ] as [Record<string, string>, RegExp][])
    assert.throws(() => read(attributes), words);
});

test('an origin is a scheme, a host and a port, and nothing more', () => {
  for (const text of ['https://example.org', 'http://127.0.0.1:8080', 'https://example.org/'])
    assert.equal(originIn(text), text.replace(/\/$/, ''));
  for (const text of ['', '*', 'example.org', 'https://example.org/page', 'https://a@example.org', 'null', 'data:,x'])
    assert.equal(originIn(text), null, text);
});

/** A game whose record grows by three bytes a turn. */
function countedGame() {
  const record = { turns: 0, saves: 0 };
  return {
    record,
    get turns() {
      return record.turns;
    },
    get recorded() {
      return record.turns * 3;
    },
    save() {
      ++record.saves;
      return Uint8Array.from({ length: 10 + record.turns * 3 }, (_, i) => i);
    },
    addition: (since: number) => Uint8Array.from({ length: record.turns * 3 - since }, (_, i) => 10 + since + i),
  };
}

function keeperOf(entries: Map<string, string>, storage = storageOf(entries)) {
  useLocks(undefined);
  const clock = new TestClock();
  const told: string[] = [];
  const actions = {
    onLost: () => told.push('lost'),
    onChanged: () => told.push('changed'),
    onTrouble: (error: unknown) => told.push(String(error)),
  };
  const kept = new KeptGame('mine', () => storage, clock);
  const take = (isForced = false) => GameKeeper.take({ kept, actions, clock }, isForced);
  return { kept, told, take, clock };
}

test('a keeper writes every turn, by a few bytes, and now and then a full save', async () => {
  const entries = new Map<string, string>();
  const { kept, told, take } = keeperOf(entries);
  const keeper = (await take())!;
  const game = countedGame();
  keeper.begin(game, { seed: '5', style: 'brogue' }, false);
  keeper.note();
  assert.equal(kept.read(), null, 'a new game is not worth keeping');
  for (game.record.turns = 1; game.record.turns <= 900; ++game.record.turns) {
    keeper.note();
    const { length } = kept.read()!.save;
    assert.equal(length, 10 + game.record.turns * 3);
  }
  assert.equal(game.record.saves, 3);
  --game.record.turns;
  assert.deepEqual(kept.read()!.save, game.save());
  keeper.remove();
  assert.equal(kept.read(), null);
  ++game.record.turns;
  keeper.note();
  assert.equal(kept.read(), null, 'what was removed is not written again');
  const loaded = countedGame();
  keeper.begin(loaded, { seed: '5', style: 'brogue' }, true);
  assert.equal(kept.read()!.save.length, 10, 'at once');
  keeper.release();
  assert.deepEqual(told, []);
});

test('a keeper that lost its key writes nothing and says so once', async () => {
  const entries = new Map<string, string>();
  const first = keeperOf(entries);
  const second = keeperOf(entries);
  const keeper = (await first.take())!;
  assert.equal(await second.take(), null);
  const game = countedGame();
  keeper.begin(game, { seed: '5', style: 'brogue' }, false);
  game.record.turns = 1;
  keeper.note();
  const taker = await second.take(true);
  const before = entries.get('cellophane-game/mine');
  game.record.turns = 2;
  keeper.note();
  keeper.remove();
  keeper.note();
  assert.equal(entries.get('cellophane-game/mine'), before);
  assert.deepEqual(first.told, ['lost']);
  let isFree = false;
  void GameKeeper.whenFree(first.kept, new AbortController().signal, first.clock).then(() => (isFree = true));
  await first.clock.runFor(9000);
  assert.ok(!isFree);
  taker!.release();
  await first.clock.runFor(3000);
  assert.ok(isFree);
  assert.ok(await first.take());
});

test('a keeper without room says so once, and writes all once there is room', async () => {
  const entries = new Map<string, string>();
  const storage = storageOf(entries);
  let isFull = false;
  const { setItem } = storage;
  storage.setItem = (name, text) => {
    if (isFull && name.startsWith('cellophane-game/')) throw new Error('QuotaExceededError');
    setItem(name, text);
  };
  const { kept, told, take } = keeperOf(entries, storage);
  const keeper = (await take())!;
  const game = countedGame();
  keeper.begin(game, { seed: '5', style: 'brogue' }, false);
  isFull = true;
  for (game.record.turns = 1; game.record.turns < 5; ++game.record.turns) keeper.note();
  assert.deepEqual(told, ['Error: QuotaExceededError']);
  isFull = false;
  keeper.note();
  assert.deepEqual(kept.read()!.save, game.save());
});
