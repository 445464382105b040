import './reader.css';
import './dialogs.css';
import type { InterfaceEvent, ReadChoice, Reading, Shown } from 'cellophane';
import { onSubmit } from './forms';
import { button, createElement } from './create_element';
import { partOf } from './parts';
import type { View } from './preferences';
import { Strip } from './strip';

type Send = (event: InterfaceEvent) => void;

/** Milliseconds without an event before an update, so that held keys do not make screen readers repeat themselves. */
const calm = 40;

/** The ARIA names of keys whose names differ. */
const spelt: Record<string, string> = { Up: 'ArrowUp', Down: 'ArrowDown', Left: 'ArrowLeft', Right: 'ArrowRight' };

export interface ReaderOptions {
  root: HTMLElement;
  game: () => Shown | undefined;
  send: Send;
  view: View;
}

/** The game in words beside the terminal: the engine's reading, as text, lists and buttons. */
export class Reader {
  readonly #game: () => Shown | undefined;
  readonly #send: Send;
  readonly #entry: Entry;
  readonly #strip: Strip;
  readonly #listening = new AbortController();
  readonly #region: HTMLElement;
  readonly #alert: HTMLElement;
  readonly #stopped: HTMLElement;
  readonly #title = createElement('h2', { id: 'reader-title', tabindex: '-1' });
  readonly #question = createElement('p', { id: 'reader-question' });
  readonly #lines = createElement('div', { id: 'reader-lines' });
  readonly #choices = createElement('ul', { id: 'reader-choices', 'aria-labelledby': 'reader-title' });
  readonly #status = createElement('p', { id: 'reader-status' });
  readonly #here = createElement('div', { id: 'reader-here', 'aria-live': 'polite' });
  readonly #things = createElement('ul', { id: 'reader-things', 'aria-labelledby': 'reader-things-title' });
  readonly #around = createElement('ul', { id: 'reader-around', 'aria-labelledby': 'reader-around-title' });
  #timer = 0;
  #pointed = '';

  constructor({ root, game, send, view }: ReaderOptions) {
    const { signal } = this.#listening;
    this.#game = game;
    this.#send = send;
    this.#entry = new Entry({ root, send, view, signal });
    this.#strip = new Strip(root, send, signal);
    this.#alert = partOf(root, 'alert');
    this.#stopped = partOf(root, 'stopped');
    this.#region = partOf(root, 'reader');
    this.#region.append(
      this.#title,
      this.#question,
      this.#lines,
      this.#status,
      this.#here,
      this.#choices,
      createElement('h2', { id: 'reader-things-title' }, 'About you'),
      this.#things,
      createElement('h2', { id: 'reader-around-title' }, 'Around you'),
      this.#around,
    );
  }

  /** Updates after a pause without further events. */
  refresh(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#show(), calm);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#listening.abort();
    this.#entry.destroy();
    this.#region.replaceChildren();
    this.#region.hidden = true;
  }

  #show(): void {
    const game = this.#game();
    this.#region.hidden = !game;
    const told = game?.reading();
    this.#strip.show(told);
    if (!told) return;
    this.#entry.show(told.entry);
    this.#announce(told);
    const hadFocus = this.#choices.contains(document.activeElement);
    const isElsewhere = this.#title.textContent !== told.title;
    this.#title.textContent = told.title;
    this.#question.textContent = told.urgent;
    this.#question.hidden = !told.urgent;
    paragraphs(this.#lines, told.lines);
    list(this.#choices, told.choices, (item, choice) => this.#choice(item, choice));
    this.#status.textContent = told.status.join(' ');
    const pointed = told.here.join(' ');
    if (pointed !== this.#pointed) paragraphs(this.#here, told.here);
    this.#pointed = pointed;
    list(this.#things, told.things, (item, { text, x, y }) => {
      const own = ownButton(item);
      own.textContent = text;
      own.onclick = () => this.#send({ type: 'look', x, y });
    });
    list(this.#around, told.around, (item, text) => {
      item.textContent = text;
    });
    // A page that has opened is read from its title.
    if (hadFocus && isElsewhere) this.#title.focus();
  }

  #announce({ urgent, stopped }: Reading): void {
    for (const [region, text] of [
      [this.#alert, urgent],
      [this.#stopped, stopped],
    ] as const)
      if (region.textContent !== text) region.textContent = text;
  }

  #choice(item: HTMLElement, { label, key, ctrl, unfit }: ReadChoice): void {
    const own = ownButton(item);
    const name = spelt[key] ?? key;
    own.replaceChildren(label, createElement('kbd', { 'aria-hidden': 'true' }, ctrl ? `Ctrl ${key}` : key));
    own.setAttribute('aria-keyshortcuts', ctrl ? `Control+${name}` : name);
    own.toggleAttribute('data-unfit', unfit);
    own.onclick = () => this.#send({ type: 'choose', key, ctrl });
  }
}

