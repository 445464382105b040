import type { Picture } from '../../embed/picture';
import { themed, type Theme, surroundings } from '../../embed/theme';
import { asPixel, blended } from './colours';

/** Pixels to a cell. */
const across = 2;
const down = 3;

const blank = 0x20;
const letters = /^[a-zA-Z]$/;

/** How much of its ground a sign covers, roughly: a dot little, what is alive stands out. */
const inks = new Map<number, number>([[blank, 0], [0xb7, 0.12], [0x2e, 0.12], [0x22, 0.3], [0x23, 0.45], [0x7e, 0.3]]);

function inkOf(glyph: number): number {
  let ink = inks.get(glyph);
  if (ink === undefined) inks.set(glyph, ink = letters.test(String.fromCodePoint(glyph)) ? 0.95 : 0.7);
  return ink;
}

const pixels: Record<Theme, Map<number, number>> = { dark: new Map(), light: new Map() };

const numberOf = (css: string): number => Number.parseInt(css.slice(1), 16);

function pixelOf(colour: number, theme: Theme): number {
  const known = pixels[theme];
  let pixel = known.get(colour);
  if (pixel === undefined) known.set(colour, pixel = asPixel(numberOf(themed(colour, theme))));
  return pixel;
}

/** Draws a map in plain dots of colour, without letters: quick, and at this size no less clear. */
export function drawThumbnail(canvas: HTMLCanvasElement, picture: Picture, theme: Theme): void {
  const { width, height, glyph, fg, bg } = picture;
  const wide = width * across;
  if (canvas.width !== wide || canvas.height !== height * down)
    Object.assign(canvas, { width: wide, height: height * down });
  const context = canvas.getContext('2d', { alpha: false })!;
  const image = context.createImageData(wide, height * down);
  const dots = new Uint32Array(image.data.buffer);
  const nothing = asPixel(numberOf(surroundings[theme]));
  for (let y = 0; y < height; ++y) {
    const line = y * down * wide;
    for (let x = 0; x < width; ++x) {
      const i = y * width + x;
      const isNothing = glyph[i] === blank && bg[i] === 0;
      const pixel = isNothing ? nothing : pixelOf(blended(bg[i]!, fg[i]!, inkOf(glyph[i]!)), theme);
      dots.fill(pixel, line + x * across, line + (x + 1) * across);
    }
    for (let copy = 1; copy < down; ++copy) dots.copyWithin(line + copy * wide, line, line + wide);
  }
  context.putImageData(image, 0, 0);
}
