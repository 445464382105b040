import './reader.css';
import './dialogs.css';
import type { InterfaceEvent, ReadChoice, Reading, Shown } from 'cellophane';
import { onSubmit } from './forms';
import { button, createElement } from './create_element';
import { part } from './page';
import { view } from './preferences';
import { listenToStrip, showStrip } from './strip';

type Send = (event: InterfaceEvent) => void;

/** Milliseconds without an event before an update, so that held keys do not make screen readers repeat themselves. */
const calm = 40;

/** The ARIA names of keys whose names differ. */
const spelt: Record<string, string> = { Up: 'ArrowUp', Down: 'ArrowDown', Left: 'ArrowLeft', Right: 'ArrowRight' };

/** The game in words beside the terminal: the engine's reading, as text, lists and buttons. */
export class Reader {
  readonly #game: () => Shown | undefined;
  readonly #entry: Entry;
  readonly #send: Send;
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

  constructor(game: () => Shown | undefined, send: Send) {
    this.#game = game;
    this.#entry = new Entry(send);
    this.#send = send;
    listenToStrip(send);
    part('reader').append(
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

  #show(): void {
    const game = this.#game();
    part('reader').hidden = !game;
    const told = game?.reading();
    showStrip(told);
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
    for (const [id, text] of [
      ['alert', urgent],
      ['stopped', stopped],
    ] as const)
      if (part(id).textContent !== text) part(id).textContent = text;
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

/** The box for a text the game asks for: visible where there may be no keyboard, and behind the terminal elsewhere, for
    pasted text and characters composed from several keys. */
class Entry {
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

  constructor(send: Send) {
    /** Sends the answer; hides a box behind the terminal first, so that the next keys go to the game. */
    const answer = (key: string) => {
      if (!this.#isShown) this.#close();
      send({ type: 'choose', key });
    };
    const leave = () => answer('Escape');
    const form = part('entry');
    form.append(this.#label, this.#box, createElement('button', { type: 'submit' }, 'Done'), button('Leave it', leave));
    onSubmit(form, () => answer('Enter'));
    const type = (event: Event) => {
      this.#isComposing = (event as InputEvent).isComposing;
      if (!this.#isComposing) send({ type: 'text', text: this.#box.value });
    };
    this.#box.addEventListener('input', type);
    this.#box.addEventListener('compositionend', type);
    this.#box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.isComposing) leave();
    });
  }

  show(entry: Reading['entry']): void {
    const form = part('entry');
    const wasOpen = !form.hidden;
    this.#isShown = view.isRead || matchMedia('(any-pointer: coarse)').matches;
    // Where a single letter is asked for, the physical key counts.
    if (!entry || !(this.#isShown || entry.longest > 1)) {
      if (wasOpen) this.#close();
      return;
    }
    form.hidden = false;
    form.classList.toggle('behind', !this.#isShown);
    this.#label.textContent = entry.prompt;
    this.#box.maxLength = entry.longest;
    // The game has dropped characters that the text may not hold.
    if (!this.#isComposing && this.#box.value !== entry.typed) this.#box.value = entry.typed;
    if (!wasOpen || (!this.#isShown && document.activeElement === part('stage')))
      this.#box.focus({ preventScroll: true });
  }

  #close(): void {
    part('entry').hidden = true;
    part('stage').focus({ preventScroll: true });
  }
}
