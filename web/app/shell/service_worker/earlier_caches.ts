/* What version 1.0.0 has left behind: it kept whatever the network answered, so its files may be foreign. */

/** Version 1.0.0 kept its files under these names. */
const earlierNames = (scope: string): string[] => [`workbox-precache-v2-${scope}`, 'documentation'];

const startsWith = (bytes: Uint8Array, start: string): boolean =>
  [...start].every((letter, i) => bytes[i] === letter.charCodeAt(0));

/** Whether a file can be what its name says. */
async function isPlausible(path: string, response: Response): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (path.endsWith('.wasm')) return startsWith(bytes, '\0asm');
  if (path.endsWith('.woff2')) return startsWith(bytes, 'wOF2');
  if (path.endsWith('.html')) return new TextDecoder().decode(bytes).includes('Cellophane');
  return !type.includes('html');
}

/** Whether version 1.0.0 has kept something that it cannot have been built with: then it can be neither played nor
    mended, and nobody is left to accept the update. */
export async function isEarlierVersionBroken(scope: string, caches: CacheStorage): Promise<boolean> {
  const [name] = earlierNames(scope) as [string];
  if (!(await caches.has(name))) return false;
  const cache = await caches.open(name);
  const documents = new Set<string>();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const response = await cache.match(request);
    if (!response) continue;
    if (!(await isPlausible(pathname, response.clone()))) return true;
    if (!pathname.endsWith('.html')) continue;
    // Some hosts answer with the first page for all others.
    const text = await response.text();
    if (documents.has(text)) return true;
    documents.add(text);
  }
  return false;
}

export async function forgetEarlierVersions(scope: string, caches: CacheStorage): Promise<void> {
  await Promise.all(earlierNames(scope).map((name) => caches.delete(name)));
}
