import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { convert } from 'fontverter';
import { bundledCharacters } from '../../web/font/subset.mjs';
import {
  dist,
  eventually,
  heroOn,
  mapOf,
  notices,
  openBrowser,
  openPage,
  screenOf,
  whenDrawn,
  whenFirstDrawn,
  withoutRest,
} from './support.mjs';

/** For the first dungeon on the screen; the second file of the engine comes after it. */
const transferBudget = 460_000;
/** Bytes including what is fetched after the first dungeon: WebGL, dialogs, recordings, gamepads, sounds, Share with its QR
    codes, other releases, backups (8 kB), rows of one's own (9 kB), what touch screens show around the map; the engine's
    drawn maps are 8 kB of it. Newer Emscripten make it up to a hundredth larger. */
const wholeBudget = 830_000;

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const onlyWasm = (url) => url.pathname.endsWith('.wasm');

/** Checks a page without an engine: a notice that matches, and controls that still answer. */
async function checkWithoutEngine(page, pattern) {
  // It is loaded anew once by itself.
  const told = () => notices(page).catch(() => []);
  await eventually(async () => (await told()).some((text) => pattern.test(text)), `a notice like ${pattern}`);
  await eventually(
    async () => (await page.textContent('#waiting-words')) === 'No dungeon here.',
    'nobody waited any longer',
  );
  await page.fill('#seed', '12');
  await page.click('#share');
  await eventually(async () => (await notices(page)).some((text) => text.includes('no dungeon')), 'Share answered');
}

test('a missing or broken engine and a failing network are reported, and New dungeon tries again', async () => {
  let answer = (route) => route.fulfill({ status: 404 });
  const { page } = await openPage(host, '?seed=5', {
    prepare: (fresh) => fresh.route(onlyWasm, (route) => answer(route)),
  });
  await checkWithoutEngine(page, /could not be read.*404/);
  const troubles = [
    [(route) => route.abort(), /could not be read/],
    [(route) => route.fulfill({ contentType: 'application/wasm', body: 'not WebAssembly at all' }), /cannot be used/],
  ];
  for (const [trouble, pattern] of troubles) {
    answer = trouble;
    await page.click('#new-dungeon');
    await checkWithoutEngine(page, pattern);
  }
  answer = (route) => route.continue();
  await page.click('#new-dungeon');
  await whenDrawn(page);
  assert.ok(heroOn(mapOf(await screenOf(page))).x >= 0);
});

test('a second file of the engine that is missing is reported in place of the dungeon, and New dungeon tries again', async () => {
  let answer = (route) => route.fulfill({ status: 404 });
  const { page } = await openPage(host, '?seed=5', {
    prepare: (fresh) =>
      fresh.route(
        (url) => url.pathname.includes('cellophane-rest'),
        (route) => answer(route),
      ),
  });
  await checkWithoutEngine(page, /cellophane-rest.*404/);
  assert.equal((await screenOf(page)).join('').trim(), '');
  answer = (route) => route.continue();
  await page.click('#new-dungeon');
  await whenDrawn(page);
  assert.ok(heroOn(mapOf(await screenOf(page))).x >= 0);
});

test('a failed start has a button that loads the page again, and tells players nothing for programmers', async () => {
  let answer = (route) => route.fulfill({ status: 404 });
  const { page } = await openPage(host, '?seed=5', {
    prepare: (fresh) => fresh.route(onlyWasm, (route) => answer(route)),
  });
  await checkWithoutEngine(page, /could not be read.*404/);
  assert.doesNotMatch((await notices(page)).join(), /loadCellophane/);
  answer = (route) => route.continue();
  await page.click('#try-again');
  await whenDrawn(page);
  assert.equal(await page.evaluate(() => window.cellophane.game.seed), '5');
  assert.equal(await page.locator('#try-again').count(), 0);
});

test('while it loads, the page shows its name, a sentence and how much has come', async () => {
  let letCome;
  const held = new Promise((resolve) => {
    letCome = resolve;
  });
  const { page } = await openPage(host, '?seed=5', {
    prepare: (fresh) =>
      fresh.route(onlyWasm, async (route) => {
        await held;
        await route.continue().catch(() => {});
      }),
  });
  await page.locator('#waiting-progress').waitFor();
  assert.match(await page.textContent('#waiting .name'), /Cellophane/);
  assert.match(await page.textContent('#waiting-words'), /dungeon to explore/);
  await eventually(
    () => page.evaluate(() => document.querySelector('#waiting-progress').value > 0.3),
    'files had come',
  );
  assert.ok(await page.evaluate(() => document.querySelector('#waiting-progress').value < 1));
  letCome();
  await whenDrawn(page);
  assert.equal(await page.isVisible('#waiting'), false);
});

