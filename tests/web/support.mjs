// Pages in a browser, and the functions by which tests read and wait for them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach } from 'node:test';

export { browserProgram, dist, openBrowser } from './browser.mjs';

/** What the running test has opened: pages with their contexts. */
const opened = new Set();
/** Pages that earlier tests have left, by browser and options. Such a page keeps its process with the compiled engine,
    which saves half the work of opening a new one. */
const left = new Map();

afterEach(async () => {
  await Promise.all([...opened].map(leave));
  opened.clear();
});

/** Takes leave of a page, which would go on to draw what moves. */
async function leave(each) {
  const { isReusable, key, context, page, undoing } = each;
  if (!isReusable || page.isClosed()) return context.close().catch(() => {});
  page.removeAllListeners();
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await page.goto('about:blank');
  await Promise.all(undoing.splice(0).map((undo) => undo()));
  left.set(key, [...(left.get(key) ?? []), each]);
}

/** Leaves a page before its test ends, so that the test can use it again as a new one. */
export async function giveBack(page) {
  const each = [...opened].find((one) => one.page === page);
  opened.delete(each);
  await leave(each);
}

/** Notes how to undo what a test does to a page by scripts, routes and sessions. */
function watchChanges(each) {
  const { page, context } = each;
  const watch = (target, name, undo) => {
    const act = target[name].bind(target);
    target[name] = async (...given) => {
      const change = await act(...given);
      each.undoing.push(() => undo(change));
      return change;
    };
  };
  for (const target of [page, context])
    for (const name of ['addInitScript', 'route']) watch(target, name, (change) => change.dispose());
  watch(context, 'newCDPSession', (session) => session.detach());
  // A page cannot get rid of the clock of a test.
  const install = context.clock.install.bind(context.clock);
  context.clock.install = (...given) => {
    each.isReusable = false;
    return install(...given);
  };
}

/** Draws the terminal's signs nowhere. Tests read them from its buffer, and drawing them takes most of a key's time. */
function hideSigns() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.xterm-rows { display: none; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Pages are compared with what the server has: none of their files is kept for later (tests/web/offline.test.mjs). */
const withoutServiceWorker = () =>
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { configurable: true, value: undefined });

async function newPage(browser, { isDrawn, ...options }, furnish, key) {
  const context = await browser.newContext(options);
  await context.addInitScript(withoutServiceWorker);
  if (!isDrawn && !furnish) await context.addInitScript(hideSigns);
  const page = await context.newPage();
  await furnish?.(page);
  const session = await context.newCDPSession(page);
  const each = { key, context, page, session, isReusable: true, undoing: [] };
  watchChanges(each);
  return each;
}

/** Makes a page that a test has left like a new one: with storage, permissions, media and window as `options` say. */
async function renew(
  { context, page, session },
  url,
  { viewport, colorScheme, reducedMotion, forcedColors, contrast },
) {
  await Promise.all([
    session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' }),
    context.clearPermissions(),
    context.setOffline(false),
    page.setViewportSize(viewport),
    page.emulateMedia({
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'no-preference',
      forcedColors: forcedColors ?? 'none',
      contrast: contrast ?? 'no-preference',
    }),
  ]);
}

/** A page without storage, permissions and scripts of others: one that an earlier test has left, or a new one. */
async function freshPage({ browser, url }, options, { furnish, isNew }) {
  const { isDrawn, hasTouch, isMobile, deviceScaleFactor } = options;
  // What `renew` cannot change.
  const key = JSON.stringify([url, furnish?.name, isDrawn, hasTouch, isMobile, deviceScaleFactor]);
  const again = isNew ? undefined : left.get(key)?.pop();
  if (!again) return newPage(browser, options, furnish, key);
  await renew(again, url, options);
  return again;
}

