import { columns, rows } from './screen_size';

/** A point of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A cell of the screen. */
export interface Cell {
  column: number;
  row: number;
}

/** The screen cell under a point, from the terminal's geometry; null outside, also of what is clipped of it, or where no
    terminal is yet. */
export function cellAt(stage: Element, { x, y }: Point): Cell | null {
  const screen = stage.querySelector('.xterm-screen');
  if (!screen) return null;
  const clip = screen.closest('#terminal')?.getBoundingClientRect();
  if (clip && (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom)) return null;
  const box = screen.getBoundingClientRect();
  const column = Math.floor(((x - box.left) / box.width) * columns);
  const row = Math.floor(((y - box.top) / box.height) * rows);
  return column >= 0 && column < columns && row >= 0 && row < rows ? { column, row } : null;
}

export const isSame = (a: Cell | null, b: Cell | null): boolean => a?.column === b?.column && a?.row === b?.row;
