// Half blocks where xterm.js draws with DOM elements. The sign of a font seldom fills half a cell to the last pixel, so
// that pictures made of them would show the ground in lines and teeth. A background does.

const halfBlock = '▀';
const halfBlocks = /▀+|[^▀]+/g;

/** Draws one color above and the other below in a span of half blocks. */
function fill(span: HTMLElement): void {
  const { style } = span;
  if (style.backgroundImage !== '') return;
  style.backgroundImage = `linear-gradient(${style.color} 50%, transparent 50%)`;
  style.color = 'transparent';
}

/** The same, after splitting off what else is of the same colors. */
function join(span: HTMLElement): void {
  const text = span.textContent;
  if (!text.includes(halfBlock)) return;
  const runs = text.match(halfBlocks)!;
  if (runs.length === 1) return fill(span);
  const parts = runs.map((run) => {
    const part = document.createElement('span');
    part.className = span.className;
    part.style.cssText = span.style.cssText;
    part.textContent = run;
    if (run.startsWith(halfBlock)) fill(part);
    return part;
  });
  span.replaceWith(...parts);
}

/** Does so in all rows that are drawn from here on, before they are shown. */
export function joinHalfBlocks(screen: Element): void {
  const observer = new MutationObserver((changes) => {
    // Rows are divs, their signs spans.
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLSpanElement && node.isConnected) join(node);
  });
  observer.observe(screen, { childList: true, subtree: true });
}
