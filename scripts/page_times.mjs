// Measures the times of the page in web/dist: `node scripts/page_times.mjs [--only NAME] [--throttled]`. One JSON line a
// figure, in milliseconds unless it says otherwise; NAME is the beginning of the wanted figures' names. Nothing is judged
// here: figures depend on the machine, which should be idle. Counts of work are tested instead (tests/web/work.test.mjs).
// `--throttled`: visits over a network of 1.6 Mbit/s with 150 ms to an answer, on a processor four times slower.

import { setTimeout as wait } from 'node:timers/promises';
import { contentSecurityPolicy } from '../web/csp.mjs';
import { openBrowser } from '../tests/web/browser.mjs';
import { hastyKeys } from '../tests/web/hasty_keys.mjs';

const visits = 5;
const keys = 200;
/** Milliseconds until a new window is ready: its interface takes more of a small machine's time than the page does. */
const windowSettles = 300;

let only = '';
let isThrottled = false;
for (let arguments_ = process.argv.slice(2); arguments_.length > 0; ) {
  const argument = arguments_.shift();
  if (argument === '--only' && arguments_.length > 0) only = arguments_.shift();
  else if (argument === '--throttled') isThrottled = true;
  else {
    console.error(
      `page_times: cannot make anything of ${JSON.stringify(argument)}; there are --only NAME and --throttled.`,
    );
    process.exit(2);
  }
}

const bytesASecond = 1_600_000 / 8;
const slowNetwork = { offline: false, latency: 150, downloadThroughput: bytesASecond, uploadThroughput: bytesASecond };
const slowerBy = 4;

const rounded = (number) => Math.round(number * 10) / 10;

function tell(figure, times) {
  const name = isThrottled ? `throttled/${figure}` : figure;
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
  console.log(JSON.stringify({ name, n: sorted.length, min: at(0), p50: at(0.5), p99: at(0.99), max: at(1) }));
}

const host = await openBrowser({ whole: true });

async function newContext() {
  return host.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
}

/** An empty page in a window that has settled; `working` returns the milliseconds its main thread has worked. */
async function newPage(context) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (isThrottled) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', slowNetwork);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  }
  await wait(windowSettles);
  const working = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  return { page, working };
}

/** The time of a performance mark of the page, once it is set. */
async function marked(page, mark) {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, { polling: 20 });
  return page.evaluate((name) => performance.getEntriesByName(name)[0].startTime, mark);
}

/** From the address to the first dungeon and until it can be played, with an empty cache, and again once the service
    worker has all files. */
async function firstDungeon() {
  const times = { 'first-dungeon': [], playable: [], 'second-visit': [], 'second-visit-playable': [] };
  const visit = async (page, first, playable) => {
    await page.goto(`${host.url}?seed=5`);
    times[first].push(await marked(page, 'first-dungeon'));
    times[playable].push(await marked(page, 'playable'));
  };
  for (let i = 0; i < visits; ++i) {
    const context = await newContext();
    const { page } = await newPage(context);
    await visit(page, 'first-dungeon', 'playable');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.close();
    await visit((await newPage(context)).page, 'second-visit', 'second-visit-playable');
    await context.close();
  }
  for (const [name, taken] of Object.entries(times)) tell(`page/${name}`, taken);
}

/** From the address to 26 levels, with an empty and a filled cache; and how long the page's main thread worked. */
async function atlas() {
  const [cold, warm, worked] = [[], [], []];
  const visit = async (context, seed, times) => {
    const { page, working } = await newPage(context);
    await page.goto(`${host.url}?seed=${seed}&view=map`);
    times.push(await marked(page, 'atlas-drawn'));
    return working();
  };
  for (let i = 0; i < visits; ++i) {
    const context = await newContext();
    worked.push(await visit(context, 3, cold));
    await visit(context, 4, warm);
    await context.close();
  }
  tell('page/atlas/cold', cold);
  tell('page/atlas/warm', warm);
  tell('page/atlas/worked', worked);
}

/** From the arrival of the script to the first map on a third party's page. */
async function firstMap() {
  const [passed, worked] = [[], []];
  for (let visit = 0; visit < visits; ++visit) {
    const context = await newContext();
    const { page, working } = await newPage(context);
    await page.addInitScript(() =>
      addEventListener('cellophane-ready', () => {
        window.readyAt ??= performance.now();
      }),
    );
    await page.route('**/theirs.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': contentSecurityPolicy },
        body: `<!doctype html><html lang="en"><title>Maps</title><script type="module" src="embed/cellophane-map.js"></script>
        <cellophane-map seed="1729" depth="3"></cellophane-map></html>`,
      }),
    );
    await page.goto(`${host.url}theirs.html`);
    await page.waitForFunction(() => window.readyAt !== undefined);
    passed.push(
      await page.evaluate(
        () =>
          window.readyAt -
          performance.getEntriesByType('resource').find(({ name }) => name.endsWith('cellophane-map.js')).responseEnd,
      ),
    );
    worked.push(await working());
    await context.close();
  }
  tell('page/embed/first-map', passed);
  tell('page/embed/worked', worked);
}

