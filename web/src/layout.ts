import type { Shown } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import { view } from './preferences';
import { drawWithWebgl, largestFont, largestFontIn, setFont, smallestFont, spacingIn } from './screen';
import { columns, rows } from './screen_size';
import { isTouchedOnly } from './sitting';
import type { Spot } from './spots';

/** Below this many pixels letters blur into texture, so the page pans instead of shrinking further. */
const readable = 9;
const panningFont = 16;
/** For so many columns the game lays its pages out. */
const pageColumns = 45;
/** On a fine screen a little less can be read, and all rows fit a phone on its side. */
const leastPanningFont = () => devicePixelRatio >= 2 ? 8.5 : readable;
/** Letters that are larger than fit by no more than this leave all but an edge in sight. */
const hardlyCut = 0.5;
/** Milliseconds after which nobody pans any more. */
const timeToRest = 120;
const closestZoom = 3;
/** Nobody hits the usual size by fingers: near it is on it. */
const nearUsual = 0.06;
/** The first column of the map, behind the sidebar. */
const mapColumn = 21;

export interface Layout {
  /** Keeps the hero on a screen too small for the whole grid, or what is to be read, from its first column on. */
  follow(shown: Followed): void;
  /** There is more room, or less, or another size of letters is wanted. */
  refit(): void;
  /** Hands the drawing to WebGL and fits anew. */
  accelerate(): void;
  readonly zoom: Zoom;
  /** What of the screen is in sight. */
  readonly window: Sight;
  /** Told whenever that has changed. */
  onPanned: () => void;
}

/** What says where on its screen to look. */
export type Followed = Pick<Shown, 'readingColumn' | 'heroCell'>;

/** So many columns and rows of the screen, from one on. */
interface Sight { column: number; columns: number; row: number; rows: number }

/** How much larger than usual everything is, as two fingers want it. */
export interface Zoom {
  readonly factor: number;
  /** What is under a point of the window stays there. Too small to hold, or too large to find one's way, it does not get. */
  zoomTo(factor: number, about: Spot): void;
  /** As before anybody zoomed. */
  reset(): void;
  /** Told whenever it has changed. */
  onChanged: () => void;
}

/** Keeps the grid fitted to the window, or, where that would make it unreadable, the hero in view. Where fingers are all
    there is, what stands in for keys is beside it. */
