// Several releases on one site: which of them opens a link, a recording, a file and a stored game. The earlier one is
// this page once more, which takes itself for a release of other versions.

import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { serve } from '../../scripts/serve.mjs';
import { versionsOfEngine } from '../../web/releases/versions.mjs';
import { forged, played } from '../support/contest.mjs';
import { publishWithEarlier } from '../support/earlier_release.mjs';
import { loadCellophane } from '../wasm/support.mjs';
import { whenKept } from './stored_games.mjs';
import { eventually, notices, openBrowser, openPage, whenDrawn } from './support.mjs';

const engine = await loadCellophane();
const own = versionsOfEngine(engine);
/** The dungeons are those of `own`, for it is the same engine. */
const earlier = { release: '0.9.0', dungeon: own.dungeon - 1, rules: own.rules - 1, save: 1 };
const recording = played(engine, { seed: '1729', whim: 1, actions: 60 });
const older = forged(recording, (bytes, body) => {
  bytes[body] -= 2;
  bytes[body + 1] -= 2;
});
const codeOf = (bytes) => deflateRawSync(bytes).toString('base64url');

let host;
let server;
let folder;
let browser;
const site = () => `${server.url}games/`;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cellophane-releases-'));
  await publishWithEarlier(join(folder, 'games'), own, earlier);
  browser = await openBrowser();
  server = await serve(folder);
  host = { ...browser, url: site() };
});
after(async () => {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const kept = () => `${site()}v/${earlier.release}/`;
const isTold = (page, pattern) =>
  eventually(async () => (await notices(page)).some((text) => pattern.test(text)), `a notice like ${pattern}`);
const press = (page, name) => page.locator('#notices').getByRole('button', { name }).click();
const introduction = /^This is Cellophane 0\.9\.0, kept for links, games and recordings of its time\./;

test('a link opens in the release of its dungeon version, which says so and leads to today', async () => {
  const { page } = await openPage(host, `?seed=5&v=${earlier.dungeon}`);
  await page.waitForURL(`${kept()}?seed=5&v=*`);
  await isTold(page, introduction);
  assert.equal(await page.evaluate(() => window.cellophane.game.seed), '5');
  await press(page, "Open today's version");
  await page.waitForURL((url) => url.href.startsWith(`${site()}?seed=5`));
  await whenDrawn(page);
  assert.deepEqual(await notices(page), []);
  assert.equal(await page.evaluate(() => window.cellophane.game.seed), '5');
});

test('the atlas, the dig and frames open there too', async () => {
  for (const [view, isThere] of [
    ['map', () => Boolean(window.atlas?.map.level)],
    ['dig', () => Boolean(window.dig?.pit.level)],
    ['embed', () => Boolean(document.querySelector('cellophane-map')?.level)],
  ]) {
    const query = `?seed=5&depth=3&view=${view}&v=${earlier.dungeon}`;
    const { page } = await openPage(host, query);
    await page.waitForURL(kept() + query.replace(/&v=.*/, '*'));
    await eventually(() => page.evaluate(isThere), `the view ${view}`);
  }
});

test('versions that are not kept, and what is no version, open here and say so', async () => {
  const { page, requests } = await openPage(host, `?seed=5&v=${own.dungeon + 9}`);
  await isTold(page, /is newer than this page\. Reload it later/);
  for (const [text, pattern] of [
    ['../..', /^The version “\.\.\/\.\.” is not a whole number\./],
    [String(earlier.dungeon - 1), /^No version that is kept here has dungeon version/],
  ]) {
    requests.length = 0;
    await page.goto(`${site()}?seed=5&v=${encodeURIComponent(text)}`);
    await isTold(page, pattern);
    assert.equal(await page.evaluate(() => window.cellophane.game.seed), '5');
    assert.ok(requests.every((url) => !/\/v\/(?!index\.json)/.test(url)));
  }
});

test('a link with a version and rules that its release does not have opens there, which says so', async () => {
  const { page } = await openPage(host, `?seed=5&v=${earlier.dungeon}&style=sideways&start=99`);
  await page.waitForURL((url) => url.href.startsWith(`${kept()}?`));
  await isTold(page, /sideways/);
  await isTold(page, /99/);
  await whenDrawn(page);
  assert.equal(await page.evaluate(() => window.cellophane.game.seed), '5');
});

test('an index that names what is not there leads nowhere, and is told', async () => {
  const path = join(folder, 'games/v/index.json');
  const right = await readFile(path, 'utf8');
  const { releases } = JSON.parse(right);
  const lies = [
    ...releases,
    { ...releases[0], release: '0.8.0', dungeon: earlier.dungeon - 1 },
    { ...releases[0], release: '0.7.0', dungeon: earlier.dungeon - 2 },
  ].map((each, i) => (i === 0 ? { ...each, dungeon: earlier.dungeon - 3 } : each));
  await writeFile(path, JSON.stringify({ releases: lies }));
  try {
    const { page } = await openPage(host, `?seed=5&v=${earlier.dungeon - 1}`);
    await isTold(page, /names version 0\.8\.0 for this, and its page is not there\./);
    assert.equal(await page.evaluate(() => window.cellophane.game.seed), '5');
    // The page that is there has another dungeon version than the index says: it is not opened over and over.
    await page.goto(`${site()}?seed=5&v=${earlier.dungeon - 3}`);
    await page.waitForURL((url) => url.href.startsWith(kept()));
    await isTold(page, /names version 0\.9\.0 for this, which has dungeon version/);
    assert.equal(await page.evaluate(() => window.cellophane.game.seed), '5');
  } finally {
    await writeFile(path, right);
  }
});

test('a visit that needs no other release asks for none', async () => {
  const { page, requests } = await openPage(host, `?seed=5&v=${own.dungeon}`);
  await whenDrawn(page);
  assert.deepEqual(
    requests.filter((url) => url.includes('/v/') || /elsewhere|entrance/.test(url)),
    [],
  );
});

test('a replay link opens in the release whose rules it names; from there what is newer comes back', async () => {
  const { page } = await openPage(host, `#r=${codeOf(older)}`);
  await page.waitForURL(`${kept()}#r=${codeOf(older)}`);
  // Its engine, which is today's, is not told of its versions: it says that it is another.
  await eventually(() => page.evaluate(() => Boolean(window.cellophane?.replay)), 'it is watched');
  await page.goto(`${kept()}#r=${codeOf(recording)}`);
  await page.waitForURL(`${site()}#r=${codeOf(recording)}`);
  await eventually(() => page.evaluate(() => Boolean(window.cellophane?.replay)), 'it is watched');
  assert.deepEqual(await notices(page), []);
});

test('a file that is opened goes to its release, and a game in it goes on there', async () => {
  const { page } = await openPage(host, '?seed=5');
  await whenDrawn(page);
  const game = engine.newGame({ seed: 77 });
  for (let i = 0; i < 3; ++i) game.step({ type: 'rest' });
  const file = forged(game.replay(), (bytes, body) => {
    bytes[body] -= 2;
    bytes[body + 1] -= 2;
  });
  await page.click('#games');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('#open-file')]);
  await chooser.setFiles({ name: 'old.clph', mimeType: 'application/octet-stream', buffer: Buffer.from(file) });
  await page.waitForURL((url) => url.href.startsWith(kept()));
  await eventually(() => page.evaluate(() => window.cellophane?.game?.seed === '77'), 'the game is there');
  assert.equal(await page.evaluate(() => window.cellophane.game.turns), 3);
});

