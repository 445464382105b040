/* The page around a frame, as the browser tells it: what it says of itself, in the address, may be untrue. */

/** The origin of the page around this one; null if there is none, or if the browser does not tell (Firefox). */
export function embedderOrigin(): string | null {
  if (window.parent === window) return null;
  const { ancestorOrigins } = location as Location & { ancestorOrigins?: ArrayLike<string> };
  return ancestorOrigins?.[0] ?? null;
}

/** The key under which a game in a frame is kept, so that each embedder has keys of its own. Versions before 1.1 kept it
    under the embedder's own key: the first one to ask takes it over. */
export function keyForEmbedder(key: string, embedder: string | null, storage: () => Storage): string {
  if (embedder === null || embedder === location.origin || key.trim() === '') return key;
  const own = `${key} @ ${embedder}`;
  try {
    const [before, now] = [key, own].map((each) => `cellophane-game/${each}`) as [string, string];
    const kept = storage().getItem(before);
    if (kept !== null && storage().getItem(now) === null) {
      storage().setItem(now, kept);
      storage().removeItem(before);
    }
  } catch {
    // No storage, or no room: the game says so itself.
  }
  return own;
}
