import type { InterfaceEvent } from 'cellophane';

/** Letters that mean something together with Control; the other chords stay the browser's. */
const controlled = new Set([...'saxjkuybh']);

const named = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown',
  'Enter', 'Escape', 'Tab', 'Backspace', 'ContextMenu']);

const isNumpadDigit = (event: KeyboardEvent): boolean => /^Numpad[0-9]$/.test(event.code);
const isCharacter = (event: KeyboardEvent): boolean => [...event.key].length === 1;

function belongsToGame(event: KeyboardEvent): boolean {
  if (event.altKey || event.metaKey || event.isComposing) return false;
  if (!event.ctrlKey) return isCharacter(event) || isNumpadDigit(event) || named.has(event.key);
  if (isNumpadDigit(event) || event.key.startsWith('Arrow')) return true;
  return !event.shiftKey && controlled.has(event.key.toLowerCase());
}

const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A button that has the focus keeps the keys that press it and the one that leaves it. */
const isForButton = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLButtonElement && ['Enter', ' ', 'Tab'].includes(event.key);

/** An open dialog has the keys to itself. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/** Hands the game its keys before anything else sees them, xterm.js included. */
export function listenToKeys(send: (event: InterfaceEvent) => void): void {
  addEventListener('keydown', (event) => {
    if (isCovered() || isTextEntry(event.target) || isForButton(event) || !belongsToGame(event)) return;
    event.preventDefault();
    event.stopPropagation();
    send({ type: 'key', key: event.key, code: event.code, shift: event.shiftKey, ctrl: event.ctrlKey });
  }, { capture: true });
}