test('a browser without WebAssembly is told what is needed', async () => {
  const prepare = (page) =>
    page.addInitScript(() => {
      delete window.WebAssembly;
    });
  const { page } = await openPage(host, '?seed=5', { prepare });
  await checkWithoutEngine(page, /^The engine cannot run here: it needs WebAssembly with vectors.*Lockdown.*$/);
});

/** Answers requests for files of such a name with 404. */
const without = (pattern) => ({
  prepare: (page) =>
    page.route(
      ({ pathname }) => pattern.test(pathname),
      (route) => route.fulfill({ status: 404 }),
    ),
});

test('without its font the page uses another', async () => {
  const { page } = await openPage(host, '?seed=5', without(/\.woff2$/));
  await whenDrawn(page);
  assert.deepEqual(await notices(page), []);
  assert.ok(heroOn(mapOf(await screenOf(page))).x >= 0);
});

test('a font that never comes, whichever is chosen, keeps no game from beginning', async () => {
  for (const [font, signs] of [
    ['plex', 'letters'],
    ['mono', 'pictures'],
  ]) {
    const prepare = async (fresh) => {
      await fresh.addInitScript(
        ([chosen, drawn]) => {
          localStorage.setItem('cellophane-view', JSON.stringify({ font: chosen }));
          localStorage.setItem('cellophane-settings', `signs ${drawn}\n`);
        },
        [font, signs],
      );
      await fresh.route(/\.woff2$/, () => {});
    };
    const { page, requests } = await openPage(host, 'favicon.svg', { isNew: true, prepare });
    // The page is never loaded as a whole.
    await page.goto(`${host.url}?seed=5`, { waitUntil: 'commit' });
    await whenDrawn(page);
    await page.keyboard.press('z');
    await eventually(() => page.evaluate(() => window.cellophane.game.turns === 1), `a turn with ${font}, ${signs}`);
    assert.ok(requests.some((url) => (font === 'plex' ? /plex/ : /pictograms/).test(url)));
  }
});

test('without JavaScript the page says what it needs, and shows nothing else that waits', async () => {
  const context = await host.browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    for (const [path, words] of [
      ['?seed=5', /^Cellophane needs JavaScript and WebAssembly\. Allow scripts/],
      ['search.html', /^The search needs JavaScript/],
      ['results.html', /^This page needs JavaScript/],
    ]) {
      await page.goto(host.url + path);
      const sentence = page.locator('noscript').first();
      assert.match((await sentence.innerText()).trim(), words);
      assert.ok(await sentence.isVisible(), path);
    }
    await page.goto(`${host.url}?seed=5`);
    assert.equal(await page.locator('#waiting-progress').isVisible(), false);
  } finally {
    await context.close();
  }
});

test('a script or style sheet that cannot be fetched is reported at once', async () => {
  let missing = /^$/;
  const { page } = await openPage(host, 'favicon.svg', {
    prepare: (fresh) =>
      fresh.route(
        ({ pathname }) => missing.test(pathname),
        (route) => route.fulfill({ status: 404 }),
      ),
  });
  for (const [query, pattern] of [
    ['', /\/index-.*\.js$/],
    ['', /\/page-.*\.js$/],
    ['', /\/main-.*\.js$/],
    ['', /\.css$/],
    ['&view=map', /\/atlas_view-.*\.js$/],
    ['&view=dig', /\/index-.*\.js$/],
  ]) {
    missing = pattern;
    await page.goto(`${host.url}?seed=5${query}`);
    // It is loaded anew once by itself, in vain.
    const isTold = () =>
      page.evaluate(() => {
        const waiting = document.getElementById('waiting');
        const isThere =
          waiting?.checkVisibility() &&
          /could not be fetched\. Check your connection, then try again/.test(waiting.textContent);
        return window.repair.isRepaired && isThere;
      });
    await eventually(() => isTold().catch(() => false), `${pattern} was told of`);
  }
});

test('a dialog that cannot be fetched is reported, and the game goes on', async () => {
  const { page, complaints } = await openPage(host, '?seed=5', without(/\/(settings|games)_dialog-.*\.js$/));
  await whenDrawn(page);
  for (const [i, name] of ['settings', 'games'].entries()) {
    await page.click(`#${name}`);
    await eventually(
      async () => (await notices(page)).filter((text) => /could not be fetched/.test(text)).length === i + 1,
      `${name} was told of`,
    );
  }
  await page.focus('#stage');
  await page.keyboard.press('z');
  await eventually(() => page.evaluate(() => window.cellophane.game.turns === 1), 'a turn had passed');
  assert.deepEqual(
    complaints.filter((text) => !/404/.test(text)),
    [],
  );
});

