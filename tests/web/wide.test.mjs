// Windows with more room than the screen of the game needs: from 21:9 on the log and the inventory stand beside the map, and
// on large screens the header is in the scale of the map.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openBrowser, openGame, screenOf } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const size = (width, height) => ({ viewport: { width, height } });
const isBeside = (page) => page.locator('#beside').isVisible();
const step = (page, count) =>
  page.evaluate((number) => {
    for (let i = 0; i < number; ++i) window.cellophane.game.step({ type: 'explore' });
  }, count);

test('from 21:9 on the log and the inventory stand beside the map, which is as large as without them', async () => {
  const { page, complaints } = await openGame(host, '?seed=34&start=6', size(2560, 1080));
  await page.locator('#beside-pack button').first().waitFor();
  const screen = () => page.evaluate(() => document.querySelector('.xterm-screen').getBoundingClientRect().height);
  const wide = await screen();
  await step(page, 40);
  await page.keyboard.press('Escape');
  await eventually(
    async () =>
      JSON.stringify(await page.locator('#beside-log li').allTextContents()) ===
      JSON.stringify(await page.evaluate(() => window.cellophane.game.log(80))),
    'the log was that of the game',
  );
  const { pack, carried } = await page.evaluate(() => ({
    pack: [...document.querySelectorAll('#beside-pack li')].map((item) => item.textContent),
    carried: window.cellophane.game.inventory().map(({ letter, sign, name }) => letter + sign.glyph + name),
  }));
  assert.deepEqual(pack, carried);
  assert.ok(pack.length > 3);
  // A click opens the item, and leaves the keys with the game.
  await page.locator('#beside-pack button').first().click();
  await eventually(async () => /Your inventory/.test((await screenOf(page)).join('\n')), 'the inventory was open');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'stage');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1728, height: 1080 });
  await eventually(async () => !(await isBeside(page)), 'a window of 16:10 has no room for it');
  await eventually(async () => Math.abs((await screen()) - wide) <= wide * 0.03, 'the map has the same height');
  assert.deepEqual(complaints, []);
});

test('the header grows with the map', async () => {
  const { page } = await openGame(host, '?seed=1729', size(1280, 800));
  const scale = () =>
    page.evaluate(() => {
      const header = parseFloat(getComputedStyle(document.querySelector('header')).fontSize);
      return header / window.cellophane.terminal.options.fontSize;
    });
  const usual = await scale();
  for (const [width, height] of [
    [1920, 1080],
    [3440, 1440],
    [3840, 2160],
  ]) {
    await page.setViewportSize({ width, height });
    await eventually(async () => Math.abs((await scale()) / usual - 1) < 0.15, `at ${width} by ${height}`);
    const isFitting = await page.evaluate(() => {
      const header = document.querySelector('header');
      return header.scrollWidth <= header.clientWidth && header.offsetHeight < innerHeight * 0.07;
    });
    assert.ok(isFitting, `the header fits at ${width} by ${height}`);
  }
});