test('a stored game goes on in the release it was begun in, and releases share what is stored', async () => {
  const { page } = await openPage(host, `v/${earlier.release}/?seed=91`);
  await whenDrawn(page);
  await page.focus('#stage');
  await page.keyboard.press('z');
  await eventually(() => page.evaluate(() => window.cellophane.game.turns === 1), 'a turn');
  await whenKept(page);
  // Its engine writes today's versions, so that it is the game of a newer release to it.
  await page.goto(`${kept()}?seed=91`);
  await isTold(page, /was begun in today's version and goes on there\. To move it here means:/);
  await press(page, "Continue in today's version");
  await page.waitForURL((url) => url.href.startsWith(`${site()}?`));
  await eventually(() => page.evaluate(() => window.cellophane?.game?.turns === 1), 'the same game');
  assert.equal(await page.evaluate(() => window.cellophane.game.seed), '91');
});

test('two releases have service workers of their own, and what was visited opens without a network', async () => {
  const context = await browser.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const activeScopes = () =>
      page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations();
        return all.filter(({ active }) => active?.state === 'activated').map(({ scope }) => scope);
      });
    const whenActive = (scope) =>
      eventually(async () => (await activeScopes()).includes(scope), `the worker of ${scope}`);
    await page.goto(`${site()}?seed=5`);
    await whenDrawn(page);
    await whenActive(site());
    // By a link, so that the index is kept as well.
    const link = `${site()}?seed=7&v=${earlier.dungeon}`;
    await page.goto(link);
    await page.waitForURL((url) => url.href.startsWith(kept()));
    await isTold(page, introduction);
    await whenActive(kept());
    await page.goto('about:blank');
    await context.setOffline(true);
    await page.goto(link);
    await page.waitForURL((url) => url.href.startsWith(kept()));
    await isTold(page, introduction);
    assert.equal(await page.evaluate(() => window.cellophane.game.seed), '7');
    await page.goto(`${site()}?seed=5`);
    await whenDrawn(page);
    assert.deepEqual(await notices(page), []);
    const names = await page.evaluate(() => caches.keys());
    for (const scope of [site(), kept()]) assert.ok(names.includes(`cellophane-files-${scope}`), names.join());
  } finally {
    await context.close();
  }
});

