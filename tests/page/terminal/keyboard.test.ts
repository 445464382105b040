import '../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { listenToKeys } from '../../../web/terminal/keyboard';
import { openDocument } from '../support/dom';

let listening: AbortController;
let sent: { key: string; shift: boolean; ctrl: boolean }[];
let keyed: { isOpen: boolean; isTyped: boolean; settings: string } | undefined;
beforeEach(() => {
  const root = openDocument();
  listening = new AbortController();
  sent = [];
  keyed = { isOpen: true, isTyped: false, settings: '' };
  listenToKeys({
    root,
    shown: () => keyed,
    send: (event) => {
      if (event.type === 'key') sent.push({ key: event.key, shift: !!event.shift, ctrl: !!event.ctrl });
    },
    signal: listening.signal,
  });
});
afterEach(() => listening.abort());

type Init = KeyboardEventInit & { modifierAltGraph?: boolean; modifierCapsLock?: boolean };

/** The key that the game gets for a key of the keyboard; null if it is left to the page and the browser. */
function keyFor(init: Init, target: Element = document.querySelector('#stage')!): string | null {
  const event = new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init });
  Object.assign(event, {
    getModifierState: (name: string) =>
      name === 'AltGraph' ? !!init.modifierAltGraph : name === 'CapsLock' && !!init.modifierCapsLock,
  });
  const before = sent.length;
  target.dispatchEvent(event);
  assert.equal(event.defaultPrevented, sent.length > before);
  return sent[before]?.key ?? null;
}

test('letters, signs and named keys are the game’s', () => {
  for (const key of ['z', 'Z', '<', "'", '/', ' ', 'Tab', 'Backspace', 'ArrowUp', 'PageDown', 'Enter', 'Escape', 'F1'])
    assert.equal(keyFor({ key }), key, key);
  assert.equal(keyFor({ key: 'Clear', code: 'Numpad5' }), 'Clear');
});

test('shortcuts are the browser’s, but for the game’s own', () => {
  for (const key of 'cvrltwn') assert.equal(keyFor({ key, ctrlKey: true }), null, key);
  for (const key of ['F5', 'F6', 'CapsLock', 'Shift', 'Dead']) assert.equal(keyFor({ key }), null, key);
  for (const key of 'saxjkuybh') assert.equal(keyFor({ key, ctrlKey: true }), key, key);
  assert.equal(keyFor({ key: 'ArrowLeft', ctrlKey: true }), 'ArrowLeft');
  assert.equal(keyFor({ key: 'S', ctrlKey: true, shiftKey: true }), null);
  assert.equal(keyFor({ key: 's', metaKey: true }), null);
  assert.equal(keyFor({ key: 's', isComposing: true }), null);
});

test('characters typed with Option reach the game, shortcuts with it do not', () => {
  for (const key of ['@', '~', '\\', '[', '|']) assert.equal(keyFor({ key, code: 'KeyL', altKey: true }), key);
  for (const key of ['d', '1', ' ', 'ArrowLeft', 'Tab', '€']) assert.equal(keyFor({ key, altKey: true }), null, key);
  assert.equal(keyFor({ key: '@', altKey: true, ctrlKey: true }), null);
});

test('keys of other layouts count by position', () => {
  assert.equal(keyFor({ key: 'я', code: 'KeyZ' }), 'z');
  assert.equal(keyFor({ key: 'ю', code: 'Period' }), '.');
  assert.equal(keyFor({ key: 'Ю', code: 'Period', shiftKey: true }), '>');
  assert.equal(keyFor({ key: 'ש', code: 'KeyM', shiftKey: true }), 'M');
  assert.equal(keyFor({ key: 'ь', code: 'KeyM', modifierCapsLock: true }), 'M');
  assert.equal(keyFor({ key: 'ы', code: 'KeyS', ctrlKey: true }), 's');
  assert.equal(keyFor({ key: 'с', code: 'KeyC', ctrlKey: true }), null);
  assert.equal(keyFor({ key: 'ż', code: 'KeyZ', modifierAltGraph: true }), 'ż');
});

