import { asPixel, surroundings } from '../../elements/theme';

/** A level of one pixel a cell, as the bytes of an ImageData; blank cells are transparent. */
interface Dots {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8ClampedArray<ArrayBuffer>;
}

const numberOf = (css: string): number => Number.parseInt(css.slice(1), 16);

/** Draws a level in plain dots of color, without glyphs: fast, and as small as it is shown no less clear. CSS scales the
    canvas. */
export function drawDots(canvas: HTMLCanvasElement, { width, height, dots }: Dots): void {
  const pixels = new Uint32Array(dots.buffer, dots.byteOffset, width * height);
  const ground = asPixel(numberOf(surroundings.dark));
  pixels.forEach((pixel, i) => {
    if (pixel === 0) pixels[i] = ground;
  });
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  canvas.getContext('2d', { alpha: false })?.putImageData(new ImageData(dots, width, height), 0, 0);
}
