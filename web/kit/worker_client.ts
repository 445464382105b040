import { systemClock, type Clock } from './clock';
import { processors } from './optional_in_workers';

/** How many checks in a row, one a second, may find a worker silent: while it fetches its engine, and after that.
    Checks are counted, not time, because the machine may have slept. */
export interface Patience {
  beforeFirstSign: number;
  betweenSigns: number;
}
const usualPatience: Patience = { beforeFirstSign: 60, betweenSigns: 8 };
const betweenLooks = 1000;

const mostWorkers = 8;
/** The number of workers at once: one for each processor, within bounds. */
export const usualWorkers = (): number => Math.min(processors(), mostWorkers);

/** A message from a worker. Any other is a sign of life. */
export type WorkerMessage<Answer, Sign> =
  | { type: 'answer'; answer: Answer }
  /** The worker cannot go on. */
  | { type: 'failure'; message: string }
  | Sign;

export interface TaskWorkerOptions<Sign> {
  onSign?: (sign: Sign) => void;
  patience?: Patience;
  clock?: Clock;
}

/** A worker that does one task at a time. If it dies, its task rejects with the reason, and so do all later ones.
    `Answers` has the type of the answer for each type of task. */
export class TaskWorker<
  Task extends { type: string },
  Answers extends Record<Task['type'], unknown>,
  Sign extends { type: string },
> {
  readonly worker: Worker;
  readonly #onSign: (sign: Sign) => void;
  readonly #patience: Patience;
  readonly #clock: Clock;
  #settle: { resolve: (answer: never) => void; reject: (error: Error) => void } | undefined;
  #hasSpoken = false;
  #silentLooks = 0;
  #stopLooking = (): void => {};
  #isGone = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    worker: Worker,
    { onSign = () => {}, patience = usualPatience, clock = systemClock }: TaskWorkerOptions<Sign> = {},
  ) {
    this.#onSign = onSign;
    this.#patience = patience;
    this.#clock = clock;
    this.worker = worker;
    this.worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage<never, Sign>>) =>
      this.#onMessage(data),
    );
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#die(event.message || 'its program could not be loaded');
    });
  }

  get isGone(): boolean {
    return this.#isGone;
  }
  /** Its program runs: there was a message from it. */
  get hasSpoken(): boolean {
    return this.#hasSpoken;
  }

  /** Queues a task behind earlier ones. What is in `handedOver` is moved to the worker, not copied. */
  ask<T extends Task>(task: T, handedOver: Transferable[] = []): Promise<Answers[T['type']]> {
    const answer = this.#last.catch(() => {}).then(() => this.#ask(task, handedOver));
    this.#last = answer;
    return answer;
  }

  #ask<T extends Task>(task: T, handedOver: Transferable[]): Promise<Answers[T['type']]> {
    return new Promise((resolve, reject) => {
      if (this.#isGone) return reject(new Error('it is gone'));
      this.#settle = { resolve: resolve, reject };
      this.#silentLooks = 0;
      this.#stopLooking = this.#clock.every(betweenLooks, () => this.#look());
      this.worker.postMessage(task, handedOver);
    });
  }

  dismiss(): void {
    this.#die('it was sent away');
  }

  #onMessage(message: WorkerMessage<never, Sign>): void {
    this.#hasSpoken = true;
    this.#silentLooks = 0;
    if (isAnswer(message)) this.#end()?.resolve(message.answer);
    else if (isFailure(message)) this.#die(message.message);
    else this.#onSign(message);
  }

  #look(): void {
    ++this.#silentLooks;
    const { beforeFirstSign, betweenSigns } = this.#patience;
    const patience = this.#hasSpoken ? betweenSigns : beforeFirstSign;
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

const isAnswer = (message: { type: string }): message is { type: 'answer'; answer: never } => message.type === 'answer';
const isFailure = (message: { type: string }): message is { type: 'failure'; message: string } =>
  message.type === 'failure';
