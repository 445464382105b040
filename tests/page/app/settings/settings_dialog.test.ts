import '../../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Preferences } from '../../../../web/app/settings/preferences';
import { showSettings } from '../../../../web/app/settings/settings_dialog';
import { openDocument } from '../../support/dom';
import { engine } from '../../support/engine';
import { preferences } from '../../support/page';

let own: Preferences;
let lines: string;
let changes: number;
const game = {
  editor: engine.settings,
  get lines() {
    return lines;
  },
  set lines(text) {
    lines = text;
  },
};

const open = (hasGame = true) => {
  const root = openDocument();
  showSettings(root, { preferences: own, game: hasGame ? game : undefined, onChanged: () => ++changes });
};
beforeEach(() => {
  localStorage.clear();
  own = preferences();
  lines = '';
  changes = 0;
});
afterEach(() => document.querySelector('#settings-dialog')?.remove());

const all = (selector: string): Element[] => [...document.querySelectorAll(`#settings-dialog ${selector}`)];
function one(selector: string): HTMLElement {
  const [found, ...others] = all(selector);
  assert.ok(found instanceof HTMLElement && others.length === 0, selector);
  return found;
}
const click = (selector: string) => one(selector).click();
const isHidden = (selector: string) => one(selector).hidden;

function flip(selector: string): void {
  const box = one(selector);
  assert.ok(box instanceof HTMLInputElement);
  box.checked = !box.checked;
  box.dispatchEvent(new Event('change'));
}
function choose(selector: string, value: string): void {
  const box = one(selector);
  assert.ok(box instanceof HTMLSelectElement);
  box.value = value;
  box.dispatchEvent(new Event('change'));
}
/** Presses a key in the dialog. True if the dialog takes it. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.assign(event, { getModifierState: () => false });
  one('.key-table').dispatchEvent(event);
  return event.defaultPrevented;
}
const keysOf = (command: string) => engine.settings.keys(lines).find((row) => row.command === command)!.keys;
const asked = () => (isHidden('.asking') ? null : one('.asking p').textContent);

test('the dialog shows every setting of the engine with its words, and each can be changed and reset', () => {
  open();
  for (const { name, label, help, kind, usual, options } of engine.settings.table('')) {
    const row = one(`#setting-${name}`).closest('.setting')!;
    assert.equal(row.querySelector('label')!.textContent, label);
    assert.equal(row.querySelector('p')!.textContent.toLowerCase(), `${help.toLowerCase()}.`);
    const now = () => engine.settings.table(lines).find((info) => info.name === name)!.value;
    const reset = row.querySelector<HTMLButtonElement>('.reset')!;
    assert.equal(reset.hidden, true, name);
    if (kind === 'switch') flip(`#setting-${name}`);
    else choose(`#setting-${name}`, kind === 'number' ? '20' : options[2].value);
    assert.notEqual(now(), usual, name);
    assert.equal(reset.hidden, false, name);
    reset.click();
    assert.equal(now(), usual, name);
    assert.equal(reset.hidden, true, name);
  }
});

test('a value between those that are offered is shown', () => {
  lines = 'least-light 15\n';
  open();
  const box = one('#setting-least-light');
  assert.ok(box instanceof HTMLSelectElement);
  assert.equal(box.value, '15');
});

test('preferences of the page are kept, and reported', () => {
  open();
  choose('#setting-theme', 'light');
  choose('#setting-font', 'plex');
  flip('#setting-text-view');
  flip('#setting-hide-header');
  click('[aria-label="Larger text"]');
  choose('#setting-sound', 'medium');
  assert.equal(changes, 6);
  assert.equal(one('#setting-text-size').textContent, '125 %');
  const kept = preferences();
  assert.equal(kept.theme, 'light');
  assert.deepEqual(kept.view, {
    isRead: true,
    textSize: 125,
    font: 'plex',
    hidesHeader: true,
    sound: 'medium',
    vibrates: undefined,
    wasAskedForLook: false,
  });
  // Nothing here can vibrate.
  assert.equal(all('#setting-vibration').length, 0);
  for (let i = 0; i < 9; ++i) click('[aria-label="Larger text"]');
  assert.equal(one('#setting-text-size').textContent, '300 %');
  assert.equal(one('[aria-label="Larger text"]').getAttribute('aria-disabled'), 'true');
});

test('a reset of all asks first', () => {
  open();
  choose('#setting-theme', 'dark');
  flip('#setting-marks');
  click('[aria-label="Change Explore"]');
  press('v');
  const before = lines;
  click('#reset-all');
  click('.foot button:last-child');
  assert.equal(lines, before);
  assert.equal(own.theme, 'dark');
  click('#reset-all');
  click('#confirm-reset');
  assert.deepEqual(engine.settings.table(lines), engine.settings.table(''));
  assert.deepEqual(keysOf('Explore'), ['x', 'X']);
  assert.equal(own.theme, 'system');
  assert.ok(isHidden('[aria-label="Reset Highlight"]'));
});

test('one group is shown at a time, and arrows go from one to the next', () => {
  open();
  const shown = () =>
    all('[role=tabpanel]')
      .filter((panel) => !(panel as HTMLElement).hidden)
      .map(({ id }) => id);
  assert.deepEqual(shown(), ['panel-display']);
  click('#tab-keys');
  assert.deepEqual(shown(), ['panel-keys']);
  one('[role=tablist]').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  assert.deepEqual(shown(), ['panel-display']);
  assert.equal(one('#tab-display').getAttribute('aria-selected'), 'true');
  one('[role=tablist]').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  assert.deepEqual(shown(), ['panel-keys']);
});

test('without a game there are the theme and the font alone', () => {
  open(false);
  assert.deepEqual(
    all('.setting select, .setting input').map(({ id }) => id),
    ['setting-theme', 'setting-font'],
  );
  assert.equal(all('[role=tab]').length, 0);
});

test('the table of keys has every command, and those with Control no buttons', () => {
  open();
  const rows = all('.key-table tr:not(.asking)');
  assert.deepEqual(
    rows.map((row) => row.querySelector('th')!.textContent),
    engine.settings.keys('').map(({ command }) => command),
  );
  assert.deepEqual(
    rows.map((row) => row.querySelector('button') === null),
    engine.settings.keys('').map(({ ctrl }) => ctrl),
  );
});

test('a free key is given at once, and taken back by Reset', () => {
  open();
  click('[aria-label="Change Rest"]');
  assert.equal(asked(), 'Press the new key for Rest.');
  assert.equal(press('Shift', { shiftKey: true }), false);
  assert.equal(press('v', { code: 'KeyV' }), true);
  assert.equal(asked(), null);
  assert.deepEqual(keysOf('Rest'), ['v', '.', '5', 'Numpad5']);
  click('[aria-label="Reset Rest"]');
  assert.deepEqual(keysOf('Rest'), ['z', '.', '5', 'Numpad5']);
  assert.ok(isHidden('[aria-label="Reset Rest"]'));
});

test('a key that another command has is exchanged only if the player says so', () => {
  open();
  click('[aria-label="Change Explore"]');
  press('j');
  assert.equal(asked(), 'j is used by Move south, which will have: x, Down, 2, Numpad 2.');
  assert.equal(lines, '');
  press('Escape');
  assert.equal(asked(), null);
  assert.equal(lines, '');
  click('[aria-label="Change Explore"]');
  press('j');
  click('.asking button:first-child');
  assert.deepEqual(keysOf('Explore'), ['j', 'X']);
  assert.deepEqual(keysOf('Move south'), ['x', 'Down', '2', 'Numpad2']);
  assert.ok(!isHidden('[aria-label="Reset Move south"]'));
  click('#reset-keys');
  assert.deepEqual(engine.settings.keys(lines), engine.settings.keys(''));
});

test('another group and Reset all end the wait for a key', () => {
  open();
  for (const elsewhere of ['#tab-display', '#reset-all']) {
    click('#tab-keys');
    click('[aria-label="Change Explore"]');
    assert.equal(asked(), 'Press the new key for Explore.');
    click(elsewhere);
    assert.equal(asked(), null);
    assert.equal(press('v', { code: 'KeyV' }), false, elsewhere);
    assert.equal(lines, '');
  }
});

test('keys that other screens need are refused, and the dialog waits for another', () => {
  open();
  click('[aria-label="Change Explore"]');
  for (const [key, init] of [['Backspace'], ['F5'], ['x', { ctrlKey: true }]] as [string, KeyboardEventInit?][]) {
    press(key, init);
    assert.equal(asked(), 'This key cannot be used. Press another key for Explore.', key);
  }
  // They press and reach the button Cancel.
  for (const key of ['Enter', ' ', 'Tab']) assert.equal(press(key), false, key);
  assert.equal(lines, '');
  press('Home');
  assert.match(asked()!, /^Home is used by Move north-west/);
});

test('lines of swapped keys from before the table are shown', () => {
  lines = 'key q z\n';
  open();
  const row = all('.key-table tr').find((each) => each.querySelector('th')?.textContent === 'Rest')!;
  assert.deepEqual(
    [...row.querySelectorAll('kbd')].map(({ textContent }) => textContent),
    ['q', 'z', '.', '5', 'Numpad 5'],
  );
});
