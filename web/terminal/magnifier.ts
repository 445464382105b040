import './magnifier.css';
import type { IBufferCell, Terminal } from '@xterm/xterm';
import { createElement } from '../kit/create_element';
import { squarePictograms } from './pictures_there';
import type { Cell, Point } from './screen_cells';

/** The size of the magnifier in cells, and that of its cells in CSS pixels. */
const across = 13;
const down = 7;
const cellWidth = 15;
const cellHeight = 26;
const fontSize = 23;
/** The distance from the finger, in CSS pixels, so that the hand does not cover the magnifier. */
const away = 60;
const colorOf = (rgb: number): string => `#${rgb.toString(16).padStart(6, '0')}`;

/** A magnified view, beside the finger, of the cells it covers. Drawn from the terminal's buffer, so that it works with
    every renderer. */
export class Magnifier {
  readonly #terminal: Terminal;
  readonly #canvas = createElement('canvas', { id: 'magnifier', 'aria-hidden': 'true', hidden: '' });
  #cell: Cell | null = null;

  constructor(root: HTMLElement, terminal: Terminal, signal: AbortSignal) {
    this.#terminal = terminal;
    const ratio = Math.max(1, devicePixelRatio);
    this.#canvas.width = across * cellWidth * ratio;
    this.#canvas.height = down * cellHeight * ratio;
    this.#canvas.style.width = `${across * cellWidth}px`;
    this.#canvas.style.height = `${down * cellHeight}px`;
    root.append(this.#canvas);
    // Pointing at a cell changes its looks.
    const rendering = terminal.onRender(() => {
      if (this.#cell) this.#draw(this.#cell);
    });
    signal.addEventListener('abort', () => {
      rendering.dispose();
      this.#canvas.remove();
    });
  }

  show(cell: Cell, finger: Point): void {
    this.#cell = cell;
    const { style } = this.#canvas;
    const width = across * cellWidth;
    const height = down * cellHeight;
    const above = finger.y - away - height;
    style.left = `${Math.min(Math.max(finger.x - width / 2, 4), Math.max(4, innerWidth - width - 4))}px`;
    style.top = `${above >= 4 ? above : finger.y + away}px`;
    this.#canvas.hidden = false;
    this.#draw(cell);
  }

  hide(): void {
    this.#cell = null;
    this.#canvas.hidden = true;
  }

  #draw({ column, row }: Cell): void {
    const pen = this.#canvas.getContext('2d')!;
    const ratio = this.#canvas.width / (across * cellWidth);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, across * cellWidth, down * cellHeight);
    // Its cells are not square.
    pen.font = `${fontSize}px ${this.#terminal.options.fontFamily!.replace(`"${squarePictograms}", `, '')}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    for (let y = 0; y < down; ++y) {
      const line = this.#terminal.buffer.active.getLine(row - Math.floor(down / 2) + y);
      for (let x = 0; x < across; ++x) {
        const cell = line?.getCell(column - Math.floor(across / 2) + x);
        if (cell) drawCell(pen, cell, x * cellWidth, y * cellHeight);
      }
    }
    pen.strokeStyle = '#d9c58b';
    pen.strokeRect(
      Math.floor(across / 2) * cellWidth - 0.5,
      Math.floor(down / 2) * cellHeight - 0.5,
      cellWidth + 1,
      cellHeight + 1,
    );
  }
}

function drawCell(pen: CanvasRenderingContext2D, cell: IBufferCell, left: number, top: number): void {
  if (cell.isBgRGB()) {
    pen.fillStyle = colorOf(cell.getBgColor());
    pen.fillRect(left, top, cellWidth, cellHeight);
  }
  pen.fillStyle = cell.isFgRGB() ? colorOf(cell.getFgColor()) : '#d8d4c8';
  pen.fillText(cell.getChars(), left + cellWidth / 2, top + cellHeight / 2 + 1);
}
