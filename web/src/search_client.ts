import { systemClock, type Clock } from './clock';
import type { Answers, SearchMessage, Task } from './search_messages';

/** How many checks in a row, one a second, may find a worker silent: while it fetches its engine, and after that.
    Checks are counted, not time, because the machine may have slept. */
const looksBeforeFirstSign = 60;
const looksBetweenSigns = 8;
const betweenLooks = 1000;

export interface WorkerClientOptions {
  /** Called with the number of levels dug since the last call. */
  onLevels?: (count: number) => void;
  clock?: Clock;
}

/** A worker that does one task at a time. If it dies, its task rejects with the reason, and so do all later ones. */
export class WorkerClient {
  readonly worker: Worker;
  readonly #onLevels: (count: number) => void;
  readonly #clock: Clock;
  #settle: { resolve: (answer: never) => void; reject: (error: Error) => void } | undefined;
  #hasSpoken = false;
  #silentLooks = 0;
  #stopLooking = (): void => {};
  #isGone = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(worker: Worker, { onLevels = () => {}, clock = systemClock }: WorkerClientOptions = {}) {
    this.#onLevels = onLevels;
    this.#clock = clock;
    this.worker = worker;
    this.worker.addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => this.#onMessage(data));
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#die(event.message || 'its program could not be loaded');
    });
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Queues a task behind earlier ones. */
  ask<T extends Task>(task: T): Promise<Answers[T['type']]> {
    const answer = this.#last.catch(() => {}).then(() => this.#ask(task));
    this.#last = answer;
    return answer;
  }

  #ask<T extends Task>(task: T): Promise<Answers[T['type']]> {
    return new Promise((resolve, reject) => {
      if (this.#isGone) return reject(new Error('it is gone'));
      this.#settle = { resolve: resolve, reject };
      this.#silentLooks = 0;
      this.#stopLooking = this.#clock.every(betweenLooks, () => this.#look());
      this.worker.postMessage(task);
    });
  }

  dismiss(): void {
    this.#die('it was sent away');
  }

  #onMessage(message: SearchMessage): void {
    this.#hasSpoken = true;
    this.#silentLooks = 0;
    if (message.type === 'levels') this.#onLevels(message.count);
    else if (message.type === 'failure') this.#die(message.message);
    else this.#end()?.resolve(message.answer as never);
  }

  #look(): void {
    ++this.#silentLooks;
    const patience = this.#hasSpoken ? looksBetweenSigns : looksBeforeFirstSign;
    if (this.#silentLooks > patience) this.#die(`it gave no sign of life for ${patience} seconds`);
  }

  #die(reason: string): void {
    this.worker.terminate();
    this.#isGone = true;
    this.#end()?.reject(new Error(reason));
  }

  #end() {
    this.#stopLooking();
    const settle = this.#settle;
    this.#settle = undefined;
    return settle;
  }
}
