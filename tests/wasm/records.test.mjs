import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const folder = fileURLToPath(new URL('../golden/recordings/', import.meta.url));
const recordings = readdirSync(folder).filter((name) => name.endsWith('.clph'));
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));

/** Reproducible pseudorandom numbers. */
function* chances(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    yield state >>> 8;
  }
}

/** Plays so many of the legal actions, chosen by the numbers of `whim`, mostly exploring. */
function playOn(game, actions, whim) {
  for (let i = 0; i < actions; ++i) {
    const possible = game.legalActions();
    if (possible.length === 0) return;
    const eager = possible.find(({ type }) => type === 'continue') ?? { type: 'explore' };
    const { value } = whim.next();
    game.step(value % 3 === 0 || possible[0].type === 'answer' ? possible[value % possible.length] : eager);
  }
}

function playedGame(seed = 11, actions = 60) {
  const game = engine.newGame({ seed, style: 'classic' });
  playOn(game, actions, chances(seed));
  return game;
}

test('native recordings play back to the end without divergence', () => {
  assert.ok(recordings.length >= 2);
  for (const name of recordings) {
    const replay = engine.openReplay(read(name));
    assert.equal(replay.turn, 0);
    replay.runTo(replay.turns);
    while (!replay.isAtEnd) replay.step();
    assert.equal(replay.problem, null, `${name}: ${replay.problem?.message}`);
    assert.equal(replay.turn, replay.turns, name);
    assert.ok(replay.turns >= 300, `${name} is too short to show anything`);
    assert.ok(replay.messages().length > 3);
    replay.dispose();
  }
});

