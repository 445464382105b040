import { button, createElement } from './create_element';

const bar = (): HTMLElement => document.getElementById('notices')!;

/** Shows sentences above the dungeon, as plain text, each until it is closed. Returns a function that removes them. */
export function notify(sentences: readonly string[]): () => void {
  const lines = sentences.map((text) => notice(text));
  bar().append(...lines);
  return () => lines.forEach((line) => line.remove());
}

/** The actions of a notice, by the labels of its buttons. Each button also closes the notice. */
export type Choices = Readonly<Record<string, () => void>>;

/** Shows a sentence with buttons. Returns a function that removes it. */
export function ask(text: string, choices: Choices): () => void {
  const line = notice(text);
  const buttons = Object.entries(choices).map(([words, act]) =>
    button(words, () => {
      line.remove();
      act();
    }),
  );
  line.lastElementChild!.before(...buttons);
  bar().append(line);
  return () => line.remove();
}

export function clearNotices(): void {
  bar().replaceChildren();
}

function notice(text: string): HTMLElement {
  const line = createElement('p', {}, createElement('span', {}, text));
  line.append(button('×', () => line.remove(), { 'aria-label': 'Close this notice' }));
  return line;
}

/** A notice holding a link to copy by hand, for browsers that keep the clipboard to themselves. */
export function showLink(link: string): void {
  const box = createElement('input', { readonly: '', id: 'link', 'aria-label': 'The link' });
  box.value = link;
  const line = notice('Copy this link:');
  line.lastElementChild!.before(box);
  bar().append(line);
  box.focus();
  box.select();
}
