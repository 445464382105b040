import type { SearchHit } from 'cellophane';
import { hitCard, type HitCard, type Whence } from './hit_card';
import type { HitPictures } from './hit_pictures';

/** The most dungeons that are kept of a search that ranks. */
export const mostRanked = 500;

/** The dungeons that a search has found: in the order in which they come, or, where they have scores, the best first, and
    of equal ones that with the lesser seed. */
export class HitList {
  readonly #place: HTMLElement;
  readonly #pictures: HitPictures;
  readonly #hits: SearchHit[] = [];
  readonly #cards: HitCard[] = [];

  constructor(place: HTMLElement, pictures: HitPictures) {
    this.#place = place;
    this.#pictures = pictures;
  }

  get hits(): readonly SearchHit[] {
    return this.#hits;
  }

  clear(): void {
    this.#pictures.clear();
    this.#hits.length = this.#cards.length = 0;
    this.#place.replaceChildren();
  }

  add(hit: SearchHit, whence: Whence): void {
    const at = hit.score === null ? this.#hits.length : this.#placeOf(hit);
    if (hit.score !== null && at >= mostRanked) return;
    const card = hitCard(hit, whence);
    this.#place.insertBefore(card.element, this.#cards[at]?.element ?? null);
    this.#hits.splice(at, 0, hit);
    this.#cards.splice(at, 0, card);
    this.#pictures.add(card.picture);
    if (hit.score === null || this.#hits.length <= mostRanked) return;
    this.#hits.pop();
    const last = this.#cards.pop()!;
    this.#pictures.forget(last.picture);
    last.element.remove();
  }

  #placeOf(hit: SearchHit): number {
    let [low, high] = [0, this.#hits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(this.#hits[middle], hit)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isBefore(a: SearchHit, b: SearchHit): boolean {
  if (a.score !== b.score) return (a.score ?? 0) > (b.score ?? 0);
  return BigInt(a.seed) < BigInt(b.seed);
}
