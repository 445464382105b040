import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();

test('the words for the screen can be read, chosen, pointed at and typed', () => {
  const game = engine.newGame({ seed: 1729 });
  const told = game.reading();
  assert.equal(told.title, 'The dungeon');
  assert.equal(told.entry, null);
  assert.ok(told.status.includes('Depth 1.'), told.status.join());
  assert.ok(told.around.length > 0);
  const rest = told.choices.find(({ label }) => label === 'Rest');
  game.send({ type: 'choose', key: rest.key, ctrl: rest.ctrl });
  assert.equal(game.turns, 1);
  const [{ x, y }] = told.things;
  game.send({ type: 'look', x, y });
  assert.ok(game.reading().choices.some(({ label }) => label === 'Go there'));
  game.send({ type: 'choose', key: 'Escape' });
  game.send({ type: 'choose', key: 'c' });
  game.send({ type: 'choose', key: game.reading().choices.find(({ unfit }) => !unfit).key });
  const { entry } = game.reading();
  assert.ok(entry && entry.longest > 10, JSON.stringify(entry));
  game.send({ type: 'text', text: 'old Maud' });
  assert.equal(game.reading().entry.typed, 'old Maud');
  game.send({ type: 'choose', key: 'Enter' });
  assert.equal(game.reading().entry, null);
  assert.match(game.messages().at(-1), /old Maud/);
  game.dispose();
});

test('bad lines of settings are reported, and settings do not change a game', () => {
  const [plain, other] = [engine.newGame({ seed: 5 }), engine.newGame({ seed: 5 })];
  assert.deepEqual(other.setSettings('palette deutan\nmarks on\nkey q z\n'), []);
  assert.match(other.settings, /^palette deutan\nmarks on\n/);
  assert.equal(other.takeSettings(), '');
  const [problem] = other.setSettings('palette deutan\nshouting on\nkey q z\n');
  assert.match(problem, /^Line 2 of the settings: unknown setting "shouting"; the settings are palette,/);
  plain.send({ type: 'key', key: 'z' });
  other.send({ type: 'key', key: 'q' });
  assert.equal(other.turns, 1);
  assert.equal(other.stateHash(), plain.stateHash());
  assert.deepEqual(other.save(), plain.save());
  other.send({ type: 'key', key: 'O' });
  other.send({ type: 'key', key: 'c' });
  assert.match(other.takeSettings(), /^gas-letters on$/m);
  plain.dispose();
  other.dispose();
});

test('without a keyboard no keys are shown', () => {
  const game = engine.newGame({ seed: 5 });
  assert.match(game.text(), /Rest \(z\)/);
  game.send({ type: 'keyboard', wanted: false });
  assert.doesNotMatch(game.text(), /Rest \(z\)/);
  game.dispose();
});

test('in a narrow window the tombstone fits', () => {
  const game = engine.newGame({ seed: 5 });
  game.step({ type: 'quit' });
  game.send({ type: 'key', key: 'Escape' });
  const longest = () =>
    Math.max(
      ...game
        .text()
        .split('\n')
        .slice(0, 33)
        .map((line) => line.trimEnd().length),
    );
  assert.ok(longest() > 45);
  game.send({ type: 'window', column: 0, columns: 45 });
  assert.ok(longest() <= 45, game.text());
  for (const event of [
    { column: -1, columns: 40 },
    { column: 0, columns: 0 },
    { column: 0 },
    { columns: 40 },
    { column: 100, columns: 1 },
    { column: 0, columns: 40, row: -1, rows: 9 },
    { column: 0, columns: 40, row: 34 },
    { column: 0, columns: 40, rows: 0 },
  ])
    assert.throws(() => game.send({ type: 'window', ...event }), refusal('bad-event', 'a whole number'));
  game.dispose();
});

test('invalid events of choosing, looking and typing are refused', () => {
  const game = engine.newGame({ seed: 5 });
  for (const event of [
    { type: 'look', x: 79, y: 0 },
    { type: 'look', x: 0, y: 29 },
    { type: 'text', text: 5 },
    { type: 'choose', key: '' },
    { type: 'keyboard', wanted: 'no' },
  ])
    assert.throws(() => game.send(event), refusal('bad-event'), JSON.stringify(event));
  assert.throws(() => game.setSettings(5), refusal('bad-argument', 'the lines'));
  game.dispose();
});

test('every button and direction of a gamepad has a name, and does what it says', () => {
  const game = engine.newGame({ seed: 5 });
  const text = (button) => {
    game.send({ type: 'gamepad', button });
    return game.text();
  };
  const map = game.text();
  const before = game.stateHash();
  assert.notEqual(text('y'), map, 'the inventory has opened');
  assert.equal(text('b'), map);
  assert.notEqual(text('start'), map, 'the menu has opened');
  assert.equal(text('start'), map);
  assert.equal(game.stateHash(), before);
  for (const button of ['left-shoulder', 'right-shoulder']) {
    const { turns } = game;
    text(button);
    assert.equal(game.turns, turns + 1, button);
  }
  for (const button of ['left-trigger', 'right-trigger', 'select', 'x', 'a', 'left-stick', 'right-stick']) text(button);
  for (let i = 0; i < 3; ++i) text('b');
  // From the stairs there is a way north, east or west; into walls nothing happens.
  const moves = new Set();
  for (const toward of ['north', 'south', 'west', 'east', 'northwest', 'southwest', 'northeast', 'southeast']) {
    const { turns } = game;
    text(toward);
    if (game.turns > turns) moves.add(toward);
  }
  assert.ok(moves.size >= 3, [...moves].join());
  for (const button of ['c', 'up', '', 3, null])
    assert.throws(() => game.send({ type: 'gamepad', button }), refusal('bad-event', 'left-shoulder'));
  assert.throws(() => game.send({ type: 'gamepads', wanted: 1 }), refusal('bad-event'));
  game.dispose();
});

