/* The part of the boundary round optional features (optional.ts) that workers use as well: there is no document here. */

import { systemClock, type Clock } from './clock';

/** Milliseconds after which an answer is no longer waited for. */
export const patience = {
  /** A font before the first screen. */
  font: 2000,
  /** A lock of the browser's, and who holds it. */
  lock: 3000,
  /** The clipboard. Some browsers ask the player first. */
  clipboard: 8000,
  /** Packing and unpacking a recording. */
  packing: 10_000,
  /** A part of the page, or a font that was chosen. */
  part: 20_000,
} as const;

/** What `use` gives; `otherwise` if it throws. */
export function attempt<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/** Does something that may fail, now or later, without harm. */
export function wish(act: () => unknown): void {
  void inTime(act, Infinity).catch(() => {});
}

/** The answer to `ask`. Rejects if it throws or rejects, or answers nothing for so many milliseconds. */
export const inTime = <Answer>(
  ask: () => Answer | PromiseLike<Answer>,
  milliseconds: number,
  clock: Clock = systemClock,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const stop =
      milliseconds === Infinity
        ? () => {}
        : clock.after(milliseconds, () => reject(new Error(`There was no answer for ${milliseconds / 1000} seconds.`)));
    new Promise<Answer>((answer) => answer(ask())).then(resolve, reject).finally(stop);
  });

/** Whether something has a method of this name. */
export const can = (target: object | null | undefined, name: string): boolean =>
  typeof (target as Record<string, unknown> | null | undefined)?.[name] === 'function';

/* The connection. */

export const isOnline = (): boolean => attempt(() => navigator.onLine !== false, true);

/* Measures, for tests and the curious. */

/** Marks when something has happened. */
export const markTime = (name: string): void => attempt(() => void performance.mark(name), undefined);
/** The same for what counts the first time alone. */
export const markFirstTime = (name: string): void =>
  attempt(() => void (performance.getEntriesByName(name).length > 0 || performance.mark(name)), undefined);

/* Chance and processors. */

const half = (): bigint => BigInt(Math.floor(Math.random() * 2 ** 32));

/** 64 random bits. */
export const randomBits = (): bigint =>
  attempt(() => crypto.getRandomValues(new BigUint64Array(1))[0], undefined) ?? (half() << 32n) | half();

export const processors = (): number => attempt(() => Math.max(1, Math.floor(navigator.hardwareConcurrency) || 1), 1);
