// What the browser keeps of the page is what was built: foreign files, from a network that asks to sign in or a host that
// answers everything with one page, are not kept, and what is wrong in the caches is fetched anew.

import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { spoiltHost, foreignPage } from '../web/spoilt_host.mjs';
import { dist, eventually } from '../web/support.mjs';
import { missingForFirefox, openChromium, openFirefox } from './playwright_page.mjs';

const browsers = [
  { name: 'Chromium', open: openChromium, missing: () => [] },
  { name: 'Firefox', open: openFirefox, missing: missingForFirefox },
];
const wanted = process.env.CELLOPHANE_BROWSERS?.split(/[ ,]+/);

/** The service worker of version 1.0.0, as far as it matters: it keeps whatever it gets. */
const earlierWorker = `
  const name = 'workbox-precache-v2-' + registration.scope;
  addEventListener('install', (event) => event.waitUntil(caches.open(name).then((cache) => cache.addAll(['index.html']))));
  addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url);
    if (pathname !== '/') return;
    event.respondWith(caches.match('index.html', { cacheName: name }).then((kept) => kept ?? fetch(event.request)));
  });`;

for (const { name, open, missing } of browsers.filter((browser) => wanted?.includes(browser.name) ?? true)) {
  const lacking = missing();
  const skip = lacking.length > 0 && !process.env.CI && `not run: ${name} (missing: ${lacking.join(', ')})`;
  describe(`kept files in ${name}`, { skip }, () => {
    let page;
    let host;
    before(async () => {
      page = await open();
    });
    after(() => page.close());
    const begin = async () => {
      // Another origin, so that nothing is cached; and an empty session.
      host = await spoiltHost(dist);
      await page.begin(100);
    };
    afterEach(() => host.close());

    const go = (query = '') => page.open(host.url + query).catch(() => {});
    /** Asks of a page that may be loaded anew meanwhile: then there is no answer, or one that never comes. */
    const ask = (question, ...given) => {
      const answer = page.evaluate(question, ...given).catch(() => undefined);
      return Promise.race([answer, setTimeout(20_000, undefined, { ref: false })]);
    };
    const whenPlayable = (seed) =>
      eventually(() => ask((wish) => window.cellophane?.game?.seed === wish, seed), `dungeon ${seed} can be played`);
    const isActive = () => ask(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
    const whenActive = () => eventually(isActive, 'all files are kept');

    test(`${name}: a spoilt first visit keeps nothing, and the next one is well`, async () => {
      await begin();
      host.spoilt = /cellophane-rest-[^/]*\.wasm|search\.html/;
      await go('?seed=5');
      // It has been loaded anew by itself, once.
      await eventually(
        () => ask(() => [...document.querySelectorAll('#notices button')].some((it) => it.textContent === 'Try again')),
        'it can be tried again',
      );
      assert.equal(host.requests.filter((path) => path === '/?seed=5').length, 2);
      // The page that was loaded anew has asked for a service worker once it was idle: its own, or the one that the first
      // was still installing. It has tried to keep all files.
      await ask(() => new Promise((done) => requestIdleCallback(done)));
      const registrations = () => ask(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length));
      await eventually(
        async () => host.requests.includes('/sw.js') && (await registrations()) === 0,
        'the service worker has given up',
      );
      await go('search.html');
      assert.equal(await ask(() => document.title), 'Sign in');
      assert.equal(await isActive(), false);
      host.spoilt = undefined;
      await go('?seed=5');
      await whenPlayable('5');
      await whenActive();
      host.isDown = true;
      await go('?seed=6');
      await whenPlayable('6');
      await go('search.html');
      await eventually(() => ask(() => window.seedSearch !== undefined), 'the search is there');
    });

    test(`${name}: wrong bytes in the cache are fetched anew`, async () => {
      await begin();
      await go('?seed=5');
      await whenPlayable('5');
      await whenActive();
      const names = 'rest-[^/]*\\.wasm|/cellophane-[^/]*\\.wasm|/main-[^/]*\\.js|/index\\.html';
      const spoil = async (pattern, text) => {
        let count = 0;
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys())
            if (new RegExp(pattern).test(url)) {
              const headers = { 'Content-Type': (await cache.match(url)).headers.get('Content-Type') };
              await cache.put(url, new Response(text, { headers }));
              ++count;
            }
        }
        return count;
      };
      assert.ok((await ask(spoil, names, foreignPage)) > 4);
      await go('?seed=6');
      await whenPlayable('6');
      host.isDown = true;
      await go('?seed=7');
      await whenPlayable('7');
    });

    test(`${name}: a foreign page that version 1.0.0 has kept is replaced at the next visit`, async () => {
      await begin();
      host.spoilt = /./;
      await go();
      host.foreign = [earlierWorker, 'text/javascript'];
      host.spoilt = /sw\.js/;
      await go('docs/assets/theme.css');
      await ask(async () => {
        await navigator.serviceWorker.register('/sw.js');
        await navigator.serviceWorker.ready;
        const [key] = await caches.keys();
        const cache = await caches.open(key);
        await cache.put('/index.html', new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } }));
      });
      await go();
      assert.equal(await ask(() => document.querySelector('h1').textContent), 'Sign in');
      host.spoilt = undefined;
      await go('?seed=5');
      await eventually(
        () => ask(async () => !(await caches.keys()).some((key) => key.startsWith('workbox'))),
        'the new version has taken over',
      );
      await go('?seed=5');
      await whenPlayable('5');
    });
  });
}