/** A page with its own storage, for the running test; `complaints` and `requests` (URLs) grow with use. `furnish`
    prepares it for all tests that use it, `prepare` for this one. `isNew`: it has fetched nothing before. `isDrawn`: the
    signs of the terminal are visible, and not in its buffer only. Nothing moves, unless `options` want it. */
export async function openPage({ browser, url }, query = '', { prepare, furnish, isNew = false, ...options } = {}) {
  const window = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options };
  const each = await freshPage({ browser, url }, window, { furnish, isNew });
  opened.add(each);
  const { context, page } = each;
  const complaints = [];
  const requests = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The terminal remarks on a busy machine.
    if (!/task queue exceeded allotted deadline/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => requests.push(request.url()));
  await prepare?.(page, context);
  await page.goto(url + query);
  return { page, context, complaints, requests };
}

/** What `open` opens, for several tests one after the other: each begins where the one before ended. */
export function shared(open) {
  let opening;
  return async () => {
    opening ??= open().then((given) => {
      for (const each of opened) if (each.page === given.page) opened.delete(each);
      return given;
    });
    const given = await opening;
    given.complaints.length = given.requests.length = 0;
    return given;
  };
}

/** For `prepare`: replaces timers, frames and the clock of a page by ones that run by themselves, and on by as many
    milliseconds as a test passes to `page.clock.runFor`. Performance marks still work. */
export async function withOwnClock(page, context) {
  await context.addInitScript(() => {
    window.measured = performance;
  });
  await context.clock.install();
  await context.addInitScript(() => {
    for (const name of ['mark', 'getEntriesByName', 'getEntriesByType'])
      performance[name] = (...given) => window.measured[name](...given);
  });
}

/** From then on timers, frames and the clock advance by `page.clock.runFor` alone. */
export async function stopClock(page) {
  // A clock can be stopped at a future time only, and the delay until the page hears of it is unknown.
  for (let lead = 20; ; lead *= 2) {
    try {
      return await page.clock.pauseAt((await page.evaluate(() => Date.now())) + lead);
    } catch (error) {
      if (lead > 60_000) throw error;
    }
  }
}

/** Waits for so many frames: animations have moved by then, and work due with the next frame is done. */
export const frames = (page, count = 2) =>
  page.evaluate(async (number) => {
    for (let i = 0; i < number; ++i)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  }, count);

/** Waits until a game, a recording or the title is drawn and can be played. */
export async function whenDrawn(page) {
  await page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);
}

/** Waits until the first game or title is on the screen, whether or not it can be played. */
export async function whenFirstDrawn(page) {
  await page.waitForFunction(() =>
    ['first-dungeon', 'first-title'].some((mark) => performance.getEntriesByName(mark).length > 0),
  );
}

/** For `prepare`: keeps the second file of the engine back until the function that it returns is called. */
export async function withoutRest(page) {
  let letGo;
  const allowed = new Promise((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => url.pathname.includes('cellophane-rest'),
    (route) => void allowed.then(() => route.continue()),
  );
  return letGo;
}

/** A game that is drawn. */
export async function openGame(host, query, options) {
  const opened = await openPage(host, query, options);
  await whenDrawn(opened.page);
  return opened;
}

/** The 34 lines of the terminal, once it has read all that was written to it. */
export function screenOf(page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => {
      window.cellophane.terminal.write('', resolve);
    });
    const buffer = window.cellophane.terminal.buffer.active;
    return Array.from({ length: 34 }, (_, row) => buffer.getLine(row).translateToString().padEnd(100));
  });
}

/** Waits until the screen stays as it is: all output is on it, panning has ended, the game has been told what of it is
    in sight, and the words beside it, which take room from it, are there. */
