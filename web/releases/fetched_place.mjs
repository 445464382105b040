// Releases of a site, fetched by pages and workers (a PlaceOfReleases of engine_shelf.d.mts).

async function fetched(address, cache) {
  const response = await fetch(address, { cache, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${new URL(address).pathname} was not found (status ${response.status}).`);
  return response;
}

/** In hexadecimal digits. Rejects where the browser computes none: on plain http. */
export async function sha256(bytes) {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) throw new Error('files can be compared with their hashes only on a page that came over https.');
  const digest = await subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `folder`: the address of the folder v, with a slash at its end. */
export const placeAt = (folder) => ({
  index: async () => (await fetched(`${folder}index.json`, 'no-cache')).text(),
  file: async (release, path) =>
    new Uint8Array(await (await fetched(`${folder}${release}/${path}`, 'default')).arrayBuffer()),
  sha256,
  module: (release, path) => import(/* @vite-ignore */ /* webpackIgnore: true */ `${folder}${release}/${path}`),
});

/** What the host says of a page: that it is "there" or "missing"; "unknown" if it says nothing, as without a network. */
export async function presenceOf(address) {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-cache', credentials: 'same-origin' });
    return status === 404 || status === 410 ? 'missing' : 'there';
  } catch {
    return 'unknown';
  }
}

/** Whether a release was visited, so that its own service worker opens its page without a network. */
export async function isVisited(folder) {
  try {
    const registration = await globalThis.navigator.serviceWorker.getRegistration(folder);
    return registration?.scope === folder && Boolean(registration.active);
  } catch {
    // Pages on plain http have no service workers, and private windows of some browsers refuse them.
    return false;
  }
}
