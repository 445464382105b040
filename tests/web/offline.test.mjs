import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { spoiltHost } from './spoilt_host.mjs';
import { dist, eventually, notices, openBrowser, screenOf, whenDrawn } from './support.mjs';

let host;
let folder;
let server;
before(async () => {
  host = await openBrowser();
  // Below a path, as on many hosts.
  folder = await mkdtemp(join(tmpdir(), 'cellophane-offline-'));
  await cp(dist, join(folder, 'games', 'cellophane'), { recursive: true });
  server = await spoiltHost(folder);
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
  const before = await readFile(place('index.html'), 'utf8');
  const html = before.replace(/<html lang="en"[^>]*>/, `<html lang="en" data-mark="${mark}">`);
  await writeFile(place('index.html'), html);
  const worker = await readFile(place('sw.js'), 'utf8');
  const hashOf = (text) => createHash('sha256').update(text).digest('base64');
  const changed = worker.replace(hashOf(before), hashOf(html));
  assert.notEqual(changed, worker);
  await writeFile(place('sw.js'), changed);
}
const markOf = (page) => page.evaluate(() => document.documentElement.dataset.mark ?? '');
const turnsOf = (page) => page.evaluate(() => window.cellophane.game?.turns);
const press = (page, name) => page.locator('#notices').getByRole('button', { name }).click();
const isTold = (page, pattern) =>
  eventually(async () => (await notices(page)).some((text) => pattern.test(text)), `a notice like ${pattern}`);

/** Bytes, compressed, of all that is fetched so that every page of the site works offline after a first visit; files of the
    same bytes are fetched once (a test below). A quarter is the documentation; those who save data are spared it. */
const keptBudget = 3_300_000;

test('all that a first visit keeps for offline stays within its budget', async () => {
  const worker = await readFile(join(dist, 'sw.js'), 'utf8');
  const names = [...worker.matchAll(/\burl"?:"([^"]+)"/g)].map(([, name]) => name);
  assert.ok(names.includes('index.html') && names.includes('search.html'), names.join());
  const files = await Promise.all(names.map(async (name) => readFile(join(dist, name))));
  const sizes = new Map(files.map((file) => [file.toString('base64'), gzipSync(file).length]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  assert.ok(total <= keptBudget, `${total} bytes in ${sizes.size} files`);
});

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
    await again.locator('#presets button').first().click();
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

/** Every page of the site, and what is there once it works. The first one's next visit is that of the first test. */
const pages = {
  '?seed=5': () => window.cellophane?.game?.seed === '5',
  'search.html': () => document.querySelector('#hits')?.childElementCount > 0,
  'results.html': () => document.querySelector('#streak')?.textContent === '0 days',
  'demo/index.html': () => Boolean(document.querySelector('cellophane-map')?.level),
  'docs/': () => document.querySelector('main h1')?.textContent.length > 3,
};
async function openPageOf(context, query) {
  const page = await context.newPage();
  await page.goto(address(query));
  if (query === 'search.html') await page.locator('#presets button').first().click();
  await eventually(() => page.evaluate(pages[query]), `${query} works`);
  return page;
}

for (const query of Object.keys(pages).slice(1))
  test(`${query} works without a network after its first visit, and so does the game`, async () => {
    const context = await newContext();
    try {
      const page = await openPageOf(context, query);
      await whenKept(page);
      if (query === 'docs/')
        await eventually(() => page.evaluate(() => document.body.dataset.offline === 'ready'), 'the docs are kept');
      await page.close();
      await context.setOffline(true);
      await (await openPageOf(context, query)).close();
      await openPageOf(context, '?seed=5');
    } finally {
      await context.close();
    }
  });

test('every tab is told once of an update, and once that another tab has accepted it', async () => {
  const context = await newContext();
  try {
    const tabs = [];
    for (const query of Object.keys(pages)) tabs.push(await openPageOf(context, query));
    // No worker answers for these tabs yet, nor tells them of a change.
    await whenKept(tabs[0]);
    await tabs[0].reload();
    await whenDrawn(tabs[0]);
    await publish('third');
    await tabs[0].evaluate(() => navigator.serviceWorker.getRegistration().then((own) => own.update()));
    const told = (page) => notices(page).then((texts) => texts.filter((text) => /version|updated/.test(text)));
    for (const tab of tabs) await isTold(tab, /new version of Cellophane is available/);
    await press(tabs[1], 'Update now');
    for (const tab of [tabs[0], ...tabs.slice(2)]) {
      await isTold(tab, /updated in another tab/);
      assert.equal((await told(tab)).length, 1);
      assert.equal(await tab.locator('#notices').getByRole('button', { name: 'Update now' }).count(), 0);
    }
    await eventually(async () => (await notices(tabs[1]).catch(() => ['…'])).length === 0, 'the tab itself is new');
    await press(tabs[0], 'Reload');
    await eventually(async () => (await markOf(tabs[0]).catch(() => '')) === 'third', 'another tab is new');
  } finally {
    await context.close();
  }
});

test('a visitor who saves data is sent what is on the page alone', async () => {
  const context = await newContext();
  try {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const page = await openPageOf(context, '?seed=5');
    await page.goto(address('docs/'));
    // What is done when idle has been done by then.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(() => requestIdleCallback(resolve));
        }),
    );
    assert.equal(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)), 0);
  } finally {
    await context.close();
  }
});

test('the documentation is fetched once, and files of the same bytes are', async () => {
  const context = await newContext();
  try {
    server.requests.length = 0;
    const page = await openPageOf(context, 'docs/');
    await eventually(() => page.evaluate(() => document.body.dataset.offline === 'ready'), 'the docs are kept');
    const asked = (pattern) => server.requests.filter((path) => pattern.test(path)).length;
    const bytesOf = (name) => readFile(join(folder, 'games', 'cellophane', name));
    const wasm = await bytesOf('embed/cellophane.wasm');
    const assets = await readdir(join(folder, 'games', 'cellophane', 'assets'));
    const isAlike = await Promise.all(assets.map(async (name) => (await bytesOf(`assets/${name}`)).equals(wasm)));
    const alike = assets.filter((_, i) => isAlike[i]);
    assert.equal(alike.length, 1);
    assert.equal(asked(new RegExp(`embed/cellophane\\.wasm|assets/${alike[0]}`)), 1);
    server.requests.length = 0;
    for (const path of ['docs/package.html', 'docs/rules/levels.html']) {
      await page.goto(address(path));
      await eventually(() => page.evaluate(() => document.body.dataset.offline === 'ready'), 'the docs are kept');
    }
    // The browser looks for an update of the worker by itself. Pictures are not kept.
    assert.deepEqual(
      server.requests.filter((path) => !/sw\.js$|\.png$/.test(path)),
      [],
    );
  } finally {
    await context.close();
  }
});
