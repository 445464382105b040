/** The browser's locks, for tests with several tabs in one process: one holder for each name. */
export class TestLocks {
  readonly #held = new Map<string, { break: () => void }>();
  readonly #waiting = new Map<string, (() => void)[]>();

  request(name: string, options: LockOptions, use: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const take = () => {
        let isBroken = false;
        const holder = {
          break: () => {
            isBroken = true;
            reject(new DOMException('stolen', 'AbortError'));
          },
        };
        this.#held.set(name, holder);
        void use().then((value) => {
          if (isBroken) return;
          this.#held.delete(name);
          resolve(value);
          this.#waiting.get(name)?.shift()?.();
        });
      };
      if (options.steal) this.#held.get(name)?.break();
      if (options.steal || !this.#held.has(name)) return take();
      const waiting = this.#waiting.get(name) ?? [];
      this.#waiting.set(name, waiting);
      waiting.push(take);
      options.signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(new DOMException('given up', 'AbortError'));
      });
    });
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: [...this.#held.keys()].map((name) => ({ name })) });
  }
}

/** Gives the document these locks, or none. */
export function useLocks(locks: TestLocks | undefined): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}
