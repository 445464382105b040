import type { Game } from 'cellophane-play';
import { columns, rows } from '../../terminal/screen_size';
import type { Cell, Point } from '../../terminal/screen_cells';
import { fontOrPatience, loadMapFont, mapFamily } from '../map_font';
import type { Corners } from '../plane';
import { MapRenderer } from '../renderer';

/** The screen of a game on a canvas: what a terminal is to the page. */
export class GameCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: MapRenderer;
  #game: Game | null = null;
  #isShown = false;

  constructor(canvas: HTMLCanvasElement, corners: Corners) {
    this.canvas = canvas;
    this.#renderer = new MapRenderer(canvas, { family: mapFamily, corners });
    this.ready = fontOrPatience(canvas.ownerDocument);
    void loadMapFont(canvas.ownerDocument).then((isLoaded) => {
      if (isLoaded) this.#renderer.redraw();
    });
  }

  /** Settles once glyphs can be drawn. */
  readonly ready: Promise<unknown>;

  set game(game: Game | null) {
    this.#game = game;
    this.#isShown = false;
  }

  /** Draws the present screen; the bytes of the difference only say that there is one. */
  write(_bytes: Uint8Array, done?: () => void): void {
    if (!this.#game) return;
    const picture = { width: columns, height: rows, ...this.#game.colors() };
    if (this.#isShown) this.#renderer.repaint(picture);
    else this.#renderer.show(picture);
    this.#isShown = true;
    if (done) requestAnimationFrame(() => done());
  }

  /** The cell of the screen under a point of the window; null beside it. */
  cellAt({ x, y }: Point): Cell | null {
    const cell = this.#renderer.cellUnder(x, y);
    return cell && { column: cell.x, row: cell.y };
  }

  dispose(): void {
    this.#game = null;
    this.#renderer.dispose();
  }
}
