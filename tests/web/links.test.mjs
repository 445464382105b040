import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { goldenLevels } from '../wasm/golden.mjs';
import {
  eventually,
  heroOn,
  mapOf,
  notices,
  openBrowser,
  openGame,
  reachSecondLevel,
  screenOf,
  whenDrawn,
} from './support.mjs';

const fnv1aOfXyzzy = [...new TextEncoder().encode('xyzzy')].reduce(
  (hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n),
  0xcbf29ce484222325n,
);

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const openLink = (query, options) => openGame(host, query, options);

const seedOf = (page) => new URL(page.url()).searchParams.get('seed');
const rowsOf = async (page) => mapOf(await screenOf(page));

test('links with the same seed, depth and style show the same rows, and a shared one as well', async () => {
  const link = '?seed=987654321&start=4&style=classic';
  const { page, context } = await openLink(link);
  const rows = await rowsOf(page);
  assert.match(await page.textContent('#whereabouts'), /Depth 4 · classic/);
  await page.goto(`${host.url}?seed=987654322&start=4&style=classic`);
  await whenDrawn(page);
  assert.notDeepEqual(await rowsOf(page), rows);
  await page.goto(host.url + link);
  await whenDrawn(page);
  assert.deepEqual(await rowsOf(page), rows);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.click('#share');
  await page.click('#share-dungeon');
  await eventually(async () => (await notices(page)).some((text) => text.includes('clipboard')), 'sharing was told of');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const version = await page.evaluate(() => window.cellophane.engine.dungeonVersion);
  assert.equal(shared, `${host.url}${link}&v=${version}`);
  await page.goto(shared);
  await whenDrawn(page);
  assert.deepEqual(await rowsOf(page), rows);
  assert.deepEqual(await notices(page), []);
});

test('the seed box accepts numbers and words, and back and forward restore dungeons', async () => {
  const { page } = await openLink('?seed=11&start=2');
  const first = await rowsOf(page);
  await page.fill('#seed', 'xyzzy');
  await page.press('#seed', 'Enter');
  await eventually(() => seedOf(page) === String(fnv1aOfXyzzy), 'the word was dug');
  await eventually(async () => JSON.stringify(await rowsOf(page)) !== JSON.stringify(first), 'it was drawn');
  const second = await rowsOf(page);
  await page.click('#new-dungeon');
  await eventually(() => seedOf(page) !== String(fnv1aOfXyzzy), 'a new dungeon was dug');
  await page.goBack();
  await eventually(async () => JSON.stringify(await rowsOf(page)) === JSON.stringify(second), 'back to the word');
  await page.goBack();
  await eventually(async () => JSON.stringify(await rowsOf(page)) === JSON.stringify(first), 'back to the first');
  assert.equal(seedOf(page), '11');
  assert.equal(new URL(page.url()).searchParams.get('start'), '2');
  await page.goForward();
  await eventually(async () => JSON.stringify(await rowsOf(page)) === JSON.stringify(second), 'forward to the word');
});

test('a bad seed in the box is reported, and a random dungeon is dug', async () => {
  const { page } = await openLink('?seed=11');
  await page.fill('#seed', '-1');
  await page.press('#seed', 'Enter');
  await eventually(async () => (await notices(page)).join().includes('-1'), 'the notice came');
  await eventually(() => seedOf(page) !== '11', 'another dungeon came');
  await eventually(async () => heroOn(await rowsOf(page)).x >= 0, 'the hero was drawn');
});

