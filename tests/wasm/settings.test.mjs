import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const { settings } = engine;

test('the table of settings has every line of a game, with its words and its values', () => {
  const game = engine.newGame({ seed: 1729 });
  const table = settings.table('');
  assert.equal(table.map(({ name, value }) => `${name} ${value}\n`).join(''), game.settings);
  for (const info of table) {
    assert.ok(info.label !== '' && info.help !== '' && ['display', 'game'].includes(info.part), info.name);
    assert.equal(info.value, info.usual);
    assert.equal(info.options.length > 0, info.kind === 'choice', info.name);
    assert.equal(info.most > 0 && info.step > 0, info.kind === 'number', info.name);
    const values = info.kind === 'switch' ? ['off', 'on'] : info.options.map(({ value }) => value);
    for (const value of info.kind === 'number' ? ['0', String(info.most)] : values) {
      const lines = settings.change('', info.name, value);
      assert.deepEqual(game.setSettings(lines), [], `${info.name} ${value}`);
      assert.equal(settings.table(lines).find(({ name }) => name === info.name).value, value);
    }
    assert.throws(() => settings.change('', info.name, 'sideways'), refusal('bad-argument', 'sideways'));
  }
  assert.throws(() => settings.change('', 'shouting', 'on'), refusal('bad-argument', 'palette, marks'));
  assert.throws(() => settings.table(5), refusal('bad-argument', 'lines'));
  game.dispose();
});

test('a change leaves all other lines as they were, and hints that are switched on begin anew', () => {
  const lines = 'palette tritan\nhints off\nkey q z\nhints-given moving\n';
  const changed = settings.change(lines, 'marks', 'on');
  for (const line of ['palette tritan', 'marks on', 'hints off', 'key q z', 'hints-given moving'])
    assert.ok(changed.split('\n').includes(line), line);
  assert.ok(!settings.change(changed, 'hints', 'on').includes('hints-given'));
});

test('keys are bound, exchanged and reset, and a game obeys them', () => {
  const keysOf = (lines, command) => settings.keys(lines).find((row) => row.command === command);
  assert.deepEqual(keysOf('', 'Explore fast'), {
    part: 'Commands',
    command: 'Explore fast',
    keys: ['x', 'X'],
    ctrl: true,
    changed: false,
  });
  const lines = settings.bindKey('marks on\n', 'Rest', settings.keyName('j', 'KeyJ'));
  assert.deepEqual(keysOf(lines, 'Rest').keys, ['j', '.', '5', 'Numpad5']);
  assert.deepEqual(keysOf(lines, 'Move south').keys, ['z', 'Down', '2', 'Numpad2']);
  assert.match(lines, /^marks on$/m);
  const game = engine.newGame({ seed: 1729 });
  assert.deepEqual(game.setSettings(lines), []);
  const [before] = [game.heroCell()];
  game.send({ type: 'key', key: 'j' });
  assert.equal(game.turns, 1);
  assert.deepEqual(game.heroCell(), before);
  game.dispose();
  for (const reset of [
    settings.resetKeys(lines),
    settings.resetKeys(lines, 'Rest'),
    settings.resetKeys(lines, 'Move south'),
  ])
    assert.deepEqual(settings.keys(reset), settings.keys(''));
  assert.match(settings.resetKeys(lines), /^marks on$/m);
  assert.equal(settings.keyName('ArrowUp'), 'Up');
  assert.equal(settings.keyName('5', 'Numpad5'), 'Numpad5');
  // Space comes beside the keys that a command has.
  const spaced = settings.bindKey('', 'Rest', settings.keyName(' ', 'Space'));
  assert.deepEqual(
    settings
      .keys(spaced)
      .find(({ command }) => command === 'Rest')
      .keys.slice(0, 2),
    ['Space', 'z'],
  );
  for (const key of ['Escape', 'Enter', 'Tab', 'F5', 'Shift']) assert.equal(settings.keyName(key), null, key);
  for (const [command, key] of [
    ['Fly', 'v'],
    ['Rest', 'Escape'],
    ['Explore fast', 'v'],
  ])
    assert.throws(() => settings.bindKey('', command, key), refusal('bad-argument'), command);
  assert.throws(() => settings.resetKeys('', 'Fly'), refusal('bad-argument', 'Move north'));
});

test('a caller with a settings page of its own is asked to open it', () => {
  const game = engine.newGame({ seed: 1729 });
  game.send({ type: 'settings', wanted: true });
  game.send({ type: 'key', key: 'O' });
  assert.equal(game.takeWish(), 'settings');
  assert.equal(game.reading().title, 'The dungeon');
  const replay = engine.openReplay(game.replay());
  replay.send({ type: 'settings', wanted: true });
  replay.send({ type: 'key', key: 'o' });
  assert.equal(replay.takeWish(), 'settings');
  game.send({ type: 'settings', wanted: false });
  game.send({ type: 'key', key: 'O' });
  assert.equal(game.takeWish(), null);
  assert.equal(game.reading().title, 'Settings');
  assert.throws(() => game.send({ type: 'settings' }), refusal('bad-event', 'wanted'));
  for (const each of [game, replay]) each.dispose();
});
