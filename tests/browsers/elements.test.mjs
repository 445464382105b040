// The elements of the package in pages of others, in every browser: rendered by a server, without a script, distorted, moved
// and in two tabs.

import assert from 'node:assert/strict';
import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import { serve } from '../../scripts/serve.mjs';
import { packageFolder } from '../package/support.mjs';
import { contentSecurityPolicy } from '../../web/csp.mjs';
import { browsers, skipped } from './browsers.mjs';
import { until, waitUntil } from './hands.mjs';

/** The files that the elements need, where the package has them: of a map its folder. */
const files = [
  'map',
  'game/cellophane-game.js',
  'cellophane.mjs',
  'cellophane.wasm',
  'levels/cellophane.mjs',
  'levels/cellophane.wasm',
];
/** A strict policy that lets style sheets with this nonce through. */
const nonce = 'b2f7';
const policy = () => contentSecurityPolicy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);

const pageOf = (body, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Theirs</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

let server;
let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cellophane-elements-'));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(packageFolder, file), join(folder, file), { recursive: true });
  }
  const { renderElement } = await import(pathToFileURL(join(packageFolder, 'server/cellophane-server.mjs')).href);
  const map = await renderElement('cellophane-map', { id: 'map', seed: 1729, depth: 7, theme: 'light' }, { nonce });
  const text = { id: 'text', seed: 1729, depth: 3, cols: 60, rows: 40, 'dungeon-style': 'classic' };
  const spelled = await renderElement('cellophane-map', text, { nonce, picture: 'text' });
  const game = await renderElement('cellophane-game', { id: 'game', seed: 5, size: 9 }, { nonce });
  await writeFile(
    join(folder, 'rendered.html'),
    pageOf(
      `<p class="mark">Above</p>${map}<p class="mark">Between</p><div class="row"><p class="mark">Beside</p>${spelled}</div>${game}<p class="mark">Below</p>`,
      `<style nonce="${nonce}">.row { display: grid; grid-template-columns: 1fr 2fr; } body { width: 700px; }</style>`,
    ),
  );
  await writeFile(
    join(folder, 'reserved.html'),
    pageOf(
      '<p class="mark">Above</p><cellophane-map id="map" seed="1"></cellophane-map><cellophane-game id="game" seed="5"></cellophane-game><p class="mark">Below</p>',
      `<style nonce="${nonce}">cellophane-map, cellophane-game { display: block; }
        cellophane-map:not(:defined) { aspect-ratio: 47.4 / 29; } cellophane-game:not(:defined) { aspect-ratio: 60 / 34; }</style>`,
    ),
  );
  await writeFile(
    join(folder, 'clicked.html'),
    pageOf(
      '<div id="one"><cellophane-map seed="1729" depth="7"></cellophane-map></div><div id="other"></div>',
      `<style nonce="${nonce}">body { margin: 0; } div { position: absolute; left: 0; top: 0; width: 632px; transform-origin: 0 0; pointer-events: none; }
        cellophane-map { width: 632px; height: 387px; pointer-events: auto; }</style>
       <script type="module" src="map/cellophane-map.js"></script>`,
    ),
  );
  await writeFile(
    join(folder, 'both.html'),
    pageOf(
      '<cellophane-map seed="1729" depth="7"></cellophane-map><cellophane-map seed="2"></cellophane-map><cellophane-game seed="5"></cellophane-game>',
      `<script type="module" src="map/cellophane-map.js"></script><script type="module" src="game/cellophane-game.js"></script>`,
    ),
  );
  await writeFile(
    join(folder, 'large.html'),
    pageOf(
      '<cellophane-map seed="1729" depth="20" cols="160" rows="80"></cellophane-map>',
      '<script type="module" src="map/cellophane-map.js"></script>',
    ),
  );
  await writeFile(
    join(folder, 'scriptless.html'),
    pageOf(
      '<cellophane-map seed="1729" depth="7"></cellophane-map><cellophane-game seed="5"></cellophane-game>',
      '<script type="module" src="map/cellophane-map.js"></script>',
    ),
  );
  server = await serve(folder, 0, { policy });
});
after(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Where the words of a page and its elements are, in CSS pixels. */
const places = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.mark, cellophane-map, cellophane-game')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // On the page: a look at an element that is still due scrolls it.
      const name = element.id || element.textContent.slice(0, 8);
      // A scrolled place may differ by less than a thousandth of a pixel.
      const numbers = [x + scrollX, y + scrollY, width, height].map((number) => Math.round(number * 100) / 100);
      return [name, ...numbers].join(' ');
    }),
  );

