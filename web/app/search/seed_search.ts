import type { SearchHit } from 'cellophane';
import type { WorkerClient, WorkerClientOptions } from './search_client';
import type { SearchCriteria } from './search_messages';

/** Milliseconds a block of dungeons should take a worker: a pause takes effect no later. */
const blockTime = 300;
const largestBlock = 2000;
/** The number of workers a block may stop before the search pauses, until the player resumes it. */
const mostDeaths = 3;

export interface Plan {
  criteria: SearchCriteria;
  first: bigint;
  count: number;
  /** The seeds themselves, where they do not follow each other; as many as `count`. */
  seeds?: bigint[];
}

export type SearchState = 'searching' | 'paused' | 'done' | 'cancelled';

export interface Listener {
  /** Hits come in the order of their seeds. */
  onHit: (hit: SearchHit) => void;
  /** The state or a figure has changed. */
  onChange: () => void;
  onTrouble: (sentence: string) => void;
}

/** Starts a worker. */
export type NewWorker = (options?: WorkerClientOptions) => WorkerClient;

interface Block {
  index: number;
  /** The offset of its first seed from that of the plan. */
  start: number;
  count: number;
  deaths: number;
}

/** One search: gives blocks of dungeons to workers, and puts their hits in the order of the seeds. */
export class SeedSearch {
  readonly plan: Plan;
  /** All live workers, busy or idle. */
  readonly workers: WorkerClient[] = [];
  readonly #listener: Listener;
  readonly #size: number;
  readonly #start: NewWorker;
  #state: SearchState = 'paused';
  #begun = 0;
  #blocks = 0;
  #again: Block[] = [];
  #idle: WorkerClient[] = [];
  #finished = new Map<number, SearchHit[]>();
  #told = 0;
  #perBlock = 4;
  #working = 0;
  #since = 0;
  #elapsed = 0;
  done = 0;
  levels = 0;
  found = 0;

  /** Of `plan`, with so many workers that `start` starts. */
  constructor(plan: Plan, { workers, start }: { workers: number; start: NewWorker }, listener: Listener) {
    this.plan = plan;
    this.#start = start;
    this.#size = workers;
    this.#listener = listener;
  }

  get state(): SearchState {
    return this.#state;
  }
  /** Milliseconds spent searching. */
  get elapsed(): number {
    return this.#elapsed + (this.#state === 'searching' ? performance.now() - this.#since : 0);
  }

  goOn(): void {
    if (this.#state !== 'paused') return;
    this.#since = performance.now();
    this.#enter('searching');
    // Workers still busy with a block from before the pause go on by themselves.
    for (let slot = this.#working; slot < this.#size; ++slot) void this.#toil();
  }

  pause(): void {
    this.#rest('paused');
  }

  /** Ends the search for good; workers are terminated at once. */
  cancel(): void {
    this.#rest('cancelled');
    this.#enter('cancelled');
    this.#dismiss();
  }

  #rest(state: SearchState): void {
    if (this.#state !== 'searching') return;
    this.#elapsed = this.elapsed;
    this.#enter(state);
  }

  #enter(state: SearchState): void {
    this.#state = state;
    this.#listener.onChange();
  }

  #dismiss(): void {
    for (const worker of this.workers.splice(0)) worker.dismiss();
  }

  /** Runs one worker: block after block while the search goes on. */
  async #toil(): Promise<void> {
    ++this.#working;
    let worker = this.#idle.pop() ?? this.#newWorker();
    while (this.#state === 'searching') {
      const block = this.#take();
      if (!block) break;
      const began = performance.now();
      try {
        this.#record(block, await worker.ask({ type: 'search', criteria: this.plan.criteria, ...this.#seeds(block) }));
        this.#fitBlocks(block, performance.now() - began);
      } catch (error) {
        if (this.#isOver()) break;
        this.workers.splice(this.workers.indexOf(worker), 1);
        this.#mourn(block, error as Error);
        worker = this.#newWorker();
      }
    }
    --this.#working;
    this.#idle.push(worker);
    if (this.#working === 0 && this.done === this.plan.count && !this.#isOver()) this.#finish();
  }

  #isOver(): boolean {
    return this.#state === 'cancelled';
  }

  #newWorker(): WorkerClient {
    const onLevels = (count: number) => {
      this.levels += count;
      this.#listener.onChange();
    };
    const worker = this.#start({ onLevels });
    this.workers.push(worker);
    return worker;
  }

  #take(): Block | undefined {
    const again = this.#again.shift();
    if (again) return again;
    const count = Math.min(this.plan.seeds ? 1 : this.#perBlock, this.plan.count - this.#begun);
    if (count === 0) return undefined;
    const block = { index: this.#blocks++, start: this.#begun, count, deaths: 0 };
    this.#begun += count;
    return block;
  }

  #seeds({ start, count }: Block): { first: string; last: string } {
    const listed = this.plan.seeds?.[start];
    if (listed !== undefined) return { first: String(listed), last: String(listed) };
    const first = this.plan.first + BigInt(start);
    return { first: String(first), last: String(first + BigInt(count - 1)) };
  }

  #record(block: Block, hits: SearchHit[]): void {
    if (this.#isOver()) return;
    this.done += block.count;
    this.#finished.set(block.index, hits);
    for (let next = this.#finished.get(this.#told); next; next = this.#finished.get(++this.#told)) {
      this.#finished.delete(this.#told);
      this.found += next.length;
      for (const hit of next) this.#listener.onHit(hit);
    }
    this.#listener.onChange();
  }

  #fitBlocks(block: Block, milliseconds: number): void {
    const fitting = Math.round((block.count * blockTime) / Math.max(milliseconds, 1));
    this.#perBlock = Math.min(Math.max(1, fitting), 2 * this.#perBlock, largestBlock);
  }

  #mourn(block: Block, error: Error): void {
    const { first, last } = this.#seeds(block);
    const seeds = first === last ? `seed ${first}` : `seeds ${first} to ${last}`;
    this.#again.unshift(block);
    if (++block.deaths < mostDeaths) {
      this.#listener.onTrouble(`A worker stopped: ${error.message}. Another takes its place and does ${seeds} again.`);
      return;
    }
    block.deaths = 0;
    this.#listener.onTrouble(
      `${mostDeaths} workers stopped over ${seeds}: ${error.message}. Search paused. Press Continue to try again.`,
    );
    this.pause();
  }

  #finish(): void {
    this.#elapsed = this.elapsed;
    this.#dismiss();
    this.#enter('done');
  }
}
