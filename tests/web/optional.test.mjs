// Nothing optional can end a game: what a browser may lack is switched off in five ways, much at a time, and a game goes
// on without, also after a reload. One by one, and in all browsers: tests/browsers/features.mjs.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { groups, playWithout, serveSwitchable, tableOf, ways } from '../support/features.mjs';
import { loadCellophane } from '../wasm/support.mjs';
import { dist, eventually, frames, notices, openBrowser, openPage, shared, whenDrawn } from './support.mjs';

let host;
let server;
before(async () => {
  [host, server] = await Promise.all([openBrowser(), serveSwitchable(dist)]);
});
after(() => {
  server.close();
  return host.close();
});

const engine = await loadCellophane();
const results = {};
after(() => console.log(tableOf(results)));

const open = shared(async () => {
  const { page } = await openPage({ browser: host.browser, url: server.url }, 'favicon.svg', { isDrawn: true });
  return {
    page,
    complaints: [],
    requests: [],
    hands: {
      open: (url) => page.goto(url),
      press: async (...keys) => {
        for (const key of keys) await page.keyboard.press(key);
      },
      evaluate: (question, ...given) => page.evaluate(`(${question})(...${JSON.stringify(given)})`),
    },
  };
});

for (const [group, names] of Object.entries(groups))
  for (const way of ways)
    test(`a game goes on: ${group} ${way}`, async () => {
      results[group] ??= {};
      results[group][way] = 'FAILS';
      await playWithout((await open()).hands, server.url, engine, way, names);
      results[group][way] = 'on';
    });

test('a font that never comes is waited for two seconds, and used if it comes then', async () => {
  let letCome;
  const held = new Promise((resolve) => {
    letCome = resolve;
  });
  const { page } = await openPage(host, 'favicon.svg', {
    isNew: true,
    prepare: (fresh) =>
      fresh.route(
        ({ pathname }) => pathname.endsWith('.woff2'),
        async (route) => {
          await held;
          await route.continue().catch(() => {});
        },
      ),
  });
  // The document counts as loaded once its font is there.
  await page.goto(`${host.url}?seed=5`, { waitUntil: 'commit' });
  const families = () => page.evaluate(() => window.cellophane.terminal.options.fontFamily);
  await whenDrawn(page);
  await page.keyboard.press('z');
  await eventually(() => page.evaluate(() => window.cellophane.game.turns === 1), 'a turn had passed');
  assert.doesNotMatch(await families(), /Cellophane Mono/);
  assert.deepEqual(await notices(page), []);
  letCome();
  await eventually(async () => /Cellophane Mono/.test(await families()), 'the font was used');
});

test('on a page without HTTPS, links and results are shown to be copied', async () => {
  const { page, complaints } = await openPage(host, 'favicon.svg', {
    prepare: (fresh) =>
      fresh.route('http://cellophane.test/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const file = await fetch(new URL(pathname, host.url));
        const contentType = file.headers.get('content-type');
        await route.fulfill({ status: file.status, contentType, body: Buffer.from(await file.arrayBuffer()) });
      }),
  });
  await page.goto('http://cellophane.test/?seed=5');
  await whenDrawn(page);
  assert.equal(await page.evaluate(() => window.isSecureContext), false);
  await page.click('#share');
  await page.click('#share-dungeon');
  assert.match(await page.inputValue('#by-hand'), /^http:\/\/cellophane\.test\/\?seed=5/);
  await page.keyboard.press('Escape');
  for (const key of ['Q', 'y']) await page.keyboard.press(key);
  await eventually(() => page.evaluate(() => window.cellophane.game.over), 'the game was over');
  await page.evaluate(() => document.querySelector('#share').click());
  await page.click('#share-result');
  await page.click('#copy-text');
  assert.match(await page.inputValue('#by-hand'), /Cellophane/);
  await frames(page);
  assert.deepEqual(complaints, []);
});
