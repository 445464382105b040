import type { Engine } from 'cellophane-levels';
import type { Picture } from '../../embed/picture';
import { themed, type Theme, surroundings } from '../../embed/theme';
import { asPixel } from './colours';

/** Pixels to a cell. */
const across = 2;
const down = 3;

const numberOf = (css: string): number => Number.parseInt(css.slice(1), 16);

const onLightGround = new Map<number, number>();

/** The engine's colours are those of the dark theme. A pixel is read as the machine has it, and it has its bytes the
    other way round: that serves as well to know it by. */
function lighten(dots: Uint32Array): void {
  dots.forEach((dot, i) => {
    if (dot === 0) return;
    let pixel = onLightGround.get(dot);
    if (pixel === undefined) {
      const colour = (dot & 255) << 16 | dot & 0xff00 | dot >> 16 & 255;
      onLightGround.set(dot, pixel = asPixel(numberOf(themed(colour, 'light'))));
    }
    dots[i] = pixel;
  });
}

/** Where a map is put before it is as large as it is to be. */
const small = document.createElement('canvas');

/** Draws a map in plain dots of colour, without letters: quick, and at this size no less clear. */
export function drawThumbnail(canvas: HTMLCanvasElement, picture: Picture, theme: Theme, engine: Engine): void {
  const { width, height } = picture;
  const dots = engine.dots(picture);
  if (theme === 'light') lighten(new Uint32Array(dots.buffer));
  if (small.width !== width || small.height !== height) Object.assign(small, { width, height });
  small.getContext('2d')!.putImageData(new ImageData(dots, width, height), 0, 0);
  const size = { width: width * across, height: height * down };
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
  const context = canvas.getContext('2d', { alpha: false })!;
  context.fillStyle = surroundings[theme];
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, size.width, size.height);
}
