import type { InterfaceEvent } from 'cellophane';

/** Letters that mean something together with Control; the other chords stay the browser's. */
const controlled = new Set([...'saxjkuybh']);

const named = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown',
  'Enter', 'Escape', 'Tab', 'Backspace', 'ContextMenu']);

const isNumpadDigit = (event: KeyboardEvent): boolean => /^Numpad[0-9]$/.test(event.code);
const isCharacter = (event: KeyboardEvent): boolean => [...event.key].length === 1;

/** What a Mac types with Option, which everywhere else holds chords of the browser's. */
const isSign = ({ key }: KeyboardEvent): boolean => /^[!-/:-@[-`{-~]$/.test(key);

function belongsToGame(event: KeyboardEvent, key: string): boolean {
  if (event.metaKey || event.isComposing) return false;
  if (event.altKey) return !event.ctrlKey && isSign(event);
  if (!event.ctrlKey) return isCharacter(event) || isNumpadDigit(event) || named.has(key);
  if (isNumpadDigit(event) || key.startsWith('Arrow')) return true;
  return !event.shiftKey && controlled.has(key.toLowerCase());
}

/** Signs the game has keys for where other alphabets have letters. */
const besideLetters = new Map([['Comma', ',<'], ['Period', '.>']]);
/** Programs that type hold no Shift for these, each above its digit. */
const aboveDigits = ')!@#$%^&*(';

/** What a key stands for whose letters are of another alphabet, or whose digit takes Shift: its place on the keyboard says
    it. A third sign on a key is meant as it is. */
function keyByPlace(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  if (!isCharacter(event) || event.altKey || event.getModifierState('AltGraph')) return key;
  const digit = /^Digit([0-9])$/.exec(code)?.[1];
  if (digit) return shiftKey || /[0-9]/.test(key) || key === aboveDigits[Number(digit)] ? key : digit;
  if (key <= '\x7f') return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey === event.getModifierState('CapsLock') ? letter.toLowerCase() : letter;
  return besideLetters.get(code)?.[shiftKey ? 1 : 0] ?? key;
}

const isWithin = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whoever has gone elsewhere with the focus goes on from there, and what can be pressed there keeps the keys for it. */
function isForPage(event: KeyboardEvent): boolean {
  if (isWithin(event, 'input, textarea')) return true;
  if (event.key === 'Tab') return event.target instanceof Element && event.target !== document.body && !isWithin(event, '#stage');
  return ['Enter', ' '].includes(event.key) && isWithin(event, 'a, button, summary');
}

/** An open dialog has the keys to itself. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/** What keys go to. */
export interface Keyed {
  /** Whether it takes any. */
  readonly isOpen: boolean;
  /** Whether they are the signs of a text. */
  readonly isTyped: boolean;
}

/** Hands the game its keys before anything else sees them, xterm.js included. */
export function listenToKeys(shown: () => Keyed | undefined, send: (event: InterfaceEvent) => void): void {
  addEventListener('keydown', (event) => {
    const keyed = shown();
    if (!keyed?.isOpen || isCovered() || isForPage(event)) return;
    const placed = keyByPlace(event);
    const key = placed === event.key || keyed.isTyped ? event.key : placed;
    if (!belongsToGame(event, key)) return;
    event.preventDefault();
    event.stopPropagation();
    send({ type: 'key', key, code: event.code, shift: event.shiftKey, ctrl: event.ctrlKey });
  }, { capture: true });
}
