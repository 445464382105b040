const linesKept = 50;

/** What the game says goes to the live region too, for those who listen. */
export function speak(log: HTMLElement, messages: readonly string[]): void {
  log.append(...messages.map((text) => {
    const line = document.createElement('p');
    line.textContent = text;
    return line;
  }));
  while (log.childElementCount > linesKept) log.firstElementChild!.remove();
}
