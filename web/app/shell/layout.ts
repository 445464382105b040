import type { Shown } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import { isTouchedOnly, observeSizes, wantsCalm } from '../../kit/optional';
import { drawWithWebgl, Grid, largestFont, smallestFont } from '../../terminal/xterm';
import { columns, rows } from '../../terminal/screen_size';
import type { Point } from '../../terminal/screen_cells';
import type { Zoom } from '../../terminal/zoom';
import {
  boundedZoom,
  fontOfMapAlone,
  hasLeftMiddle,
  inSight,
  isCut,
  isNearEdge,
  leftFor,
  mapColumn,
  panningFont,
  panningFontFor,
  readable,
  roomOfName,
  startFor,
  widthOfPages,
  type Grip,
} from './layout_arithmetic';

/** Milliseconds without scrolling after which a pan counts as finished. */
const timeToRest = 120;

/** The part of a game that tells where on its screen to look. */
export type Followed = Pick<Shown, 'readingColumn' | 'heroCell' | 'aimedCell' | 'reading'>;

/** A range of columns and rows of the screen. */
export interface Sight {
  column: number;
  columns: number;
  row: number;
  rows: number;
}

export interface LayoutOptions {
  /** The element of the page, whose classes tell its style sheet about the layout. */
  root: HTMLElement;
  /** The element that pans, around the terminal. */
  stage: HTMLElement;
  /** The lines above the stage. */
  strip: HTMLElement;
  notices: HTMLElement;
  /** Another element whose size changes the room of the stage. */
  bar: HTMLElement;
  /** The text size wanted, in percent of the size that fits. */
  textSize: () => number;
}

const gripNow = (): Grip => (!isTouchedOnly() ? 'mouse' : innerHeight > innerWidth ? 'upright' : 'sideways');

/** Keeps the grid fitted to the window, or, where that would make it unreadable, the hero in view. On touch screens
    leaves room for the buttons that replace keys; on small ones the stage shows the map alone, and sheets of the page
    (sheets.css) what else is open. */
export class Layout {
  readonly #terminal: Terminal;
  readonly #options: LayoutOptions;
  readonly #grid: Grid;
  readonly #view: View;
  readonly #sight: SightWatch;
  readonly #stopObserving: () => void;
  readonly zoom: Zoom;
  #factor = 1;
  /** The font size at which the whole grid fits, and the one at zoom 1. */
  #whole = readable;
  #usual = readable;
  /** The room for which the grid was fitted. */
  #fitted = { width: 0, height: 0 };
  #isPictured = false;
  /** Called whenever `window` has changed. */
  onPanned = (): void => {};

  constructor(terminal: Terminal, options: LayoutOptions) {
    const { root, stage, notices, bar } = options;
    this.#terminal = terminal;
    this.#options = options;
    this.#grid = new Grid(terminal);
    this.#view = new View(stage);
    this.zoom = this.#makeZoom();
    // Notices, the bar of a replay and the window take room from the stage. The stage itself is not observed, for its
    // panning would trigger another fit.
    this.refit();
    this.#stopObserving = observeSizes([root, notices, bar], () => this.#refitIfResized());
    this.#sight = new SightWatch(stage, terminal.element!, () => this.onPanned());
  }

  /** The visible part of the screen. */
  get window(): Sight {
    return this.#sight.seen;
  }

  /** Whether pages and questions are shown as sheets. */
  get hasSheets(): boolean {
    return this.#options.root.classList.contains('sheets');
  }

  /** Whether pictures are drawn: a map that is all the stage shows has square cells then. */
  set isPictured(isPictured: boolean) {
    if (isPictured === this.#isPictured) return;
    this.#isPictured = isPictured;
    this.refit();
  }

  get #isSquare(): boolean {
    const { root } = this.#options;
    const isDrawn = this.#terminal.element!.dataset['renderer'] === 'webgl';
    return this.#isPictured && isDrawn && this.hasSheets && !root.classList.contains('titled');
  }

  /** On a window too small for the whole grid, keeps in view the hero, or the first column of the text to be read. */
  follow(shown: Followed): void {
    this.#view.follow(shown, this.#isPanning, this.hasSheets);
  }

