import { asPixel, surroundings } from '../../elements/theme';
import type { Thumbnail } from './prefetch_messages';

const numberOf = (css: string): number => Number.parseInt(css.slice(1), 16);

/** Draws a map in plain dots of color, without glyphs: fast, and at this size no less clear. CSS scales the canvas. */
export function drawThumbnail(canvas: HTMLCanvasElement, { width, height, dots }: Thumbnail): void {
  const pixels = new Uint32Array(dots.buffer);
  const ground = asPixel(numberOf(surroundings.dark));
  pixels.forEach((pixel, i) => {
    if (pixel === 0) pixels[i] = ground;
  });
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  canvas.getContext('2d', { alpha: false })!.putImageData(new ImageData(dots, width, height), 0, 0);
}
