import type { Preloaded } from '../engine/preloaded';
import {
  plainlyAsked,
  type Dungeon,
  type PrefetchRequest,
  type Thumbnail,
  type PrefetchMessage,
} from './prefetch_messages';

type Told = Exclude<PrefetchMessage, { type: 'engine' | 'failure' }>;

/** Milliseconds without a message after which the page no longer waits for the worker. */
const patience = 3000;

/** A worker that digs ahead, since the page is busy while it loads. It may fail; then the page digs by itself. */
export class PrefetchClient {
  readonly #worker: Worker;
  /** The dungeon the document has already requested, until the page requests one. */
  #begun: Dungeon | undefined;
  /** The number of the last request. */
  #latest = 0;
  #engine: WebAssembly.Module | undefined;
  readonly #news: Told[] = [];
  readonly #waiting: ((isWorthIt: boolean) => void)[] = [];
  #isGone = false;

  /** `prefetchWorker` and its `messages` so far, if the document has started one for the query. */
  constructor(query: string, { prefetchWorker, messages }: Pick<Preloaded, 'prefetchWorker' | 'messages'>) {
    this.#begun = plainlyAsked(query);
    this.#worker =
      prefetchWorker ?? new Worker(new URL('./prefetch_worker.ts', import.meta.url), { type: 'module', name: query });
    this.#worker.onmessage = ({ data }: MessageEvent<PrefetchMessage>) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#leave();
    };
    for (const news of messages) this.#hear(news as PrefetchMessage);
  }

  destroy(): void {
    this.#worker.terminate();
    this.#leave();
  }

  /** The worker's compiled engine; undefined if none arrives. */
  async engine(): Promise<WebAssembly.Module | undefined> {
    if (!this.#engine) await this.#hearing();
    return this.#engine;
  }

  /** The thumbnails of a dungeon, in order, until the worker ends, fails or is sent another request. */
  async *thumbnailsOf(dungeon: Dungeon): AsyncGenerator<Thumbnail> {
    const number = this.#send(dungeon);
    while (number === this.#latest) {
      const news = this.#news.shift();
      if (news?.type === 'end') return;
      if (news) yield* news.thumbnails;
      else if (!(await this.#hearing())) return;
    }
  }

  /** Requests a dungeon, unless the document already has; returns the request's number. */
  #send(dungeon: Dungeon): number {
    const isBegun = this.#begun && JSON.stringify(this.#begun) === JSON.stringify(dungeon);
    this.#begun = undefined;
    if (isBegun) return this.#latest;
    this.#news.length = 0;
    const request: PrefetchRequest = { number: ++this.#latest, dungeon };
    this.#worker.postMessage(request);
    this.#wake();
    return request.number;
  }

  #hear(news: PrefetchMessage): void {
    if (news.type === 'failure') return this.#leave();
    if (news.type === 'engine') this.#engine = news.engine;
    else if (news.request === this.#latest) this.#news.push(news);
    this.#wake();
  }

  #leave(): void {
    this.#isGone = true;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake(true);
  }

  /** Waits for a message or a new request. False after a failure or `patience`. */
  #hearing(): Promise<boolean> {
    if (this.#isGone) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      setTimeout(() => resolve(false), patience);
    });
  }
}