  /** Hands the drawing to WebGL and fits anew. */
  accelerate(): void {
    void drawWithWebgl(this.#terminal, () => this.refit()).catch(() => {});
  }

  /** Notices over the stage leave its room as it was. */
  #refitIfResized(): void {
    const { root, notices } = this.#options;
    root.style.setProperty('--notices-height', `${notices.offsetHeight}px`);
    const { width, height } = this.#room;
    if (width !== this.#fitted.width || height !== this.#fitted.height) this.refit();
  }

  /** Fits anew, after a change of the room or of the text size wanted. */
  refit(): void {
    this.#mark({ panning: false, cut: false, sheets: false });
    const size = this.#options.textSize() / 100;
    this.#whole = this.#usual = this.#grid.largestFontIn(this.#room);
    // Touch screens need the pad, however much room there is.
    if (this.#whole >= readable && size === 1 && this.#factor === 1 && !isTouchedOnly()) this.#fitWhole();
    else this.#fitForPanning(size);
    this.#fitted = this.#room;
  }

  destroy(): void {
    this.#stopObserving();
    this.#sight.destroy();
    this.#mark({ panning: false, cut: false, sheets: false });
  }

  get #room(): { width: number; height: number } {
    const { clientWidth: width, clientHeight: height } = this.#options.stage;
    return { width, height };
  }
  get #isPanning(): boolean {
    return this.#options.root.classList.contains('panning');
  }
  /** The font at the present zoom, in half pixels. */
  get #font(): number {
    return Math.min(Math.max(Math.round(this.#usual * this.#factor * 2) / 2, smallestFont), largestFont);
  }

  #mark(classes: Readonly<Record<string, boolean>>): void {
    for (const [name, isOn] of Object.entries(classes)) this.#options.root.classList.toggle(name, isOn);
  }

  #fitWhole(): void {
    this.#setFont(this.#whole, this.#grid.spacingIn(this.#whole, this.#room));
  }

  /** Sets the font, and tells the style sheet the size of a cell and the height of the strip. */
  #setFont(font: number, spacing: number): void {
    this.#grid.setFont(font, spacing);
    const { width, height } = this.#terminal.element!.querySelector('.xterm-screen')!.getBoundingClientRect();
    const { root, strip } = this.#options;
    root.style.setProperty('--cell-width', `${width / columns}px`);
    root.style.setProperty('--cell-height', `${height / rows}px`);
    root.style.setProperty('--strip-height', `${strip.offsetHeight}px`);
    const room = this.#room;
    root.style.setProperty('--stage-width', `${room.width}px`);
    root.style.setProperty('--stage-height', `${room.height}px`);
  }

  #fitForPanning(size: number): void {
    this.#mark({ panning: true });
    this.#measure(size);
    // Where fingers play, the stage shows the map alone. Elsewhere a strip repeats what is cut off, and takes room itself.
    const isRead = this.#options.root.classList.contains('reading');
    const sheets = isTouchedOnly() && !isRead;
    if (sheets || isCut(this.#usual, this.#whole)) {
      this.#mark({ cut: !sheets, sheets });
      this.#measure(size);
    }
    this.#setFontForPanning();
    this.#view.show();
  }

  #setFontForPanning(): void {
    const isSquare = this.#isSquare;
    this.#grid.isSquare = isSquare;
    this.#setFont(this.#font, isSquare ? this.#grid.squaringAt(this.#font) : 0);
  }

  #measure(size: number): void {
    const room = this.#room;
    this.#whole = this.#grid.largestFontIn(room);
    const byPage = this.#grid.largestFontIn({ ...room, width: widthOfPages(room.width) });
    if (this.hasSheets && this.#options.root.classList.contains('titled')) {
      // Nothing on it is read or touched: it is as large as lets all of the name be seen, in its largest letters.
      this.#usual = Math.min(panningFont, this.#grid.largestFontIn(roomOfName(room)));
      return;
    }
    if (this.hasSheets) {
      this.#usual = size * fontOfMapAlone(room, gripNow(), this.#isSquare);
      return;
    }
    this.#usual = panningFontFor({ whole: this.#whole, byPage, size, pixelRatio: devicePixelRatio, grip: gripNow() });
  }

  #makeZoom(): Zoom {
    const factor = () => this.#factor;
    const zoom = {
      get factor() {
        return factor();
      },
      zoomTo: (wanted: number, about: Point) => {
        const next = boundedZoom(wanted, this.#whole, this.#usual);
        if (next === this.#factor) return;
        this.#view.keepInPlace(about, () => this.#setFactor(next));
        zoom.onChanged();
      },
      reset: () => {
        this.#factor = 1;
        this.refit();
        zoom.onChanged();
      },
      onChanged() {},
    };
    return zoom;
  }

  #setFactor(factor: number): void {
    this.#factor = factor;
    if (this.#isPanning) this.#setFontForPanning();
    else this.refit();
  }
}

