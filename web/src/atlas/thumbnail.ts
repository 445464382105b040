import { asPixel, colourOn, surroundings, type Theme } from '../../embed/theme';
import type { Thumbnail } from './prefetch_messages';

const numberOf = (css: string): number => Number.parseInt(css.slice(1), 16);

/** 0xRRGGBB of a little-endian pixel of an ImageData, in the engine's colours, those of the dark theme. */
const colourOf = (pixel: number): number => ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);

/** Draws a map in plain dots of colour, without glyphs: fast, and at this size no less clear. CSS scales the canvas. */
export function drawThumbnail(canvas: HTMLCanvasElement, { width, height, dots }: Thumbnail, theme: Theme): void {
  const pixels = new Uint32Array(dots.buffer);
  const ground = asPixel(numberOf(surroundings[theme]));
  pixels.forEach((pixel, i) => {
    if (pixel === 0) pixels[i] = ground;
    else if (theme === 'light') pixels[i] = asPixel(colourOn(colourOf(pixel), theme));
  });
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  canvas.getContext('2d', { alpha: false })!.putImageData(new ImageData(dots, width, height), 0, 0);
}
