// Takes the pictures of README.md, docs/dig.md and docs/looks.md that are of one page, of the page in web/dist: `node scripts/pictures.mjs [NAME ...]`

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Milliseconds. */
const timeToSettle = 500;
const timeToBeDug = 20_000;

const whenDrawn = (page) =>
  page.waitForFunction(() =>
    ['first-dungeon', 'first-title'].some((mark) => performance.getEntriesByName(mark).length > 0),
  );

/** Plays until the hero is dead, and opens what can be shared then. */
async function shareTheEnd(page) {
  await whenDrawn(page);
  await page.evaluate(() => {
    const { game } = window.cellophane;
    const passesTime = (action) => {
      const { turns, question } = game.step(action);
      if (question) game.step({ type: 'answer', yes: true });
      return turns > 0;
    };
    while (!game.over) {
      if (passesTime({ type: 'continue' }) || passesTime({ type: 'explore' })) continue;
      if (!passesTime({ type: 'stairs', to: 'down' })) passesTime({ type: 'rest' });
    }
  });
  const isAtEnd = () => page.evaluate(() => window.cellophane.game.reading().title === 'Here you lie');
  while (!(await isAtEnd())) await page.keyboard.press('Space');
  await page.keyboard.press('s');
  await page.locator('#share-dialog').waitFor();
}

/** By name, within docs: the address, the size of the window in CSS pixels, and what is done before the picture is taken. `take`: what is
    taken instead of the window. */
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
  dig: {
    address: '?view=dig&seed=1729&depth=7',
    size: { width: 1200, height: 760 },
    moves: true,
    async prepare(page) {
      await page.waitForFunction(() => window.dig?.pit.level);
      await page.waitForFunction(() => window.dig.pit.player.step >= 26);
    },
  },
  'pictures/share': { address: '?seed=24', prepare: shareTheEnd },
  /** The result as players share it, with the address of a site. */
  'pictures/result': {
    address: '?seed=24',
    prepare: shareTheEnd,
    async take(page) {
      const recording = await page.evaluate(() => [...window.cellophane.game.replay()]);
      const { loadCellophane } = await import('../build/wasm/engine/cellophane.mjs');
      const engine = await loadCellophane();
      return engine.resultCard(Uint8Array.from(recording), { address: 'example.org/cellophane/?seed=24' }).picture;
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
  const { address, prepare, take, moves = false, size = { width: 1280, height: 800 } } = pictures[name];
  const context = await browser.newContext({
    viewport: size,
    colorScheme: 'dark',
    reducedMotion: moves ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  await page.goto(server.url + address);
  await prepare(page);
  await page.waitForTimeout(timeToSettle);
  await writeFile(here(`../docs/${name}.png`), await (take?.(page) ?? page.screenshot()));
  await context.close();
}
await browser.close();
server.close();
