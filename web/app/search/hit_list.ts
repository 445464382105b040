import type { SearchHit } from 'cellophane';
import { hitLine, type Whence } from './search_hits';

/** The most dungeons that are kept of a search that ranks. */
export const mostRanked = 500;

/** The dungeons that a search has found: in the order in which they come, or, where they have scores, the best first, and
    of equal ones that with the lesser seed. */
export class HitList {
  readonly #place: HTMLElement;
  readonly #hits: SearchHit[] = [];

  constructor(place: HTMLElement) {
    this.#place = place;
  }

  get hits(): readonly SearchHit[] {
    return this.#hits;
  }

  clear(): void {
    this.#hits.length = 0;
    this.#place.replaceChildren();
  }

  add(hit: SearchHit, whence: Whence): void {
    const at = hit.score === null ? this.#hits.length : this.#placeOf(hit);
    if (hit.score !== null && at >= mostRanked) return;
    this.#hits.splice(at, 0, hit);
    this.#place.insertBefore(hitLine(hit, whence), this.#place.children[at] ?? null);
    if (hit.score === null || this.#hits.length <= mostRanked) return;
    this.#hits.pop();
    this.#place.lastElementChild!.remove();
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
