import type { Shown } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import { view } from './preferences';
import { drawWithWebgl, largestFont, largestFontIn, setFont, smallestFont, spacingIn } from './screen';
import { columns, rows } from './screen_size';
import { isTouchedOnly } from './terminal_session';
import type { Spot } from './spots';

/** The least readable font size, in pixels; the page pans rather than shrink further. */
const readable = 9;
const panningFont = 16;
/** The width of the game's pages, in columns. */
const pageColumns = 45;
/** The smallest font when panning; on a fine screen a little less is readable, and all rows fit a phone in
    landscape. */
const leastPanningFont = () => (devicePixelRatio >= 2 ? 8.5 : readable);
/** A font larger than fits by no more than this, in pixels, hides only an edge of the screen. */
const hardlyCut = 0.5;
/** Milliseconds without scrolling after which a pan counts as finished. */
const timeToRest = 120;
const closestZoom = 3;
/** Zoom factors this close to 1 snap to 1, which fingers cannot hit exactly. */
const nearUsual = 0.06;
/** The first column of the map, behind the sidebar. */
const mapColumn = 21;

export interface Layout {
  /** On a window too small for the whole grid, keeps in view the hero, or the first column of the text to be read. */
  follow(shown: Followed): void;
  /** Fits anew, after a change of the room or of the text size wanted. */
  refit(): void;
  /** Hands the drawing to WebGL and fits anew. */
  accelerate(): void;
  readonly zoom: Zoom;
  /** The visible part of the screen. */
  readonly window: Sight;
  /** Called whenever `window` has changed. */
  onPanned: () => void;
}

/** The part of a game that tells where on its screen to look. */
export type Followed = Pick<Shown, 'readingColumn' | 'heroCell'>;

/** A range of columns and rows of the screen. */
interface Sight {
  column: number;
  columns: number;
  row: number;
  rows: number;
}

/** The zoom by two fingers; 1 is the usual size. */
export interface Zoom {
  readonly factor: number;
  /** Zooms with the place under a point of the window kept there; `factor` is limited to a useful range. */
  zoomTo(factor: number, about: Spot): void;
  /** Returns to the usual size. */
  reset(): void;
  /** Called whenever `factor` has changed. */
  onChanged: () => void;
}

/** Keeps the grid fitted to the window, or, where that would make it unreadable, the hero in view. On touch screens
    leaves room for the buttons that replace keys. */
export function keepFitted(terminal: Terminal, stage: HTMLElement): Layout {
  const room = () => ({ width: stage.clientWidth, height: stage.clientHeight });
  let factor = 1;
  /** The font size at which the whole grid fits, and the one at zoom 1. */
  let whole = readable;
  let usual = readable;
  const fit = () => {
    document.body.classList.remove('panning', 'cut');
    const size = view.textSize / 100;
    whole = usual = largestFontIn(terminal, room());
    // Touch screens need the pad, however much room there is.
    if (whole >= readable && size === 1 && factor === 1 && !isTouchedOnly()) {
      setFont(terminal, whole, spacingIn(terminal, whole, room()));
      return;
    }
    document.body.classList.add('panning');
    const measure = () => {
      whole = largestFontIn(terminal, room());
      const byPage = largestFontIn(terminal, { ...room(), width: (room().width * columns) / pageColumns });
      usual = size * (whole >= readable ? whole : Math.min(Math.max(byPage, leastPanningFont()), panningFont));
    };
    measure();
    // A strip repeats what is cut off, and takes room itself.
    if (usual > whole + hardlyCut) {
      document.body.classList.add('cut');
      measure();
    }
    setFont(terminal, fontNow(), 0);
    if (column < 0) showHero(bringToMiddle);
    else showColumn();
  };
  /** The screen cell of the hero; null if it is not on the screen. */
  let hero: ReturnType<Shown['heroCell']> = null;
  const showHero = (scroll: Scroll) => {
    if (hero) scroll(stage, (hero[0] + 0.5) / columns, (hero[1] + 0.5) / rows);
  };
  /** The first column of the text to be read; -1: the map matters. */
  let column = -1;
  const showColumn = () =>
    stage.scrollTo({ left: (column / columns) * stage.scrollWidth, top: 0, behavior: 'instant' });
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
    get factor() {
      return factor;
    },
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
        left: after.left + ((x - before.left) / before.width) * after.width - x,
        top: after.top + ((y - before.top) / before.height) * after.height - y,
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

  // Notices, the bar of a replay and the window take room from the stage. The stage itself is not observed, for its
  // panning would trigger another fit.
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
    follow,
    refit: fit,
    zoom,
    onPanned() {},
    accelerate: () => void drawWithWebgl(terminal, fit).catch(() => {}),
    get window() {
      return seen;
    },
  };
  // Reported once scrolling has stopped: moving text is not read.
  let resting = 0;
  const lookSoon = () => {
    clearTimeout(resting);
    resting = window.setTimeout(look, timeToRest);
  };
  stage.addEventListener('scroll', lookSoon, { passive: true });
  new ResizeObserver(lookSoon).observe(terminal.element!);
  return layout;
}

/** Of `cells` cells along `whole` pixels, of which `length` from `from` on are visible: the first cell wholly in sight,
    and how many are. */
function inSight(from: number, length: number, whole: number, cells: number): [number, number] {
  const share = cells / whole;
  const first = Math.min(Math.ceil(from * share - 0.1), cells - 1);
  return [first, Math.max(1, Math.min(Math.floor((from + length) * share + 0.1), cells) - first)];
}

/** Scrolls the stage for a spot, given in shares of the stage's width and height. */
type Scroll = (stage: HTMLElement, across: number, down: number) => void;

/** A spot nearer to an edge than this share of the view is brought to the middle. */
const margin = 0.2;
const isNear = (spot: number, start: number, length: number) =>
  spot < start + length * margin || spot > start + length * (1 - margin);

/** The left edge of a view with the spot in its middle, or one that shows the whole sidebar or none of it, if the spot
    is not near an edge then: half a sidebar shows words without their beginnings. */
function leftFor(stage: HTMLElement, across: number): number {
  const spot = across * stage.scrollWidth;
  const left = spot - stage.clientWidth / 2;
  const mapLeft = (mapColumn / columns) * stage.scrollWidth;
  if (left <= 0 || left >= mapLeft) return left;
  const whole = [mapLeft, 0].filter((start) => !isNear(spot, start, stage.clientWidth));
  return whole[0] ?? left;
}

const bringToMiddle: Scroll = (stage, across, down) =>
  stage.scrollTo({
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
