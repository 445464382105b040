// The title in a browser: its menus before a game, and the way back to it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shelfOf } from './stored_games.mjs';
import { eventually, notices, openBrowser, openPage, pointOf, screenOf, violations, withOwnClock } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

async function openTitle(options = {}) {
  const opened = await openPage(host, '', options);
  await whenRaised(opened.page);
  return opened;
}

const whenRaised = (page) =>
  eventually(() => page.evaluate(() => window.cellophane?.title !== undefined), 'the title is there');
const whenPlaying = (page) =>
  eventually(() => page.evaluate(() => window.cellophane?.game !== undefined), 'a game is there');
const showing = async (page, pattern) => pattern.test((await screenOf(page)).join('\n'));
const whenShowing = (page, pattern) => eventually(() => showing(page, pattern), `the screen shows ${pattern}`);
const seedOf = (page) => page.evaluate(() => window.cellophane.game.seed);

async function type(page, keys) {
  for (const key of keys) await page.keyboard.press(key);
}

const countOfRecordings = async (page) => (await shelfOf(page, 'recordings')).length;

/** Waits until the text field behind the terminal has the focus: pasted and composed text goes there. */
const whenTyped = (page) =>
  eventually(() => page.evaluate(() => document.activeElement.id === 'entry-text'), 'a text could be typed');

test('a seed can be pasted, composed and typed, and the next key plays', async () => {
  const { page, context, complaints } = await openTitle();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('17'));
  await type(page, ['s']);
  await whenTyped(page);
  await page.keyboard.press('Control+v');
  await whenShowing(page, /\b17\b/);
  const client = await context.newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  await client.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await client.send('Input.insertText', { text: '2' });
  await page.keyboard.press('9');
  await page.keyboard.press('8');
  await page.keyboard.press('Backspace');
  await whenShowing(page, /\b1729\b/);
  await type(page, ['Enter', 'Enter', 'z']);
  await whenPlaying(page);
  assert.equal(await seedOf(page), '1729');
  assert.equal(await page.evaluate(() => window.cellophane.game.turns), 1);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'stage');
  assert.deepEqual(complaints, []);
});

test('Escape leaves the seed prompt, and letters choose from the title again', async () => {
  const { page } = await openTitle();
  await type(page, ['s']);
  await whenTyped(page);
  await type(page, ['1', 'Escape']);
  await type(page, ['Escape', 'n', 'f']);
  await whenPlaying(page);
  assert.notEqual(await seedOf(page), '1');
});

test('a saved game is continued from the title, and Back returns to the title', async () => {
  const { page, complaints } = await openTitle();
  await type(page, ['s', ...'1729', 'Enter', 'Enter']);
  await whenPlaying(page);
  assert.equal(await seedOf(page), '1729');
  await type(page, ['z', 'z', 'S', 'y']);
  await whenRaised(page);
  await whenShowing(page, /Continue \(c\)/);
  assert.doesNotMatch(page.url(), /seed/);
  await page.keyboard.press('c');
  await whenPlaying(page);
  assert.equal(await page.evaluate(() => window.cellophane.game.turns), 2);
  await page.goBack();
  await whenRaised(page);
  assert.deepEqual(complaints, []);
});

test('a finished game can be watched from the title', async () => {
  const { page, complaints } = await openTitle();
  await type(page, ['n', 'f']);
  await whenPlaying(page);
  const seed = await seedOf(page);
  await type(page, ['z', 'z', 'Q', 'y']);
  await eventually(() => page.evaluate(() => window.cellophane.game.over), 'the game is over');
  await eventually(() => countOfRecordings(page), 'the recording is kept');
  await page.goto(host.url);
  await whenRaised(page);
  await type(page, ['m', 'r']);
  await whenShowing(page, new RegExp(`a\\) dungeon ${seed}`));
  await page.keyboard.press('a');
  await eventually(() => page.evaluate(() => window.cellophane.replay !== undefined), 'the recording is there');
  assert.equal(await page.evaluate(() => window.cellophane.replay.seed), seed);
  assert.deepEqual(complaints, []);
});