test('help tells of a gamepad while one is connected, and the title takes its buttons', () => {
  const game = engine.newGame({ seed: 5 });
  const told = () => {
    game.send({ type: 'key', key: '?' });
    const { rows } = game.reading();
    game.send({ type: 'key', key: 'Escape' });
    return rows.some(({ name }) => name === 'RB');
  };
  assert.equal(told(), false);
  game.send({ type: 'gamepads', wanted: true });
  assert.equal(told(), true);
  game.dispose();
  const title = engine.openTitle({ seed: 5 });
  for (const event of [
    { type: 'gamepads', wanted: true },
    { type: 'sounds', wanted: true },
    { type: 'gamepad', button: 'south' },
  ])
    title.send(event);
  title.send({ type: 'gamepad', button: 'start' });
  title.send({ type: 'gamepad', button: 'start' });
  assert.equal(title.takeWish()?.act, 'new');
  title.dispose();
});

test('pictures are written to the terminal once it has them, and change no text', () => {
  const game = engine.newGame({ seed: 5 });
  const drawn = () => new TextDecoder().decode(game.screen());
  const pictures = /[\uE801-\uE8FF]/;
  assert.deepEqual(game.setSettings('signs pictures\n'), []);
  const text = game.text();
  const letters = drawn();
  assert.doesNotMatch(letters, pictures);
  game.send({ type: 'pictures', wanted: true });
  assert.match(drawn(), pictures);
  assert.doesNotMatch(drawn(), /@/);
  assert.equal(game.text(), text);
  game.setSettings('signs both\n');
  assert.match(drawn(), pictures);
  assert.match(drawn(), /@/);
  game.send({ type: 'pictures', wanted: false });
  assert.equal(drawn(), letters);
  assert.throws(() => game.send({ type: 'pictures', wanted: 1 }), refusal('bad-event'));
  assert.match(game.setSettings('signs runes\n').join(), /letters, pictures or both/);
  game.dispose();
});

test('what a touch screen shows around the map agrees with the game, and changes nothing of it', () => {
  const game = engine.newGame({ seed: 42 });
  const before = game.stateHash();
  const first = game.hud();
  assert.deepEqual(Object.keys(first).sort(), [
    'actions',
    'asked',
    'card',
    'depth',
    'health',
    'hunger',
    'isBusy',
    'light',
    'maxHealth',
    'messages',
    'statuses',
    'stealthRange',
    'targets',
    'things',
    'told',
  ]);
  assert.deepEqual(
    first.actions.filter(({ stays }) => stays).map(({ label }) => label),
    ['Explore', 'Inventory', 'Rest'],
  );
  let met = 0;
  for (let i = 0; i < 300 && !game.over; ++i) {
    const { hero, depth, monsters } = game.observe?.() ?? {};
    const hud = game.hud();
    assert.equal(hud.depth, game.depth);
    assert.deepEqual(
      hud.messages.map(({ text }) => text),
      game.log(2),
    );
    if (hero) {
      assert.deepEqual([hud.health, hud.maxHealth, hud.depth], [hero.health, hero.maxHealth, depth]);
      assert.equal(hud.stealthRange, hero.stealthRange);
    }
    for (const { kind, sign, column, row } of hud.things) {
      assert.match(sign.colour, /^#[0-9a-f]{6}$/);
      assert.ok(column >= 21 && column < 100 && row >= 3 && row < 32);
      assert.ok(hud.targets.some(([x, y]) => x === column && y === row));
      met += Number(kind === 'creature' && (monsters?.length ?? 1) > 0);
    }
    assert.ok(hud.actions.filter(({ stays }) => !stays).length <= 5);
    game.step({ type: 'explore' });
  }
  assert.ok(met > 0);
  game.dispose();
  const other = engine.newGame({ seed: 42 });
  assert.equal(other.stateHash(), before);
  other.dispose();
});

test('sounds are told of once they are asked for, and the game knows nothing of it', () => {
  const [heard, deaf] = [engine.newGame({ seed: 1729 }), engine.newGame({ seed: 1729 })];
  heard.send({ type: 'sounds', wanted: true });
  const cues = [];
  for (let i = 0; i < 120 && !heard.over; ++i) {
    for (const game of [heard, deaf]) game.step({ type: 'explore' });
    cues.push(...heard.takeSounds());
    assert.deepEqual(deaf.takeSounds(), []);
  }
  const kinds = new Set(cues.map(({ kind }) => kind));
  for (const kind of ['enemy-seen', 'item', 'door']) assert.ok(kinds.has(kind), [...kinds].join());
  for (const { x, y, strength } of cues) {
    assert.ok(Number.isInteger(x) && Math.abs(x) < 79 && Number.isInteger(y) && Math.abs(y) < 29);
    assert.ok(strength >= 0 && strength <= 100);
  }
  assert.equal(heard.stateHash(), deaf.stateHash());
  assert.deepEqual(heard.replay(), deaf.replay());
  assert.deepEqual(heard.save(), deaf.save());
  for (const game of [heard, deaf]) game.dispose();
});
