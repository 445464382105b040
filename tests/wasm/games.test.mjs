import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goldenGames, walk } from './golden.mjs';
import { loadCellophane, openCore, refusal } from './support.mjs';

const engine = await loadCellophane();
const textOf = (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Lets the clock run until the game waits for the player; returns how many bytes were drawn. */
function settle(game) {
  let drawn = 0;
  for (let round = 0; game.wantsTime() >= 0; ++round) {
    assert.ok(round < 20_000, 'the game never comes to rest');
    drawn += game.send({ type: 'time', ms: Math.max(1, game.wantsTime()) }).length;
  }
  return drawn;
}

test('a new game has a screen of 34 lines with the hero on it', () => {
  const game = engine.newGame({ seed: 1729 });
  const lines = game.text().replace(/\n$/, '').split('\n');
  assert.equal(lines.length, 34);
  assert.ok(
    lines.every((line) => [...line].length === 100),
    lines.map((line) => [...line].length).join(),
  );
  assert.ok(lines.slice(3, 32).some((line) => line.slice(21).includes('@')));
  assert.ok(textOf(game.screen()).includes('\x1b['));
  assert.deepEqual([game.seed, game.style, game.depth, game.turns], ['1729', 'brogue', 1, 0]);
  assert.match(game.stateHash(), /^[0-9a-f]{16}$/);
  assert.ok(game.messages().length > 0);
  game.dispose();
});

test('the same actions give the same state', () => {
  const play = () => {
    const game = engine.newGame({ seed: 99, style: 'classic' });
    const results = ['rest', 'search', 'rest'].map((type) => game.step({ type }));
    const outcome = { results, hash: game.stateHash(), text: game.text(), turns: game.turns };
    game.dispose();
    return outcome;
  };
  const first = play();
  assert.equal(first.turns, 3);
  assert.deepEqual(first.results[0], {
    turns: 1,
    messages: [],
    over: false,
    goingOn: false,
    question: null,
    changed: true,
  });
  assert.deepEqual(play(), first);
});

test('actions explore a level and take the stairs down', () => {
  // In this dungeon the hero survives exploring the first level.
  const game = engine.newGame({ seed: 12 });
  const goOn = (action) => {
    let result = game.step(action);
    for (let steps = 0; result.goingOn && steps < 5000; ++steps) result = game.step({ type: 'continue' });
    return result;
  };
  for (let round = 0; round < 200 && game.depth === 1; ++round) {
    goOn({ type: 'explore' });
    goOn({ type: 'stairs', to: 'down' });
  }
  assert.equal(game.depth, 2);
  assert.ok(game.turns > 0);
  game.dispose();
});

test('a key starts exploring, and time events walk on', () => {
  const game = engine.newGame({ seed: 1729 });
  game.send({ type: 'key', key: 'x', code: 'KeyX' });
  game.send({ type: 'key', key: 'x', code: 'KeyX' });
  assert.ok(settle(game) > 0);
  assert.ok(game.turns > 0);
  game.dispose();
});

test('pointing takes no time and does not change the state', () => {
  const game = engine.newGame({ seed: 5 });
  const before = game.stateHash();
  for (let column = 0; column < 100; column += 3) game.send({ type: 'hover', column, row: 15 });
  game.send({ type: 'leave' });
  settle(game);
  assert.equal(game.stateHash(), before);
  assert.equal(game.turns, 0);
  game.dispose();
});

test('keys without a meaning draw nothing', () => {
  const game = engine.newGame({ seed: 5 });
  assert.ok(game.screen().length > 0);
  for (const key of ['Shift', 'F5', 'Dead', 'AudioVolumeUp']) assert.equal(game.send({ type: 'key', key }).length, 0);
  game.dispose();
});

test('the log counts repeated messages, messages() lists each', () => {
  const game = engine.newGame({ seed: 1729n });
  const begun = game.log();
  assert.ok(begun.length > 0);
  for (let i = 0; i < 3; ++i) game.step({ type: 'swap' });
  const told = game.messages().at(-1);
  assert.deepEqual(game.messages().slice(-3), [told, told, told]);
  assert.deepEqual(game.log(), [...begun, `${told} (x3)`]);
  assert.deepEqual(game.log(1), [`${told} (x3)`]);
  assert.deepEqual(game.log(0), []);
  for (const most of [-1, 1361, 0.5, '2'])
    assert.throws(() => game.log(most), refusal('bad-argument', 'most', String(most)));
  game.dispose();
});

test('messages of a step are the new ones of messages()', () => {
  const game = engine.newGame({ seed: 8 });
  const before = game.messages().length;
  const news = Array.from({ length: 5 }, () => game.step({ type: 'search' })).flatMap(({ messages }) => messages);
  assert.deepEqual(game.messages(before), news);
  assert.deepEqual(game.messages().slice(before), news);
  assert.deepEqual(game.messages(1e6), []);
  assert.throws(() => game.messages(-1), refusal('bad-argument', 'from', '-1'));
  game.dispose();
});

const badActions = [
  undefined,
  null,
  'rest',
  7,
  [],
  {},
  { type: 'fly' },
  { type: 'constructor' },
  { type: 'move' },
  { type: 'move', dir: 'up' },
  { type: 'move', dir: 0 },
  { type: 'travel', x: 3 },
  { type: 'travel', x: 79, y: 3 },
  { type: 'travel', x: -1, y: 3 },
  { type: 'travel', x: 1.5, y: 3 },
  { type: 'travel', x: 1, y: 29 },
  { type: 'stairs' },
  { type: 'stairs', to: 'left' },
  { type: 'answer' },
  { type: 'answer', yes: 1 },
  { type: 'rest', turns: 5 },
];

for (const action of badActions) {
  test(`the action ${JSON.stringify(action)} is refused`, () => {
    const game = engine.newGame({ seed: 3 });
    const before = game.stateHash();
    assert.throws(() => game.step(action), refusal('bad-action', 'allowed'));
    assert.equal(game.stateHash(), before);
    game.dispose();
  });
}

test('unknown actions are refused by the engine too, and every offered action is known', async () => {
  const core = await openCore();
  const session = core.newSession(3n, 'brogue', 1);
  const before = session.stateHash();
  for (const answer of [session.act('dance', 0, 0), session.act('', 0, 0), session.writeOn('dance', 97, 'x')]) {
    assert.equal(answer.code, 'bad-action');
    assert.match(answer.message, /no such action/);
  }
  assert.deepEqual([session.turns(), session.stateHash()], [0, before]);
  session.delete();
  const game = engine.newGame({ seed: 3 });
  let offered = '';
  assert.throws(
    () => game.step({ type: 'dance' }),
    ({ message }) => Boolean((offered = message)),
  );
  game.dispose();
  const types = offered.replace(/^.*allowed: |\.$/g, '').split(', ');
  assert.ok(types.length > 25 && types.includes('rest'), offered);
  for (const type of types) {
    const played = core.newSession(3n, 'brogue', 1);
    const answer = ['call', 'inscribe'].includes(type) ? played.writeOn(type, 97, 'x') : played.act(type, 0, 0);
    assert.equal(answer.code, undefined, type);
    played.delete();
  }
});

const badEvents = [
  undefined,
  null,
  'x',
  {},
  { type: 'scroll' },
  { type: 'key' },
  { type: 'key', key: '' },
  { type: 'key', key: 7 },
  { type: 'key', key: 'x', code: 7 },
  { type: 'key', key: 'x', shift: 1 },
  { type: 'hover', column: 100, row: 0 },
  { type: 'hover', column: 0, row: 34 },
  { type: 'press', column: -1, row: 0 },
  { type: 'press', column: 0.5, row: 0 },
  { type: 'time' },
  { type: 'time', ms: -1 },
  { type: 'time', ms: 1.5 },
  { type: 'time', ms: Number.NaN },
  { type: 'press' },
  { type: 'hover', column: 3 },
  { type: 'tap', row: 3 },
  { type: 'key', key: 'x', control: true },
  { type: 'leave', column: 3, row: 3 },
  { type: 'choose', key: 'x', shift: true },
];

for (const event of badEvents) {
  test(`the event ${JSON.stringify(event)} is refused`, () => {
    const game = engine.newGame({ seed: 3 });
    assert.throws(() => game.send(event), refusal('bad-event', 'allowed'));
    game.dispose();
  });
}

test('types of actions and events that are not strings are refused, even if convertible', () => {
  const game = engine.newGame({ seed: 1 });
  const before = game.stateHash();
  const types = (name) => [[name], new String(name), { toString: () => name }, Object.create(null), Symbol(name)];
  for (const type of types('rest')) assert.throws(() => game.step({ type }), refusal('bad-action', 'the type', 'rest'));
  for (const type of types('hover'))
    assert.throws(() => game.send({ type, column: 3, row: 3 }), refusal('bad-event', 'the type', 'hover'));
  for (const type of types('key'))
    assert.throws(() => game.send({ type, key: 'z' }), refusal('bad-event', 'the type', 'key'));
  assert.equal(game.stateHash(), before);
  game.dispose();
});

test('a game disposed of by a getter of its argument says so', () => {
  const disposing = (use) => {
    const game = engine.newGame({ seed: 5 });
    assert.throws(() => use(game), refusal('disposed', 'newGame'));
  };
  disposing((game) =>
    game.step({
      get type() {
        game.dispose();
        return 'rest';
      },
    }),
  );
  disposing((game) =>
    game.step({
      type: 'travel',
      get x() {
        game.dispose();
        return 3;
      },
      y: 3,
    }),
  );
  disposing((game) =>
    game.send({
      type: 'key',
      get key() {
        game.dispose();
        return 'z';
      },
    }),
  );
});

test('properties of an action are read once', () => {
  const game = engine.newGame({ seed: 5 });
  const types = ['rest', 'quit'];
  game.step({
    get type() {
      return types.shift();
    },
  });
  assert.equal(game.over, false);
  game.dispose();
});

test('a buffer that was transferred is refused', () => {
  const game = engine.newGame({ seed: 5 });
  const file = game.save();
  structuredClone(file.buffer, { transfer: [file.buffer] });
  for (const gone of [file, file.buffer]) {
    assert.throws(() => engine.loadGame(gone), refusal('bad-argument', 'the save', 'handed on'));
    assert.throws(() => engine.openReplay(gone), refusal('bad-argument', 'the recording', 'handed on'));
  }
  game.dispose();
});

test('colours are animated on request, without changing the game', () => {
  const game = engine.newGame({ seed: 18, depth: 5 });
  game.screen();
  assert.equal(game.wantsMotion(), -1);
  assert.equal(game.send({ type: 'frame', ms: 400 }).length, 0);
  assert.equal(game.send({ type: 'motion', wanted: true }).length, 0);
  const before = game.stateHash();
  let frames = 0;
  for (let i = 0; i < 40; ++i) {
    assert.ok(game.wantsMotion() > 0 && game.wantsMotion() <= 36);
    assert.equal(game.hurries(), false);
    if (game.send({ type: 'frame', ms: game.wantsMotion() }).length > 0) ++frames;
  }
  assert.ok(frames > 20, `${frames} frames`);
  assert.equal(game.stateHash(), before);
  game.send({ type: 'motion', wanted: false });
  assert.equal(game.wantsMotion(), -1);
  assert.throws(() => game.send({ type: 'motion' }), refusal('bad-event', 'true'));
  game.dispose();
});

test('heroCell gives the hero’s cell on the screen, or null behind a page', () => {
  const game = engine.newGame({ seed: 1729 });
  const lines = game
    .text()
    .split('\n')
    .map((line) => [...line]);
  const row = lines.findIndex((line, i) => i > 2 && line.indexOf('@', 21) >= 0);
  assert.deepEqual(game.heroCell(), [lines[row].indexOf('@', 21), row]);
  game.send({ type: 'key', key: '?' });
  assert.equal(game.heroCell(), null);
  game.send({ type: 'key', key: 'Escape' });
  assert.equal(game.heroCell()[1], row);
  game.dispose();
});

test('aimedCell gives the cell that is aimed at, while something is thrown', () => {
  const game = engine.newGame({ seed: 1729 });
  const press = (...keys) => keys.forEach((key) => game.send({ type: 'key', key }));
  const darts = game.observe().pack.find(({ kind }) => kind === 'dart').letter;
  assert.equal(game.aimedCell(), null);
  press('t', darts);
  assert.match(game.reading().urgent, /^Throw/);
  game.screen();
  const from = game.aimedCell();
  press('ArrowLeft');
  game.screen();
  assert.deepEqual(game.aimedCell(), [from[0] - 1, from[1]]);
  press('Escape');
  game.screen();
  assert.equal(game.aimedCell(), null);
  game.dispose();
});

test('a disposed game refuses every use and does not disturb others', () => {
  const game = engine.newGame({ seed: 3 });
  const other = engine.newGame({ seed: 3 });
  game.dispose();
  game.dispose();
  const uses = [
    () => game.step({ type: 'rest' }),
    () => game.send({ type: 'key', key: 'x' }),
    () => game.screen(),
    () => game.text(),
    () => game.messages(),
    () => game.log(),
    () => game.stateHash(),
    () => game.wantsTime(),
    () => game.wantsMotion(),
    () => game.hurries(),
    () => game.heroCell(),
    () => game.aimedCell(),
    () => game.depth,
    () => game.turns,
  ];
  for (const use of uses) assert.throws(use, refusal('disposed', 'newGame'));
  assert.equal(game.seed, '3');
  other.step({ type: 'rest' });
  assert.equal(other.turns, 1);
  other.dispose();
});

test('hundreds of games can be created and disposed of', () => {
  for (let i = 1; i <= 300; ++i) engine.newGame({ seed: i }).dispose();
  const game = engine.newGame({ seed: 1 });
  assert.equal(game.turns, 0);
  game.dispose();
});

test('golden walks end in the same states as natively', () => {
  const rows = goldenGames();
  assert.ok(rows.length >= 12);
  for (const { style, seed, depth, hash } of rows) {
    const game = engine.newGame({ seed, style });
    walk(game);
    assert.deepEqual([String(game.depth), game.stateHash()], [depth, hash], `${style}, seed ${seed}`);
    game.dispose();
  }
});

test('items are inscribed and named by actions, or refused with a message', () => {
  const game = engine.newGame({ seed: 1729 });
  const hash = game.stateHash();
  const told = (action) => {
    const { turns, messages, over, question } = game.step(action);
    assert.deepEqual([turns, over, question], [0, false, null]);
    assert.ok(messages.length > 0, JSON.stringify(action));
    return messages.join(' ');
  };
  /** The line of an item in the list of the pack. */
  const lineOf = (letter) => {
    game.send({ type: 'key', key: 'i' });
    const line =
      game
        .text()
        .split('\n')
        .find((each) => new RegExp(`[ │]${letter}\\) `).test(each)) ?? '';
    game.send({ type: 'key', key: 'Escape' });
    return line;
  };
  told({ type: 'inscribe', item: 'b', text: 'Sting' });
  assert.match(lineOf('b'), /dagger.*\{Sting\}/);
  assert.equal(game.turns, 0);
  told({ type: 'inscribe', item: 'b', text: '' });
  assert.doesNotMatch(lineOf('b'), /Sting/);
  told({ type: 'call', item: 'd', text: 'x'.repeat(29) });
  assert.match(lineOf('d'), /\{x+/);
  told({ type: 'relabel', item: 'b', letter: 'q' });
  assert.match(lineOf('q'), /dagger/);
  assert.equal(lineOf('b'), '');
  // Refused by the rules: the letter is no longer in the pack, or the item cannot be inscribed.
  assert.match(told({ type: 'inscribe', item: 'b', text: 'x' }), /letter/);
  assert.match(told({ type: 'inscribe', item: 'a', text: 'x' }), /not/);
  assert.doesNotMatch(lineOf('a'), /\{/);
  assert.notEqual(game.stateHash(), hash);
  // Refused before the rules see them, with messages that name the fault and what is allowed.
  for (const [action, ...words] of [
    [{ type: 'inscribe', item: 'q', text: 'x'.repeat(30) }, 'text', '29 plain signs'],
    [{ type: 'inscribe', item: 'q', text: 'a\nb' }, 'text', '29 plain signs'],
    [{ type: 'inscribe', item: 'q', text: 'Stachel\u00e4' }, 'text', '29 plain signs'],
    [{ type: 'inscribe', item: 'q', text: 7 }, 'text', '29 plain signs'],
    [{ type: 'inscribe', item: 'q' }, 'text', '29 plain signs'],
    [{ type: 'inscribe', item: 'Q', text: 'x' }, 'item', 'a letter from a to z'],
    [{ type: 'inscribe', text: 'x' }, 'item', 'a letter from a to z'],
    [{ type: 'inscribe', item: 'q', text: 'x', loudly: true }, 'loudly'],
    [{ type: 'call', item: 'q', text: null }, 'text', '29 plain signs'],
    [{ type: 'relabel', item: 'q', letter: '7' }, 'letter is "7"'],
    [{ type: 'relabel', item: '7', letter: 'q' }, 'item is "7"'],
  ]) {
    const before = game.stateHash();
    for (const word of words)
      assert.throws(() => game.step(action), refusal('bad-action', word), JSON.stringify(action));
    assert.equal(game.stateHash(), before);
  }
  game.dispose();
});

test('legalActions leaves out the actions its declaration says', () => {
  const game = engine.newGame({ seed: 1729 });
  const offered = () => new Set(game.legalActions().map(({ type }) => type));
  for (let i = 0; i < 40; ++i) {
    game.step({ type: i % 2 ? 'continue' : 'explore' });
    if (game.over) break;
    for (const type of ['swap', 'relabel', 'call', 'inscribe', 'easy', 'quit', 'travel'])
      assert.ok(!offered().has(type), type);
  }
  // Instead of `swap`, an item in the pack can be equipped by its letter.
  game.step({ type: 'remove', item: 'b' });
  assert.ok(game.legalActions().some(({ type, item }) => type === 'equip' && item === 'b'));
  game.step({ type: 'equip', item: 'b' });
  const { turns, messages } = game.step({ type: 'swap' });
  assert.deepEqual([turns, messages.length], [0, 1]);
  game.dispose();
});

test('a program that always takes the first or the last legal action lets turns pass', () => {
  for (const place of [0, -1])
    for (const seed of [1, 2, 3]) {
      const game = engine.newGame({ seed, depth: 2 * seed - 1 });
      let waited = 0;
      for (let i = 0; i < 400 && !game.over; ++i) {
        const { turns } = game.step(game.legalActions().at(place));
        waited = turns > 0 ? 0 : waited + 1;
        assert.ok(waited <= 8, `seed ${seed}, place ${place}, action ${i}`);
      }
      assert.ok(game.turns > 50 || game.over);
      game.dispose();
    }
});

test('refused actions and cancelled questions add nothing to the record', () => {
  const game = engine.newGame({ seed: 5 });
  game.step({ type: 'rest' });
  const { recorded } = game;
  const before = game.replay();
  for (const action of [
    { type: 'stairs', to: 'down' },
    { type: 'stop' },
    { type: 'easy' },
    { type: 'answer', yes: false },
    { type: 'drop', item: 'q' },
  ])
    assert.equal(game.step(action).turns, 0);
  assert.equal(game.recorded, recorded);
  assert.deepEqual(game.replay(), before);
  game.dispose();
});

test('the result of a game is there once it is over', () => {
  const game = engine.newGame({ seed: 5 });
  assert.equal(game.result(), null);
  game.step({ type: 'rest' });
  game.step({ type: 'quit' });
  const result = game.result();
  const { score, gold, deepest, turns, end } = engine.verifyRecording(game.replay());
  assert.deepEqual(
    [result.score, result.gold, result.deepest, result.turns, result.end, result.won, result.easy],
    [score, gold, deepest, turns, end, false, false],
  );
  assert.ok(Object.isFrozen(result));
  game.dispose();
  assert.throws(() => game.result(), refusal('disposed'));
});

test('the screen is there as glyphs and colours, as text() has it', () => {
  const game = engine.newGame({ seed: 5 });
  const before = game.screen();
  const { glyph, fg, bg } = game.colors();
  assert.deepEqual([glyph.length, fg.length, bg.length], [3400, 3400, 3400]);
  const rows = Array.from({ length: 34 }, (_, row) => String.fromCodePoint(...glyph.slice(row * 100, row * 100 + 100)));
  assert.deepEqual(rows, game.text().split('\n').slice(0, 34));
  assert.ok(new Set(bg).size > 3 && new Set(fg).size > 3);
  // No difference depends on it.
  assert.deepEqual(game.screen(), before);
  const replay = engine.openReplay(game.replay());
  assert.equal(replay.colors().glyph.length, 3400);
});

test('a hallucinating hero observes creatures as he sees them, not as they are', () => {
  for (const seed of ['2', '33', '62']) {
    const level = engine.generate({ seed, depth: 1 });
    const real = new Set(level.monsters.map(({ kind }) => kind));
    const game = engine.newGame({ seed });
    const act = (action) => {
      let result = game.step(action);
      for (let i = 0; i < 200 && (result.question || result.goingOn); ++i)
        result = game.step(result.question ? { type: 'answer', yes: action.type === 'drink' } : { type: 'continue' });
    };
    // The first level has a potion of hallucination: all that are found are drunk.
    for (let i = 0; i < 900 && !game.observe().hero.statuses.hallucinating; ++i) {
      const potion = game.observe().pack.find(({ category }) => category === 'potion');
      act(potion ? { type: 'drink', item: potion.letter } : { type: 'explore' });
    }
    assert.ok(game.observe().hero.statuses.hallucinating > 0, `seed ${seed}: the hero hallucinates`);
    const seen = new Set();
    const layout = engine.observationLayout();
    const bytes = new Uint8Array(layout.bytes);
    const { creatureState } = engine.observationFields(bytes);
    for (let i = 0; i < 60 && game.observe().hero.statuses.hallucinating; ++i) {
      game.observeInto(bytes);
      for (const [row, { kind, state, bolts, lessons }] of game.observe().monsters.entries()) {
        seen.add(kind);
        // What the hero cannot tell is in neither form.
        if (creatureState[row] === 0) assert.deepEqual([state, bolts, lessons], ['hunting', [], 0], kind);
      }
      act({ type: 'explore' });
    }
    const strange = [...seen].filter((kind) => !real.has(kind));
    assert.ok(strange.length >= 3, `seed ${seed}: of ${[...seen].join(', ')} the level has ${[...real].join(', ')}`);
    game.dispose();
  }
});
