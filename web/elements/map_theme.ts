/* The themes of maps, and the colors that style sheets of the page put in their place (docs/embed.md). */

import type { OwnColors } from './palette';
import { markColor, surroundings, type Theme } from './theme';
import { themeNames, type MapTheme } from './theme_names';

export { themeNames, type MapTheme };

interface UsualColors {
  /** The theme whose colors are shown on the ground. */
  readonly base: Theme;
  readonly ground: string;
  /** With it the map is drawn in shades between ground and ink. */
  readonly ink?: string;
  readonly text: string;
  readonly mark: string;
}

export const usualColors: Record<MapTheme, UsualColors> = {
  dark: { base: 'dark', ground: surroundings.dark, text: '#d8d4c8', mark: markColor.dark },
  light: { base: 'light', ground: surroundings.light, text: '#2b261c', mark: markColor.light },
  ink: { base: 'light', ground: '#ffffff', ink: '#000000', text: '#000000', mark: '#7a2e00' },
  parchment: { base: 'light', ground: '#f0e2c0', ink: '#4a3018', text: '#3a2614', mark: '#8a1c00' },
  blueprint: { base: 'dark', ground: '#184280', ink: '#e4eefc', text: '#e4eefc', mark: '#ffe08a' },
};

/** A color as style sheets compute it: null where it is transparent, as what is not set. */
function colorFrom(css: string): number | null {
  const [, parts] = /^rgba?\(([^)]*)\)$/.exec(css) ?? [];
  const numbers = parts?.split(/[\s,/]+/).map(Number);
  if (numbers && numbers.every((each) => !Number.isNaN(each)))
    return numbers[3] === 0 ? null : (numbers[0] << 16) | (numbers[1] << 8) | numbers[2];
  // In another color space, which a pixel knows.
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 0 ? null : (red << 16) | (green << 8) | blue;
}

/** The colors of a map, from the style of an element that has them. */
export function colorsOf(element: Element): OwnColors {
  const { backgroundColor, color, outlineColor } = getComputedStyle(element);
  const of = (css: string) => colorFrom(css) ?? undefined;
  return { ground: of(backgroundColor), ink: of(color), mark: of(outlineColor) };
}
