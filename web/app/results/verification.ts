import type { VerifiedRecording } from 'cellophane';
import { explained } from '../../kit/explained';
import type { Verified } from '../../releases/engine_shelf.mjs';
import type { NewResultsWorker, ResultsClient } from './client';
import type { Source } from './sources';

/** A recording that was replayed. */
export interface Entry extends Verified {
  id: number;
  source: Source;
}

/** A recording that was there already, and the name it has there. */
export interface Duplicate {
  name: string;
  of: string;
}

export interface VerificationListener {
  /** A figure, the state or an entry has changed. */
  onChange: () => void;
  onDuplicate: (duplicate: Duplicate) => void;
  /** The workers cannot run at all. */
  onTrouble: (sentence: string) => void;
}

/** Equal for the same recording; what cannot be read is known by its name and by what is wrong with it. */
const identityOf = ({ source, result, identity }: Entry): string => identity ?? `${source.name}: ${result.problem}`;

interface Waiting {
  id: number;
  source: Source;
}

/** What a file is that cannot even be given to the engine. */
const unreadable = (problem: string): Verified => ({
  identity: null,
  release: null,
  result: unreadableResult(problem),
});
const unreadableResult = (problem: string): VerifiedRecording => ({
  status: 'unreadable',
  fingerprint: null,
  seed: null,
  style: null,
  start: null,
  harmless: null,
  easy: null,
  score: null,
  gold: null,
  lumenstones: null,
  deepest: null,
  turns: null,
  end: null,
  dungeonVersion: null,
  rulesVersion: null,
  problem,
});

export interface VerificationOptions {
  /** The most workers at once. */
  workers: number;
  start: NewResultsWorker;
  /** The folder of earlier releases. */
  releases: string;
}

/** Recordings that are replayed by workers, several at a time, and what came of it. The same recording counts once: as
    the one that was added first. */
export class Verification {
  readonly #start: NewResultsWorker;
  readonly #size: number;
  readonly #releases: string;
  readonly #listener: VerificationListener;
  readonly #entries = new Map<number, Entry>();
  readonly #byIdentity = new Map<string, number>();
  readonly #workers = new Set<ResultsClient>();
  #waiting: Waiting[] = [];
  #working = 0;
  #added = 0;
  /** Counts what was canceled: answers from before come to nothing. */
  #round = 0;
  /** Why no worker could be started. */
  #reason = '';
  /** Of the recordings added since the workers were last idle. */
  total = 0;
  done = 0;

  constructor({ workers, start, releases }: VerificationOptions, listener: VerificationListener) {
    this.#size = workers;
    this.#releases = releases;
    this.#start = start;
    this.#listener = listener;
  }

  /** In the order in which they were added. */
  get entries(): Entry[] {
    return [...this.#entries.values()].sort((a, b) => a.id - b.id);
  }
  entry(id: number): Entry | undefined {
    return this.#entries.get(id);
  }
  get isBusy(): boolean {
    return this.#working > 0;
  }

  add(sources: readonly Source[]): void {
    if (!this.isBusy) this.total = this.done = 0;
    this.total += sources.length;
    this.#waiting.push(...sources.map((source) => ({ id: ++this.#added, source })));
    const idle = Math.min(this.#size - this.#working, this.#waiting.length);
    for (let i = 0; i < idle; ++i) void this.#toil(this.#round);
    this.#listener.onChange();
  }

  remove(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    this.#byIdentity.delete(identityOf(entry));
    this.#listener.onChange();
  }

  clear(): void {
    this.#entries.clear();
    this.#byIdentity.clear();
    this.cancel();
  }

  /** Gives up what was not replayed yet. Returns how many recordings that are. */
  cancel(): number {
    const left = this.total - this.done;
    ++this.#round;
    this.#waiting = [];
    this.#working = 0;
    for (const worker of this.#workers) worker.dismiss();
    this.#workers.clear();
    this.total = this.done;
    this.#listener.onChange();
    return left;
  }

  /** One worker's day: replays recordings until there are none left. */
  async #toil(round: number): Promise<void> {
    ++this.#working;
    let worker: ResultsClient | undefined;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (!worker || worker.isGone) this.#workers.add((worker = this.#start()));
      const result = await this.#verify(next.source, worker);
      if (round !== this.#round) return;
      if (!result) return this.#stop();
      ++this.done;
      this.#take({ ...next, ...result });
      this.#listener.onChange();
    }
    --this.#working;
    if (worker) {
      worker.dismiss();
      this.#workers.delete(worker);
    }
    this.#listener.onChange();
  }

  /** Null if the worker never ran. */
  async #verify(source: Source, worker: ResultsClient): Promise<Verified | null> {
    let bytes: Uint8Array;
    try {
      bytes = await source.read();
    } catch (error) {
      return unreadable(`It cannot be read: ${explained(error)}`);
    }
    try {
      return await worker.ask({ type: 'verify', bytes, releases: this.#releases }, [bytes.buffer]);
    } catch (error) {
      if (worker.hasSpoken) return unreadable(`It cannot be replayed: ${explained(error)}`);
      this.#reason = explained(error);
      return null;
    }
  }

  #stop(): void {
    this.cancel();
    this.#listener.onTrouble(
      `The engine could not be started: ${this.#reason.replace(/\.$/, '')}. Add the recordings again to try once more.`,
    );
  }

  #take(entry: Entry): void {
    const identity = identityOf(entry);
    const known = this.#entries.get(this.#byIdentity.get(identity) ?? 0);
    if (known && known.id < entry.id) return this.#dropDuplicate(entry, known);
    // Several workers may end in another order than they began.
    if (known) {
      this.#entries.delete(known.id);
      this.#dropDuplicate(known, entry);
    }
    this.#entries.set(entry.id, entry);
    this.#byIdentity.set(identity, entry.id);
  }

  #dropDuplicate(entry: Entry, original: Entry): void {
    this.#listener.onDuplicate({ name: entry.source.name, of: original.source.name });
  }
}