/** Fetches the scripts of the elements, and waits until there are maps and games. */
async function bringScripts(page, ids) {
  await page.evaluate(async () => {
    window.shifts = [];
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    for (const name of ['map', 'game']) await import(new URL(`${name}/cellophane-${name}.js`, location.href).href);
  });
  for (const id of ids)
    await until(
      page,
      `${id} was there`,
      (it) => {
        const element = document.getElementById(it);
        element.scrollIntoView();
        return element.level || element.game;
      },
      id,
    );
  await page.evaluate(async () => {
    scrollTo(0, 0);
    for (let i = 0; i < 3; ++i) await new Promise((resolve) => void requestAnimationFrame(resolve));
  });
}

/** What the shadow roots of the elements show. */
const shown = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('cellophane-map')].map(({ shadowRoot }) => ({
      early: shadowRoot?.querySelectorAll('.early').length ?? null,
      label: shadowRoot?.querySelector('.early, canvas')?.getAttribute('aria-label'),
      things: shadowRoot?.querySelectorAll('li').length,
      canvases: shadowRoot?.querySelectorAll('canvas').length,
    })),
  );

async function isRendered(page) {
  await page.open(`${server.url}rendered.html`);
  const [map, text] = await shown(page);
  assert.equal(map.label, 'Map of depth 7 of dungeon 1729, style brogue');
  assert.deepEqual([map.early, map.canvases, text.early], [1, 0, 1]);
  assert.ok(map.things > 5);
  const before = await places(page);
  const [, , , width, height] = before[1].split(' ').map(Number);
  assert.equal(width, 700);
  assert.ok(Math.abs(height - (700 * 29) / 47.4) < 1, `${height}`);
  await bringScripts(page, ['map', 'text', 'game']);
  assert.deepEqual(await places(page), before, 'nothing has moved');
  const taken = await shown(page);
  assert.deepEqual(
    taken.map(({ early, canvases, label }) => [early, canvases, label]),
    [
      [0, 1, map.label],
      [0, 1, text.label],
    ],
  );
  return page.evaluate(() => window.shifts.reduce((sum, each) => sum + each, 0));
}

async function isReserved(page) {
  await page.open(`${server.url}reserved.html`);
  const before = await places(page);
  await bringScripts(page, ['map', 'game']);
  assert.deepEqual(await places(page), before, 'nothing has moved');
  return page.evaluate(() => window.shifts.reduce((sum, each) => sum + each, 0));
}

/** A large and deep map, dug by a worker: facts of its level, and how often the page's own engine has dug. */
async function digsFar(page) {
  await page.open(`${server.url}large.html`);
  await until(page, 'the element was defined', () => customElements.get('cellophane-map') !== undefined);
  await page.evaluate(async () => {
    const { sharedEngine } = await import(new URL('map/cellophane-map.js', location.href).href);
    let kind = await sharedEngine();
    while (!Object.hasOwn(kind, 'generate')) kind = Object.getPrototypeOf(kind);
    const { generate } = kind;
    window.dug = 0;
    kind.generate = function (given) {
      ++window.dug;
      return generate.call(this, given);
    };
    const map = document.querySelector('cellophane-map');
    // Anew, for it may have begun before it was counted.
    map.setAttribute('seed', '5');
  });
  const { hash, items } = await page.evaluate(() => document.querySelector('cellophane-map').whenDug());
  return { hash, items: items.length, dug: await page.evaluate(() => window.dug) };
}