test('a key counts by position where its text has several code points, or an input method has taken it', () => {
  assert.equal(keyFor({ key: 'لا', code: 'KeyB' }), 'b');
  assert.equal(keyFor({ key: 'لآ', code: 'KeyB', shiftKey: true }), 'B');
  const taken = (code: string, more = {}) => keyFor({ key: 'Process', code, ...more });
  assert.equal(taken('KeyJ'), 'j');
  assert.equal(taken('KeyM', { shiftKey: true }), 'M');
  assert.equal(taken('KeyS', { ctrlKey: true }), 's');
  assert.equal(taken('Digit5'), '5');
  assert.equal(taken('Period', { shiftKey: true }), '>');
  assert.equal(taken('Slash', { shiftKey: true }), '?');
  assert.equal(taken('Space'), ' ');
  assert.equal(taken('Enter'), 'Enter');
  assert.equal(taken('ArrowUp'), 'ArrowUp');
  assert.equal(taken('ShiftLeft', { shiftKey: true }), null);
  assert.equal(taken(''), null, 'a place that nobody knows');
  assert.equal(taken('KeyJ', { isComposing: true }), null);
  keyed = { isOpen: true, isTyped: true, settings: '' };
  assert.equal(taken('KeyJ'), 'j', 'in a text as well');
});

test('a digit that needs Shift counts without it, and the signs above the digits are themselves', () => {
  assert.equal(keyFor({ key: '(', code: 'Digit5' }), '5', 'a French keyboard');
  assert.equal(keyFor({ key: '&', code: 'Digit1' }), '1');
  assert.equal(keyFor({ key: '5', code: 'Digit5', shiftKey: true }), '5');
  assert.equal(keyFor({ key: '&', code: 'Digit7', shiftKey: true }), '&');
  assert.equal(keyFor({ key: '&', code: 'Digit7' }), '&', 'sent by a program that types');
});

test('Control with a letter counts for what the letter acts as', () => {
  keyed = { isOpen: true, isTyped: false, settings: 'hints on\nkey v x\nkey x v\n' };
  assert.equal(keyFor({ key: 'v', code: 'KeyV', ctrlKey: true }), 'v');
  assert.equal(keyFor({ key: 'x', code: 'KeyX', ctrlKey: true }), null);
  assert.equal(keyFor({ key: 's', code: 'KeyS', ctrlKey: true }), 's');
});

test('F1 opens help from a text box as well', () => {
  assert.equal(keyFor({ key: 'F1' }, document.querySelector('#seed')!), 'F1');
});

test('in a text the sign counts, not the place of its key', () => {
  keyed = { isOpen: true, isTyped: true, settings: '' };
  assert.equal(keyFor({ key: '(', code: 'Digit5' }), '(');
  assert.equal(keyFor({ key: 'я', code: 'KeyZ' }), 'я');
});

test('text boxes, buttons and links keep their keys, and Tab leaves them', () => {
  const [box, button, link] = ['#seed', '#share', '#ways a'].map((selector) => document.querySelector(selector)!);
  assert.equal(keyFor({ key: 'z' }, box), null);
  for (const element of [button, link]) {
    for (const key of ['Enter', ' ', 'Tab']) assert.equal(keyFor({ key }, element), null, key);
    assert.equal(keyFor({ key: 'z' }, element), 'z', 'letters go to the game from anywhere in the page');
  }
  assert.equal(keyFor({ key: 'Tab' }, document.body), 'Tab');
});

test('without a game, below a dialog and after the end keys are left alone', () => {
  keyed = undefined;
  assert.equal(keyFor({ key: 'z' }), null);
  keyed = { isOpen: false, isTyped: false, settings: '' };
  assert.equal(keyFor({ key: 'z' }), null);
  keyed = { isOpen: true, isTyped: false, settings: '' };
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  assert.equal(keyFor({ key: 'z' }), null);
  dialog.remove();
  assert.equal(keyFor({ key: 'z' }), 'z');
  listening.abort();
  assert.equal(keyFor({ key: 'z' }), null);
});
