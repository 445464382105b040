/** Is aborted with the first of them. `AbortSignal.any` would be the only thing here that is not in browsers of early 2023. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort();
    signal.addEventListener('abort', () => either.abort(), { once: true, signal: either.signal });
  }
  return either.signal;
}