/** The engines that a page has fetched, and the hash of its first map. */
const engines = (page) =>
  page.evaluate(() => ({
    fetched: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.wasm')),
    hash: document.querySelector('cellophane-map').level.hash,
  }));

async function sharesEngine(page) {
  const isDrawn = () => [...document.querySelectorAll('cellophane-map')].every(({ level }) => level);
  await page.open(`${server.url}both.html`);
  await until(page, 'there were a game and its maps', () => document.querySelector('cellophane-game')?.game);
  await until(page, 'the maps were drawn', isDrawn);
  const both = await engines(page);
  assert.deepEqual(both.fetched, ['/cellophane.wasm']);
  await page.open(`${server.url}scriptless.html`);
  await until(page, 'the map was drawn', isDrawn);
  assert.deepEqual(await engines(page), { fetched: ['/levels/cellophane.wasm'], hash: both.hash });
}

const distortions = [
  'scale(1)',
  'translate(100px, 50px) scale(0.5)',
  'translate(40px, 30px) scale(1.1, 0.7)',
  'translate(300px, 20px) rotate(30deg) scale(0.7)',
  'translate(660px, 480px) rotate(180deg)',
  'translate(640px, 20px) scale(-1, 1)',
  'translate(20px, 20px) skew(15deg)',
  'translate(420px, 10px) rotate(90deg) scale(0.9)',
  'zoom 0.5',
  'zoom 1.2',
];
const clicks = 50;

/** Numbers from 0 to 1 that are the same in every run. */
function* chance(seed) {
  for (let state = seed; ; yield state / 2 ** 32) state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
}

/** Distorts the box of the map by one rule, and waits until the map is drawn so. Gives the numbers of the matrix from the box to the window, and the size of what
    can be clicked. */
const distort = (page, rule) =>
  page.evaluate(async (text) => {
    const box = document.querySelector('cellophane-map').parentElement;
    const zoom = text.startsWith('zoom ') ? text.slice(5) : '1';
    const transform = text.startsWith('zoom ') ? 'none' : text;
    box.style.setProperty('zoom', zoom);
    box.style.setProperty('transform', transform);
    for (let i = 0; i < 3; ++i) await new Promise((resolve) => void requestAnimationFrame(resolve));
    const { a, b, c, d, e, f } = new DOMMatrix(zoom === '1' ? getComputedStyle(box).transform : `scale(${zoom})`);
    return { matrix: [a, b, c, d, e, f], width: innerWidth, height: innerHeight };
  }, rule);

/** Points of the window with the cells that lie there by the rule alone: whole pixels, well within their cells. Two in a row
    are far from each other, or they would be a double click. */
function spotsOf({ matrix: [a, b, c, d, e, f], width, height }, random) {
  const spots = [];
  const area = a * d - b * c;
  while (spots.length < clicks) {
    const x = Math.floor(random.next().value * Math.min(width, 1000));
    const y = Math.floor(random.next().value * Math.min(height, 700));
    const across = (d * (x - e) - c * (y - f)) / area / 8;
    const down = ((a * (y - f) - b * (x - e)) / area - 387 / 2) / (8 / 0.6) + 29 / 2;
    const isWithin = (place, cells) => place > 0 && place < cells && Math.abs((place % 1) - 0.5) < 0.35;
    const last = spots.at(-1);
    if (last && Math.hypot(last.x - x, last.y - y) < 60) continue;
    if (isWithin(across, 79) && isWithin(down, 29)) spots.push({ x, y, cell: [Math.floor(across), Math.floor(down)] });
  }
  return spots;
}

/** Another tab, or in WebKit, whose driver draws no tab but the first, another window. All that follows is done there. */
async function openTab(page) {
  if (page.context) page.page = await page.context.newPage();
  else {
    const { handle } = await page.ask('POST', '/window/new', { type: 'window' });
    await page.ask('POST', '/window', { handle });
  }
}

