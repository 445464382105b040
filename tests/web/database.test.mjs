// The database of kept games: slow to open, closed by the browser or for another tab, full.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { kept, turnsOf, whenKept } from './stored_games.mjs';
import { eventually, notices, openBrowser, openGame, openPage, whenDrawn } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const hasNotice = async (page, pattern) => (await notices(page)).some((text) => pattern.test(text));
const whenTold = (page, pattern) => eventually(() => hasNotice(page, pattern), `a notice like ${pattern}`);
const whenSilent = (page) => eventually(async () => (await notices(page)).length === 0, 'nothing was said any more');

async function play(page, count) {
  const start = await turnsOf(page);
  for (let i = 0; i < count; ++i) await page.keyboard.press('z');
  await eventually(async () => (await turnsOf(page)) === start + count, 'turns had passed');
}

/** Opens the database at version 1, as an older page would, and does not close it when a newer version is wanted. */
const holdOldDatabase = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('cellophane', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('pieces');
        };
        request.onsuccess = () => {
          window.held = request.result;
          resolve();
        };
      }),
  );

test('a database that opens late still keeps the game, with one notice until then', async () => {
  const beside = await openPage(host, 'favicon.svg');
  await holdOldDatabase(beside.page);
  const page = await beside.context.newPage();
  await page.goto(`${host.url}?seed=5`);
  await whenDrawn(page);
  await play(page, 2);
  await whenTold(page, /is not open yet/);
  await play(page, 2);
  assert.equal((await notices(page)).length, 1);
  await beside.page.evaluate(() => window.held.close());
  await whenKept(page);
  await whenSilent(page);
  await play(page, 1);
  await whenKept(page);
  await page.reload();
  await whenDrawn(page);
  assert.equal(await turnsOf(page), 5);
});

test('games in a database that opens late are offered', async () => {
  const { page, context } = await openGame(host, '?seed=5');
  await play(page, 3);
  await whenKept(page);
  // The database opens only when the test calls `openNow`.
  await context.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function openLate(...given) {
      const request = new EventTarget();
      window.openNow = () => {
        IDBFactory.prototype.open = open;
        const true_ = open.apply(this, given);
        for (const type of ['success', 'error', 'upgradeneeded', 'blocked'])
          true_.addEventListener(type, () => {
            Object.defineProperty(request, 'result', { get: () => true_.result, configurable: true });
            request.dispatchEvent(new Event(type));
          });
      };
      return Object.setPrototypeOf(request, IDBOpenDBRequest.prototype) && request;
    };
  });
  await page.goto(`${host.url}?seed=6`);
  await whenDrawn(page);
  assert.deepEqual(await notices(page), []);
  await page.evaluate(() => window.openNow());
  await whenTold(page, /You have a saved game: dungeon 5/);
});

test('a database that was closed is opened again, as when the browser clears the data of the site', async () => {
  const { page, context, complaints } = await openGame(host, '?seed=5');
  await play(page, 3);
  await whenKept(page);
  const client = await context.newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', { origin: new URL(host.url).origin, storageTypes: 'indexeddb' });
  await eventually(async () => (await kept(page)).games.length === 0, 'nothing was kept');
  await play(page, 2);
  await whenKept(page);
  await page.reload();
  await whenDrawn(page);
  assert.equal(await turnsOf(page), 5);
  assert.deepEqual(await notices(page), []);
  assert.deepEqual(complaints, []);
});

test('a database that a newer version has upgraded in another tab keeps all turns of both', async () => {
  const { page, context } = await openGame(host, '?seed=6');
  await play(page, 3);
  await whenKept(page);
  const beside = await context.newPage();
  await beside.goto(`${host.url}favicon.svg`);
  const version = await beside.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('cellophane', 5);
        request.onsuccess = () => {
          resolve(request.result.version);
          request.result.close();
        };
        request.onerror = () => reject(request.error);
      }),
  );
  assert.equal(version, 5);
  await play(page, 6);
  await whenKept(page);
  assert.deepEqual(await notices(page), []);
  await page.click('#games');
  await page.waitForSelector('#kept-games li');
  await page.keyboard.press('Escape');
  await page.reload();
  await whenDrawn(page);
  assert.equal(await turnsOf(page), 9);
});