export const whenAtRest = (page) =>
  page.waitForFunction(async () => {
    const { terminal, game, replay, title } = window.cellophane;
    const isTold = () =>
      document.getElementById('reader-title')?.textContent === (game ?? replay ?? title)?.reading().title;
    if (!isTold()) return false;
    for (let i = 0; i < 2; ++i)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    await new Promise((resolve) => {
      terminal.write('', resolve);
    });
    // What is in sight is what of the screen is neither clipped nor beyond the edge of the stage.
    const screen = document.querySelector('.xterm-screen').getBoundingClientRect();
    const [stage, clip] = ['stage', 'terminal'].map((id) => document.getElementById(id).getBoundingClientRect());
    const { column, columns, row, rows } = window.cellophane.window;
    const isOn = (start, end, whole, cells, first, count) =>
      first === Math.max(0, Math.min(Math.ceil((start / whole) * cells - 0.1), cells - 1)) &&
      first + count === Math.min(Math.floor((end / whole) * cells + 0.1), cells);
    const across = [Math.max(stage.left, clip.left), Math.min(stage.right, clip.right)];
    const down = [Math.max(stage.top, clip.top), Math.min(stage.bottom, clip.bottom)];
    return (
      isTold() &&
      isOn(...across.map((x) => x - screen.left), screen.width, 100, column, columns) &&
      isOn(...down.map((y) => y - screen.top), screen.height, 34, row, rows)
    );
  });

/** The map's part of the screen, 79 x 29. */
/** Explores by actions, without the interface, until the hero has gone down the first stairs. */
export async function reachSecondLevel(page) {
  const depth = await page.evaluate(() => {
    const { game } = window.cellophane;
    // Travel stops at a creature in its way; exploring attacks it.
    let isStopped = false;
    for (let i = 0; i < 900 && game.depth < 2 && !game.over; ++i) {
      const { turns } = game;
      game.step(i % 150 < 100 || isStopped ? { type: 'explore' } : { type: 'stairs', to: 'down' });
      isStopped = game.turns === turns;
    }
    return game.depth;
  });
  assert.equal(depth, 2);
}

export const mapOf = (screen) => screen.slice(3, 32).map((line) => line.slice(21, 100));

/** Where the hero stands on the map. */
export function heroOn(map) {
  const y = map.findIndex((line) => line.includes('@'));
  return { x: y < 0 ? -1 : map[y].indexOf('@'), y };
}

export const notices = (page) => page.locator('#notices p span').allTextContents();

/** Waits until `question` answers true. The limit only ends hopeless waits: no test measures it. */
export async function eventually(question, what, milliseconds = 120_000) {
  const end = Date.now() + milliseconds;
  // Soon at first, then less often: every question takes the browser's time.
  for (let pause = 10; !(await question()); pause = Math.min(pause * 1.5, 100)) {
    if (Date.now() > end) throw new Error(`In vain waited ${milliseconds} ms until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No rule that runs needs files of the page, and of rules that hold no test asks. */
const axeOptions = { preload: false, resultTypes: ['violations'] };

async function findings(page, context) {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([within, options]) => window.axe.run(within ?? document, options),
    [context, axeOptions],
  );
  return violations;
}
const told = ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`;

/** axe's violations in the page, or in a context of it as `axe.run` takes it. */
export const violations = async (page, context) => (await findings(page, context)).map(told);

/** Only those of serious or critical impact. */
export const seriousViolations = async (page, context) =>
  (await findings(page, context)).filter(({ impact }) => ['serious', 'critical'].includes(impact)).map(told);

/** The middle of a cell of the screen, in the page's pixels. */
export async function spotOf(page, column, row) {
  const box = await page.locator('.xterm-screen').boundingBox();
  return { x: box.x + ((column + 0.5) * box.width) / 100, y: box.y + ((row + 0.5) * box.height) / 34 };
}

/** The middle of a text on the screen, as a point of the page. */
export async function pointOf(page, text) {
  const screen = await screenOf(page);
  const row = screen.findIndex((line) => line.includes(text));
  if (row < 0) throw new Error(`"${text}" is not on the screen:\n${screen.join('\n')}`);
  return spotOf(page, screen[row].indexOf(text) + Math.floor(text.length / 2), row);
}
