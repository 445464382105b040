// Takes the pictures of the documents, of the page in web/dist: `node scripts/pictures.mjs [NAME ...]`. What was taken
// of which version is written to docs/pictures.json, and a test holds the pictures to that.
//
// `node scripts/pictures.mjs --before ADDRESS [NAME ...]` takes the scenes of 1.0.0, of its page served at the address.

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { contest } from '../tests/support/contest.mjs';
import { loadCellophane } from '../tests/wasm/support.mjs';
import { plugInPad } from '../tests/web/fake_pad.mjs';
import { choosing, playToTheEnd, pressing, scenes, then, whenDrawn, whenPictured, windows } from './scenes.mjs';
import { scenesBefore } from './scenes_before.mjs';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Milliseconds. */
const timeToSettle = 500;
const timeToBeDug = 20_000;
const patience = 180_000;

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
  await playToTheEnd(page);
  await page.keyboard.press('s');
  await page.locator('#share-dialog').waitFor();
}

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

/** Explores for so many steps, answering no questions. */
const exploring = (steps) => async (page) => {
  await whenDrawn(page);
  await page.evaluate((count) => {
    for (let i = 0; i < count; ++i) window.cellophane.game.step({ type: 'explore' });
  }, steps);
  await page.keyboard.press('Escape');
};

const [upright, sideways] = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
/** The page on a phone held so: title, first room, inventory, an item, menu, settings, a question, and the end. */
const onPhone = (size) => {
  const shot = (prepare, address = '?seed=1729') => ({ address, size, isPhone: true, prepare });
  return [
    { ...shot((page) => whenDrawn(page).then(() => page.waitForTimeout(timeToBeDug)), ''), moves: true },
    shot(whenDrawn),
    shot(choosing('i', 'Inventory')),
    shot(then(choosing('i', 'Inventory'), choosing('a', 'ration'))),
    shot(choosing('ContextMenu', 'Menu')),
    shot(choosing('Shift+O', 'Menu', 'Settings')),
    shot(choosing('Shift+Q', 'Menu', 'Give up')),
    shot(then(choosing('Shift+Q', 'Menu', 'Give up'), choosing('y', 'Yes'))),
  ];
};

/** Atlas, search, results and a document in one theme; the game is always dark. */
const inTheme = (colorScheme) => {
  const size = { width: 1280, height: 800 };
  const shot = (address, prepare) => ({ address, size, colorScheme, prepare });
  return [
    shot('?view=map&seed=5&depth=11', (page) => page.waitForFunction(() => window.atlas.levels.length === 26)),
    shot('search.html', (page) => page.locator('#presets button').first().waitFor()),
    shot('results.html', (page) => page.waitForFunction(() => document.querySelector('#streak').textContent !== '…')),
    shot('docs/', (page) => page.locator('h1').waitFor()),
  ];
};

/** Fills the form of the search, and waits for its end. */
async function searchAndRank(page) {
  await page.getByText('Your own search').click();
  await page.getByLabel('Query').fill('item("plate armor") <= 4 and ally("captive") <= 3');
  await page
    .getByLabel('Rank by')
    .fill('10 * count(item, "life", 1..5) + count(item, "enchanting", 1..5) - item("plate armor")');
  await page.getByLabel('Number of seeds').fill('1500');
  await page.getByLabel('Deepest level').fill('5');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText(/^Done: /).waitFor({ timeout: 300_000 });
}

/** By name, within docs: the address, the size of the window in CSS pixels, what is done before the page opens (`plugIn`),
    and before the picture is taken. `take`: what is taken instead of the window. Or `shots`, each such a window, put
    beside each other in `columns`, each `width` CSS pixels wide, in so many `levels` of each color, which takes less
    room than all. */
