// Entering and leaving the stage by keyboard. Which keys are the game's is tested in tests/page/terminal/keyboard.test.ts.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { whenKept } from './stored_games.mjs';
import { eventually, notices, openBrowser, openGame as openDrawn, openPage, shared, whenDrawn } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

/** Opens a game and waits until it is drawn and its words are there. */
async function openGame() {
  const opened = await openDrawn(host, '?seed=1729');
  await opened.page.waitForSelector('#reader-choices button', { state: 'attached' });
  return opened;
}

const openUsual = shared(openGame);

const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.textContent);

/** Whether a page without an engine has been loaded anew once by itself, in vain. */
const isGivenUp = (page) =>
  page
    .evaluate(
      () => window.repair.isRepaired && document.getElementById('waiting-words')?.textContent === 'No dungeon here.',
    )
    .catch(() => false);

test('F6 moves the focus between the picture and the words, and Tab goes on in the words', async () => {
  const { page } = await openUsual();
  await page.focus('#stage');
  await page.keyboard.press('F6');
  assert.equal(await focused(page), 'reader-title');
  await page.keyboard.press('F6');
  assert.equal(await focused(page), 'stage');
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.activeElement.matches('#reader button')));
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(page), 'stage');
  // On the stage Tab is a key of the game's.
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'stage');
  await page.focus('#settings');
  await page.keyboard.press('F6');
  assert.equal(await focused(page), 'stage');
});

test('words that have the focus stand beside the whole picture', async () => {
  const { page } = await openUsual();
  const boxes = () =>
    page.evaluate(() =>
      ['#stage', '.xterm-screen', '#reader'].map((name) => {
        const { left, right, width } = document.querySelector(name).getBoundingClientRect();
        return { left, right, width };
      }),
    );
  await page.focus('#stage');
  const [{ width: whole }] = await boxes();
  await page.keyboard.press('F6');
  await page.keyboard.press('i');
  await eventually(async () => {
    const [stage, screen, reader] = await boxes();
    return reader.width > 200 && stage.right <= reader.left && screen.left >= stage.left && screen.right <= stage.right;
  }, 'all of the picture was beside the words');
  assert.equal(await page.evaluate(() => document.activeElement.closest('#reader') !== null), true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('F6');
  await eventually(async () => (await boxes())[0].width === whole, 'the picture had all of the room again');
});

test('outside the picture Tab moves the focus, and Enter presses the focused control', async () => {
  const { page, complaints } = await openUsual();
  const turns = () => page.evaluate(() => window.cellophane.game.turns);
  await page.focus('#hide-header');
  for (const name of ['Play', 'Atlas', 'Dig', 'Search', 'Results', 'Docs', 'stage']) {
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), name);
  }
  await page.keyboard.press('z');
  await eventually(async () => (await turns()) === 1, 'a turn had passed');
  await page.focus('#ways a[data-way=map]');
  // Letters go to the game from anywhere in the page.
  await page.keyboard.press('z');
  await eventually(async () => (await turns()) === 2, 'another turn had passed');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(page), 'Play');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/view=map/);
  assert.deepEqual(complaints, []);
});

test('without a game Tab and other keys are left to the page', async () => {
  const { page, context } = await openGame();
  const isReached = async (page, words) => {
    for (let i = 0; i < 40 && (await focused(page)) !== words; ++i) await page.keyboard.press('Tab');
    assert.equal(await focused(page), words);
  };
  for (let i = 0; i < 3; ++i) await page.keyboard.press('z');
  await whenKept(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await eventually(
    async () => (await notices(other)).some((text) => /another tab/.test(text)),
    'the other tab said why it is empty',
  );
  await isReached(other, 'Play here');
  await other.keyboard.press('Enter');
  await eventually(() => other.evaluate(() => window.cellophane.game?.turns === 3), 'it was taken over');

  const engineless = await context.newPage();
  let isMissing = true;
  await engineless.route(
    (url) => url.pathname.endsWith('.wasm'),
    (route) => (isMissing ? route.abort() : route.continue()),
  );
  await engineless.goto(`${host.url}?seed=7`);
  await eventually(() => isGivenUp(engineless), 'nobody waited any longer');
  isMissing = false;
  await engineless.focus('#stage');
  await isReached(engineless, 'new-dungeon');
  await engineless.keyboard.press('Enter');
  await whenDrawn(engineless);
});

test('a focus set before the page is ready is kept', async () => {
  // Without an engine the page says so while it still waits for its database.
  const { page } = await openPage(host, '?seed=7', {
    prepare: async (page) => {
      await page.route(
        (url) => url.pathname.endsWith('.wasm'),
        (route) => route.abort(),
      );
      await page.addInitScript(() => {
        const { open } = IDBFactory.prototype;
        const held = new Promise((resolve) => {
          window.letDatabaseOpen = resolve;
        });
        IDBFactory.prototype.open = function (...names) {
          const request = open.apply(this, names);
          const listen = request.addEventListener.bind(request);
          request.addEventListener = (type, heed) =>
            listen(type, type === 'success' ? (event) => void held.then(() => heed(event)) : heed);
          return request;
        };
      });
    },
  });
  await eventually(() => isGivenUp(page), 'nobody waited any longer');
  await page.focus('#seed');
  await page.evaluate(() => window.letDatabaseOpen());
  await page.waitForFunction(() => performance.getEntriesByName('page-begun').length > 0);
  assert.equal(await focused(page), 'seed');
});
