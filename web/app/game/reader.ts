import './reader.css';
import '../shell/dialogs.css';
import './sheets.css';
import type { InterfaceEvent, ReadChoice, Reading, Shown } from 'cellophane';
import { CloseRequests } from '../../kit/close_requests';
import { button, createElement } from '../../kit/create_element';
import { partOf } from '../../kit/parts';
import { fillList } from '../../kit/shown_content';
import type { View } from '../settings/preferences';
import { StatusLines } from './status_lines';
import { TextEntry } from './text_entry';

/** Where a choice stands in a row: the one that most players take is nearest to the thumb, and what goes back is beside no
    help. */
const placeOf = { other: 0, back: 1, next: 2, main: 3 } as const;

type Send = (event: InterfaceEvent) => void;

/** How many messages the words repeat. */
const latestMessages = 5;

/** Milliseconds without an event before an update, so that held keys do not make screen readers repeat themselves. */
const calm = 40;

/** The ARIA names of keys whose names differ. */
const spelt: Record<string, string> = { Up: 'ArrowUp', Down: 'ArrowDown', Left: 'ArrowLeft', Right: 'ArrowRight' };

export interface ReaderOptions {
  root: HTMLElement;
  game: () => Shown | undefined;
  send: Send;
  view: View;
  /** The picture of the end that is on the stage. */
  endPicture: (signal: AbortSignal) => Promise<HTMLElement | undefined>;
}

/** The game in words beside the terminal: the engine's reading, as text, lists and buttons. On small touch screens it is
    the sheet that shows what is open besides the map (sheets.css). */
export class Reader {
  readonly #root: HTMLElement;
  readonly #game: () => Shown | undefined;
  readonly #send: Send;
  readonly #entry: TextEntry;
  readonly #strip: StatusLines;
  readonly #closeRequests: CloseRequests;
  readonly #listening = new AbortController();
  readonly #region: HTMLElement;
  readonly #alert: HTMLElement;
  readonly #stopped: HTMLElement;
  readonly #title = createElement('h2', { id: 'reader-title', tabindex: '-1' });
  readonly #question = createElement('p', { id: 'reader-question' });
  readonly #lines = createElement('div', { id: 'reader-lines' });
  readonly #choices = createElement('div', { id: 'reader-choices' });
  /** The choices of a sheet that are always in view. */
  readonly #ways = createElement('ul', { id: 'reader-ways', 'aria-labelledby': 'reader-title', hidden: '' });
  readonly #status = createElement('p', { id: 'reader-status' });
  readonly #here = createElement('div', { id: 'reader-here', 'aria-live': 'polite' });
  readonly #things = createElement('ul', { id: 'reader-things', 'aria-labelledby': 'reader-things-title' });
  readonly #around = createElement('ul', { id: 'reader-around', 'aria-labelledby': 'reader-around-title' });
  readonly #messages = createElement('ul', { id: 'reader-messages', 'aria-labelledby': 'reader-messages-title' });
  /** How the hero is, what is around, and what was said last: before the actions on the map, and after what is open. */
  readonly #moment = createElement('div', { id: 'reader-moment' });
  readonly #endPicture: ReaderOptions['endPicture'];
  /** The picture at the end; aborted where the end is left. */
  #end: AbortController | undefined;
  #timer = 0;
  #pointed = '';

