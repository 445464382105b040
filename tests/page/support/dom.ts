/* A document without a browser. Import it before anything that has one in mind. */

import { readFileSync } from 'node:fs';
import { webcrypto } from 'node:crypto';
import { Window } from 'happy-dom';

/** Where the page is served from. */
export const address = 'https://example.org/';

const window = new Window({ url: address, width: 1280, height: 800 });

/** Gives `addEventListener` of a target, and of all of its kind, the option `signal`, which happy-dom does not know
    yet. */
function addSignals(target: object): void {
  let kind = target;
  while (!Object.hasOwn(kind, 'addEventListener')) kind = Object.getPrototypeOf(kind) as object;
  const targets = kind as EventTarget;
  const { addEventListener: listen } = targets;
  targets.addEventListener = function (type, listener, options) {
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (signal?.aborted) return;
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener));
    listen.call(this, type, listener, options);
  };
}
addSignals(window);
addSignals(window.document.createElement('p'));

/** What the sources use of a browser, taken from the document. */
const names = [
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'innerWidth',
  'innerHeight',
  'devicePixelRatio',
  'Node',
  'Text',
  'Element',
  'HTMLElement',
  'HTMLButtonElement',
  'HTMLDetailsElement',
  'HTMLDialogElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'CSSStyleSheet',
  'ResizeObserver',
  'EventTarget',
  'Event',
  'InputEvent',
  'CustomEvent',
  'KeyboardEvent',
  'MouseEvent',
  'PointerEvent',
] as const;

const setGlobal = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

setGlobal('window', globalThis);
for (const name of names) {
  const value: unknown = window[name];
  const isFunction = typeof value === 'function' && /^[a-z]/.test(name);
  setGlobal(name, isFunction ? (value as (...given: unknown[]) => unknown).bind(window) : value);
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
  setGlobal(name, window[name].bind(window));
// The same as in browsers: the document has no such class.
setGlobal('Option', function newOption(text: string, value: string, isDefault = false, isSelected = false) {
  const option = document.createElement('option');
  Object.assign(option, { textContent: text, value, defaultSelected: isDefault, selected: isSelected });
  return option;
});
// Node 18 keeps it to modules.
if (!('crypto' in globalThis)) setGlobal('crypto', webcrypto);

const documents = {
  game: bodyOf('index.html'),
  search: bodyOf('search.html'),
  results: bodyOf('results.html'),
};

function bodyOf(name: string): string {
  const html = readFileSync(new URL(`../../web/${name}`, import.meta.url), 'utf8');
  return /<body[^>]*>(.*)<\/body>/s.exec(html)![1];
}

/** Fills the document as it is before the scripts run, and goes to an address. Returns its body. */
export function openDocument(name: keyof typeof documents = 'game', query = ''): HTMLElement {
  window.happyDOM.setURL(address + query);
  document.body.className = '';
  document.body.innerHTML = documents[name];
  return document.body;
}

/** The texts of the notices shown. */
export const noticesShown = (): string[] =>
  [...document.querySelectorAll('#notices p span')].map(({ textContent }) => textContent);

/** The button with these words. */
export function buttonNamed(words: string, within: ParentNode = document): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find(
    (button) => button.textContent === words || button.getAttribute('aria-label') === words,
  );
  if (!found) throw new Error(`There is no button ${words}.`);
  return found;
}

/** Lets everything happen that waits for no timer. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 50; ++i) await new Promise((resolve) => setImmediate(resolve));
}
