/* The service worker: answers with the files of the version that it was built with, so that a page and an engine of
   different versions never meet. It becomes active once all of them are kept and are the ones that were built; a newer
   version waits until the player accepts it (offline.ts). */

import { BuiltFiles, type BuiltFile } from './built_files';
import { forgetEarlierVersions, isEarlierVersionBroken } from './earlier_caches';
import { VisitedReleases } from './visited_releases';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** The types of workers cannot stand beside those of documents. */
interface Worker {
  /** Written here by the build. */
  readonly __WB_MANIFEST: readonly (BuiltFile | { url: string })[];
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'installing' | 'waiting'>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<{ type?: string }> & Lasting) => void): void;
}
declare const self: Worker;

const { registration } = self;
const { scope } = registration;
// The build adds the file for installing the page once more, without a hash.
const built = self.__WB_MANIFEST.filter((file) => 'integrity' in file);
const files = new BuiltFiles(built, {
  scope,
  // Several of these pages may share an origin, which has one storage of caches.
  cache: () => caches.open(`cellophane-files-${scope}`),
  fetch: (request) => fetch(request),
});

const visited = new VisitedReleases({
  scope,
  cache: () => caches.open(`cellophane-releases-${scope}`),
  fetch: (request) => fetch(request),
});

self.addEventListener('install', (event) => {
  const install = async () => {
    await files.keep();
    if (await isEarlierVersionBroken(scope, caches)) await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  // A still newer version has begun to keep its files; it will remove the others.
  const isLatest = !registration.installing && !registration.waiting;
  event.waitUntil(Promise.all([isLatest && files.forgetOthers(), forgetEarlierVersions(scope, caches)]));
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (data.type === 'KEEP_DOCUMENTATION')
    event.waitUntil(
      files.keepDocumentation().then(
        () => ports[0]?.postMessage('kept'),
        () => ports[0]?.postMessage('failed'),
      ),
    );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (visited.has(request.url)) return event.respondWith(visited.answer(request));
  const file = files.at(request.url);
  if (!file) return;
  event.respondWith(files.answer(file).then((kept) => kept ?? fetch(request)));
});
