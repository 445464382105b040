/** A pause in which the page can draw and handle events. Nested timers are delayed by the browser; a message is not. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** The longest wait for a frame, in milliseconds: hidden pages get none. */
const longestFrame = 200;

/** Resolves once everything drawn is on the screen. */
export async function frame(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, longestFrame);
  });
  await yieldToMain();
}

/** Milliseconds a slice of work may block the page; short enough to leave time for drawing. */
const longestHold = 45;

/** Takes things one by one, yielding to the event loop after every `longestHold`. Ends early once `signal` is
    aborted. */
export async function inSlices<T>(things: Iterable<T>, take: (thing: T) => void, signal: AbortSignal): Promise<void> {
  let since = performance.now();
  for (const thing of things) {
    if (signal.aborted) return;
    take(thing);
    if (performance.now() - since < longestHold) continue;
    await yieldToMain();
    since = performance.now();
    if (signal.aborted) return;
  }
}