test('the page has a title, labels and a language', async () => {
  const { page } = await openPage(host, '?seed=5');
  await whenDrawn(page);
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  assert.match(await page.title(), /Cellophane/);
  assert.equal(await page.getByLabel('Seed', { exact: true }).count(), 1);
  for (const name of ['New dungeon', 'Share']) assert.equal(await page.getByRole('button', { name }).count(), 1);
  assert.equal(await page.getAttribute('#log', 'aria-live'), 'polite');
  await page.focus('#seed');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    return [document.activeElement.id, outlineStyle, outlineWidth];
  });
  assert.deepEqual(outline, ['new-dungeon', 'solid', '2px']);
});

test('the content security policy is the same in the page and the header, and strict', async () => {
  const { page } = await openPage(host, '?seed=5');
  await whenDrawn(page);
  const inPage = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content');
  const response = await page.request.get(host.url);
  assert.equal(response.headers()['content-security-policy'], inPage);
  assert.ok(inPage.startsWith("default-src 'none'"));
  assert.ok(!/unsafe-inline|'unsafe-eval'|https?:|\*/.test(inPage), inPage);
  const isRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.body.append(script);
    return window.smuggled;
  });
  assert.equal(isRun, undefined);
});

test('cells have their own colours under the policy, without WebGL', async () => {
  const { page } = await openPage(host, '?seed=5', { isDrawn: true });
  await whenDrawn(page);
  assert.equal(await page.getAttribute('.xterm', 'data-renderer'), 'dom');
  await eventually(async () => (await page.locator('.xterm-rows span[style]').count()) > 20, 'coloured spans');
  const colors = await page.evaluate(() =>
    [...document.querySelectorAll('.xterm-rows span[style]')].map((span) => getComputedStyle(span).color),
  );
  assert.ok(new Set(colors).size > 3, [...new Set(colors)].join());
});

test('the bytes fetched for the first dungeon stay within their budget', async () => {
  let letGo;
  const prepare = async (fresh) => {
    letGo = await withoutRest(fresh);
  };
  const { page, requests } = await openPage(host, '?seed=5', { isNew: true, prepare });
  await whenFirstDrawn(page);
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      ({ name, encodedBodySize }) => [name, encodedBodySize],
    ),
  );
  letGo();
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  assert.ok(sizes.some(([name]) => name.endsWith('.wasm')) && sizes.some(([name]) => name.endsWith('.woff2')));
  assert.ok(
    sizes.every(([, size]) => size > 0),
    JSON.stringify(sizes),
  );
  assert.ok(total <= transferBudget, `${total} bytes: ${JSON.stringify(sizes)}`);
  console.log(`# transferred for the first dungeon: ${total} bytes of ${transferBudget}, ${requests.length} requests`);
});

/** Files of the other views (map, search, dig), which have budgets of their own, and the fonts that are fetched only once
    they are chosen. */
const otherPages =
  /^(search|search_worker|atlas_view|dig_view|embed_view|embed_play_view|ibm-plex-mono|cellophane-pictograms|result_worker|print_worker|trial_worker)-/;

/** The document lists the files of every view but requests those of its own: leaves the game's list only. */
const gamesOwn = (text) =>
  text.replace(
    /(<script type="application\/json" id="preloads">)(.*?)(?=<)/,
    (_, tag, preloads) => tag + JSON.stringify(JSON.parse(preloads).game),
  );

/** All files that a page of the game may ever fetch: those named by the document, and by any file named so. */
async function filesOfTheGame() {
  const assets = await readdir(join(dist, 'assets'));
  const found = new Set();
  const visit = async (path) => {
    if (found.has(path)) return;
    found.add(path);
    if (!/\.(html|js|css)$/.test(path)) return;
    const text = gamesOwn(await readFile(join(dist, path), 'utf8'));
    const named = assets.filter((name) => text.includes(name) && !otherPages.test(name));
    await Promise.all(named.map((name) => visit(join('assets', name))));
  };
  await visit('index.html');
  return [...found, 'favicon.svg'];
}

test('all files of the game, compressed, stay within their budget', async () => {
  const files = await filesOfTheGame();
  assert.ok(
    files.some((name) => /main-.*js$/.test(name)) && files.some((name) => name.endsWith('.woff2')),
    files.join(),
  );
  assert.equal(files.filter((name) => name.endsWith('.wasm')).length, 2, files.join());
  const sizes = await Promise.all(files.map(async (name) => gzipSync(await readFile(join(dist, name))).length));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(total <= wholeBudget, `${total} bytes`);
});

/** The files that the document lists for each view. */
async function preloadsOfViews() {
  const preloads = JSON.parse(/id="preloads">(.*?)</.exec(await readFile(join(dist, 'index.html'), 'utf8'))[1]);
  return Object.fromEntries(
    Object.entries(preloads).map(([view, { files, engine, worker }]) => [
      view,
      [...files, engine, worker].filter(Boolean),
    ]),
  );
}

