/* What a map is painted with: the colors of a theme, or those that the page gives it. */

import { fromOklab, toOklab, type Triple } from './oklab';
import { asCss, groundOn, markColor, remembering, surroundings, themed, type Theme } from './theme';

/** The colors that a page gives a map, 0xRRGGBB. What is left out is as the theme has it. */
export interface OwnColors {
  /** Of what is around the map, and of rock. */
  ground?: number | undefined;
  /** With it a map is drawn in shades between its ground and this color. */
  ink?: number | undefined;
  /** Of the ring around the cell pointed at. */
  mark?: number | undefined;
}

/** All colors are of style sheets, but those of `ground`, which are numbers. */
export interface Palette {
  readonly surroundings: string;
  readonly mark: string;
  /** Of a sign that the engine made for a dark ground. */
  sign(color: number): string;
  /** Of the ground of a cell; null for that of the surroundings. */
  ground(color: number, hasSign: boolean): number | null;
}

/** How much of the ink ground and signs get, by their lightness from 0 to 1. Signs stay apart from any ground. */
const inkOfGround = (lightness: number): number => 0.55 * lightness;
const inkOfSign = (lightness: number): number => 0.5 + 0.5 * lightness;
/** Black under a sign is a chasm. */
const inkOfDepth = 0.35;
/** The share of its own hue that a color keeps beside the ink: water and lava differ by it. */
const keptHue = 0.4;

const mixed = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Shades between two colors. */
function shadesOf(ground: number, ink: number): Pick<Palette, 'sign' | 'ground'> {
  const from = toOklab(ground);
  const to = toOklab(ink);
  const shade = ([, greenRed, blueYellow]: Triple, share: number): number =>
    fromOklab([
      mixed(from[0], to[0], share),
      mixed(from[1], to[1], share) + keptHue * greenRed,
      mixed(from[2], to[2], share) + keptHue * blueYellow,
    ]);
  const shaded = (inkOf: (lightness: number) => number) =>
    remembering((color) => {
      const own = toOklab(color);
      return shade(own, inkOf(own[0]));
    });
  const signs = shaded(inkOfSign);
  const grounds = shaded(inkOfGround);
  const depth = shade([0, 0, 0], inkOfDepth);
  return {
    sign: remembering((color) => asCss(signs(color))),
    ground: (color, hasSign) => (color !== 0 ? grounds(color) : hasSign ? depth : null),
  };
}

export function paletteOf(theme: Theme, { ground, ink, mark }: OwnColors): Palette {
  const ofTheme = {
    sign: (color: number) => themed(color, theme),
    ground: (color: number, hasSign: boolean) => groundOn(color, hasSign, theme),
  };
  const around = ground === undefined ? surroundings[theme] : asCss(ground);
  return {
    surroundings: around,
    mark: mark === undefined ? markColor[theme] : asCss(mark),
    ...(ink === undefined ? ofTheme : shadesOf(Number(`0x${around.slice(1)}`), ink)),
  };
}
