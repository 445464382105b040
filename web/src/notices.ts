const bar = (): HTMLElement => document.getElementById('notices')!;

/** Shows sentences above the dungeon, each until it is closed. Text stays text. */
export function notify(sentences: readonly string[]): void {
  bar().append(...sentences.map(notice));
}

export function clearNotices(): void {
  bar().replaceChildren();
}

function notice(text: string): HTMLElement {
  const line = document.createElement('p');
  const words = document.createElement('span');
  words.textContent = text;
  line.append(words, closer(line));
  return line;
}

function closer(line: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', 'Close this notice');
  button.addEventListener('click', () => line.remove());
  return button;
}

/** A notice holding a link to copy by hand, for browsers that keep the clipboard to themselves. */
export function showLink(link: string): void {
  const box = document.createElement('input');
  box.readOnly = true;
  box.value = link;
  box.id = 'link';
  box.setAttribute('aria-label', 'Link to this dungeon');
  const line = notice('Copy this link:');
  line.insertBefore(box, line.lastChild);
  bar().append(line);
  box.focus();
  box.select();
}