/** A rectangle of the window, in pixels. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the screen lies, and how much of it the window shows. */
interface Sighted {
  /** The whole screen, with what is clipped of it. */
  screen: DOMRect;
  /** What of it is in sight. */
  seen: Box;
}

function sighted(stage: HTMLElement): Sighted {
  const around = stage.getBoundingClientRect();
  const clip = stage.querySelector('#terminal')!.getBoundingClientRect();
  return {
    screen: stage.querySelector('.xterm-screen')!.getBoundingClientRect(),
    seen: {
      left: Math.max(around.left, clip.left),
      top: Math.max(around.top, clip.top),
      right: Math.min(around.right, clip.right),
      bottom: Math.min(around.bottom, clip.bottom),
    },
  };
}

/** What the stage shows where it shows less than the whole screen: the hero, what is aimed at, or a text to be read. */
class View {
  readonly #stage: HTMLElement;
  /** The screen cell of the hero; null if it is not on the screen. */
  #hero: ReturnType<Shown['heroCell']> = null;
  /** The first column of the text to be read; -1: the map matters. */
  #column = -1;
  /** The stage shows the map alone. */
  #isMapAlone = false;

  constructor(stage: HTMLElement) {
    this.#stage = stage;
  }

  follow(shown: Followed, isPanning: boolean, hasSheets: boolean): void {
    const before = this.#column;
    this.#isMapAlone = hasSheets;
    this.#column = shown.readingColumn();
    // A sheet over the whole map leaves it where it is.
    if (hasSheets && this.#column >= 0 && shown.reading().extent === 'page') this.#column = -1;
    this.#hero = shown.heroCell();
    if (!isPanning) return;
    const aimed = this.#column < 0 ? shown.aimedCell() : null;
    if (aimed) this.#bringIntoSight(aimed);
    else if (this.#column < 0) this.#showHero(before < 0 ? keepFromEdge : bringToMiddle);
    else if (this.#column !== before) this.#showColumn();
  }

  /** Shows the same as before, after a change of the font. */
  show(): void {
    if (this.#column < 0) this.#showHero(bringToMiddle);
    else this.#showColumn();
  }

  /** Scrolls so that a change of size leaves the place under a point of the window where it is. */
  keepInPlace({ x, y }: Point, change: () => void): void {
    const before = sighted(this.#stage).screen;
    change();
    const after = sighted(this.#stage).screen;
    this.#stage.scrollBy({
      left: after.left + ((x - before.left) / before.width) * after.width - x,
      top: after.top + ((y - before.top) / before.height) * after.height - y,
      behavior: 'instant',
    });
  }

  #showHero(scroll: Scroll): void {
    if (!this.#hero) return;
    const place = placeOf(this.#stage, this.#hero[0] + 0.5, this.#hero[1] + 0.5);
    if (this.#isMapAlone) keepInMiddleThird(this.#stage, place, scroll === bringToMiddle);
    else scroll(this.#stage, place);
  }

  /** Leaves the view alone as long as the cell is in sight: a finger may be about to tap there again. */
  #bringIntoSight([column, row]: readonly [number, number]): void {
    const place = placeOf(this.#stage, column + 0.5, row + 0.5);
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.#stage;
    const isInSight =
      place.left > scrollLeft &&
      place.left < scrollLeft + clientWidth &&
      place.top > scrollTop &&
      place.top < scrollTop + clientHeight;
    if (!isInSight) bringToMiddle(this.#stage, place);
  }

  #showColumn(): void {
    this.#stage.scrollTo({ left: placeOf(this.#stage, this.#column, 0).left, top: 0, behavior: 'instant' });
  }
}

/** Watches which cells of the screen are in sight. Reported once scrolling has stopped: moving text is not read. */
class SightWatch {
  readonly #stage: HTMLElement;
  readonly #onChanged: () => void;
  readonly #stopObserving: () => void;
  readonly #listening = new AbortController();
  #resting = 0;
  seen: Sight = { column: 0, columns, row: 0, rows };

  constructor(stage: HTMLElement, screen: HTMLElement, onChanged: () => void) {
    this.#stage = stage;
    this.#onChanged = onChanged;
    stage.addEventListener('scroll', () => this.#lookSoon(), { passive: true, signal: this.#listening.signal });
    this.#stopObserving = observeSizes([screen], () => this.#lookSoon());
    this.#lookSoon();
  }

  destroy(): void {
    clearTimeout(this.#resting);
    this.#listening.abort();
    this.#stopObserving();
  }

  #lookSoon(): void {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => this.#look(), timeToRest);
  }

  #look(): void {
    const { screen, seen: box } = sighted(this.#stage);
    const [column, columnsSeen] = inSight(box.left - screen.left, box.right - box.left, screen.width, columns);
    const [row, rowsSeen] = inSight(box.top - screen.top, box.bottom - box.top, screen.height, rows);
    const { seen } = this;
    if (column === seen.column && columnsSeen === seen.columns && row === seen.row && rowsSeen === seen.rows) return;
    this.seen = { column, columns: columnsSeen, row, rows: rowsSeen };
    this.#onChanged();
  }
}

/** A place on the screen, in pixels of what the stage scrolls over. */
interface Place {
  left: number;
  top: number;
  /** The left edge of the map, if the sidebar stands before it. */
  mapLeft: number;
}

function placeOf(stage: HTMLElement, column: number, row: number): Place {
  const { screen } = sighted(stage);
  const around = stage.getBoundingClientRect();
  const left = stage.scrollLeft + screen.left - around.left;
  const top = stage.scrollTop + screen.top - around.top;
  return {
    left: left + (column / columns) * screen.width,
    top: top + (row / rows) * screen.height,
    // What is clipped lies before the edge.
    mapLeft: left < -1 ? 0 : left + (mapColumn / columns) * screen.width,
  };
}

/** Scrolls the stage for a place. */
type Scroll = (stage: HTMLElement, place: Place) => void;

const bringToMiddle: Scroll = (stage, { left, top, mapLeft }) =>
  stage.scrollTo({
    left: leftFor(left, stage.clientWidth, mapLeft),
    top: top - stage.clientHeight / 2,
    behavior: 'instant',
  });

/** Brings the place into the middle third, with as much of the map beside it as there is; leaves the view alone where it
    is there already, unless it is placed `anew`. */
function keepInMiddleThird(stage: HTMLElement, { left, top }: Place, anew: boolean): void {
  const around = stage.getBoundingClientRect();
  const map = stage.querySelector('#terminal')!.getBoundingClientRect();
  const target: ScrollToOptions = { behavior: anew || wantsCalm() ? 'instant' : 'smooth' };
  if (anew || hasLeftMiddle(left, stage.scrollLeft, stage.clientWidth))
    target.left = startFor(left, stage.clientWidth, stage.scrollLeft + map.left - around.left, map.width);
  if (anew || hasLeftMiddle(top, stage.scrollTop, stage.clientHeight))
    target.top = startFor(top, stage.clientHeight, stage.scrollTop + map.top - around.top, map.height);
  if (target.left !== undefined || target.top !== undefined) stage.scrollTo(target);
}

/** Leaves the view alone as long as the place keeps its distance from the edges. */
const keepFromEdge: Scroll = (stage, { left, top, mapLeft }) => {
  const target: ScrollToOptions = { behavior: wantsCalm() ? 'instant' : 'smooth' };
  if (isNearEdge(left, stage.scrollLeft, stage.clientWidth)) target.left = leftFor(left, stage.clientWidth, mapLeft);
  if (isNearEdge(top, stage.scrollTop, stage.clientHeight)) target.top = top - stage.clientHeight / 2;
  if (target.left !== undefined || target.top !== undefined) stage.scrollTo(target);
};