let pictures = {
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
  /** The same with the log and the inventory beside the map. */
  'pictures/ultrawide': {
    address: '?seed=34&start=6',
    size: { width: 2560, height: 1080 },
    prepare: (page) => exploring(75)(page),
  },
  /** The same place with pictures in place of letters. */
  'pictures/pictograms': { address: '?seed=34&start=6', prepare: playWithPictures },
  'pictures/pictograms_phone': {
    address: '?seed=34&start=6',
    size: { width: 390, height: 844 },
    isPhone: true,
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
      for (const layer of ['Places', 'Good magic', 'Bad magic']) await page.getByLabel(layer, { exact: true }).check();
      await page.getByText('staff of blinking').first().click();
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

/** Places whose light differs, of practice games. */
const places = [
  { address: '?seed=1729', steps: 12 },
  { address: '?seed=34&start=6', steps: 75 },
  { address: '?seed=2&start=8', steps: 40 },
  { address: '?seed=50&start=16', steps: 27 },
];
Object.assign(pictures, {
  'pictures/light': {
    shots: places.map(({ address, steps }) => ({ address, prepare: exploring(steps) })),
    columns: 2,
    width: 600,
  },
  'pictures/phone_upright': { shots: onPhone(upright), columns: 4, width: 250 },
  'pictures/phone_sideways': { shots: onPhone(sideways), columns: 2, width: 554 },
  'pictures/help_and_end': {
    shots: [
      { address: '?seed=42', prepare: pressing('?') },
      {
        address: '?seed=42',
        async prepare(page) {
          await exploring(140)(page);
          await pressing('Shift+Q', 'y')(page);
        },
      },
    ],
    columns: 1,
    width: 1000,
  },
  'pictures/themes': {
    shots: inTheme('dark').flatMap((shot, i) => [shot, inTheme('light')[i]]),
    columns: 2,
    width: 517,
  },
  'pictures/search': {
    address: 'search.html',
    size: { width: 1100, height: 900 },
    colorScheme: 'light',
    prepare: searchAndRank,
  },
});

for (const { size, isPhone, columns, width } of windows)
  pictures[`pictures/scenes_${size.width}x${size.height}`] = {
    shots: scenes.map((scene) => ({ ...scene, size, isPhone })),
    columns,
    width,
  };

/** The same scenes of 1.0.0. */
const picturesBefore = Object.fromEntries(
  windows.map(({ size, isPhone, columns, widthBefore: width }) => [
    `pictures/scenes_${size.width}x${size.height}_before`,
    { shots: scenesBefore.map((scene) => ({ ...scene, size, isPhone })), columns, width, levels: 32 },
  ]),
);

const {
  values: { before },
  positionals,
} = parseArgs({ options: { before: { type: 'string' } }, allowPositionals: true });
if (before !== undefined) pictures = picturesBefore;
const wanted = positionals.length > 0 ? positionals : Object.keys(pictures);
const strange = wanted.find((name) => !Object.hasOwn(pictures, name));
if (strange !== undefined)
  throw new Error(`There is no picture "${strange}"; there are: ${Object.keys(pictures).join(', ')}.`);
const records = here('../docs/pictures.json');
const { version } =
  before === undefined ? JSON.parse(await readFile(here('../package.json'), 'utf8')) : { version: '1.0.0' };
const server = before === undefined ? await serve(here('../web/dist')) : { url: before, close() {} };
const launch = (...args) =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', ...args] });
const browser = await launch();
/** Where a browser only imitates the pixels of a phone, xterm.js is told their number wrongly and draws too large with
    WebGL, which square cells need. */
const phone = await launch(
  '--force-device-scale-factor=2',
  ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
);

/** The window of a page, as bytes of a PNG. */
async function taken({ address, prepare, plugIn, take, now, ...looks }) {
  const { isPhone = false, moves = false, colorScheme = 'dark', size = { width: 1280, height: 800 } } = looks;
  const context = await (isPhone ? phone : browser).newContext({
    viewport: size,
    colorScheme,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    ...(isPhone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  if (now) await page.clock.setFixedTime(now);
  await plugIn?.(page);
  await page.goto(server.url + address);
  await prepare(page);
  await page.waitForTimeout(timeToSettle);
  const bytes = await (take?.(page) ?? page.screenshot());
  await context.close();
  return bytes;
}

/** An SVG filter that leaves so many levels of each color. */
function filterTo(levels) {
  const table = Array.from({ length: levels }, (_, level) => level / (levels - 1)).join(' ');
  const channels = ['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="discrete" tableValues="${table}"/>`);
  return `<svg width="0" height="0" style="position: absolute"><filter id="levels" color-interpolation-filters="sRGB">
    <feComponentTransfer>${channels.join('')}</feComponentTransfer></filter></svg>`;
}

/** Pictures beside each other, each below what it shows, if that is said. */
async function composed({ shots, columns, width, levels }) {
  const figures = [];
  for (const shot of shots) {
    const image = shot.prepare
      ? `<img src="data:image/png;base64,${(await taken(shot)).toString('base64')}">`
      : `<p style="margin: 0; background: #333; aspect-ratio: ${shot.size.width} / ${shot.size.height}">`;
    figures.push(`<figure>${shot.shows ? `<figcaption>${shot.shows}</figcaption>` : ''}${image}</figure>`);
  }
  const gap = 6;
  const page = await browser.newPage({ viewport: { width: columns * (width + gap) - gap, height: 600 } });
  await page.setContent(
    `<style>body { margin: 0; background: #444; display: grid; gap: ${gap}px; grid-template-columns: repeat(${columns}, 1fr) }
    figure { margin: 0 } img { width: 100%; display: block }
    figcaption { padding: 4px; color: #fff; font: 13px system-ui, sans-serif }
    ${levels ? 'img { filter: url(#levels) }' : ''}</style>
    ${levels ? filterTo(levels) : ''}${figures.join('')}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const bytes = await page.screenshot({ fullPage: true });
  await page.close();
  return bytes;
}

/** Throws unless the page is of the version that package.json names. */
async function checkVersion() {
  const page = await browser.newPage();
  await page.goto(`${server.url}?seed=1729`);
  await whenDrawn(page);
  const shown = await page.evaluate(() => window.cellophane.engine.version);
  await page.close();
  if (shown !== version)
    throw new Error(`The page at ${server.url} is version ${shown}, not ${version}: build web/dist anew.`);
}

try {
  await checkVersion();
  for (const name of wanted) {
    const picture = pictures[name];
    const bytes = await (picture.shots ? composed(picture) : taken(picture));
    await writeFile(here(`../docs/${name}.png`), bytes);
    const known = JSON.parse(await readFile(records, 'utf8').catch(() => '{}'));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    known[name] = { version, ...(before !== undefined && { isBefore: true }), sha256 };
    const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)));
    await writeFile(records, `${JSON.stringify(sorted, null, 2)}\n`);
    process.stdout.write(`docs/${name}.png: ${bytes.length} bytes\n`);
  }
} finally {
  await browser.close();
  await phone.close();
  server.close();
}
