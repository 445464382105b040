import { systemClock, type Clock } from './clock';
import { button, createElement } from './create_element';
import { inWords } from './foreign_text';
import { isHidden } from './optional';

/** Milliseconds that a sentence is shown which goes away by itself: so many, and so many more for each character. */
const shownFor = 6000;
const shownForCharacter = 60;
/** The setting "Longer notices" multiplies that. */
const longer = 4;
/** The next try to remove a sentence that was being read. */
const readFor = 2000;

/** The actions of a notice, by the labels of its buttons. Each button also closes the notice. */
export type Choices = Readonly<Record<string, () => void>>;

export interface NoticesOptions {
  /** Whether the player wants more time to read. */
  isLong?: () => boolean;
  clock?: Clock;
}

/** Sentences above or over the dungeon, as plain text. */
export class Notices {
  readonly #bar: HTMLElement;
  readonly #isLong: () => boolean;
  readonly #clock: Clock;

  constructor(bar: HTMLElement, { isLong = () => false, clock = systemClock }: NoticesOptions = {}) {
    this.#bar = bar;
    this.#isLong = isLong;
    this.#clock = clock;
  }

  /** Shows sentences that call for nothing and go away by themselves: not while the pointer or the focus is on them, nor
      while the page is hidden. */
  mention(sentences: readonly string[]): void {
    for (const text of sentences) {
      const line = notice(text);
      this.#bar.append(line);
      const removeUnread = () => {
        if (isHidden() || line.matches(':hover') || line.contains(document.activeElement))
          this.#clock.after(readFor, removeUnread);
        else line.remove();
      };
      const time = (shownFor + shownForCharacter * text.length) * (this.#isLong() ? longer : 1);
      this.#clock.after(time, removeUnread);
    }
  }

  /** Shows sentences until they are closed. Returns a function that removes them. */
  notify(sentences: readonly string[]): () => void {
    const lines = sentences.map((text) => notice(text));
    this.#bar.append(...lines);
    return () => lines.forEach((line) => line.remove());
  }

  /** Shows a sentence with buttons. `drawings`: what stands above the words of a button, by its label. Returns a function
      that removes it. */
  ask(text: string, choices: Choices, drawings: Readonly<Record<string, Element>> = {}): () => void {
    const line = notice(text);
    const buttons = Object.entries(choices).map(([words, act]) => {
      const choice = button(words, () => {
        line.remove();
        act();
      });
      if (drawings[words]) choice.prepend(drawings[words]);
      return choice;
    });
    line.lastElementChild!.before(...buttons);
    this.#bar.append(line);
    return () => line.remove();
  }

  /** Shows a link to copy by hand, for browsers that keep the clipboard to themselves. */
  showLink(link: string): void {
    const box = createElement('input', { readonly: '', id: 'link', 'aria-label': 'The link' });
    box.value = link;
    const line = notice('Copy this link:');
    line.lastElementChild!.before(box);
    this.#bar.append(line);
    box.focus();
    box.select();
  }

  clear(): void {
    this.#bar.replaceChildren();
  }
}

function notice(text: string): HTMLElement {
  const line = createElement('p', {}, createElement('span', {}, inWords(text)));
  line.append(button('×', () => line.remove(), { 'aria-label': 'Close notice' }));
  return line;
}
