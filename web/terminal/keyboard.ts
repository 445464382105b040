import type { InterfaceEvent } from 'cellophane';

/** The letters with a meaning in the game together with Control; other shortcuts stay the browser's. */
const controlled = new Set([...'saxjkuybh']);

const named = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Enter',
  'Escape',
  'Tab',
  'Backspace',
  'ContextMenu',
  // Help, also where ? is typed as a character.
  'F1',
]);

const isNumpadDigit = (event: KeyboardEvent): boolean => /^Numpad[0-9]$/.test(event.code);
/** Whether a key types a text: one character, or several as some keys of other alphabets do. Names of keys are ASCII. */
const isText = ({ key }: KeyboardEvent): boolean => [...key].length === 1 || /^[^\0-\x7f]/.test(key);

/** A key that an input method has taken, and tells only the place of. */
const isTaken = ({ key }: KeyboardEvent): boolean => key === 'Process';

/** Whether a key types a sign, as with Option on a Mac; elsewhere Alt belongs to the browser's shortcuts. */
const isSign = ({ key }: KeyboardEvent): boolean => /^[!-/:-@[-`{-~]$/.test(key);

/** The key that a key acts as, after the player's changes in the lines of settings; itself if it was not changed. */
function meantKey(key: string, lines: string): string {
  const line = lines.split('\n').find((each) => each.startsWith(`key ${key} `));
  return line?.split(' ')[2] ?? key;
}

function belongsToGame(event: KeyboardEvent, key: string, keyed: Keyed): boolean {
  if (event.metaKey || event.isComposing) return false;
  if (event.altKey) return !event.ctrlKey && isSign(event);
  if (!event.ctrlKey) return isText(event) || isNumpadDigit(event) || named.has(key) || key !== event.key;
  if (isNumpadDigit(event) || key.startsWith('Arrow')) return true;
  return !event.shiftKey && controlled.has(meantKey(key.toLowerCase(), keyed.settings));
}

/** The signs of keys that hold letters in other alphabets, without and with Shift. */
const besideLetters = new Map([
  ['Comma', ',<'],
  ['Period', '.>'],
]);
/** The signs of other keys, of which an input method tells no sign of its own. */
const signsOf = new Map([
  ...besideLetters,
  ['Slash', '/?'],
  ['Backslash', '\\|'],
  ['Semicolon', ';:'],
  ['Quote', '\'"'],
  ['Minus', '-_'],
  ['Equal', '=+'],
  ['BracketLeft', '[{'],
  ['BracketRight', ']}'],
  ['Backquote', '`~'],
  ['Space', '  '],
]);
/** The signs above the digits 0 to 9. Programs that type send them without Shift. */
const aboveDigits = ')!@#$%^&*(';

/** The key of an event, by its place on the keyboard if it types letters of another alphabet, or needs Shift for its
    digit. A third sign on a key, typed with AltGr, is taken as it is. */
export function keyByPlace(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  if (event.altKey || event.getModifierState('AltGraph')) return key;
  if (!isText(event) && !isTaken(event)) return key;
  const digit = /^Digit([0-9])$/.exec(code)?.[1];
  if (isTaken(event)) return keyOfTaken(event, digit);
  if (digit) return shiftKey || /[0-9]/.test(key) || key === aboveDigits[Number(digit)] ? key : digit;
  if (key <= '\x7f') return key;
  const letter = letterAt(event, event.getModifierState('CapsLock'));
  if (letter) return letter;
  return besideLetters.get(code)?.[shiftKey ? 1 : 0] ?? key;
}

const letterAt = ({ code, shiftKey }: KeyboardEvent, hasCapsLock: boolean): string | undefined => {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return shiftKey === hasCapsLock ? letter?.toLowerCase() : letter;
};

/** As on an American keyboard; what has no sign has its code for a name: Enter, ArrowUp. */
function keyOfTaken(event: KeyboardEvent, digit: string | undefined): string {
  const { code, shiftKey } = event;
  if (digit) return shiftKey ? aboveDigits[Number(digit)] : digit;
  return letterAt(event, false) ?? signsOf.get(code)?.[shiftKey ? 1 : 0] ?? (named.has(code) ? code : event.key);
}

const isWithin = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a key belongs to the page: to a text box, to Tab from an element outside the stage, or to a focused button
    or link. */
function isForPage(event: KeyboardEvent): boolean {
  if (event.key === 'F1') return false;
  if (isWithin(event, 'input, textarea')) return true;
  if (event.key === 'Tab')
    return event.target instanceof Element && event.target !== document.body && !isWithin(event, '#stage');
  return ['Enter', ' '].includes(event.key) && isWithin(event, 'a, button, summary');
}

/** Whether a dialog is open, which then takes all keys. */
export const isCovered = (root: ParentNode): boolean => root.querySelector('dialog[open]') !== null;

/** The receiver of keys. */
export interface Keyed {
  /** Whether it takes keys. */
  readonly isOpen: boolean;
  /** Whether a text is being typed, so that the sign counts and not the place of the key. */
  readonly isTyped: boolean;
  /** The player's settings, as lines. The game writes them anew each time they are read. */
  readonly settings: string;
}

export interface KeyOptions {
  /** The element of the page, within which a dialog may be open. */
  root: ParentNode;
  shown: () => Keyed | undefined;
  send: (event: InterfaceEvent) => void;
  signal: AbortSignal;
  /** What keys are taken from: by default the whole page, focused or not. */
  target?: Window | HTMLElement;
}

/** Hands the game its keys before anything else sees them, xterm.js included. */
export function listenToKeys({ root, shown, send, signal, target = window }: KeyOptions): void {
  // Both have the same kinds of events.
  (target as Window).addEventListener(
    'keydown',
    (event) => {
      const keyed = shown();
      if (!keyed?.isOpen || isCovered(root) || isForPage(event)) return;
      const placed = keyByPlace(event);
      const key = placed === event.key || (keyed.isTyped && !isTaken(event)) ? event.key : placed;
      if (!belongsToGame(event, key, keyed)) return;
      event.preventDefault();
      event.stopPropagation();
      send({ type: 'key', key, code: event.code, shift: event.shiftKey, ctrl: event.ctrlKey });
    },
    { capture: true, signal },
  );
}