test('views with maps do not fetch the terminal', async () => {
  const preloads = await preloadsOfViews();
  const hasTerminal = async (view) => {
    const scripts = preloads[view].filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(scripts.map((file) => readFile(join(dist, file), 'utf8')));
    return texts.some((text) => text.includes('xterm-helper-textarea'));
  };
  assert.equal(await hasTerminal('game'), true);
  for (const view of ['map', 'dig', 'play', 'embed']) assert.equal(await hasTerminal(view), false, view);
});

test('each view fetches exactly what is preloaded, once', async () => {
  const preloads = await preloadsOfViews();
  assert.deepEqual(Object.keys(preloads), ['game', 'map', 'dig', 'play', 'embed']);
  const played = await openPage(host, '?seed=5&view=embed&play', { isNew: true });
  await played.page.waitForFunction(() => document.querySelector('cellophane-game')?.game);
  const fetched = played.requests.filter((url) => url.endsWith('.wasm'));
  assert.deepEqual([fetched.length, new Set(fetched).size], [2, 2]);
  assert.deepEqual(played.complaints, []);
  for (const [view, isThere] of [
    ['map', 'atlas-drawn'],
    ['dig', 'dig-ready'],
  ]) {
    const { page, complaints, requests } = await openPage(host, `?seed=5&view=${view}`, { isNew: true });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, isThere);
    const asked = requests
      .filter((url) => url.includes('/assets/'))
      .map((url) => url.replace(/.*\/assets\//, 'assets/'));
    assert.deepEqual(
      asked.filter((file, i) => asked.indexOf(file) !== i),
      [],
      'asked for twice',
    );
    // The document itself requests its first script and the style of all pages.
    assert.deepEqual(asked.filter((file) => !/index-|style-/.test(file)).sort(), [...preloads[view]].sort());
    const late = await page.evaluate((files) => {
      const entries = performance.getEntriesByType('resource');
      const first = entries.find(({ name }) => /index-.*js$/.test(name));
      // The browser decides when a worker is fetched; what the worker fetches is no request of the page.
      const own = entries.filter(({ name }) =>
        files.some((file) => name.endsWith(file) && !file.includes('prefetch_worker-')),
      );
      return own.filter(({ startTime }) => startTime > first.responseEnd).map(({ name }) => name);
    }, preloads[view]);
    assert.deepEqual(late, []);
    assert.deepEqual(complaints, []);
  }
});

/** The code points a font has glyphs for: format 4 and 12 tables of its cmap. */
function codePointsOf(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const points = new Set();
  const tables = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => view.getUint32(at) === 0x636d6170);
  const cmap = view.getUint32(entry + 8);
  for (let i = 0; i < view.getUint16(cmap + 2); ++i) {
    const table = cmap + view.getUint32(cmap + 8 + 8 * i);
    if (view.getUint16(table) === 12) {
      for (let group = 0; group < view.getUint32(table + 12); ++group) {
        const at = table + 16 + 12 * group;
        for (let point = view.getUint32(at); point <= view.getUint32(at + 4); ++point) points.add(point);
      }
    } else if (view.getUint16(table) === 4) {
      const doubled = view.getUint16(table + 6);
      for (let at = 0; at < doubled; at += 2) {
        const last = view.getUint16(table + 14 + at);
        for (let point = view.getUint16(table + 16 + doubled + at); point <= last; ++point) points.add(point);
      }
    }
  }
  return points;
}

test('the bundled font has every character of its list', async () => {
  const name = (await readdir(join(dist, 'assets'))).find((file) => /^cellophane-mono-.*\.woff2$/.test(file));
  const points = codePointsOf(await convert(await readFile(join(dist, 'assets', name)), 'truetype'));
  const lacking = [...(await bundledCharacters())].filter((character) => !points.has(character.codePointAt(0)));
  assert.deepEqual(lacking, []);
});

test('the list of the bundled font has every character the sources name', async () => {
  const bundled = await bundledCharacters();
  const sources = fileURLToPath(new URL('../../src', import.meta.url));
  const files = (await readdir(sources, { recursive: true })).filter(
    (name) => /content|view|words|session/.test(name) && /\.(cpp|h)$/.test(name),
  );
  // The totem's sign, for which the view draws another (src/view/figures.cpp).
  const replaced = [0x26b2];
  const texts = await Promise.all(files.map((name) => readFile(join(sources, name), 'utf8')));
  const named = texts.join('').matchAll(/\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})/g);
  const points = [...named].map(([, short, long]) => Number.parseInt(short ?? long, 16));
  assert.ok(points.length > 0);
  const lacking = points.filter((point) => !replaced.includes(point) && !bundled.includes(String.fromCodePoint(point)));
  assert.deepEqual(
    lacking.map((point) => point.toString(16)),
    [],
  );
});
