import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { goldenLevels } from '../wasm/golden.mjs';
import { eventually, heroOn, mapOf, notices, openBrowser, openGame, screenOf, whenDrawn } from './support.mjs';

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

test('links with the same seed, depth and style show the same rows', async () => {
  const link = '?seed=987654321&depth=4&style=classic';
  const first = await openLink(link);
  const rows = await rowsOf(first.page);
  const second = await openLink(link);
  assert.deepEqual(await rowsOf(second.page), rows);
  assert.match(await second.page.textContent('#whereabouts'), /Depth 4 · classic/);
  const other = await openLink('?seed=987654322&depth=4&style=classic');
  assert.notDeepEqual(await rowsOf(other.page), rows);
});

test('a shared link shows the same dungeon', async () => {
  const { page, context } = await openLink('?seed=55&depth=3&style=accretion');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.click('#share');
  await eventually(async () => (await notices(page)).some((text) => text.includes('clipboard')), 'sharing was told of');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const version = await page.evaluate(() => window.cellophane.engine.dungeonVersion);
  assert.equal(link, `${host.url}?seed=55&depth=3&style=accretion&v=${version}`);
  const rows = await rowsOf(page);
  await page.goto(link);
  await whenDrawn(page);
  assert.deepEqual(await rowsOf(page), rows);
  assert.deepEqual(await notices(page), []);
});

test('without a clipboard the link is selected for copying', async () => {
  const prepare = (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
  const { page } = await openLink('?seed=55', { prepare });
  await page.click('#share');
  const box = page.locator('#link');
  assert.match(await box.inputValue(), /\?seed=55&depth=1&v=\d+$/);
  const isSelected = await box.evaluate((input) => input.selectionEnd - input.selectionStart === input.value.length);
  assert.ok(isSelected && (await box.evaluate((input) => input.readOnly && input === document.activeElement)));
});

test('a word gives the same seed with composed and decomposed accents', async () => {
  const composed = await openLink('?seed=caf%C3%A9');
  const decomposed = await openLink('?seed=cafe%CC%81');
  assert.equal(seedOf(decomposed.page), seedOf(composed.page));
});

test('a word is a seed, and the page shows the number it became', async () => {
  const { page } = await openLink('?seed=xyzzy');
  assert.equal(seedOf(page), String(fnv1aOfXyzzy));
  assert.equal(await page.inputValue('#seed'), String(fnv1aOfXyzzy));
  assert.ok((await notices(page)).join().includes(String(fnv1aOfXyzzy)));
});

test('digits with leading zeros are a number, not a word', async () => {
  const { page } = await openLink('?seed=007');
  assert.equal(seedOf(page), '7');
  assert.deepEqual(await notices(page), []);
});

test('the seed box accepts numbers and words, and back and forward restore dungeons', async () => {
  const { page } = await openLink('?seed=11&depth=2');
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
  assert.equal(new URL(page.url()).searchParams.get('depth'), '2');
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

const daily = new Date().toISOString().slice(0, 10);

test('?daily is the dungeon of the UTC date', async () => {
  const { page } = await openLink('?daily');
  const seed = await page.evaluate((date) => window.cellophane.engine.dailySeed(date), daily);
  assert.equal(seedOf(page), seed);
  assert.ok((await notices(page)).join().includes(daily));
});

/** Bad queries, each with patterns that its notices must match. */
const bad = {
  'seed=0': [/seed is “0”;/, /random/],
  'seed=-1': [/-1/, /random/],
  'seed=1.5': [/1\.5/, /random/],
  'seed=18446744073709551616': [/18446744073709551616/, /18446744073709551615/, /random/],
  'seed=': [/empty/, /random/],
  [`seed=${'x'.repeat(10_000)}`]: [/10000/, /random/],
  [`seed=${'9'.repeat(10_000)}`]: [/10000/, /random/],
  'seed=7&depth=0': [/“0”/, /1 to 40/, /Depth 1/],
  'seed=7&depth=41': [/“41”/, /1 to 40/],
  'seed=7&depth=x': [/“x”/, /1 to 40/],
  'seed=7&depth=': [/1 to 40/],
  'seed=7&style=nethack': [/nethack/, /brogue, classic, accretion, rogue/],
  'view=cinema': [/cinema/, /map, dig and embed/, /game is shown/],
  'seed=7&v=999': [/999/, /version/],
  'seed=7&depth=2&seed=8&depth=3': [/2 values for seed\. The first/, /2 values for depth/],
  'seed=5&daily': [/a seed and for the daily dungeon\. The seed counts/],
  'daily&seed=1': [/The seed counts/],
  'daily=2020-01-01': [/“2020-01-01” is left out/, new RegExp(`dungeon of ${daily}`)],
};

for (const [query, expected] of Object.entries(bad)) {
  test(`?${query.slice(0, 40)} gets its notice and a playable page`, async () => {
    const { page, complaints, context } = await openLink(`?${query}`);
    const told = (await notices(page)).join('\n');
    for (const pattern of expected) assert.match(told, pattern);
    assert.ok(told.length < 500, `a notice of ${told.length} characters`);
    assert.match(seedOf(page), /^[1-9]\d*$/);
    assert.ok(heroOn(await rowsOf(page)).x >= 0);
    await page.keyboard.press('z');
    await eventually(() => page.evaluate(() => window.cellophane.game.turns === 1), 'a turn had passed');
    await page.locator('#notices button').first().click();
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('nothing from the address becomes markup', async () => {
  const evil = '<img src=x onerror="window.caught=1"><script>window.caught=1</script>';
  for (const name of ['seed', 'depth', 'style', 'view', 'v']) {
    const { page, complaints, context } = await openLink(`?${name}=${encodeURIComponent(evil)}`);
    assert.ok((await notices(page)).join().includes('<img'), `no notice for ${name}`);
    assert.equal(await page.locator('#notices img, #notices script').count(), 0);
    assert.equal(await page.evaluate(() => window.caught), undefined);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('levels in the page have the golden hashes', async () => {
  // A ninth of the levels: all are compared where no page is needed.
  const rows = goldenLevels().filter((_, i) => i % 9 === 0);
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