  constructor({ root, game, send, view, endPicture }: ReaderOptions) {
    const { signal } = this.#listening;
    this.#root = root;
    this.#game = game;
    this.#send = send;
    this.#endPicture = endPicture;
    this.#entry = new TextEntry({ root, send, view, signal });
    this.#strip = new StatusLines(root, send, signal);
    this.#closeRequests = new CloseRequests(() => send({ type: 'choose', key: 'Escape' }));
    this.#alert = partOf(root, 'alert');
    this.#stopped = partOf(root, 'stopped');
    this.#region = partOf(root, 'reader');
    this.#moment.append(
      this.#status,
      this.#here,
      createElement('h2', { id: 'reader-things-title' }, 'In view or known'),
      this.#things,
      createElement('h2', { id: 'reader-around-title' }, 'Around you'),
      this.#around,
      createElement('h2', { id: 'reader-messages-title' }, 'Latest messages'),
      this.#messages,
    );
    this.#region.append(this.#title, this.#question, this.#lines, this.#moment, this.#choices, this.#ways);
  }

  /** Updates after a pause without further events. */
  refresh(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#show(), calm);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#listening.abort();
    this.#closeRequests.wanted = false;
    this.#end?.abort();
    this.#entry.destroy();
    this.#region.replaceChildren();
    this.#region.hidden = true;
    delete this.#root.dataset.sheet;
  }

  #show(): void {
    const game = this.#game();
    this.#region.hidden = !game;
    const told = game?.reading();
    const sheet = told ? this.#sheetOf(told) : '';
    this.#strip.show(told, sheet !== '');
    const { dataset } = this.#root;
    const hasTurned = (dataset.sheet ?? '') !== sheet;
    if (sheet) dataset.sheet = sheet;
    else delete dataset.sheet;
    this.#closeRequests.wanted = sheet !== '' && told!.choices.some(({ role }) => role === 'back');
    if (!game || !told) return;
    this.#entry.show(told);
    this.#announce(told);
    const hadFocus = [this.#choices, this.#ways].some((part) => part.contains(document.activeElement));
    const isElsewhere = this.#title.textContent !== told.title;
    this.#title.textContent = told.title;
    this.#question.textContent = told.urgent;
    this.#question.hidden = !told.urgent || (sheet !== '' && told.urgent === told.title);
    this.#tellLines(told);
    this.#showEnd(sheet === 'page' && told.isEnd);
    this.#offer(told, sheet);
    this.#tellMoment(told, game.log(latestMessages));
    // A page that has opened is read from its title.
    if (hadFocus && isElsewhere) this.#title.focus({ preventScroll: true });
    if (isElsewhere || hasTurned) this.#turnTo(sheet, told);
  }

  /** Actions on the map stand in groups, each a list of its own. */
  #offer({ choices, extent }: Reading, sheet: string): void {
    const isWay = (choice: ReadChoice) => this.#isWay(choice, sheet);
    const fill = (item: HTMLElement, choice: ReadChoice) => this.#choice(item, choice);
    const groups: ReadChoice[][] = [];
    for (const choice of choices.filter((each) => !isWay(each))) {
      if (groups.length === 0 || (extent === 'map' && choice.beginsGroup)) groups.push([]);
      groups.at(-1)!.push(choice);
    }
    while (this.#choices.childElementCount > groups.length) this.#choices.lastElementChild!.remove();
    while (this.#choices.childElementCount < groups.length)
      this.#choices.append(createElement('ul', { 'aria-labelledby': 'reader-title' }));
    groups.forEach((group, i) => fillList(this.#choices.children[i] as HTMLElement, group, fill));
    const ways = choices.filter(isWay).sort((one, other) => placeOf[one.role] - placeOf[other.role]);
    fillList(this.#ways, ways, fill);
    this.#ways.hidden = ways.length === 0;
  }

  #tellMoment(told: Reading, log: readonly string[]): void {
    const [before, after] = told.extent === 'map' ? [this.#moment, this.#choices] : [this.#ways, this.#moment];
    // What has the focus would lose it where it is moved.
    if (before.nextElementSibling !== after && !this.#moment.contains(document.activeElement))
      if (told.extent === 'map') this.#choices.before(this.#moment);
      else this.#region.append(this.#moment);
    // Nobody is anywhere on the title.
    this.#moment.hidden = told.status.length === 0;
    this.#status.textContent = told.status.join(' ');
    const pointed = told.here.join(' ');
    if (pointed !== this.#pointed) paragraphs(this.#here, told.here);
    this.#pointed = pointed;
    fillList(this.#things, told.things, (item, { text, x, y }) => {
      const own = ownButton(item);
      own.textContent = text;
      own.onclick = () => this.#send({ type: 'look', x, y });
    });
    const tell = (item: HTMLElement, text: string) => {
      item.textContent = text;
    };
    fillList(this.#around, told.around, tell);
    fillList(this.#messages, log, tell);
  }

  #showEnd(isShown: boolean): void {
    if (isShown === (this.#end !== undefined)) return;
    this.#end?.abort();
    this.#region.querySelector('#end-picture')?.remove();
    this.#end = isShown ? new AbortController() : undefined;
    const { signal } = this.#end ?? {};
    if (signal)
      void this.#endPicture(signal).then((picture) => picture && !signal.aborted && this.#lines.before(picture));
  }

  /** How much of the window the sheet takes; '' if there is none, because the map matters. */
  #sheetOf({ extent, entry }: Reading): string {
    if (extent === 'map' || !this.#root.classList.contains('sheets')) return '';
    return entry ? 'entry' : extent;
  }

  /** Whether a choice of a sheet is always in view: on a page what ends it, beside the map all of them. The title's menu
      has a place of its own. */
  #isWay({ role }: ReadChoice, sheet: string): boolean {
    if (this.#root.classList.contains('titled')) return sheet !== '' && role === 'back';
    return sheet === 'panel' || (sheet === 'page' && role !== 'other');
  }

  /** Shows a sheet that has opened from its beginning, and gives the focus back to the map after the last. */
  #turnTo(sheet: string, { newestLast }: Reading): void {
    this.#region.scrollTop = newestLast ? this.#region.scrollHeight : 0;
    if (sheet === '' && this.#root.classList.contains('sheets') && this.#region.contains(document.activeElement))
      partOf(this.#root, 'stage').focus({ preventScroll: true });
  }

  #tellLines({ lines, rows }: Reading): void {
    if (rows.length === 0) return paragraphs(this.#lines, lines);
    const told = rows.map(({ name, text }) => {
      if (name === '') return createElement('p', {}, text);
      if (text === '') return createElement('h3', {}, name);
      return createElement('p', {}, createElement('b', {}, `${name}: `), text);
    });
    this.#lines.replaceChildren(...told);
  }

  #announce({ urgent, stopped }: Reading): void {
    for (const [region, text] of [
      [this.#alert, urgent],
      [this.#stopped, stopped],
    ] as const)
      if (region.textContent !== text) region.textContent = text;
  }

  #choice(item: HTMLElement, { label, note, key, ctrl, pressed, unfit, beginsGroup, role, sign }: ReadChoice): void {
    const own = ownButton(item);
    const shortcut = spelt[pressed] ?? pressed;
    own.replaceChildren(label, createElement('kbd', { 'aria-hidden': 'true' }, ctrl ? `Ctrl ${pressed}` : pressed));
    if (sign) {
      const mark = createElement('i', { 'aria-hidden': 'true' }, sign.glyph);
      mark.style.color = sign.colour;
      own.append(mark);
    }
    if (note) own.append(' ', createElement('small', {}, note));
    item.className = `${beginsGroup ? 'group ' : ''}${sign || note || label.length > 24 || role === 'main' ? 'wide' : ''}`;
    own.toggleAttribute('data-main', role === 'main');
    own.toggleAttribute('data-other', role === 'other');
    if (pressed) own.setAttribute('aria-keyshortcuts', ctrl ? `Control+${shortcut}` : shortcut);
    else own.removeAttribute('aria-keyshortcuts');
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
