/* Levels that take long to dig are dug in a worker, where the browser and the page's policy allow one. All maps of a page
   share it. Without one the page digs them itself, to the same result. */

import { CellophaneError, type Level, type LevelOptions } from 'cellophane-levels';
import { TaskWorker } from '../kit/worker_client';
import type { DigAnswers, DigSign, DigTask, DugLevel, LevelWords, Refused } from './dig_tasks';
import { usualColumns, usualRows } from './level_size';
import { sightsOf } from './map_words';
import { wasmOfMaps } from './shared_engine';
import { dataFrom, type LevelData, type ShownLevel } from './shown_level';

type Digger = TaskWorker<DigTask, DigAnswers, DigSign>;

/** The name of the worker's script, which lies beside this one, in the builds. */
const script = 'cellophane-map-worker.js';

/** How much digging the page does itself: the cells of usual levels, once for each level down to the one that is shown.
    Eight usual levels take a processor of a desk some 25 ms. */
const most = 8 * usualColumns * usualRows;
/** What levels of these kinds take more than usual ones. */
const tuned = 3;
const classic = 2.5;

/** Whether digging takes so long that the page would not answer in the meantime. */
export function takesLong({ width, height, depth, style, tune }: LevelOptions): boolean {
  const cells = (width ?? usualColumns) * (height ?? usualRows);
  const slowness = (tune ? tuned : 1) * (style === 'classic' ? classic : 1);
  return cells * (depth ?? 1) * slowness > most;
}

function newWorker(): Worker {
  try {
    return new Worker(new URL('./dig_worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // From another origin browsers take a module, but no worker.
    const module = import.meta.url.replace(/[^/]*$/, script);
    const text = new Blob([`import ${JSON.stringify(module)};`], { type: 'text/javascript' });
    return new Worker(URL.createObjectURL(text), { type: 'module' });
  }
}

/** Seconds until the script has come. A level may take as long as it takes. */
const patience = { beforeFirstSign: 5, betweenSigns: Infinity };

let current: Digger | null = null;
/** Hears of the levels on the way down to the one that is dug. */
let listener: ((levels: number, all: number) => void) | null = null;

function onSign(sign: DigSign): void {
  if (sign.type === 'level') listener?.(sign.levels, sign.all);
}

/** Whether a worker has answered. */
let isProven = false;
/** Whether one could not be started, or had no engine: the next would fare no better. */
let isImpossible = false;

function digger(): Digger | null {
  if (isImpossible) return null;
  if (current && !current.isGone) return current;
  try {
    current = new TaskWorker(newWorker(), { patience, onSign });
  } catch {
    isImpossible = true;
    current = null;
  }
  return current;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, each with all that is asked about one level, for the worker keeps one. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** The worker's answer; null if there is no worker to give one. Throws what the engine refuses. Once `signal` is aborted
    the worker is ended, if it is at this task. */
async function ask<T extends DigTask>(
  task: T,
  signal?: AbortSignal,
): Promise<Exclude<DigAnswers[T['type']], Refused> | null> {
  const worker = signal?.aborted ? null : digger();
  if (!worker) return null;
  const dismiss = () => worker.dismiss();
  signal?.addEventListener('abort', dismiss);
  try {
    const answer = (await worker.ask(task)) as object;
    isProven = true;
    if ('refused' in answer) {
      const { code, message } = (answer as Refused).refused;
      throw new CellophaneError(code, message);
    }
    return answer as Exclude<DigAnswers[T['type']], Refused>;
  } catch (error) {
    if (error instanceof CellophaneError) throw error;
    if (!isProven && !signal?.aborted) isImpossible = true;
    return null;
  } finally {
    signal?.removeEventListener('abort', dismiss);
  }
}

export interface FarDigOptions {
  reveal: boolean;
  /** The address of the engine's wasm, if the page names one. */
  wasm: string | undefined;
  /** Digs the level on this thread. */
  dig: () => Level;
  /** Hears of the levels on the way down to it. */
  onLevel: (levels: number, all: number) => void;
  signal: AbortSignal;
}

/** The level, dug in a worker; null if it cannot be. Rejects with the engine's refusal. */
export async function farLevel(level: LevelOptions, options: FarDigOptions): Promise<ShownLevel | null> {
  const { reveal, wasm, signal } = options;
  const address = wasm === undefined ? undefined : wasmOfMaps(wasm);
  const asked = { level, wasm: address };
  return new Promise((resolve, reject) => {
    inTurn(async () => {
      listener = options.onLevel;
      const dug = await ask({ ...asked, type: 'dig', reveal }, signal);
      listener = null;
      const words = dug && ask({ ...asked, type: 'words', reveal }, signal).catch(() => null);
      resolve(dug && shownLevel(dug, words!, asked, options));
      await words;
    }).catch(reject);
  });
}

function shownLevel(
  { facts, up, picture }: DugLevel,
  asking: Promise<LevelWords | null>,
  asked: Omit<Extract<DigTask, { type: 'data' }>, 'type'>,
  { reveal, dig }: Pick<FarDigOptions, 'reveal' | 'dig'>,
): ShownLevel {
  let words: LevelWords | null = null;
  /** Without words, if the worker has come to an end on the way, the page digs as well. */
  let isDescribed = false;
  let own: Level | null = null;
  const level = () => (own ??= dig());
  return {
    ...facts,
    stairs: { up },
    canShow: (wanted) => wanted === reveal,
    picture: () => picture,
    describe(x, y) {
      if (words) return words.texts[words.textOf[y * facts.width + x]];
      return isDescribed ? level().describe(x, y, { reveal }) : '';
    },
    sights: () => words?.sights ?? (isDescribed ? sightsOf(level(), reveal) : []),
    described: asking.then((come) => {
      words = come;
      isDescribed = true;
    }),
    level,
    data: async (): Promise<LevelData> => (await inTurn(() => ask({ ...asked, type: 'data' }))) ?? dataFrom(level()),
  };
}
