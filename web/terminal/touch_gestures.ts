import type { InterfaceEvent } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import type { Zoom } from './zoom';
import { Magnifier } from './magnifier';
import { cellAt, isSame, type Cell, type Point } from './screen_cells';

/** Milliseconds a finger must stay to point at a cell. */
const stayed = 400;
/** The farthest a staying finger may move, in CSS pixels. */
const stayRadius = 10;
/** The last screen row with things to look at; below it are buttons. */
const lastRowLookedAt = 32;

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export interface GestureOptions {
  /** The element that gets the magnifier. */
  root: HTMLElement;
  stage: HTMLElement;
  terminal: Terminal;
  zoom: Zoom;
  send: (event: InterfaceEvent) => void;
  signal: AbortSignal;
}

/** Touch gestures on the stage. Two fingers zoom. One that stays points, and goes on pointing while it moves, with a
    magnifier for the cells it covers; pointing takes no action. One that moves at once pans, which is left to the
    browser. */
export class Gestures {
  readonly #stage: HTMLElement;
  readonly #zoom: Zoom;
  readonly #send: (event: InterfaceEvent) => void;
  readonly #magnifier: Magnifier;
  #timer = 0;
  #start: Point | null = null;
  #isPointing = false;
  #pointed: Cell | null = null;
  #pinch: { zoom: number; distance: number } | null = null;

  constructor({ root, stage, terminal, zoom, send, signal }: GestureOptions) {
    this.#stage = stage;
    this.#zoom = zoom;
    this.#send = send;
    this.#magnifier = new Magnifier(root, terminal, signal);
    // Touch events, because the browser cancels pointer events once it pans.
    const options = { passive: false, signal } as const;
    stage.addEventListener('touchstart', (event) => this.#begin(event), options);
    stage.addEventListener('touchmove', (event) => this.#move(event), options);
    for (const end of ['touchend', 'touchcancel'] as const)
      stage.addEventListener(end, (event) => this.#end(event), options);
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  #begin(event: TouchEvent): void {
    clearTimeout(this.#timer);
    const [one, other] = [...event.touches].map(pointOf);
    if (!one) return;
    if (other) {
      this.#stopPointing();
      this.#start = null;
      this.#pinch = { zoom: this.#zoom.factor, distance: Math.max(1, distance(one, other)) };
      return;
    }
    this.#start = one;
    this.#timer = window.setTimeout(() => {
      this.#isPointing = true;
      this.#point(one);
    }, stayed);
  }

  #move(event: TouchEvent): void {
    const [one, other] = [...event.touches].map(pointOf);
    if (!one) return;
    if (this.#pinch && other) {
      if (event.cancelable) event.preventDefault();
      this.#zoom.zoomTo((this.#pinch.zoom * distance(one, other)) / this.#pinch.distance, between(one, other));
    } else if (this.#isPointing) {
      if (event.cancelable) event.preventDefault();
      this.#point(one);
    } else if (this.#start && distance(this.#start, one) > stayRadius) {
      clearTimeout(this.#timer);
      this.#start = null;
    }
  }

  #end(event: TouchEvent): void {
    clearTimeout(this.#timer);
    // The end of a pinch or of pointing must not count as a tap.
    if ((this.#isPointing || this.#pinch) && event.cancelable) event.preventDefault();
    if (event.touches.length > 0) return;
    this.#pinch = null;
    if (this.#isPointing && (!this.#pointed || this.#pointed.row > lastRowLookedAt)) this.#send({ type: 'leave' });
    this.#stopPointing();
  }

  #point(spot: Point): void {
    const cell = cellAt(this.#stage, spot);
    if (!isSame(cell, this.#pointed)) this.#send(cell ? { type: 'hover', ...cell } : { type: 'leave' });
    this.#pointed = cell;
    if (cell) this.#magnifier.show(cell, spot);
    else this.#magnifier.hide();
  }

  #stopPointing(): void {
    this.#isPointing = false;
    this.#pointed = null;
    this.#magnifier.hide();
  }
}