/** Levels a second, in all and by worker, measured after the initial compilation. */
async function search() {
  const context = await newContext();
  const { page } = await newPage(context);
  // Never true, and not decided before the last level.
  const where = 'count(item, "plate armor", 1..26) >= 60';
  await page.goto(`${host.url}search.html?${new URLSearchParams({ where, from: 1, many: 1_000_000, depth: 26 })}`);
  await page.click('#plan [type="submit"]');
  const seen = () =>
    page.evaluate(() => {
      const { levels, elapsed, workers } = window.seedSearch.search;
      return { levels, elapsed, workers: workers.length };
    });
  await page.waitForFunction(() => window.seedSearch.search?.elapsed > 2000);
  const before = await seen();
  await page.waitForFunction((until) => window.seedSearch.search.elapsed > until, before.elapsed + 2000);
  const { levels, elapsed, workers } = await seen();
  const rate = ((levels - before.levels) / (elapsed - before.elapsed)) * 1000;
  console.log(
    JSON.stringify({
      name: 'page/search/levels-a-second',
      workers,
      rate: rounded(rate),
      each: rounded(rate / workers),
    }),
  );
  await context.close();
}

/** From a key to the end of its output, for a player who presses keys without a pause. */
async function keyToScreen() {
  const context = await newContext();
  const { page } = await newPage(context);
  await page.goto(`${host.url}?seed=1729`);
  await marked(page, 'playable');
  tell(
    'page/key',
    await page.evaluate(
      async ({ count, rounds }) => {
        const { terminal } = window.cellophane;
        const stage = document.getElementById('stage');
        const written = () =>
          new Promise((resolve) => {
            terminal.write('', resolve);
          });
        const taken = [];
        for (let i = 0; taken.length < count; ++i) {
          const { game } = window.cellophane;
          // Begins a new game after death; escapes where there are two choices or fewer, as for a question.
          const key = game.over
            ? i % 2
              ? 'n'
              : ' '
            : game.reading().choices.length <= 2
              ? 'Escape'
              : rounds[i % rounds.length];
          await written();
          const began = performance.now();
          stage.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
          await written();
          taken.push(performance.now() - began);
          // Lets the hero walk for 60 ms now and then.
          if (i % rounds.length < 2 || i % rounds.length === 21)
            await new Promise((resolve) => {
              setTimeout(resolve, 60);
            });
        }
        return taken;
      },
      { count: keys, rounds: hastyKeys },
    ),
  );
  await context.close();
}

/** A game as long as one of twenty thousand turns: saved whole, saved by its last events, and opened. */
async function longGame() {
  const context = await newContext();
  const { page } = await newPage(context);
  await page.goto(`${host.url}?seed=1729`);
  await marked(page, 'playable');
  const times = await page.evaluate((count) => {
    const { engine, game } = window.cellophane;
    // `stop` is recorded but takes no turn, so the hero does not starve.
    while (game.recorded < 60_000) game.step({ type: 'stop' });
    const file = game.save();
    const timed = (action) =>
      Array.from({ length: count }, () => {
        const began = performance.now();
        action();
        return performance.now() - began;
      });
    return {
      save: timed(() => game.save()),
      addition: timed(() => game.addition(game.recorded - 2)),
      open: timed(() => engine.loadGame(file).dispose()),
    };
  }, visits);
  for (const [name, taken] of Object.entries(times)) tell(`page/long-game/${name}`, taken);
  await context.close();
}

const figures = {
  'page/first-dungeon': firstDungeon,
  'page/atlas': atlas,
  'page/embed': firstMap,
  'page/search': search,
  'page/key': keyToScreen,
  'page/long-game': longGame,
};
try {
  const wanted = Object.entries(figures).filter(([name]) => name.startsWith(only) || only.startsWith(name));
  if (wanted.length === 0) {
    console.error(
      `page_times: no figure begins with ${JSON.stringify(only)}; there are ${Object.keys(figures).join(', ')}.`,
    );
    process.exitCode = 2;
  }
  for (const [, measure] of wanted) await measure();
} finally {
  await host.close();
}