/** Which notice each bad value gets, and what is shown instead, is tested in tests/page/app/link/link.test.ts. */
test('a word is told as a number, bad values get notices, none of it becomes markup, and the page is playable', async () => {
  const evil = '<img src=x onerror="window.caught=1"><script>window.caught=1</script>';
  const values = { seed: evil, depth: evil, style: evil, view: evil, v: evil };
  const { page, complaints } = await openLink(`?${new URLSearchParams(values)}`);
  const told = await notices(page);
  assert.deepEqual(told.map((text) => /word|depth|style|view|version/.exec(text)?.[0]).sort(), [
    'depth',
    'style',
    'version',
    'view',
    'word',
  ]);
  assert.ok(
    told.every((text) => text.includes('<img')),
    told.join('\n'),
  );
  assert.equal(await page.locator('#notices img, #notices script').count(), 0);
  assert.equal(await page.evaluate(() => window.caught), undefined);
  assert.match(seedOf(page), /^[1-9]\d*$/);
  assert.ok(told.join().includes(seedOf(page)));
  assert.equal(await page.inputValue('#seed'), seedOf(page));
  assert.ok(heroOn(await rowsOf(page)).x >= 0);
  await page.keyboard.press('z');
  await eventually(() => page.evaluate(() => window.cellophane.game.turns === 1), 'a turn had passed');
  await page.locator('#notices button').first().click();
  assert.equal((await notices(page)).length, 4);
  assert.deepEqual(complaints, []);
});

test('?daily is the dungeon of the UTC date, and the date stays in the address', async () => {
  const daily = new Date().toISOString().slice(0, 10);
  const { page } = await openLink('?daily');
  const seed = await page.evaluate((date) => window.cellophane.engine.dailySeed(date), daily);
  assert.equal(await page.evaluate(() => window.cellophane.game.seed), seed);
  const dayOf = () => new URL(page.url()).searchParams.get('daily');
  assert.equal(dayOf(), daily);
  assert.equal(seedOf(page), null);
  assert.ok((await notices(page)).join().includes(daily));
  await page.keyboard.press('z');
  await page.reload();
  await whenDrawn(page);
  assert.equal(dayOf(), daily);
});

const here = (page) => page.evaluate(() => [window.cellophane.game?.seed, window.cellophane.game?.depth]);

test('a hero who has gone deeper shares a dungeon from the top', async () => {
  const { page, context } = await openLink('?seed=26');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachSecondLevel(page);
  await page.keyboard.press('z');
  await eventually(async () => (await page.textContent('#whereabouts')) === 'Depth 2 · brogue', 'the depth was told');
  const version = await page.evaluate(() => window.cellophane.engine.dungeonVersion);
  const link = `${host.url}?seed=26&v=${version}`;
  assert.equal(page.url(), link);
  await page.click('#share');
  await page.click('#share-dungeon');
  await eventually(async () => (await notices(page)).some((text) => text.includes('clipboard')), 'sharing was told of');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
});

test('a link to a game that names a depth begins at the top, and offers the level in the atlas and for practice', async () => {
  const { page } = await openLink('?seed=2024&depth=2');
  assert.deepEqual(await here(page), ['2024', 1]);
  assert.deepEqual(await notices(page), ['The link names depth 2. This game begins on depth 1.']);
  await page.getByRole('button', { name: 'Start on depth 2 (practice)' }).click();
  await eventually(async () => (await here(page))[1] === 2, 'the practice game began');
  assert.equal(new URL(page.url()).searchParams.get('start'), '2');
  await page.goto(`${host.url}?seed=2024&depth=3`);
  await whenDrawn(page);
  await page.getByRole('button', { name: 'See depth 3 in the atlas' }).click();
  await page.waitForURL(/view=map/);
  assert.equal(new URL(page.url()).searchParams.get('depth'), '3');
});

test('levels in the page have the golden hashes', async () => {
  // Few of the levels: all are compared where no page is needed.
  const rows = goldenLevels().filter((_, i) => i % 19 === 0);
  assert.ok(rows.length > 0);
  const { page } = await openLink('?seed=1');
  const hashes = await page.evaluate(
    (levels) =>
      levels.map(
        ({ style, seed, depth }) => window.cellophane.engine.generate({ style, seed, depth: Number(depth) }).hash,
      ),
    rows,
  );
  assert.deepEqual(
    hashes,
    rows.map(({ hash }) => hash),
  );
});
