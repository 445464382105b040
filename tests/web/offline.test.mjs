import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { dist, eventually, notices, openBrowser, screenOf, whenDrawn } from './support.mjs';

let host;
let folder;
let server;
before(async () => {
  host = await openBrowser();
  // Below a path, as on many hosts.
  folder = await mkdtemp(join(tmpdir(), 'cellophane-offline-'));
  await cp(dist, join(folder, 'games', 'cellophane'), { recursive: true });
  server = await serve(folder);
});
after(async () => {
  await host.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const address = (query = '') => `${server.url}games/cellophane/${query}`;

/** A visitor of a fresh profile; the context is closed by the caller. */
async function visit(query, context) {
  const page = await context.newPage();
  await page.goto(address(query));
  await whenDrawn(page);
  return page;
}
const newContext = () => host.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

/** The files of the page are there for the next visit. */
const whenKept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

/** Publishes a version that differs in a file: the document, whose name stays. */
async function publish(mark) {
  const place = (name) => join(folder, 'games', 'cellophane', name);
  const html = await readFile(place('index.html'), 'utf8');
  await writeFile(place('index.html'), html.replace(/<html lang="en"[^>]*>/, `<html lang="en" data-mark="${mark}">`));
  const worker = await readFile(place('sw.js'), 'utf8');
  const changed = worker.replace(/(url:"index\.html",revision:")[^"]*/, `$1${mark}`);
  assert.notEqual(changed, worker);
  await writeFile(place('sw.js'), changed);
}
const markOf = (page) => page.evaluate(() => document.documentElement.dataset.mark ?? '');
const turnsOf = (page) => page.evaluate(() => window.cellophane.game?.turns);
const press = (page, name) => page.locator('#notices').getByRole('button', { name }).click();
const isTold = (page, pattern) =>
  eventually(async () => (await notices(page)).some((text) => pattern.test(text)), `a notice like ${pattern}`);

test('the second visit of every view works without a network, also below a path', async () => {
  const context = await newContext();
  try {
    const page = await visit('?seed=5', context);
    await whenKept(page);
    await page.close();
    await context.setOffline(true);
    const again = await visit('?seed=5', context);
    assert.equal(await again.evaluate(() => window.cellophane.game.seed), '5');
    // Also what has not been asked for yet.
    await again.focus('#stage');
    await again.keyboard.press('Shift+G');
    await eventually(async () => /[\uE801-\uE8FF]/.test((await screenOf(again)).join('')), 'there were pictures');
    await again.goto(address('?seed=3&depth=2&view=map'));
    await eventually(() => again.evaluate(() => window.atlas?.map.level?.seed === '3'), 'the atlas shows the dungeon');
    await again.goto(address('?seed=3&depth=2&view=dig'));
    await eventually(() => again.evaluate(() => Boolean(window.dig?.pit.level)), 'the dig shows the level');
    await again.goto(address('?seed=3&view=embed'));
    await eventually(
      () => again.evaluate(() => Boolean(document.querySelector('cellophane-map')?.level)),
      'a bare map',
    );
    await again.goto(address('search.html'));
    await again.click('#start');
    await eventually(
      async () => Number(await again.evaluate(() => document.querySelector('#hits')?.childElementCount ?? 0)) > 0,
      'the search finds dungeons',
    );
    await again.goto(address('results.html'));
    await eventually(
      async () => (await again.textContent('#streak')) === '0 days',
      'the results page has its engine and its database',
    );
    await again.goto(address('demo/index.html'));
    await eventually(
      () => again.evaluate(() => Boolean(document.querySelector('cellophane-map')?.level)),
      'the demo shows a map',
    );
  } finally {
    await context.close();
  }
});

test('an update is offered in mid-game, waits for the player, and the game goes on', async () => {
  const context = await newContext();
  try {
    const page = await visit('?seed=6', context);
    await whenKept(page);
    // The first visit was not yet served by the worker.
    await page.reload();
    await whenDrawn(page);
    for (let i = 0; i < 3; ++i) await page.keyboard.press('z');
    await eventually(async () => (await turnsOf(page)) === 3, 'three turns had passed');
    await publish('second');
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((own) => own.update()));
    await isTold(page, /new version of Cellophane is available/);
    assert.equal(await markOf(page), '');
    await page.keyboard.press('z');
    await eventually(async () => (await turnsOf(page)) === 4, 'the game goes on meanwhile');
    await press(page, 'Update now');
    await eventually(async () => (await markOf(page).catch(() => '')) === 'second', 'the new version is shown');
    await whenDrawn(page);
    await eventually(async () => (await turnsOf(page)) === 4, 'the game is where it was');
  } finally {
    await context.close();
  }
});

test('what one tab accepts the others are told, whose files are gone', async () => {
  const context = await newContext();
  try {
    const first = await visit('?seed=7', context);
    await whenKept(first);
    await first.reload();
    await whenDrawn(first);
    const second = await visit('?seed=8', context);
    await publish('third');
    await first.evaluate(() => navigator.serviceWorker.getRegistration().then((own) => own.update()));
    await isTold(first, /new version/);
    await press(first, 'Update now');
    await eventually(async () => (await markOf(first).catch(() => '')) === 'third', 'the first tab is new');
    await isTold(second, /updated in another tab/);
    await press(second, 'Reload');
    await eventually(async () => (await markOf(second).catch(() => '')) === 'third', 'the second tab is new');
  } finally {
    await context.close();
  }
});
