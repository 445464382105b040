import type { Terminal } from '@xterm/xterm';
import { columns, drawWithWebgl, fitFont, rows, spreadCells } from './screen';

/** Below this many pixels letters blur into texture, so the page pans instead of shrinking further. */
const readable = 9;
const panningFont = 16;
const mapColumn = 21;
const mapRow = 3;

export interface Layout {
  /** Keeps the hero on a screen too small for the whole grid. */
  follow(): void;
  /** Hands the drawing to WebGL and fits anew. */
  accelerate(): void;
}

/** Keeps the grid fitted to the window, or, where that would make it unreadable, the hero in view. */
export function keepFitted(terminal: Terminal, stage: HTMLElement): Layout {
  const room = () => ({ width: stage.clientWidth, height: stage.clientHeight });
  const fit = () => {
    document.body.classList.remove('panning');
    if (fitFont(terminal, room()) >= readable) {
      spreadCells(terminal, room());
      return;
    }
    document.body.classList.add('panning');
    const byHeight = fitFont(terminal, { ...room(), width: Number.POSITIVE_INFINITY });
    terminal.options.fontSize = Math.min(Math.max(byHeight, readable), panningFont);
    showHero('instant');
  };
  const showHero = (behavior: ScrollBehavior) => {
    const hero = findHero(terminal);
    if (hero) bringIntoView(stage, (hero.column + 0.5) / columns, (hero.row + 0.5) / rows, behavior);
  };
  const follow = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (document.body.classList.contains('panning')) showHero(isCalm ? 'instant' : 'smooth');
  };

  // Notices and the window take room from the stage; the stage's own panning must not set this off again.
  const observer = new ResizeObserver(fit);
  for (const part of [document.body, document.getElementById('notices')!]) observer.observe(part);
  fit();
  return { follow, accelerate: () => drawWithWebgl(terminal, fit) };
}

function findHero(terminal: Terminal): { column: number; row: number } | null {
  for (let row = mapRow; row < rows; ++row) {
    const line = terminal.buffer.active.getLine(row)?.translateToString() ?? '';
    const column = line.indexOf('@', mapColumn);
    if (column >= 0) return { column, row };
  }
  return null;
}

/** Scrolls only when the spot comes near the edge, and then brings it to the middle. */
function bringIntoView(stage: HTMLElement, shareOfWidth: number, shareOfHeight: number, behavior: ScrollBehavior) {
  const left = shareOfWidth * stage.scrollWidth;
  const top = shareOfHeight * stage.scrollHeight;
  const isNear = (spot: number, start: number, length: number) =>
    spot < start + length * 0.2 || spot > start + length * 0.8;
  const target: ScrollToOptions = { behavior };
  if (isNear(left, stage.scrollLeft, stage.clientWidth)) target.left = left - stage.clientWidth / 2;
  if (isNear(top, stage.scrollTop, stage.clientHeight)) target.top = top - stage.clientHeight / 2;
  if (target.left !== undefined || target.top !== undefined) stage.scrollTo(target);
}
