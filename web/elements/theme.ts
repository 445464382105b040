/* The engine's colors are made for a dark ground. On a light one every color keeps its hue and changes its
   lightness for the opposite, so that what stood out still does; only ground of a strong hue stays as it is, but paler.
   Lightness is that of the Oklab color space, where equal steps look equal. */

import { fromOklab, toOklab } from './oklab';

export type Theme = 'dark' | 'light';

/** The lightness that black and white get on a light ground, 0 to 1. */
const lightest = 0.97;
const darkest = 0.16;

/** From this lightness on a color keeps its full chroma, and towards black half of it: a tinge invisible in the dark
    would be a strong color on a light ground. */
const tinged = 0.35;

function onLightGround(color: number): number {
  const [lightness, greenRed, blueYellow] = toOklab(color);
  const kept = 0.5 + 0.5 * Math.min(1, lightness / tinged);
  return fromOklab([lightest - lightness * (lightest - darkest), greenRed * kept, blueYellow * kept]);
}

/** Ground of a strong hue, such as water, lava and mud, keeps its lightness, paler: deep water is darker than shallow on
    light ground too. Between these chromas it changes into ground that is hardly tinged. */
const faint = 0.07;
const strong = 0.13;
const paler = (lightness: number): number => 0.38 + 0.6 * lightness;

function groundOnLight(color: number): number {
  const [lightness, greenRed, blueYellow] = toOklab(color);
  const share = Math.min(1, Math.max(0, (Math.hypot(greenRed, blueYellow) - faint) / (strong - faint)));
  const [mirrored, ...tinge] = toOklab(onLightGround(color));
  const mix = (weak: number, full: number) => weak + (full - weak) * share;
  return fromOklab([mix(mirrored, paler(lightness)), mix(tinge[0], 0.7 * greenRed), mix(tinge[1], 0.7 * blueYellow)]);
}

export const asCss = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** Caches the results of `work`. */
export const remembering = <T>(work: (color: number) => T): ((color: number) => T) => {
  const known = new Map<number, T>();
  return (color) => {
    let answer = known.get(color);
    if (answer === undefined) known.set(color, (answer = work(color)));
    return answer;
  };
};

const lit = remembering(onLightGround);
const litGround = remembering(groundOnLight);
const css = remembering(asCss);

/** A color of the engine as a theme shows it, as a number and for style sheets and canvases. */
export const colorOn = (color: number, theme: Theme): number => (theme === 'dark' ? color : lit(color));
export const themed = (color: number, theme: Theme): string => css(colorOn(color, theme));

/** An opaque pixel of an ImageData as a little-endian number: its bytes are red, green, blue, alpha. */
export const asPixel = (color: number): number =>
  ((0xff << 24) | ((color & 255) << 16) | (color & 0xff00) | (color >> 16)) >>> 0;

/** The color around the map and of its blank cells. */
export const surroundings: Record<Theme, string> = { dark: '#000000', light: '#f6f4ee' };
/** The color of the ring around the cell pointed at. */
export const markColor: Record<Theme, string> = { dark: '#ffe9a8', light: '#7a2e00' };

/** The color of chasms on a light ground: what is black because it is deep stays the darkest thing on the map. */
const deepOnLight = 0x5d5a70;
const black = 0;

/** The color of a cell's ground, or null for that of the surroundings. Only rock has no sign on black: black under a
    sign is a chasm. */
export function groundOn(color: number, hasSign: boolean, theme: Theme): number | null {
  if (color !== black) return theme === 'dark' ? color : litGround(color);
  return hasSign && theme === 'light' ? deepOnLight : null;
}
