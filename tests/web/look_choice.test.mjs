// The question how the map is to look, on the first title that a browser shows.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, notices, openBrowser, openGame, openPage, screenOf, violations } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const question = 'How should the map look? You can change this in Settings.';
const isAsked = async (page) => (await notices(page)).some((text) => text.startsWith(question));
const whenAsked = (page) => eventually(() => isAsked(page), 'the look is asked for');
const whenThere = (page, what) =>
  eventually(() => page.evaluate((name) => window.cellophane?.[name] !== undefined, what), `a ${what} is there`);
const labels = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#notices button')]
      .filter((each) => each.querySelector('canvas'))
      .map((each) => each.textContent),
  );
const touch = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });

/** What is drawn in each of the two thumbnails. */
const drawings = (page) =>
  page.evaluate(() => [...document.querySelectorAll('#notices canvas')].map((canvas) => canvas.toDataURL()));

test('a first title asks once, with both looks drawn, and the answer is kept', async () => {
  const { page, complaints } = await openPage(host);
  await whenAsked(page);
  assert.deepEqual(await labels(page), ['Letters', 'Pictures']);
  const [letters, pictures] = await drawings(page);
  assert.notEqual(letters, pictures);
  assert.deepEqual(await violations(page), []);
  await page.getByRole('button', { name: 'Pictures' }).click();
  assert.equal(await isAsked(page), false);
  await page.locator('#stage').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('f');
  await whenThere(page, 'game');
  await eventually(async () => /[\uE801-\uE8FF]/.test((await screenOf(page)).join('')), 'the map has pictures');
  assert.match(await page.evaluate(() => window.cellophane.game.settings), /^signs pictures$/m);
  await page.goto(host.url);
  await whenThere(page, 'title');
  // What would ask has been fetched by the time that another part, wanted later, is there.
  await page.click('#settings');
  await page.getByRole('combobox', { name: 'Signs', exact: true }).waitFor();
  assert.equal(await isAsked(page), false);
  assert.deepEqual(complaints, []);
});

test('closed without an answer it leaves everything as it was, and does not come again', async () => {
  const { page } = await openPage(host);
  await whenAsked(page);
  await page.getByRole('button', { name: 'Close notice' }).click();
  await page.goto(host.url);
  await whenThere(page, 'title');
  await page.click('#settings');
  const signs = page.getByRole('combobox', { name: 'Signs', exact: true });
  assert.equal(await signs.evaluate((select) => select.selectedOptions[0].textContent), 'Letters');
  assert.equal(await isAsked(page), false);
});

test('whoever begins a game without an answer is not followed by the question', async () => {
  const { page } = await openPage(host);
  await whenAsked(page);
  await page.locator('#stage').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('f');
  await whenThere(page, 'game');
  await eventually(async () => !(await isAsked(page)), 'the question is gone');
});

test('a link to a dungeon asks nothing', async () => {
  const { page } = await openGame(host, '?seed=1729');
  assert.equal(await isAsked(page), false);
  assert.equal(
    await page.evaluate(() => JSON.parse(localStorage.getItem('cellophane-view') ?? '{}').wasAskedForLook),
    undefined,
  );
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
]) {
  test(`at ${width} x ${height} pictures come first, whole, and cover no button of the title`, async () => {
    const { page } = await openPage(host, '', touch(width, height));
    await whenAsked(page);
    assert.deepEqual(await labels(page), ['Pictures', 'Letters']);
    const boxOf = (locator) => locator.evaluate((each) => each.getBoundingClientRect().toJSON());
    const bar = await boxOf(page.locator('#notices'));
    for (const name of ['Pictures', 'Letters']) {
      const choice = await boxOf(page.getByRole('button', { name, exact: true }));
      assert.ok(
        choice.left >= 0 && choice.right <= width && choice.bottom <= bar.bottom + 1,
        `${name}: ${JSON.stringify(choice)}`,
      );
      assert.ok(choice.height >= 44, `${name} is ${choice.height} px high`);
    }
    const start = await boxOf(page.getByRole('button', { name: 'New Game' }));
    assert.ok(start.top >= bar.bottom || start.left >= bar.right, JSON.stringify({ start, bar }));
    // Other pages of the title it leaves alone, and it is there again behind them.
    const isInSight = () => page.getByRole('button', { name: 'Letters', exact: true }).isVisible();
    await page.locator('#reader').getByRole('button', { name: 'Help', exact: true }).tap();
    await eventually(() => page.evaluate(() => document.body.dataset.sheet === 'page'), 'the page is open');
    assert.equal(await isInSight(), false);
    await page.locator('#reader').getByRole('button', { name: 'Back', exact: true }).tap();
    await eventually(isInSight, 'it is asked again');
  });
}

test('where the font of pictures cannot be fetched there is nothing to ask', async () => {
  const { page, complaints } = await openPage(host, '', {
    isNew: true,
    prepare: (page) => page.route(/pictograms.*woff2/, (route) => route.abort()),
  });
  await whenThere(page, 'title');
  await eventually(
    () => complaints.some((text) => /pictograms|ERR_FAILED/.test(text)),
    'the font was asked for in vain',
  );
  await page.click('#settings');
  await page.getByRole('combobox', { name: 'Signs', exact: true }).waitFor();
  assert.equal(await isAsked(page), false);
});
