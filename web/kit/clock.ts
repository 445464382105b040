/** The time of day and timers. Tests have a clock of their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `act` after so many milliseconds. Returns a function that prevents it. */
  after(milliseconds: number, act: () => void): () => void;
  /** Calls `act` every so many milliseconds, until the function returned is called. */
  every(milliseconds: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, act) {
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  },
};