async function openClicked(page) {
  await page.open(`${server.url}clicked.html`);
  await until(page, 'the map was drawn', () => document.querySelector('cellophane-map')?.level);
  await page.evaluate(() => {
    window.cells = [];
    addEventListener('cellophane-cell', ({ detail: { x, y } }) => window.cells.push([x, y]));
  });
}

async function clickAll(page) {
  const random = chance(1729);
  const wrong = [];
  let count = 0;
  await openClicked(page);
  for (const [i, rule] of distortions.entries()) {
    if (i === 5) {
      await openTab(page);
      await openClicked(page);
    }
    if (i % 2 === 1)
      await page.evaluate(() => {
        const map = document.querySelector('cellophane-map');
        const other = [...document.querySelectorAll('div')].find((box) => box !== map.parentElement);
        other.append(map);
      });
    const spots = spotsOf(await distort(page, rule), random);
    const before = count;
    for (const spot of spots) await page.click(spot);
    count += spots.length;
    const start = i < 5 ? before : before - 5 * clicks;
    await waitUntil(
      () => page.evaluate((from, many) => window.cells.length >= from + many, start, clicks),
      `${rule}: all clicks were told`,
    );
    const told = await page.evaluate((from) => window.cells.slice(from), start);
    const points = spots.map(({ x, y }) => [x, y]);
    const at = await page.evaluate(
      (all) => all.map(([x, y]) => Object.values(document.querySelector('cellophane-map').cellAt(x, y) ?? {})),
      points,
    );
    for (const [k, { cell }] of spots.entries()) {
      if (String(told[k]) !== String(cell)) wrong.push([rule, 'click', points[k], cell, told[k]]);
      if (String(at[k]) !== String(cell)) wrong.push([rule, 'cellAt', cell, at[k]]);
    }
  }
  return { count, wrong };
}

describe('the elements in pages of others', () => {
  for (const browser of browsers) {
    const { name } = browser;
    test(name, skipped(browser), async (t) => {
      const page = await browser.open();
      try {
        await t.test(`${name}: what a server rendered is taken over where it stands`, async () => {
          assert.equal(await isRendered(page), 0);
        });
        await t.test(`${name}: maps beside a game take its engine, and their own where there is none`, () =>
          sharesEngine(page),
        );
        await t.test(`${name}: a large and deep map is dug in a worker`, async () => {
          const { loadCellophane } = await import(pathToFileURL(join(packageFolder, 'levels/cellophane.mjs')).href);
          const level = (await loadCellophane()).generate({ seed: 5, depth: 20, width: 160, height: 80 });
          assert.deepEqual(await digsFar(page), { hash: level.hash, items: level.items.length, dug: 0 });
        });
        await t.test(`${name}: room that a style sheet reserves is the room that is taken`, async () => {
          assert.equal(await isReserved(page), 0);
        });
        await t.test(
          `${name}: 500 clicks on a map that is scaled, zoomed, turned and moved, in two tabs`,
          async (c) => {
            const { count, wrong } = await clickAll(page);
            c.diagnostic(`${wrong.length} wrong of ${count}`);
            assert.equal(count, 500);
            assert.deepEqual(wrong, []);
          },
        );
      } finally {
        await page.close();
      }
    });
  }

  const [chromium] = browsers.filter(({ name }) => name === 'Chromium');
  test('a page without JavaScript shows the picture', { skip: !chromium }, async () => {
    const page = await chromium.open();
    try {
      const context = await page.browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 720, height: 440 },
      });
      const tab = await context.newPage();
      const complaints = [];
      tab.on('console', (message) => complaints.push(message.text()));
      await tab.goto(`${server.url}rendered.html`);
      const { data } = PNG.sync.read(await tab.screenshot());
      const colors = new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
      assert.ok(colors.size > 100, `${colors.size} colors`);
      assert.deepEqual(complaints, []);
      await context.close();
    } finally {
      await page.close();
    }
  });
});
