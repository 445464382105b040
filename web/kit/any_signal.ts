/** A signal aborted with the first of `signals`. Browsers of early 2023, which the page supports, lack
    `AbortSignal.any`. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort();
    signal.addEventListener('abort', () => either.abort(), { once: true, signal: either.signal });
  }
  return either.signal;
}
