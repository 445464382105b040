import { createElement } from '../../kit/create_element';
import { watchInView } from '../../kit/optional';
import { drawDots } from '../shell/dot_picture';
import type { LevelDots, PicturedLevel } from './search_messages';

/** How far from view a picture is drawn already. */
const early = '200px';

/** A picture of a level, to be drawn. */
export interface HitPicture {
  readonly canvas: HTMLCanvasElement;
  readonly level: PicturedLevel;
  /** The cells that are marked. */
  readonly marked: readonly { readonly x: number; readonly y: number }[];
}

/** Draws the pictures of hits: one after the other, and only those that are in view. */
export class HitPictures {
  readonly #dotsOf: (level: PicturedLevel) => Promise<LevelDots>;
  /** Ends the watch of each picture that is not drawn yet. */
  readonly #watches = new Map<HitPicture, () => void>();
  readonly #waiting = new Set<HitPicture>();
  #isBusy = false;

  /** `dotsOf` digs a level and draws it. */
  constructor(dotsOf: (level: PicturedLevel) => Promise<LevelDots>) {
    this.#dotsOf = dotsOf;
  }

  /** Draws a picture whose canvas is in the document, once it comes into view. */
  add(picture: HitPicture): void {
    const end = watchInView(picture.canvas, { rootMargin: early }, (isInView) => {
      if (!isInView) return void this.#waiting.delete(picture);
      this.#waiting.add(picture);
      void this.#work();
    });
    this.#watches.set(picture, end);
  }

  /** The picture is drawn, or gone. */
  forget(picture: HitPicture): void {
    this.#waiting.delete(picture);
    this.#watches.get(picture)?.();
    this.#watches.delete(picture);
  }

  clear(): void {
    for (const picture of [...this.#watches.keys()]) this.forget(picture);
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let [next] = this.#waiting; next; [next] = this.#waiting) {
      this.#waiting.delete(next);
      const dots = await this.#dotsOf(next.level).catch(() => null);
      if (!this.#watches.has(next)) continue;
      this.forget(next);
      if (dots) show(next, dots);
      // The names say what was found, and the atlas has the reason.
      else next.canvas.parentElement?.classList.add('refused');
    }
    this.#isBusy = false;
  }
}

function show({ canvas, marked }: HitPicture, dots: LevelDots): void {
  const { width, height } = dots;
  drawDots(canvas, dots);
  for (const { x, y } of marked) {
    const mark = createElement('span', { class: 'mark' });
    mark.style.left = `${((x + 0.5) / width) * 100}%`;
    mark.style.top = `${((y + 0.5) / height) * 100}%`;
    canvas.after(mark);
  }
  canvas.parentElement?.classList.add('drawn');
}