test('the results page replays games of 1.0.0 by the engine of 1.0.0, and says that rules are mixed', async () => {
  const { page, complaints } = await openPage(browser, 'results.html', { isNew: true });
  const folderOf1 = fileURLToPath(new URL('../golden/releases/1.0.0/', import.meta.url));
  const old = await readFile(join(folderOf1, 'commands.clph'));
  const { seed, style } = engine.verifyRecording(old);
  const today = played(engine, { seed, style, whim: 3, actions: 120 });
  const files = [
    { name: 'commands.clph', buffer: old },
    { name: 'explorer.clph', buffer: await readFile(join(folderOf1, 'explorer.clph')) },
    { name: 'save.clph', buffer: await readFile(join(folderOf1, 'save.clph')) },
    { name: 'today.clph', buffer: Buffer.from(today) },
  ];
  await page.setInputFiles(
    '#files',
    files.map((file) => ({ ...file, mimeType: '' })),
  );
  const state = () => page.textContent('#state');
  await eventually(async () => (await state()) === '4 recordings: 3 ranked, 1 not.', 'they are ranked');
  const cells = (name) => page.locator(`table.ranked td.${name}`).allTextContents();
  assert.deepEqual((await cells('version')).sort(), ['6.15', '6.15', `${own.dungeon}.${own.rules}`]);
  assert.deepEqual(await page.locator('.mixture').allTextContents(), [
    `Played with different rules: rules versions 15 and ${own.rules}.`,
  ]);
  assert.deepEqual(await page.locator('table.unranked td.status').allTextContents(), ['Unfinished']);
  assert.deepEqual(complaints, []);
});

test('an engine with one other byte is refused by the results page, and named', async () => {
  const path = join(folder, 'games/v', earlier.release, 'engine/cellophane.wasm');
  const right = await readFile(path);
  const spoilt = Buffer.from(right);
  spoilt[spoilt.length >> 1] ^= 1;
  const rank = async () => {
    const { page } = await openPage(host, 'results.html', { isNew: true });
    const last = forged(older, (bytes) => {
      bytes[bytes.length - 30] ^= 1;
    });
    await page.setInputFiles('#files', { name: 'old.clph', mimeType: '', buffer: Buffer.from(last) });
    await eventually(
      () => page.evaluate(() => /^1 recording/.test(document.querySelector('#state').textContent)),
      'it is ranked',
    );
    return page.textContent('#ranking');
  };
  await writeFile(path, spoilt);
  try {
    assert.match(
      await rank(),
      /The engine of version 0\.9\.0 is not the one that was released: v\/0\.9\.0\/engine\/cellophane\.wasm/,
    );
  } finally {
    await writeFile(path, right);
  }
  assert.doesNotMatch(await rank(), /is not the one that was released/);
});