test('recordings and saves of every release open', () => {
  const releases = fileURLToPath(new URL('../golden/releases/', import.meta.url));
  const folders = readdirSync(releases);
  assert.ok(folders.includes('1.0.0'));
  for (const release of folders) {
    const [names, ...rows] = readFileSync(`${releases}${release}/files.tsv`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    assert.ok(rows.length >= 3);
    for (const row of rows) {
      const told = Object.fromEntries(row.map((cell, i) => [names[i], cell]));
      const file = new Uint8Array(readFileSync(`${releases}${release}/${told.file}`));
      const replay = engine.openReplay(file);
      assert.deepEqual([String(replay.seed), replay.style, replay.turns], [told.seed, told.style, Number(told.turns)]);
      while (!replay.isAtEnd) replay.step();
      // Under other rules than those of the release it may go another way, and then says so, with both versions.
      if (replay.problem) {
        assert.equal(replay.problem.code, 'diverged');
        assert.match(replay.problem.message, /made with dungeon version \d+ and rules version \d+; this build has/);
      } else {
        assert.equal(replay.stateHash(), told.state, told.file);
        const game = engine.loadGame(file);
        assert.equal(game.stateHash(), told.state, told.file);
        game.dispose();
      }
      replay.dispose();
    }
  }
});

test('a replay runs to a turn, shows it and goes back', () => {
  const replay = engine.openReplay(read(recordings[0]));
  replay.runTo(200);
  const [hash, text] = [replay.stateHash(), replay.text()];
  assert.ok(replay.turn >= 200 && !replay.isAtEnd);
  assert.equal(text.trimEnd().split('\n').length, 34);
  assert.ok(new TextDecoder().decode(replay.screen()).includes('\x1b['));
  replay.runTo(replay.turns);
  assert.notEqual(replay.stateHash(), hash);
  replay.runTo(200);
  assert.deepEqual([replay.stateHash(), replay.text()], [hash, text]);
  // A short distance is covered at once, without waiting, and a long one as time passes.
  replay.runTo(replay.turns - 100);
  replay.seek(replay.turns);
  assert.deepEqual([replay.turn, replay.heading, replay.wantsTime()], [replay.turns, replay.turns, -1]);
  replay.runTo(0);
  replay.seek(replay.turns);
  assert.ok(replay.turn < replay.turns);
  assert.deepEqual([replay.heading, replay.wantsTime()], [replay.turns, 1]);
  while (replay.wantsTime() === 1) replay.send({ type: 'time', ms: 1 });
  assert.equal(replay.turn, replay.turns);
  replay.seek(200);
  while (replay.wantsTime() === 1) replay.send({ type: 'time', ms: 1 });
  assert.equal(replay.stateHash(), hash);
  const before = replay.turn;
  const { turns } = replay.step();
  assert.equal(replay.turn, before + turns);
  for (const turn of [-1, 1.5, '3', Number.NaN, undefined])
    for (const go of [() => replay.runTo(turn), () => replay.seek(turn)])
      assert.throws(go, refusal('bad-argument', 'turn'));
  replay.dispose();
  replay.dispose();
  for (const use of [() => replay.step(), () => replay.turn, () => replay.text(), () => replay.stateHash()])
    assert.throws(use, refusal('disposed', 'openReplay'));
});

test('a replay takes keys and time events, and can be taken over', () => {
  const game = playedGame();
  const replay = engine.openReplay(game.replay());
  assert.equal(replay.playing, false);
  assert.ok(new TextDecoder().decode(replay.screen()).includes('Watching a recording'));
  replay.send({ type: 'key', key: ' ' });
  assert.ok(replay.playing);
  assert.equal(replay.wantsTime(), 50);
  replay.send({ type: 'time', ms: 100 });
  assert.equal(replay.turn, 2);
  replay.send({ type: 'press', column: 60, row: 15 });
  assert.equal(replay.playing, false);
  assert.equal(replay.reading().title, 'Recording');
  replay.send({ type: 'key', key: 'P' });
  assert.equal(replay.takeWish(), 'take-over');
  assert.equal(replay.takeWish(), null);
  const taken = replay.takeOver();
  assert.deepEqual([taken.turns, taken.stateHash(), taken.seed], [replay.turn, replay.stateHash(), replay.seed]);
  replay.dispose();
  const { turns } = taken;
  taken.step({ type: 'rest' });
  assert.equal(taken.turns, turns + 1);
  taken.dispose();
  const hurried = engine.openReplay(game.replay());
  hurried.send({ type: 'key', key: 'End' });
  assert.equal(hurried.stateHash(), game.stateHash());
  const { said } = hurried;
  hurried.send({ type: 'key', key: 'Home' });
  assert.ok(hurried.said < said);
  hurried.dispose();
});

test('a recording played to its end is taken over as the game that loading it gives', () => {
  for (const atOnce of [false, true]) {
    const game = playedGame();
    const file = game.replay();
    const replay = engine.openReplay(file);
    if (atOnce) replay.runTo(replay.turns + 1);
    while (!replay.isAtEnd) replay.step();
    const [taken, loaded] = [replay.takeOver(), engine.loadGame(file)];
    replay.dispose();
    for (const each of [taken, loaded]) {
      assert.deepEqual([each.turns, each.stateHash()], [game.turns, game.stateHash()]);
      assert.deepEqual([each.replay(), each.save()], [file, game.save()]);
      assert.deepEqual(each.legalActions(), game.legalActions());
    }
    for (const each of [game, taken, loaded]) each.step({ type: 'search' });
    assert.deepEqual([taken.stateHash(), loaded.stateHash()], [game.stateHash(), game.stateHash()]);
    for (const each of [game, taken, loaded]) each.dispose();
  }
});

test('a save loads at once, a recording is replayed', () => {
  const game = playedGame();
  for (const [file, atOnce] of [
    [game.save(), true],
    [game.replay(), false],
  ]) {
    const replay = engine.openReplay(file);
    assert.equal(replay.loadsAtOnce, atOnce);
    replay.dispose();
  }
  game.dispose();
});

test('notes are shown in a replay, and bad ones are refused', () => {
  const replay = engine.openReplay(playedGame().replay());
  replay.annotate('0\tHere it begins.\n2\tA corner — mark it.\n');
  assert.ok(replay.text().includes('Here it begins.'));
  replay.runTo(2);
  assert.ok(replay.text().includes('A corner — mark it.'));
  assert.throws(() => replay.annotate('2\tfine\n3 no tab'), refusal('bad-notes', 'Line 2: there is no tab in it.'));
  for (const notes of [7, null, undefined, new Uint8Array(3)])
    assert.throws(() => replay.annotate(notes), refusal('bad-notes', 'a string'));
  assert.ok(replay.text().includes('A corner — mark it.'));
  replay.dispose();
});

test('a loaded game has the messages and figures of the original', () => {
  const game = playedGame();
  const told = game.messages();
  assert.ok(told.length > 5);
  for (const file of [game.replay(), game.save()]) {
    const replay = engine.openReplay(file);
    assert.deepEqual([replay.seed, replay.style, replay.turns], [game.seed, game.style, game.turns]);
    while (!replay.isAtEnd) replay.step();
    assert.equal(replay.problem, null);
    assert.equal(replay.stateHash(), game.stateHash());
    assert.deepEqual(replay.messages(), told);
    replay.dispose();
  }
  assert.ok(game.replay().length < 20 * game.turns + 100);
});

test('a saved and loaded game goes on like the original', () => {
  for (const seed of [1, 2, 3, 4]) {
    const game = playedGame(seed, 150);
    const loaded = [engine.loadGame(game.save()), engine.loadGame(game.replay())];
    for (const again of loaded) {
      assert.deepEqual(
        [again.seed, again.style, again.depth, again.turns, again.stateHash()],
        [game.seed, game.style, game.depth, game.turns, game.stateHash()],
      );
      assert.deepEqual(again.legalActions(), game.legalActions());
    }
    for (const each of [game, ...loaded]) playOn(each, 150, chances(99));
    for (const again of loaded) {
      assert.equal(again.stateHash(), game.stateHash());
      assert.deepEqual(again.replay(), game.replay());
      assert.deepEqual(again.save(), game.save());
      again.dispose();
    }
    game.dispose();
  }
});

test('a snapshot restores a game any number of times', () => {
  const game = playedGame();
  const snapshot = game.snapshot();
  const then = [game.stateHash(), game.turns, game.text(), game.messages(), game.replay()];
  const ends = [1, 2, 1].map((seed) => {
    playOn(game, 40, chances(seed));
    const end = game.stateHash();
    game.restore(snapshot);
    assert.deepEqual([game.stateHash(), game.turns, game.text(), game.messages(), game.replay()], then);
    return end;
  });
  assert.equal(ends[0], ends[2]);
  assert.notEqual(ends[0], ends[1]);
  const other = engine.newGame({ seed: 11, style: 'classic' });
  for (const wrong of [undefined, null, {}, 'x', Object.create(Object.getPrototypeOf(snapshot))])
    assert.throws(() => game.restore(wrong), refusal('bad-argument', 'snapshot'));
  assert.throws(() => other.restore(snapshot), refusal('bad-argument', 'this very game'));
  snapshot.dispose();
  snapshot.dispose();
  assert.throws(() => game.restore(snapshot), refusal('disposed', 'snapshot'));
});

test('after restoring a snapshot differences of the screen are right', () => {
  const game = playedGame(5, 20);
  game.screen();
  const snapshot = game.snapshot();
  assert.equal(game.send({ type: 'leave' }).length, 0);
  game.send({ type: 'key', key: 'x' });
  game.send({ type: 'time', ms: 500 });
  game.restore(snapshot);
  assert.ok(game.send({ type: 'leave' }).length > 0, 'what the terminal shows is the later screen');
  assert.equal(game.send({ type: 'leave' }).length, 0);
});

const attempts = [
  ['loadGame', (file) => engine.loadGame(file)],
  ['openReplay', (file) => engine.openReplay(file)],
];

for (const [name, open] of attempts) {
  test(`${name} refuses damaged, truncated, foreign and newer files with their code`, () => {
    const game = playedGame();
    const before = game.stateHash();
    const save = game.save();
    const whim = chances(7);
    for (let i = 0; i < 500; ++i) {
      const at = i < 16 ? i : whim.next().value % save.length;
      const spoilt = save.slice();
      spoilt[at] ^= 1 + (whim.next().value % 255);
      assert.throws(
        () => open(spoilt),
        (error) => {
          assert.equal(error.name, 'CellophaneError', `byte ${at}: ${error}`);
          const codes =
            at < 5
              ? ['foreign-file', 'damaged-file']
              : at < 10
                ? ['newer-file', 'truncated-file', 'damaged-file']
                : ['damaged-file'];
          assert.ok(codes.includes(error.code), `byte ${at}: ${error.code}`);
          return true;
        },
      );
    }
    for (let i = 0; i < 200; ++i) {
      const length = i < 20 ? i : whim.next().value % save.length;
      assert.throws(() => open(save.slice(0, length)), refusal(length < 5 ? 'foreign-file' : 'truncated-file'));
    }
    assert.throws(
      () => open(new TextEncoder().encode('{"format":"cellophane-level"}')),
      refusal('foreign-file', 'CLPH'),
    );
    const newer = save.slice();
    newer[5] = 2;
    assert.throws(() => open(newer), refusal('newer-file', 'format 2'));
    const longer = new Uint8Array(save.length + 1);
    longer.set(save);
    assert.throws(() => open(longer), refusal('damaged-file'));
    for (const wrong of [undefined, null, 'CLPH', 7, {}, [67, 76, 80, 72]])
      assert.throws(() => open(wrong), refusal('bad-argument', 'Uint8Array'));
    assert.equal(game.stateHash(), before);
    open(save).dispose();
  });

  test(`${name} accepts views into a larger buffer and bare buffers`, () => {
    const save = playedGame().save();
    const large = new Uint8Array(save.length + 20);
    large.set(save, 7);
    open(large.subarray(7, 7 + save.length)).dispose();
    open(new DataView(large.buffer, 7, save.length)).dispose();
    open(save.buffer.slice(save.byteOffset, save.byteOffset + save.length)).dispose();
  });
}

test('an observation holds what the hero knows', () => {
  const names = engine.terrainNames();
  assert.equal(names[1], 'granite');
  for (const seed of [1, 2, 3]) {
    const game = playedGame(seed, 40);
    const before = game.stateHash();
    const { width, height, hero, cells, monsters, items, pack, packPlacesLeft, ...rest } = game.observe();
    assert.deepEqual(rest, { depth: game.depth, deepest: rest.deepest, turns: game.turns, over: false });
    assert.equal(new Set(pack.map(({ letter }) => letter)).size, pack.length);
    assert.ok(
      pack.every(({ letter, quantity }) => /^[a-z]$/.test(letter) && quantity > 0),
      JSON.stringify(pack),
    );
    assert.ok(packPlacesLeft >= 0 && packPlacesLeft <= 26 - pack.length);
    for (const layer of Object.values(cells)) assert.equal(layer.length, width * height);
    assert.ok(Object.values(cells).every((layer) => layer instanceof Uint8Array));
    const level = engine.generate({ seed, style: 'classic', depth: game.depth });
    const counts = [0, 0, 0, 0];
    cells.sight.forEach((sight, cell) => {
      ++counts[sight];
      if (sight === 0) assert.equal(names[cells.dungeon[cell]], 'nothing');
    });
    assert.ok(counts[0] > 100 && counts[3] > 4, counts.join());
    assert.equal(cells.sight[hero.x + hero.y * width], 3);
    assert.ok(hero.health > 0 && hero.health <= hero.maxHealth);
    const { up, down } = level.stairs;
    for (const [[x, y], name] of [
      [up, game.depth === 1 ? 'dungeon exit' : 'upward staircase'],
      [down, 'downward staircase'],
    ])
      if (cells.sight[x + y * width] > 1) assert.equal(names[cells.dungeon[x + y * width]], name);
    for (const { odds, statuses, bolts, state } of monsters) {
      assert.ok(Object.values(statuses).every((left) => left > 0) && Array.isArray(bolts));
      if (state === 'ally') assert.equal(odds, null);
      for (const { hitPercent, sharePercent, toKill } of odds ? [odds.its, odds.heros] : [])
        assert.ok(hitPercent >= 0 && hitPercent <= 100 && sharePercent >= 0 && toKill >= 0);
    }
    for (const thing of [...monsters, ...items]) assert.ok(cells.sight[thing.x + thing.y * width] > 0);
    assert.equal(game.stateHash(), before);
    const kept = cells.dungeon[0];
    cells.dungeon.fill(255);
    assert.equal(game.observe().cells.dungeon[0], kept);
    game.dispose();
    level.dispose();
  }
});

test('actions drop and throw items by letter', () => {
  const game = engine.newGame({ seed: 5 });
  const quantityOf = (letter) => game.observe().pack.find((item) => item.letter === letter)?.quantity ?? 0;
  const darts = game.observe().pack.find(({ kind }) => kind === 'dart');
  const { hero, cells, width } = game.observe();
  const target = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
    .map(([x, y]) => ({ x: hero.x + x, y: hero.y + y }))
    .find(({ x, y }) => engine.terrainNames()[cells.dungeon[x + y * width]] === 'floor');
  assert.equal(game.step({ type: 'throw', item: darts.letter, ...target }).turns, 1);
  assert.equal(quantityOf(darts.letter), darts.quantity - 1);
  assert.equal(game.step({ type: 'drop', item: darts.letter }).turns, 1);
  assert.equal(quantityOf(darts.letter), 0);
  assert.equal(game.observe().items.filter(({ kind }) => kind === 'dart').length, 2);
  assert.throws(() => game.step({ type: 'drop', item: 'ab' }), { code: 'bad-action' });
  game.dispose();
});

test('turns after a save can be appended to it', () => {
  const game = playedGame(3, 5);
  const pieces = [game.save()];
  for (let i = 0; i < 20; ++i) {
    const { recorded } = game;
    for (const { type } of [{ type: 'rest' }, { type: 'search' }].slice(0, 1 + (i % 2))) game.step({ type });
    pieces.push(game.addition(recorded));
    assert.ok(game.recorded > recorded && pieces.at(-1).length < 60);
  }
  const file = Buffer.concat(pieces);
  const again = engine.loadGame(file);
  assert.equal(again.stateHash(), game.stateHash());
  assert.equal(again.recorded, game.recorded);
  assert.equal(again.over, false);
  assert.throws(() => engine.loadGame(Buffer.concat([pieces[0], pieces[2]])), refusal('damaged-file', 'missing'));
  assert.throws(() => engine.loadGame(file.subarray(0, -3)), refusal('truncated-file'));
  assert.throws(() => game.addition(game.recorded + 1), refusal('bad-argument', 'since', String(game.recorded)));
});

test('a disposed game refuses saving and snapshots', () => {
  const game = playedGame(3, 5);
  const snapshot = game.snapshot();
  game.dispose();
  const uses = [
    () => game.save(),
    () => game.replay(),
    () => game.snapshot(),
    () => game.restore(snapshot),
    () => game.legalActions(),
  ];
  for (const use of uses) assert.throws(use, refusal('disposed', 'newGame'));
});

test('hundreds of saves can be loaded and disposed of', () => {
  const save = playedGame().save();
  for (let i = 0; i < 300; ++i) engine.loadGame(save).dispose();
  for (let i = 0; i < 300; ++i) {
    const game = engine.loadGame(save);
    game.restore(game.snapshot());
    game.dispose();
  }
});

test('the examples of docs/records.md run as printed', async () => {
  const manual = readFileSync(new URL('../../docs/records.md', import.meta.url), 'utf8');
  const examples = [...manual.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code);
  assert.equal(examples.length, 2);
  const printed = [];
  const Program = (async () => {}).constructor;
  await new Program('engine', 'console', examples.join(''))(engine, { log: (...words) => printed.push(words) });
  assert.deepEqual(
    printed.map(([turn, depth]) => [turn, depth]),
    [[50, 1]],
  );
});

test('files that are too large are refused unread', () => {
  const large = new Uint8Array(64 * 1024 * 1024 + 1);
  assert.throws(() => engine.loadGame(large), refusal('bad-argument', 'the save', 'too large', '67108864'));
  assert.throws(() => engine.openReplay(large.buffer), refusal('bad-argument', 'the recording', 'too large'));
  assert.throws(() => engine.loadGame(large.subarray(1)), refusal('foreign-file'));
});
