// Dungeons of a row of one's own (docs/variants.md), opened by links.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, notices, openBrowser, openPage, screenOf, whenDrawn } from './support.mjs';

/** A fair row: three levels down to the Amulet, five in all. */
const fair =
  'custom.AwUIBQEBAQUAAAAAAKwCAAAAAAAAAAACGgAAAAAAAAAAAAAAAAAAAAABGgAAAAAAAAAAAAAAAAAAAAABGgcAAAAAAAAAAAAAAAAAAAABGgAM' +
  'AAAAAOgHAAAAAAAAAAAAARoAAA';
/** One that asks for more on each level than there is room for. */
let crowded;

let host;
before(async () => {
  host = await openBrowser();
  const { loadCellophane } = await import('../wasm/support.mjs');
  const most = Object.fromEntries(
    ['potions', 'scrolls', 'weapons', 'armor', 'wands', 'staffs', 'rings', 'charms'].map((name) => [name, 2000]),
  );
  const depth = { ...most, enchanting: 1000, strength: 1000, life: 1000, food: 1000, rewardRooms: 1000 };
  const row = { amuletDepth: 3, deepestDepth: 5, pace: 8, supplies: [depth, depth, depth, {}, {}] };
  crowded = (await loadCellophane()).variantFromJson(JSON.stringify(row));
});
after(() => host.close());

/** Keeps all that the page says while it is waited for. */
const listen = (page) =>
  page.addInitScript(() => {
    window.waited = [];
    const note = () => window.waited.push(document.getElementById('waiting-words')?.textContent ?? '');
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
  });

test('a link with a fair row is looked at once, in sight, and played', async () => {
  const { page } = await openPage(host, `?seed=5&variant=${fair}`, { prepare: listen, isNew: true });
  await page.waitForFunction(() => window.cellophane.game);
  await whenDrawn(page);
  const waited = await page.evaluate(() => window.waited);
  assert.ok(
    waited.some((text) => /^Checking 1,000 levels of the variant in this link: \d+ of 1002\./.test(text)),
    waited[0],
  );
  assert.match(
    (await screenOf(page)).join('\n'),
    /Dungeon of the variant custom-7e263087: this game does not count in the high/,
  );
  assert.equal(await page.textContent('#whereabouts'), 'Depth 1 · brogue, own variant');
  assert.equal(await page.evaluate(() => window.cellophane.game.variant), fair);
  assert.equal(new URL(page.url()).searchParams.get('variant'), fair);
  // Another dungeon of the same row begins at once.
  await page.goto(`${host.url}?seed=6&variant=${fair}`);
  await page.waitForFunction(() => window.cellophane.game?.seed === '6');
  await whenDrawn(page);
  const again = await page.evaluate(() => window.waited);
  assert.ok(!again.some((text) => text.startsWith('Checking')), again.join());
});

test('a row with unfair levels is not played, and the first of them is named', async () => {
  const { page } = await openPage(host, `?seed=5&variant=${crowded}`, { isNew: true });
  await eventually(async () => (await notices(page)).length > 0, 'it is said why not');
  assert.match(
    (await notices(page))[0],
    /^The variant in this link is not fair and cannot be played \(depth [123] of seed \d+: [a-z-]+ at \d+,\d+.*\)\.$/,
  );
  await page.waitForFunction(() => window.cellophane.title);
  assert.equal(await page.evaluate(() => window.cellophane.game), undefined);
});

test('a row that is cut off is named, and the long dungeon shown', async () => {
  const { page } = await openPage(host, `?seed=5&variant=${fair.slice(0, -9)}`);
  await page.waitForFunction(() => window.cellophane.game);
  const [said] = await notices(page);
  assert.match(
    said,
    /cannot be read: part of it is missing or was changed\. Copy it whole\. Brogue is shown instead\.$/,
  );
  assert.equal(await page.evaluate(() => window.cellophane.game.variant), 'brogue');
});

test('where its levels cannot be looked at, it can be tried again', async () => {
  const prepare = (page) => page.route('**/trial_worker*', (route) => route.abort());
  const { page } = await openPage(host, `?seed=5&variant=${fair}`, { prepare, isNew: true });
  const tryAgain = page.locator('#notices button', { hasText: 'Try again' });
  await tryAgain.waitFor();
  assert.match((await notices(page)).join(), /The variant in this link could not be looked at/);
  await page.unroute('**/trial_worker*');
  await tryAgain.click();
  await page.waitForFunction(() => window.cellophane.game?.seed === '5');
});

test('the atlas shows all levels of a row, and goes on with it', async () => {
  const { page } = await openPage(host, `?seed=5&variant=${fair}&view=map&depth=5`);
  await page.waitForFunction(() => document.querySelector('#depth')?.value === '5');
  assert.equal(await page.locator('#variant option:checked').textContent(), 'own variant');
  assert.deepEqual(await notices(page), []);
  await page.fill('#seed', '6');
  await page.press('#seed', 'Enter');
  await eventually(() => new URL(page.url()).searchParams.get('seed') === '6', 'the other dungeon is shown');
  assert.equal(new URL(page.url()).searchParams.get('variant'), fair);
});
