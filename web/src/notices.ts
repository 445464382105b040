import { button, createElement } from './create_element';

/** The actions of a notice, by the labels of its buttons. Each button also closes the notice. */
export type Choices = Readonly<Record<string, () => void>>;

/** Sentences above the dungeon, as plain text, each until it is closed. */
export class Notices {
  readonly #bar: HTMLElement;

  constructor(bar: HTMLElement) {
    this.#bar = bar;
  }

  /** Shows sentences. Returns a function that removes them. */
  notify(sentences: readonly string[]): () => void {
    const lines = sentences.map((text) => notice(text));
    this.#bar.append(...lines);
    return () => lines.forEach((line) => line.remove());
  }

  /** Shows a sentence with buttons. Returns a function that removes it. */
  ask(text: string, choices: Choices): () => void {
    const line = notice(text);
    const buttons = Object.entries(choices).map(([words, act]) =>
      button(words, () => {
        line.remove();
        act();
      }),
    );
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
  const line = createElement('p', {}, createElement('span', {}, text));
  line.append(button('×', () => line.remove(), { 'aria-label': 'Close notice' }));
  return line;
}
