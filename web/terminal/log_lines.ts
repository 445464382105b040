/** Updates the live region to the lines of the log. Lines already there stay, so that screen readers announce only new
    lines and changed counts. */
export function speak(log: HTMLElement, lines: readonly string[]): void {
  const left = lines.slice();
  for (const line of [...log.children]) {
    const at = left.indexOf(line.textContent);
    if (at < 0) {
      line.remove();
      continue;
    }
    for (const text of left.splice(0, at + 1).slice(0, at)) line.before(lineOf(text));
  }
  log.append(...left.map(lineOf));
}

function lineOf(text: string): HTMLElement {
  const line = document.createElement('p');
  line.textContent = text;
  return line;
}
