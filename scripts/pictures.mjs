// Takes the pictures of README.md, docs/dig.md, docs/records.md and docs/looks.md that are of one page, of the page in
// web/dist: `node scripts/pictures.mjs [NAME ...]`

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { contest } from '../tests/support/contest.mjs';
import { loadCellophane } from '../tests/wasm/support.mjs';
import { plugInPad } from '../tests/web/fake_pad.mjs';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Milliseconds. */
const timeToSettle = 500;
const timeToBeDug = 20_000;

const whenDrawn = (page) => page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);

/** Puts results of daily dungeons into the page's database: the scores of games that ended on these days of a month. */
async function rememberDays(page, engine, scores) {
  const lines = Object.entries(scores).map(([date, score]) => {
    const ended = Date.parse(`${date}T20:00:00Z`) / 1000;
    const figures = [score, score, 0, 2 + (score % 7), 900 + 2 * score];
    const told = `Killed by a goblin on depth ${2 + (score % 7)}.`;
    return ['run 1', ended, engine.dailySeed(date), 'brogue', 'normal', 'Died', 'goblin', ...figures, told].join('\t');
  });
  await page.evaluate(
    async (text) => {
      const opening = indexedDB.open('cellophane');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const deal = opening.result.transaction('runs', 'readwrite');
      deal.objectStore('runs').add(text);
      await new Promise((resolve) => {
        deal.oncomplete = resolve;
      });
      opening.result.close();
    },
    `${lines.join('\n')}\n`,
  );
  await page.reload();
}

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

/** Where a browser imitates the pixels of a phone, xterm.js is told their number wrongly and draws too large with WebGL. */
const withoutWebgl = (page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === 'webgl2' ? null : getContext.call(this, kind, ...rest);
    };
  });

const whenPictured = (page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Pictograms/.test(family) && status === 'loaded'),
  );

/** Explores as for the picture of the game, and draws it with pictures. */
async function playWithPictures(page) {
  await whenDrawn(page);
  await page.evaluate(() => {
    for (let i = 0; i < 75; ++i) window.cellophane.game.step({ type: 'explore' });
  });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+G');
  await whenPictured(page);
}

/** Connects a gamepad and presses its buttons, by their numbers in the standard mapping. */
async function pushOnPad(page, ...buttons) {
  await page.evaluate(() => window.fakePad.connect());
  await page.waitForFunction(() => document.querySelector('#notices p'));
  await page.waitForTimeout(timeToSettle);
  await page.evaluate(() => document.getElementById('notices').replaceChildren());
  for (const button of buttons) await page.evaluate((pressed) => window.fakePad.push(pressed), button);
}
const [padA, padY, padSelect, padDown] = [0, 3, 8, 13];

/** By name, within docs: the address, the size of the window in CSS pixels, what is done before the page opens (`plugIn`),
    and before the picture is taken. `take`: what is taken instead of the window. */
const pictures = {
  /** The hero has explored until he met a group of monsters. */
  game: {
    address: '?seed=34&start=6',
    async prepare(page) {
      await whenDrawn(page);
      await page.evaluate(() => {
        for (let i = 0; i < 75; ++i) window.cellophane.game.step({ type: 'explore' });
      });
      await page.keyboard.press('Escape');
    },
  },
  /** The same place with pictures in place of letters. */
  'pictures/pictograms': { address: '?seed=34&start=6', prepare: playWithPictures },
  'pictures/pictograms_phone': {
    address: '?seed=34&start=6',
    size: { width: 390, height: 844 },
    isPhone: true,
    plugIn: withoutWebgl,
    prepare: playWithPictures,
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
  /** Games of one day, with what has no place among them, and the calendar. */
  results: {
    address: 'results.html',
    size: { width: 1100, height: 1800 },
    now: '2026-11-27T12:00:00Z',
    async prepare(page) {
      const engine = await loadCellophane();
      await page.waitForFunction(() => document.querySelector('#streak').textContent !== '…');
      const days = [2, 3, 5, 6, 7, 8, 13, 14, 18, 19, 20, 21, 22, 24, 25, 26];
      const scores = days.map((day) => [`2026-11-${String(day).padStart(2, '0')}`, 90 * day + (day % 4) * 731]);
      await rememberDays(page, engine, Object.fromEntries(scores));
      const files = [...contest(engine, engine.dailySeed('2026-11-26'))];
      await page.setInputFiles(
        '#files',
        files.map(([name, bytes]) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })),
      );
      await page.waitForFunction(() => /ranked/.test(document.querySelector('#state').textContent));
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
  const {
    address,
    prepare,
    plugIn,
    take,
    now,
    isPhone = false,
    moves = false,
    size = { width: 1280, height: 800 },
  } = pictures[name];
  const context = await browser.newContext({
    viewport: size,
    colorScheme: 'dark',
    reducedMotion: moves ? 'no-preference' : 'reduce',
    ...(isPhone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  });
  const page = await context.newPage();
  if (now) await page.clock.setFixedTime(now);
  await plugIn?.(page);
  await page.goto(server.url + address);
  await prepare(page);
  await page.waitForTimeout(timeToSettle);
  await writeFile(here(`../docs/${name}.png`), await (take?.(page) ?? page.screenshot()));
  await context.close();
}
await browser.close();
server.close();
