/** A pause in which the page can draw and answer. Timers wait longer each time they are set anew; a message does not. */
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

/** So long at most for a frame: pages that nobody looks at have none. */
const longestFrame = 200;

/** Until what has been drawn is on the screen. */
export async function frame(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, longestFrame);
  });
  await yieldToMain();
}

/** How long work may keep the page from doing anything else, in milliseconds; drawing in between takes its time too. */
const longestHold = 45;

/** Takes things one by one, yielding to the main thread whenever it has been long enough. Ends early once it is told to. */
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
