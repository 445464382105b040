// A page that is left and restored from the back/forward cache: WebKit freezes it in the middle of its work.

import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { dist, eventually } from '../web/support.mjs';
import { missingForWebKit, openWebKit } from './webkit.mjs';

const missing = missingForWebKit();
const skip = missing.length > 0 && `WebKit is not installed: ${missing.join(', ')}`;

let host;
let page;
before(async () => {
  host = await serve(dist);
});
after(() => host.close());
beforeEach(async () => {
  if (!skip) page = await openWebKit();
});
afterEach(() => page?.close());

const whenDrawn = () =>
  eventually(
    () =>
      page.evaluate(() => performance.getEntriesByName('playable').length > 0 && window.cellophane?.game !== undefined),
    'a game was drawn',
  );
const turns = () => page.evaluate(() => window.cellophane?.game?.turns ?? -1);
const notices = () =>
  page.evaluate(() => [...document.querySelectorAll('#notices p span')].map(({ textContent }) => textContent));
/** The turns of the games in the database; null if it does not answer within two seconds. */
const keptTurns = () =>
  page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => {
        setTimeout(resolve, 2000, null);
      }),
      new Promise((resolve) => {
        indexedDB.open('cellophane').onsuccess = ({ target: { result: database } }) => {
          const asked = database.transaction('games').objectStore('games').getAll();
          asked.onsuccess = () => {
            database.close();
            resolve(asked.result.map(({ turns: count }) => count));
          };
        };
      }),
    ]),
  );

async function play(count) {
  const start = await turns();
  for (let i = 0; i < count; ++i) await page.press('z');
  await eventually(async () => (await turns()) === start + count, 'turns had passed');
}
const whenKept = (count) => eventually(async () => (await keptTurns())?.includes(count), `${count} turns were kept`);

/** Leaves the game for another page of the site and goes back, out of the cache. */
async function leaveAndComeBack({ meanwhile } = {}) {
  await page.evaluate(() => {
    window.isSame = true;
  });
  await page.open(`${host.url}search.html`);
  await meanwhile?.();
  await page.back();
  assert.equal(await page.evaluate(() => window.isSame), true, 'it came out of the back/forward cache');
}

test('a game goes on after Back, keeps its lock and is saved again', { skip }, async () => {
  await page.open(`${host.url}?seed=5`);
  await whenDrawn();
  await play(3);
  await whenKept(3);
  await leaveAndComeBack();
  await play(2);
  await whenKept(5);
  assert.deepEqual(await notices(), []);
  const { held } = await page.evaluate(() => navigator.locks.query());
  assert.deepEqual(
    held.map(({ name }) => /^cellophane-game-/.test(name)),
    [true],
  );
});

test('a page left while it is saving does not block the database for other pages', { skip }, async () => {
  await page.open(`${host.url}?seed=5`);
  await whenDrawn();
  await play(3);
  await whenKept(3);
  // Keys and leaving in one task: the last turns are being written when the page freezes.
  await page
    .evaluate((address) => {
      const stage = document.getElementById('stage');
      for (let i = 0; i < 5; ++i)
        stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true }));
      location.href = address;
    }, `${host.url}?seed=6`)
    .catch(() => {});
  await eventually(
    () => page.evaluate(() => window.cellophane?.game?.seed === '6').catch(() => false),
    'the other game was there',
  );
  const there = await keptTurns();
  assert.ok(there?.[0] >= 3, `the database answered ${JSON.stringify(there)}`);
  await eventually(
    async () => (await notices()).some((text) => /saved game: dungeon 5/.test(text)),
    'the kept game was offered',
  );
  await page.back();
  await eventually(async () => (await turns()) === 8, 'the game was back with all its turns');
  await whenKept(8);
  assert.deepEqual(await notices(), []);
});

test('a game played on in another page meanwhile is shown with its later turns after Back', { skip }, async () => {
  await page.open(`${host.url}?seed=5`);
  await whenDrawn();
  await play(3);
  await whenKept(3);
  const address = await page.address();
  await leaveAndComeBack({
    meanwhile: async () => {
      await page.open(address);
      await whenDrawn();
      await play(4);
      await whenKept(7);
      await page.back();
      await eventually(async () => /search/.test(await page.address()), 'the page between was back');
    },
  });
  await eventually(async () => (await turns()) === 7, 'the later turns were there');
  await play(1);
  await whenKept(8);
  assert.deepEqual(await notices(), []);
});

test('Return digs the seed in the box and accepts a typed seed', { skip }, async () => {
  await page.open(host.url);
  await eventually(() => page.evaluate(() => window.cellophane?.title !== undefined), 'the title was there');
  await page.press('p', 's');
  await eventually(() => page.evaluate(() => document.activeElement.id === 'entry-text'), 'a seed could be typed');
  // Enter again takes the first length.
  await page.press('1', '7', 'Enter', 'Enter');
  await eventually(() => page.evaluate(() => window.cellophane.game?.seed === '17'), 'the typed seed was dug');
  await page.evaluate(() => {
    const box = document.getElementById('seed');
    box.focus();
    box.select();
  });
  await page.press('2', '3', 'Enter');
  await eventually(() => page.evaluate(() => window.cellophane.game?.seed === '23'), 'the seed in the box was dug');
});
