/* A level as an SVG whose colors are classes of a style sheet, so that one drawing serves several themes. */

import type { Picture } from '../picture';
import type { Palette } from '../palette';
import { asCss } from '../theme';

/** A cell, in units of the drawing: as wide to its height as the element draws it. */
export const cellWidth = 6;
export const cellHeight = 10;
/** The size of the signs and how far below the middle of a cell they stand, as the element draws them on a canvas. */
const signSize = 9;
const drop = 3.1;
const blank = 0x20;

export interface LevelSvg {
  /** The content of an svg element. */
  readonly content: string;
  /** The rules of its colors in a theme. */
  readonly rules: (palette: Palette) => string;
}

/** Names colors in the order of their first use. */
class Names {
  readonly colors: string[] = [];
  readonly #known = new Map<string, number>();

  of(color: string): number {
    let index = this.#known.get(color);
    if (index === undefined) {
      this.#known.set(color, (index = this.colors.length));
      this.colors.push(color);
    }
    return index;
  }
}

/** What a cell is drawn from; those that are equal are drawn alike in every theme. */
const groundKey = (color: number, hasSign: boolean): string => `${color}${hasSign ? '' : '_'}`;

/** Runs of one ground in each row, by ground. */
function groundsOf({ width, height, glyph, bg }: Picture): Map<string, string> {
  const paths = new Map<string, string>();
  for (let y = 0; y < height; ++y)
    for (let x = 0; x < width; ) {
      const keyAt = (column: number) => {
        const at = y * width + column;
        return groundKey(bg[at], glyph[at] !== blank);
      };
      const key = keyAt(x);
      const from = x;
      while (x < width && keyAt(x) === key) ++x;
      if (key !== '0_') paths.set(key, `${paths.get(key) ?? ''}M${from} ${y}h${x - from}v1H${from}z`);
    }
  return paths;
}

/** The signs of one color in each row. */
function signsOf(
  { width, height, glyph, fg }: Picture,
  write: (color: number, x: number[], y: number, text: string) => void,
) {
  for (let y = 0; y < height; ++y) {
    const rows = new Map<number, { x: number[]; text: string }>();
    for (let x = 0; x < width; ++x) {
      const at = y * width + x;
      if (glyph[at] === blank) continue;
      const row = rows.get(fg[at]) ?? { x: [], text: '' };
      row.x.push((x + 0.5) * cellWidth);
      row.text += String.fromCodePoint(glyph[at]);
      rows.set(fg[at], row);
    }
    for (const [color, { x, text }] of rows) write(color, x, y, text);
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function levelSvg(picture: Picture): LevelSvg {
  const grounds = new Names();
  const signs = new Names();
  const paths = [...groundsOf(picture)].map(([key, path]) => `<path class="g${grounds.of(key)}" d="${path}"/>`);
  const texts: string[] = [];
  signsOf(picture, (color, x, y, text) => {
    const down = y * cellHeight + cellHeight / 2 + drop;
    texts.push(`<text class="s${signs.of(String(color))}" x="${x.join(' ')}" y="${down}">${escaped(text)}</text>`);
  });
  return {
    content: `<g transform="scale(${cellWidth} ${cellHeight})" shape-rendering="crispEdges">${paths.join('')}</g><g font-size="${signSize}" text-anchor="middle">${texts.join('')}</g>`,
    rules: (palette) =>
      [
        ...grounds.colors.map((key, i) => {
          const color = palette.ground(parseInt(key, 10), !key.endsWith('_'));
          return color === null ? '' : `.g${i}{fill:${asCss(color)}}`;
        }),
        ...signs.colors.map((color, i) => `.s${i}{fill:${palette.sign(Number(color))}}`),
      ].join(''),
  };
}
