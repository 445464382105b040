// Takes the pictures of README.md, docs/dig.md and (of gamepads) docs/looks.md, of the page in web/dist:
// `node scripts/pictures.mjs [NAME ...]`

import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { plugInPad } from '../tests/web/fake_pad.mjs';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Milliseconds. */
const timeToSettle = 500;
const timeToBeDug = 20_000;

const whenDrawn = (page) =>
  page.waitForFunction(() =>
    ['first-dungeon', 'first-title'].some((mark) => performance.getEntriesByName(mark).length > 0),
  );

/** Connects a gamepad and presses its buttons, by their numbers in the standard mapping. */
async function pushOnPad(page, ...buttons) {
  await page.evaluate(() => window.fakePad.connect());
  await page.waitForFunction(() => document.querySelector('#notices p'));
  await page.waitForTimeout(timeToSettle);
  await page.evaluate(() => document.getElementById('notices').replaceChildren());
  for (const button of buttons) await page.evaluate((pressed) => window.fakePad.push(pressed), button);
}
const [padA, padY, padSelect, padDown] = [0, 3, 8, 13];

/** By name: the address, the size of the window in CSS pixels, what is done before the page opens (`plugIn`), and before
    the picture is taken. */
const pictures = {
  /** The hero has explored until he met a group of monsters. */
  game: {
    address: '?seed=34&depth=6',
    async prepare(page) {
      await whenDrawn(page);
      await page.evaluate(() => {
        for (let i = 0; i < 75; ++i) window.cellophane.game.step({ type: 'explore' });
      });
      await page.keyboard.press('Escape');
    },
  },
  title: {
    address: '',
    size: { width: 1280, height: 760 },
    moves: true,
    async prepare(page) {
      await whenDrawn(page);
      await page.waitForTimeout(timeToBeDug);
    },
  },
  atlas: {
    address: '?view=map&seed=5&depth=11',
    async prepare(page) {
      await page.waitForFunction(() => window.atlas.levels.length === 26);
      await page.getByLabel(/^Vaults/).check({ force: true });
      for (const layer of ['Machines', 'Good magic', 'Bad magic'])
        await page.getByLabel(layer, { exact: true }).check();
      await page.getByText('teleportation charm').first().click();
    },
  },
  gamepad_help: {
    address: '?seed=1729',
    plugIn: plugInPad,
    async prepare(page) {
      await whenDrawn(page);
      await pushOnPad(page, padSelect, padA);
    },
  },
  gamepad_inventory: {
    address: '?seed=1729',
    plugIn: plugInPad,
    async prepare(page) {
      await whenDrawn(page);
      await pushOnPad(page, padY, padDown, padA);
    },
  },
  dig: {
    address: '?view=dig&seed=1729&depth=7',
    size: { width: 1200, height: 760 },
    moves: true,
    async prepare(page) {
      await page.waitForFunction(() => window.dig?.pit.level);
      await page.waitForFunction(() => window.dig.pit.player.step >= 26);
    },
  },
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(pictures);
const strange = wanted.find((name) => !Object.hasOwn(pictures, name));
if (strange !== undefined)
  throw new Error(`There is no picture "${strange}"; there are: ${Object.keys(pictures).join(', ')}.`);
const server = await serve(here('../web/dist'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const name of wanted) {
  const { address, prepare, plugIn, moves = false, size = { width: 1280, height: 800 } } = pictures[name];
  const context = await browser.newContext({
    viewport: size,
    colorScheme: 'dark',
    reducedMotion: moves ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  await plugIn?.(page);
  await page.goto(server.url + address);
  await prepare(page);
  await page.waitForTimeout(timeToSettle);
  await page.screenshot({ path: here(`../docs/${name}.png`) });
  await context.close();
}
await browser.close();
server.close();