test('recordings kept by an earlier version of the page are listed and can be watched', async () => {
  const { page } = await openTitle();
  const seed = '1729';
  await page.goto(`${host.url}?seed=${seed}`);
  await whenPlaying(page);
  const bytes = await page.evaluate(() => {
    const { game } = window.cellophane;
    for (let i = 0; i < 20; ++i) game.step({ type: 'search' });
    game.step({ type: 'quit' });
    return Array.from(game.replay());
  });
  // A document of this origin without the page's scripts.
  await page.goto(`${host.url}favicon.svg`);
  await page.evaluate(
    ([seed, bytes]) =>
      new Promise((resolve, reject) => {
        indexedDB.deleteDatabase('cellophane');
        const request = indexedDB.open('cellophane', 3);
        request.onerror = () => reject(request.error);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('pieces');
          request.result.createObjectStore('runs', { autoIncrement: true });
          request.result.createObjectStore('recordings', { autoIncrement: true });
        };
        request.onsuccess = () => {
          const deal = request.result.transaction('recordings', 'readwrite');
          for (const turns of [7, 20])
            deal
              .objectStore('recordings')
              .add({ seed, style: 'brogue', depth: 1, turns, written: 1e12, bytes: new Uint8Array(bytes) });
          deal.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [seed, bytes],
  );
  await page.goto(host.url);
  await whenRaised(page);
  await type(page, ['m', 'r']);
  await whenShowing(page, /a\) dungeon 1729, depth 1, turn 20/);
  await whenShowing(page, /b\) dungeon 1729, depth 1, turn 7/);
  await page.keyboard.press('a');
  await eventually(() => page.evaluate(() => window.cellophane.replay?.turns === 20), 'the recording is there');
  // The bytes have moved from `recordings`, which lists read, to `reels`.
  assert.deepEqual(
    (await shelfOf(page, 'recordings')).map((game) => 'bytes' in game),
    [false, false],
  );
  assert.deepEqual(
    (await shelfOf(page, 'reels')).map((reel) => Array.isArray(reel)),
    [true, true],
  );
});

test('the title works by mouse alone, with a refused seed, another style and easy mode', async () => {
  const { page } = await openTitle();
  const click = async (label) => {
    const { x, y } = await pointOf(page, label);
    await page.mouse.click(x, y);
  };
  await click('More (m)');
  await whenShowing(page, /Style: brogue/);
  await click('Style: brogue (a)');
  await whenShowing(page, /Style: classic/);
  await click('Mode: normal (e)');
  await whenShowing(page, /easy mode/);
  await click('New Game (n)');
  await whenShowing(page, /Full game: .*Rapid: .*Bullet: /s);
  await click('Rapid: ');
  await whenPlaying(page);
  const { style, variant } = await page.evaluate(() => window.cellophane.game);
  assert.deepEqual([style, variant], ['classic', 'rapid']);
  assert.match(page.url(), /variant=rapid/);
  await whenShowing(page, /&/);
});

test('the title’s choices can be made by name in the words', async () => {
  const { page, complaints } = await openTitle();
  const reader = page.getByRole('region', { name: 'Text view' });
  const choose = async (name) => {
    await reader.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await reader.getByRole('heading', { name: 'Cellophane' }).waitFor({ state: 'attached' });
  await reader.getByRole('button', { name: "Today's dungeon" }).waitFor({ state: 'attached' });
  await choose('More');
  await reader.getByRole('button', { name: 'Statistics' }).waitFor({ state: 'attached' });
  await choose('New Game');
  await reader.getByRole('button', { name: /^Full game: about / }).focus();
  await page.keyboard.press('Enter');
  await whenPlaying(page);
  await reader.getByRole('heading', { name: 'The dungeon' }).waitFor({ state: 'attached' });
  await page.goto(host.url);
  await whenRaised(page);
  assert.deepEqual(await violations(page, { exclude: ['#terminal'] }), []);
  assert.deepEqual(complaints, []);
});

test('the title is still with reduced motion, and animated without', async () => {
  const calm = await openTitle({ prepare: withOwnClock });
  const before = await screenOf(calm.page);
  await calm.page.clock.runFor(1000);
  assert.deepEqual(await screenOf(calm.page), before);
  const lively = await openTitle({ reducedMotion: 'no-preference' });
  const first = (await screenOf(lively.page)).join('\n');
  await eventually(async () => (await screenOf(lively.page)).join('\n') !== first, 'something is dug');
  assert.ok((await notices(lively.page)).every((text) => text.startsWith('How should the map look?')));
});
