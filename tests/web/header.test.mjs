import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openBrowser, openGame, openPage, violations, whenDrawn } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const onItsSide = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const isShown = (page) => page.isVisible('header');
const heightOf = async (page, part) => (await page.locator(part).boundingBox()).height;
const fontOf = (page) => page.evaluate(() => window.cellophane.terminal.options.fontSize);

test('the header is hidden by its button, leaves the dungeon its room, and stays hidden', async () => {
  const { page, complaints } = await openGame(host, '?seed=5', { viewport: { width: 1280, height: 640 } });
  const [stage, font] = [await heightOf(page, '#stage'), await fontOf(page)];
  assert.equal(await page.isVisible('#show-header'), false);
  await page.getByRole('button', { name: 'Hide header' }).click();
  assert.equal(await isShown(page), false);
  assert.equal(await heightOf(page, '#stage'), 640);
  assert.ok(stage < 600 && (await fontOf(page)) > font, `${font}, ${await fontOf(page)}`);
  await page.reload();
  await whenDrawn(page);
  assert.equal(await isShown(page), false);
  assert.deepEqual(complaints, []);
});

test('a hidden header comes back over the game by the handle, the pointer at the top edge and Escape', async () => {
  const { page } = await openGame(host, '?seed=5');
  await page.getByRole('button', { name: 'Hide header' }).click();
  const font = await fontOf(page);
  const goesAgain = () => eventually(async () => !(await isShown(page)), 'the header was hidden again');
  const handle = page.getByRole('button', { name: 'Show header' });
  await handle.click();
  assert.equal(await isShown(page), true);
  assert.equal(await handle.isVisible(), false);
  // It lies over the dungeon, which keeps its size.
  assert.equal(await fontOf(page), font);
  assert.equal(await heightOf(page, '#stage'), 800);
  await page.mouse.click(640, 500);
  await goesAgain();
  await page.mouse.move(600, 1);
  await eventually(() => isShown(page), 'the pointer had shown it');
  await page.mouse.move(600, 300);
  await goesAgain();
  await page.focus('#stage');
  await page.keyboard.press('i');
  // This Escape closes the inventory.
  await page.keyboard.press('Escape');
  assert.equal(await isShown(page), false);
  await page.keyboard.press('Escape');
  assert.equal(await isShown(page), true);
  await page.keyboard.press('z');
  await goesAgain();
  // In the settings it is switched back.
  await handle.click();
  await page.click('#settings');
  await page.getByRole('checkbox', { name: 'Hide header' }).uncheck();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  assert.equal(await isShown(page), true);
  assert.equal(await page.isVisible('#show-header'), false);
  assert.ok((await heightOf(page, '#stage')) < 800);
});

test('a low window has the header on the title alone, and a handle', async () => {
  const { page } = await openPage(host, '', { viewport: onItsSide.viewport });
  await whenDrawn(page);
  assert.equal(await isShown(page), true);
  assert.equal(await page.isVisible('#show-header'), false);
  await page.goto(`${host.url}?seed=5`);
  await whenDrawn(page);
  assert.equal(await isShown(page), false);
  const box = await page.locator('#show-header').boundingBox();
  assert.ok(box.x + box.width <= 844, JSON.stringify(box));
  const isFree = await page.evaluate(({ x, y, width, height }) => {
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit.closest('#show-header') !== null;
  }, box);
  assert.ok(isFree);
  await page.click('#show-header');
  assert.equal(await isShown(page), true);
  assert.deepEqual(await violations(page, { include: ['header', '#show-header'] }), []);
  await page.setViewportSize({ width: 844, height: 700 });
  await eventually(async () => !(await page.isVisible('#show-header')), 'the handle was gone');
  assert.equal(await isShown(page), true);
});

test('where fingers play, the header is on the title and above the menu, however high the window', async () => {
  for (const viewport of [onItsSide.viewport, { width: 390, height: 844 }, { width: 820, height: 1180 }]) {
    const { page } = await openPage(host, '', { ...onItsSide, viewport });
    await whenDrawn(page);
    assert.equal(await isShown(page), true);
    await page.goto(`${host.url}?seed=5`);
    await whenDrawn(page);
    await page.locator('#hud-menu').waitFor();
    assert.equal(await isShown(page), false);
    assert.equal(await page.isVisible('#show-header'), false);
    await page.tap('#hud-menu');
    await eventually(() => isShown(page), 'the header was there');
    for (const name of ['New dungeon', 'Share', 'Games', 'Settings']) {
      const button = await page.locator('header').getByRole('button', { name }).boundingBox();
      assert.ok(button.height >= 44 && button.x + button.width <= viewport.width, name);
    }
    assert.deepEqual(await violations(page, { include: ['header', '#hud-state'] }), []);
    await page.locator('#reader').getByRole('button', { name: 'Back' }).tap();
    await eventually(async () => !(await isShown(page)), 'the header was gone');
  }
});

test('atlas and dig keep their header, however low the window', async () => {
  for (const query of ['?view=map&seed=5', '?view=dig&seed=5']) {
    const { page } = await openPage(host, query, onItsSide);
    await page.waitForSelector('#level-bar, #dig-bar');
    assert.equal(await isShown(page), true, query);
    assert.equal(await page.isVisible('#show-header'), false, query);
  }
});