export function keepFitted(terminal: Terminal, stage: HTMLElement): Layout {
  const room = () => ({ width: stage.clientWidth, height: stage.clientHeight });
  let factor = 1;
  /** Font sizes at which all of it fits, and without anybody's zoom. */
  let whole = readable;
  let usual = readable;
  const fit = () => {
    document.body.classList.remove('panning', 'cut');
    const size = view.textSize / 100;
    whole = usual = largestFontIn(terminal, room());
    // Fingers alone need the pad, however much room there is.
    if (whole >= readable && size === 1 && factor === 1 && !isTouchedOnly()) {
      setFont(terminal, whole, spacingIn(terminal, whole, room()));
      return;
    }
    document.body.classList.add('panning');
    const measure = () => {
      whole = largestFontIn(terminal, room());
      const byPage = largestFontIn(terminal, { ...room(), width: room().width * columns / pageColumns });
      usual = size * (whole >= readable ? whole : Math.min(Math.max(byPage, leastPanningFont()), panningFont));
    };
    measure();
    // What is cut off is told in a strip, which takes its room.
    if (usual > whole + hardlyCut) {
      document.body.classList.add('cut');
      measure();
    }
    setFont(terminal, fontNow(), 0);
    if (column < 0) showHero(bringToMiddle);
    else showColumn();
  };
  /** Where the hero is; null: nowhere in sight. */
  let hero: ReturnType<Shown['heroCell']> = null;
  const showHero = (scroll: Scroll) => {
    if (hero) scroll(stage, (hero[0] + 0.5) / columns, (hero[1] + 0.5) / rows);
  };
  /** Where reading begins; -1: nothing is to be read. */
  let column = -1;
  const showColumn = () => stage.scrollTo({ left: column / columns * stage.scrollWidth, top: 0, behavior: 'instant' });
  const follow = (shown: Followed) => {
    const before = column;
    column = shown.readingColumn();
    hero = shown.heroCell();
    if (!document.body.classList.contains('panning')) return;
    if (column < 0) showHero(before < 0 ? keepFromEdge : bringToMiddle);
    else if (column !== before) showColumn();
  };

  const fontNow = () => Math.min(Math.max(Math.round(usual * factor * 2) / 2, smallestFont), largestFont);
  const screenBox = () => terminal.element!.querySelector('.xterm-screen')!.getBoundingClientRect();
  const zoom = {
    get factor() { return factor; },
    zoomTo(wanted: number, { x, y }: Spot) {
      const bounded = Math.min(Math.max(wanted, Math.min(1, whole / usual)), closestZoom);
      const next = Math.abs(bounded - 1) < nearUsual ? 1 : bounded;
      if (next === factor) return;
      const before = screenBox();
      factor = next;
      if (document.body.classList.contains('panning')) terminal.options.fontSize = fontNow();
      else fit();
      const after = screenBox();
      stage.scrollBy({
        left: after.left + (x - before.left) / before.width * after.width - x,
        top: after.top + (y - before.top) / before.height * after.height - y,
        behavior: 'instant',
      });
      zoom.onChanged();
    },
    reset() {
      factor = 1;
      fit();
      zoom.onChanged();
    },
    onChanged() {},
  };

  // Notices, the bar of a replay and the window take room from the stage; the stage's own panning must not set this off again.
  const observer = new ResizeObserver(fit);
  for (const part of [document.body, ...document.querySelectorAll('#notices, #playback')]) observer.observe(part);
  fit();
  let seen: Sight = { column: 0, columns, row: 0, rows };
  const look = () => {
    const [column, columnsSeen] = inSight(stage.scrollLeft, stage.clientWidth, stage.scrollWidth, columns);
    const [row, rowsSeen] = inSight(stage.scrollTop, stage.clientHeight, stage.scrollHeight, rows);
    if (column === seen.column && columnsSeen === seen.columns && row === seen.row && rowsSeen === seen.rows) return;
    seen = { column, columns: columnsSeen, row, rows: rowsSeen };
    layout.onPanned();
  };
  const layout = {
    follow, refit: fit, zoom, onPanned() {},
    accelerate: () => void drawWithWebgl(terminal, fit).catch(() => {}),
    get window() { return seen; },
  };
  // Once it rests: what moves by is not read.
  let resting = 0;
  const lookSoon = () => {
    clearTimeout(resting);
    resting = window.setTimeout(look, timeToRest);
  };
  stage.addEventListener('scroll', lookSoon, { passive: true });
  new ResizeObserver(lookSoon).observe(terminal.element!);
  return layout;
}

/** Of so many cells in a row of pixels, the first that is wholly in sight, and how many are. */
function inSight(from: number, length: number, whole: number, cells: number): [number, number] {
  const share = cells / whole;
  const first = Math.min(Math.ceil(from * share - 0.1), cells - 1);
  return [first, Math.max(1, Math.min(Math.floor((from + length) * share + 0.1), cells) - first)];
}

/** Scrolls the stage for the sake of a spot, given in shares of its width and height. */
type Scroll = (stage: HTMLElement, across: number, down: number) => void;

/** What is nearer than this share of the view to one of its edges is brought to the middle. */
const margin = 0.2;
const isNear = (spot: number, start: number, length: number) =>
  spot < start + length * margin || spot > start + length * (1 - margin);

/** Where the view begins with the spot in its middle, unless it begins as well with the whole sidebar, or with none of it:
    half of one is a row of words without beginnings. */
function leftFor(stage: HTMLElement, across: number): number {
  const spot = across * stage.scrollWidth;
  const left = spot - stage.clientWidth / 2;
  const mapLeft = mapColumn / columns * stage.scrollWidth;
  if (left <= 0 || left >= mapLeft) return left;
  const whole = [mapLeft, 0].filter((start) => !isNear(spot, start, stage.clientWidth));
  return whole[0] ?? left;
}

const bringToMiddle: Scroll = (stage, across, down) => stage.scrollTo({
  left: leftFor(stage, across),
  top: down * stage.scrollHeight - stage.clientHeight / 2,
  behavior: 'instant',
});

/** Leaves the view alone as long as the spot keeps its distance from the edges. */
const keepFromEdge: Scroll = (stage, across, down) => {
  const left = across * stage.scrollWidth;
  const top = down * stage.scrollHeight;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const target: ScrollToOptions = { behavior: isCalm ? 'instant' : 'smooth' };
  if (isNear(left, stage.scrollLeft, stage.clientWidth)) target.left = leftFor(stage, across);
  if (isNear(top, stage.scrollTop, stage.clientHeight)) target.top = top - stage.clientHeight / 2;
  if (target.left !== undefined || target.top !== undefined) stage.scrollTo(target);
};
