import type { InterfaceEvent } from 'cellophane';

/** Letters that mean something together with Control; the other chords stay the browser's. */
const controlled = new Set([...'saxjkuybh']);

const named = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown',
  'Enter', 'Escape', 'Tab', 'Backspace', 'ContextMenu']);

const isNumpadDigit = (event: KeyboardEvent): boolean => /^Numpad[0-9]$/.test(event.code);
const isCharacter = (event: KeyboardEvent): boolean => [...event.key].length === 1;

/** What a Mac types with Option, which everywhere else holds chords of the browser's. */
const isSign = ({ key }: KeyboardEvent): boolean => /^[!-/:-@[-`{-~]$/.test(key);

function belongsToGame(event: KeyboardEvent): boolean {
  if (event.metaKey || event.isComposing) return false;
  if (event.altKey) return !event.ctrlKey && isSign(event);
  if (!event.ctrlKey) return isCharacter(event) || isNumpadDigit(event) || named.has(event.key);
  if (isNumpadDigit(event) || event.key.startsWith('Arrow')) return true;
  return !event.shiftKey && controlled.has(event.key.toLowerCase());
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

/** Hands the game its keys before anything else sees them, xterm.js included; none while nothing is `open` to them. */
export function listenToKeys(isOpen: () => boolean, send: (event: InterfaceEvent) => void): void {
  addEventListener('keydown', (event) => {
    if (!isOpen() || isCovered() || isForPage(event) || !belongsToGame(event)) return;
    event.preventDefault();
    event.stopPropagation();
    send({ type: 'key', key: event.key, code: event.code, shift: event.shiftKey, ctrl: event.ctrlKey });
  }, { capture: true });
}
