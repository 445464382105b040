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