/** The button of an item, reused while the item stays, so that it keeps the focus. */
function ownButton(item: HTMLElement): HTMLButtonElement {
  if (!(item.firstElementChild instanceof HTMLButtonElement)) item.replaceChildren(button('', () => {}));
  return item.firstElementChild as HTMLButtonElement;
}

function paragraphs(parent: HTMLElement, texts: readonly string[]): void {
  parent.replaceChildren(...texts.map((text) => createElement('p', {}, text)));
}

function list<Row>(parent: HTMLElement, rows: readonly Row[], fill: (item: HTMLElement, row: Row) => void): void {
  while (parent.childElementCount > rows.length) parent.lastElementChild!.remove();
  while (parent.childElementCount < rows.length) parent.append(createElement('li'));
  rows.forEach((row, i) => fill(parent.children[i] as HTMLElement, row));
}

interface EntryOptions extends Omit<ReaderOptions, 'game'> {
  signal: AbortSignal;
}

/** The box for a text the game asks for: visible where there may be no keyboard, and behind the terminal elsewhere, for
    pasted text and characters composed from several keys. */
class Entry {
  readonly #form: HTMLFormElement;
  readonly #stage: HTMLElement;
  readonly #view: View;
  #isShown = false;
  #isComposing = false;
  readonly #label = createElement('label', { for: 'entry-text' });
  readonly #box = createElement('input', {
    id: 'entry-text',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'done',
  });

  constructor({ root, send, view, signal }: EntryOptions) {
    this.#form = partOf(root, 'entry', HTMLFormElement);
    this.#stage = partOf(root, 'stage');
    this.#view = view;
    /** Sends the answer; hides a box behind the terminal first, so that the next keys go to the game. */
    const answer = (key: string) => {
      if (!this.#isShown) this.#close();
      send({ type: 'choose', key });
    };
    const leave = () => answer('Escape');
    this.#form.append(
      this.#label,
      this.#box,
      createElement('button', { type: 'submit' }, 'Done'),
      button('Leave it', leave),
    );
    onSubmit(this.#form, () => answer('Enter'), signal);
    const type = (isComposing: boolean) => {
      this.#isComposing = isComposing;
      if (!isComposing) send({ type: 'text', text: this.#box.value });
    };
    this.#box.addEventListener('input', (event) => type(event instanceof InputEvent && event.isComposing));
    this.#box.addEventListener('compositionend', () => type(false));
    this.#box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.isComposing) leave();
    });
  }

  destroy(): void {
    this.#form.replaceChildren();
    this.#form.hidden = true;
  }

  show(entry: Reading['entry']): void {
    const wasOpen = !this.#form.hidden;
    this.#isShown = this.#view.isRead || matchMedia('(any-pointer: coarse)').matches;
    // Where a single letter is asked for, the physical key counts.
    if (!entry || !(this.#isShown || entry.longest > 1)) {
      if (wasOpen) this.#close();
      return;
    }
    this.#form.hidden = false;
    this.#form.classList.toggle('behind', !this.#isShown);
    this.#label.textContent = entry.prompt;
    this.#box.maxLength = entry.longest;
    // The game has dropped characters that the text may not hold.
    if (!this.#isComposing && this.#box.value !== entry.typed) this.#box.value = entry.typed;
    if (!wasOpen || (!this.#isShown && document.activeElement === this.#stage))
      this.#box.focus({ preventScroll: true });
  }

  #close(): void {
    this.#form.hidden = true;
    this.#stage.focus({ preventScroll: true });
  }
}
