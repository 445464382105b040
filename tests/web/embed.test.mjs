import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { contentSecurityPolicy } from '../../web/csp.mjs';
import { goldenLevels } from '../wasm/golden.mjs';
import { loadCellophane } from '../wasm/support.mjs';
import { dist, eventually, frames, openBrowser, openPage, seriousViolations } from './support.mjs';

const embedBudget = 250_000;
/** Bytes that a page with a dig fetches in addition, compressed. */
const digBudget = 260_000;
/** What a large or deep map fetches in addition. */
const workerBudget = 18_000;

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const onlyWasm = (url) => url.pathname.endsWith('.wasm');

/** Records the events of all maps of the page in `window.told`. */
function listen() {
  window.told = [];
  for (const type of ['cellophane-ready', 'cellophane-error'])
    addEventListener(type, ({ target, detail }) => window.told.push({ type, id: target.id, ...detail }));
}

const frameOf = (body) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Maps</title>
  <script type="module" src="embed/cellophane-map.js"></script></head><body><main>${body}</main></body></html>`;

/** A third party's page with maps in it, under the strictest policy that lets an engine run. */
async function openMaps(body, { policy = contentSecurityPolicy, ...options } = {}) {
  theirs = { contentType: 'text/html', headers: { 'Content-Security-Policy': policy }, body: frameOf(body) };
  return openPage(host, 'theirs.html', { reducedMotion: 'no-preference', ...options, furnish: ofTheirs });
}
/** The answer to requests of the third party's page. */
let theirs;
async function ofTheirs(page) {
  await page.addInitScript(listen);
  await page.route('**/theirs.html', (route) => route.fulfill(theirs));
}

const told = (page) => page.evaluate(() => window.told);
const toldOf = async (page, type) => (await told(page)).filter((event) => event.type === `cellophane-${type}`);
const whenTold = (page, type, count = 1) =>
  eventually(async () => (await toldOf(page, type)).length >= count, `${count} times ${type}`);

/** A hash of the pixels of a map's canvas, their colors, mean brightness (0 to 1) and size. */
const pictureOf = (page, selector = 'cellophane-map') =>
  page.evaluate((map) => {
    const canvas = document.querySelector(map).shadowRoot.querySelector('canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const colors = new Set();
    let light = 0;
    let hash = 0;
    for (let i = 0; i < data.length; i += 4) {
      const color = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
      hash = (Math.imul(hash, 31) + color) | 0;
      light += data[i] + data[i + 1] + data[i + 2];
      colors.add(color);
    }
    return {
      hash,
      colors: colors.size,
      brightness: light / data.length / 0.75 / 255,
      width: canvas.width,
      height: canvas.height,
    };
  }, selector);

/** Frames in which a playing dig takes several steps. */
const framesOfSteps = 45;

/** Waits until maps are drawn in their own font, with all changes applied. */
async function whenInked(page) {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await frames(page);
}

const wordsOf = (page, selector = 'cellophane-map') => page.locator(`${selector} .words`).textContent();
const unseemly = (complaints) => complaints.filter((text) => !text.startsWith('Failed to load resource'));
/** Chromium warns of repeated getImageData calls, which only the tests make. */
const apartFromLooking = (complaints) => complaints.filter((text) => !text.includes('willReadFrequently'));

test('two maps share one engine and show their own dungeons', async () => {
  const { page, complaints, requests } = await openMaps(`
    <cellophane-map id="one" seed="1" depth="3"></cellophane-map>
    <cellophane-map id="two" seed="2" depth="3" dungeon-style="rogue"></cellophane-map>`);
  await whenTold(page, 'ready', 2);
  const [one, two] = [await pictureOf(page, '#one'), await pictureOf(page, '#two')];
  assert.notEqual(one.hash, two.hash);
  assert.ok(one.colors > 20 && two.colors > 10, `${one.colors} and ${two.colors} colours`);
  assert.equal(requests.filter((url) => url.endsWith('.wasm')).length, 1);
  assert.ok(
    requests.every((url) => url.startsWith(host.url)),
    requests.join(),
  );
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('a map in other measures is the level that the engine tunes, and says so', async () => {
  const { page } = await openMaps('<cellophane-map seed="3" depth="2" tune="loops=0, lakes=200"></cellophane-map>');
  await whenTold(page, 'ready');
  const engine = await loadCellophane();
  const tuned = engine.generate({ seed: 3, depth: 2, tune: { loops: 0, lakes: 200 } });
  const hashShown = () => page.evaluate(() => document.querySelector('cellophane-map').level?.hash);
  assert.equal(await hashShown(), tuned.hash);
  const label = await page.locator('cellophane-map canvas').getAttribute('aria-label');
  assert.match(label, /style brogue, loops 0%, lakes 200%$/);
  for (const [tune, words] of [
    ['loops', /tune is "loops"; allowed: measures in percent, as in loops=50,lakes=0/],
    ['water=3', /"water" cannot be tuned; what can is rooms, loops/],
    ['loops=301', /percent from 0 to 300/],
  ]) {
    await page.evaluate((text) => document.querySelector('cellophane-map').setAttribute('tune', text), tune);
    await eventually(async () => words.test(await wordsOf(page)), `${tune} was refused`);
  }
  await page.evaluate(() => document.querySelector('cellophane-map').removeAttribute('tune'));
  const usual = engine.generate({ seed: 3, depth: 2 }).hash;
  await eventually(async () => (await hashShown()) === usual, 'it is usual');
});

test('a map of a short dungeon is the level of the engine, and says so', async () => {
  const { page } = await openMaps('<cellophane-map seed="3" depth="2" variant="rapid"></cellophane-map>');
  await whenTold(page, 'ready');
  const engine = await loadCellophane();
  const hashShown = () => page.evaluate(() => document.querySelector('cellophane-map').level?.hash);
  assert.equal(await hashShown(), engine.generate({ seed: 3, depth: 2, variant: 'rapid' }).hash);
  assert.match(await page.locator('cellophane-map canvas').getAttribute('aria-label'), /style brogue, rapid$/);
  await page.evaluate(() => (document.querySelector('cellophane-map').variant = null));
  const long = engine.generate({ seed: 3, depth: 2 }).hash;
  await eventually(async () => (await hashShown()) === long, 'it is long');
});

test('a changed attribute changes the map', async () => {
  const { page, complaints } = await openMaps('<cellophane-map seed="1"></cellophane-map>');
  await whenTold(page, 'ready');
  const first = await pictureOf(page);
  await page.evaluate(() => {
    const map = document.querySelector('cellophane-map');
    map.setAttribute('depth', '5');
    map.setAttribute('dungeon-style', 'classic');
  });
  await whenTold(page, 'ready', 2);
  const [, second] = await toldOf(page, 'ready');
  assert.deepEqual([second.seed, second.depth, second.style, second.width, second.height], ['1', 5, 'classic', 79, 29]);
  assert.notEqual((await pictureOf(page)).hash, first.hash);
  await page.evaluate(() => {
    for (const name of ['depth', 'dungeon-style']) document.querySelector('cellophane-map').removeAttribute(name);
  });
  await whenTold(page, 'ready', 3);
  assert.equal((await pictureOf(page)).hash, first.hash);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('the style attribute names a style, unless it holds CSS', async () => {
  const { page } = await openMaps(
    `<cellophane-map id="one" seed="1" style="rogue"></cellophane-map>
    <cellophane-map id="two" seed="1" style="height: 120px"></cellophane-map>`,
    { policy: "default-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'" },
  );
  await whenTold(page, 'ready', 2);
  const styles = Object.fromEntries((await toldOf(page, 'ready')).map(({ id, style }) => [id, style]));
  assert.deepEqual(styles, { one: 'rogue', two: 'brogue' });
  assert.equal(await page.evaluate(() => document.getElementById('two').clientHeight), 120);
});

test('embedded levels are the golden ones', async () => {
  const { page } = await openMaps('<cellophane-map seed="1"></cellophane-map>');
  await whenTold(page, 'ready');
  // Few of the levels: all are compared where no page is needed.
  const rows = goldenLevels().filter((_, i) => i % 19 === 0);
  assert.ok(rows.length > 0);
  const hashes = await page.evaluate(async (levels) => {
    const { sharedEngine } = await import(new URL('embed/cellophane-map.js', location.href).href);
    const engine = await sharedEngine();
    return levels.map(({ style, seed, depth }) => engine.generate({ style, seed, depth: Number(depth) }).hash);
  }, rows);
  assert.deepEqual(
    hashes,
    rows.map(({ hash }) => hash),
  );
});

/** Invalid attributes: the code of the error, and what its message must match. */
const bad = [
  ['seed="0"', 'bad-seed', /0.*18446744073709551615, or a word\./],
  ['seed="-1"', 'bad-seed', /-1/],
  ['seed="18446744073709551616"', 'bad-seed', /18446744073709551615/],
  ['seed=""', 'bad-seed', /missing/],
  ['', 'bad-seed', /missing/],
  ['seed="1" depth="41"', 'bad-depth', /41.*1 to 40/],
  ['seed="1" depth="deep"', 'bad-depth', /deep.*1 to 40/],
  ['seed="1" dungeon-style="nethack"', 'bad-style', /nethack.*brogue, classic/],
  ['seed="1" variant="quick"', 'bad-variant', /quick.*brogue, rapid, bullet/],
  ['seed="1" variant="rapid" depth="11"', 'bad-depth', /11.*1 to 10/],
  ['seed="1" cols="501"', 'bad-size', /cols.*501.*500/],
  ['seed="1" rows="x"', 'bad-size', /rows.*x/],
  ['seed="1" cols="10" rows="10"', 'bad-size', /10/],
  ['seed="1" view="game"', 'bad-argument', /view.*game.*allowed: map, dig/],
  ['seed="1" view="dig" reveal="plain"', 'bad-argument', /reveal.*plain.*all/],
  ['seed="1" theme="mauve"', 'bad-argument', /mauve.*auto, dark, light, ink, parchment, blueprint/],
  ['seed="1" reveal="some"', 'bad-argument', /some.*all, plain/],
  ['seed="1" zoom="99"', 'bad-argument', /99.*1.*12/],
  [`seed="${'9'.repeat(5000)}"`, 'bad-seed', /18446744073709551615/],
];

test('bad attributes are reported in words and by an event, and can be corrected', async () => {
  const { page, complaints } = await openMaps(
    bad.map(([attributes], i) => `<cellophane-map id="m${i}" ${attributes}></cellophane-map>`).join(''),
    { viewport: { width: 400, height: 5000 } },
  );
  await whenTold(page, 'error', bad.length);
  const errors = await toldOf(page, 'error');
  for (const [i, [attributes, code, pattern]] of bad.entries()) {
    const error = errors.find(({ id }) => id === `m${i}`);
    assert.equal(error.code, code, attributes.slice(0, 60));
    assert.match(error.message, pattern);
    assert.ok(error.message.length < 300, error.message);
    assert.equal(await wordsOf(page, `#m${i}`), `No map here: ${error.message}`);
    assert.equal(await page.locator(`#m${i} canvas`).isVisible(), false);
  }
  await page.evaluate(() => document.getElementById('m0').setAttribute('seed', '7'));
  await whenTold(page, 'ready');
  assert.equal(await page.locator('#m0 canvas').isVisible(), true);
  assert.equal(await page.locator('#m0 .words').isVisible(), false);
  assert.deepEqual(await seriousViolations(page), []);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('attributes are taken as templates write what is undefined, null or false', async () => {
  const left = 'depth dungeon-style variant view cols rows tune theme reveal zoom wasm'.split(' ');
  const empty = left.map((name) => `${name}=""`).join(' ');
  const { page, complaints } = await openMaps(
    `<cellophane-map id="usual" seed="1729"></cellophane-map><cellophane-map id="empty" seed="1729" ${empty} still="false"></cellophane-map>
     <cellophane-map id="still" seed="1729" still="true"></cellophane-map>`,
    { viewport: { width: 500, height: 900 } },
  );
  await whenTold(page, 'ready', 3);
  const found = await page.evaluate(async () => {
    const hashOf = (id) => document.getElementById(id).level.hash;
    const isStill = (id) => document.getElementById(id).shadowRoot.querySelector('canvas').tabIndex < 0;
    const map = document.getElementById('usual');
    const { cols, zoom, wasm } = document.getElementById('empty');
    for (const name of [
      'depth',
      'dungeonStyle',
      'variant',
      'view',
      'cols',
      'rows',
      'tune',
      'theme',
      'reveal',
      'zoom',
      'wasm',
    ])
      for (const value of ['', null, undefined]) map[name] = value;
    for (const value of [undefined, null, 'false', false]) map.still = value;
    return {
      isSame: hashOf('usual') === hashOf('empty'),
      still: ['usual', 'empty', 'still'].filter(isStill),
      numbers: [cols, zoom, wasm],
      attributes: map.getAttributeNames(),
    };
  });
  assert.deepEqual(found, { isSame: true, still: ['still'], numbers: [null, null, ''], attributes: ['id', 'seed'] });
  assert.deepEqual(await toldOf(page, 'error'), []);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('nothing in an attribute becomes markup', async () => {
  const evil = '&lt;img src=x onerror=alert(1)&gt;';
  const { page, complaints } = await openMaps(`<cellophane-map seed="1" theme="${evil}"></cellophane-map>`);
  await whenTold(page, 'error');
  assert.match(await wordsOf(page), /<img/);
  assert.equal(await page.locator('cellophane-map img').count(), 0);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('a missing engine is reported, and any change of the map tries again', async () => {
  let isMissing = true;
  const prepare = (page) =>
    page.route(onlyWasm, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
  const { page, complaints } = await openMaps('<cellophane-map seed="1"></cellophane-map>', { prepare });
  await whenTold(page, 'error');
  const [{ code, message }] = await toldOf(page, 'error');
  assert.equal(code, 'wasm-missing');
  assert.match(message, /could not be loaded from http\S*\/embed\/cellophane\.wasm \(HTTP status 404\): /);
  assert.match(message, /: put cellophane\.wasm there, or name its address in the attribute wasm\.$/);
  assert.ok((await wordsOf(page)).endsWith(message), 'the words on the page are those of the event');
  isMissing = false;
  await page.evaluate(() => document.querySelector('cellophane-map').setAttribute('depth', '2'));
  await whenTold(page, 'ready');
  assert.deepEqual(unseemly(complaints), []);
});

test('a broken engine is reported', async () => {
  const answer = { contentType: 'application/wasm', body: 'not WebAssembly at all' };
  const { page, complaints } = await openMaps('<cellophane-map seed="1"></cellophane-map>', {
    prepare: (page) => page.route(onlyWasm, (route) => route.fulfill(answer)),
  });
  await whenTold(page, 'error');
  assert.equal((await toldOf(page, 'error'))[0].code, 'wasm-broken');
  assert.match(await wordsOf(page), /cannot be used/);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('without a connection the map says so, and is drawn once there is one', async () => {
  const { page, context, complaints } = await openMaps('<div id="here"></div>');
  await page.waitForFunction(() => customElements.get('cellophane-map'));
  await context.setOffline(true);
  await page.evaluate(() => {
    document.getElementById('here').innerHTML = '<cellophane-map seed="1"></cellophane-map>';
  });
  await whenTold(page, 'error');
  assert.match(await wordsOf(page), /no connection/);
  await context.setOffline(false);
  await whenTold(page, 'ready');
  assert.deepEqual(unseemly(complaints), []);
});

test('a wasm at no address is refused by name', async () => {
  const addresses = [' ', 'http://'];
  const { page, complaints } = await openMaps(
    `<cellophane-map seed="1"></cellophane-map>${addresses
      .map((address) => `<cellophane-map seed="2" wasm="${address}"></cellophane-map>`)
      .join('')}`,
    { viewport: { width: 400, height: 2000 } },
  );
  await whenTold(page, 'error', addresses.length);
  await whenTold(page, 'ready');
  for (const { code, message } of await toldOf(page, 'error')) {
    assert.equal(code, 'bad-argument');
    assert.match(message, /^wasm is ".*allowed: the address of cellophane\.wasm/);
  }
  assert.deepEqual(complaints, []);
});

test('the wasm attribute names another address of the engine', async () => {
  const prepare = (page) =>
    page.route('**/elsewhere/engine.wasm', async (route) =>
      route.fulfill({ contentType: 'application/wasm', body: await readFile(join(dist, 'embed', 'cellophane.wasm')) }),
    );
  const { page, requests } = await openMaps('<cellophane-map seed="1" wasm="elsewhere/engine.wasm"></cellophane-map>', {
    prepare,
  });
  await whenTold(page, 'ready');
  assert.deepEqual(
    requests.filter((url) => url.endsWith('.wasm')),
    [`${host.url}elsewhere/engine.wasm`],
  );
});

test('a map out of view is not dug until it is near the view', async () => {
  const { page, requests } = await openMaps(`<pre>${'\n'.repeat(400)}</pre><cellophane-map seed="1"></cellophane-map>`);
  await page.waitForFunction(() => customElements.get('cellophane-map'));
  await frames(page, 5);
  assert.deepEqual(
    requests.filter((url) => url.endsWith('.wasm')),
    [],
  );
  await page.evaluate(() => document.querySelector('cellophane-map').scrollIntoView());
  await whenTold(page, 'ready');
});

test('maps below the fold are on the printed page, and without an engine a sentence', async () => {
  const { page } = await openMaps(
    `<div id="high"></div><pre>${'\n'.repeat(400)}</pre><cellophane-map id="low" seed="2"></cellophane-map>
    <cellophane-map id="wrong" seed="0"></cellophane-map>`,
  );
  await page.waitForFunction(() => customElements.get('cellophane-map'));
  const wordsAfter = (event) =>
    page.evaluate((type) => {
      dispatchEvent(new Event(type));
      const words = document.getElementById('low').shadowRoot.querySelector('.words');
      return words.hidden ? null : words.textContent;
    }, event);
  await page.evaluate(() => {
    document.getElementById('high').innerHTML = '<cellophane-map id="first" seed="1"></cellophane-map>';
  });
  await whenTold(page, 'ready');
  assert.equal(await page.locator('#low .words').textContent(), 'Digging…');
  assert.equal(await wordsAfter('beforeprint'), null);
  assert.ok((await pictureOf(page, '#low')).colors > 20);
  assert.match(await wordsOf(page, '#wrong'), /^No map here: /);
  await wordsAfter('afterprint');

  const { page: other } = await openMaps(
    `<pre>${'\n'.repeat(400)}</pre><cellophane-map id="low" seed="2"></cellophane-map>`,
    { isNew: true },
  );
  await other.waitForFunction(() => customElements.get('cellophane-map'));
  const told = await other.evaluate(() => {
    const { shadowRoot } = document.getElementById('low');
    const words = [];
    for (const type of ['beforeprint', 'afterprint']) {
      dispatchEvent(new Event(type));
      words.push(shadowRoot.querySelector('.words').textContent);
    }
    return words;
  });
  assert.deepEqual(told, ['This map was not drawn yet when the page was printed.', 'Digging…']);
  await whenTold(other, 'ready');
});

test('attributes have properties, which may be set before the element is defined', async () => {
  const { page } = await openMaps('<cellophane-map seed="1"></cellophane-map>', {
    prepare: (target) =>
      target.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          // The script has not run yet, or it has: either way.
          Object.assign(document.querySelector('cellophane-map'), { depth: 3, still: true });
        }),
      ),
  });
  await whenTold(page, 'ready');
  const answer = await page.evaluate(async () => {
    const map = document.querySelector('cellophane-map');
    const early = document.createElement('cellophane-map');
    Object.assign(map, { seed: 5n, dungeonStyle: 'classic', cols: '60', zoom: null });
    const { seed, depth, dungeonStyle, cols, rows, still, theme, zoom } = map;
    early.depth = 'deep';
    return [
      seed,
      depth,
      dungeonStyle,
      cols,
      rows,
      still,
      theme,
      zoom,
      Number.isNaN(early.depth),
      map.getAttribute('depth'),
    ];
  });
  assert.deepEqual(answer, ['5', 3, 'classic', 60, null, true, null, null, true, '3']);
  await whenTold(page, 'ready', 2);
  const last = (await toldOf(page, 'ready')).at(-1);
  assert.deepEqual([last.seed, last.depth, last.style, last.width], ['5', 3, 'classic', 60]);
});

for (const scale of [1, 3]) {
  test(`a map has one canvas pixel per device pixel at scale ${scale}, and follows its size`, async () => {
    const { page } = await openMaps('<cellophane-map seed="1"></cellophane-map>', {
      viewport: { width: 500, height: 700 },
      deviceScaleFactor: scale,
    });
    await whenTold(page, 'ready');
    const isSharp = () =>
      page.evaluate(() => {
        const canvas = document.querySelector('cellophane-map').shadowRoot.querySelector('canvas');
        const { width, height } = canvas.getBoundingClientRect();
        return (
          Math.abs(canvas.width - width * devicePixelRatio) < 1.5 &&
          Math.abs(canvas.height - height * devicePixelRatio) < 1.5
        );
      });
    assert.ok(await isSharp());
    const before = await pictureOf(page);
    await page.setViewportSize({ width: 333, height: 700 });
    await eventually(async () => (await pictureOf(page)).width < before.width && (await isSharp()), 'the map followed');
    assert.ok((await pictureOf(page)).colors > 20);
  });
}

/** Layouts in which a box without a width of its own is as small as its content; 600 CSS pixels wide. */
const layouts = {
  'a block': '<div>M</div>',
  'a flex row': '<div class="row">M</div>',
  'a centred column': '<div class="column">M</div>',
  'a centred grid': '<div class="grid">M</div>',
  'an inline block': '<div><div class="inline">M</div></div>',
  'a float': '<div><div class="float">M</div></div>',
  'a table cell': '<table><tr><td>M</td></tr></table>',
  'an absolute box': '<div class="holder"><div class="absolute">M</div></div>',
};
const layoutStyles = `
  section > div, table { width: 600px; } section { display: flow-root; } table { border-spacing: 0; } td { padding: 0; }
  .row { display: flex; } .column { display: flex; flex-direction: column; align-items: center; }
  .grid { display: grid; place-items: center; } .inline { display: inline-block; } .float { float: left; }
  .holder { position: relative; height: 400px; } .absolute { position: absolute; }`;

test('a map is as wide as its container and has its level’s proportions in every layout', async () => {
  const { page, complaints } = await openMaps(
    `<style>${layoutStyles}</style>${Object.values(layouts)
      .map((html) => `<section>${html.replace('M', '<cellophane-map seed="1"></cellophane-map>')}</section>`)
      .join('')}`,
    {
      policy: "default-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'",
      viewport: { width: 800, height: 3500 },
    },
  );
  await whenTold(page, 'ready', Object.keys(layouts).length);
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('cellophane-map')].map(({ offsetWidth, offsetHeight }) => [
      offsetWidth,
      offsetHeight,
    ]),
  );
  const high = Math.round((600 * 29) / (79 * 0.6));
  assert.deepEqual(
    Object.fromEntries(Object.keys(layouts).map((name, i) => [name, sizes[i]])),
    Object.fromEntries(Object.keys(layouts).map((name) => [name, [600, high]])),
  );
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('the theme attribute is dark or light, and else follows the page’s only colour scheme or the system', async () => {
  const { page } = await openMaps(
    `<cellophane-map id="dark" seed="1" theme="dark"></cellophane-map>
    <cellophane-map id="light" seed="1" theme="light"></cellophane-map><cellophane-map id="own" seed="1"></cellophane-map>`,
    { viewport: { width: 600, height: 1400 }, colorScheme: 'light' },
  );
  await whenTold(page, 'ready', 3);
  const dark = await pictureOf(page, '#dark');
  const light = await pictureOf(page, '#light');
  assert.ok(dark.brightness < 0.4 && light.brightness > 0.6, `${dark.brightness}, ${light.brightness}`);
  assert.equal((await pictureOf(page, '#own')).hash, light.hash);
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(async () => (await pictureOf(page, '#own')).hash === dark.hash, 'the map went dark');
  await page.evaluate(() => {
    document.querySelector('#own').style.colorScheme = 'light';
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(async () => (await pictureOf(page, '#own')).hash === light.hash, 'the map had the page’s scheme');
});

/** The colors of a map's corner, where there is rock, and of its words. */
const colorsOf = (page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('cellophane-map');
    const canvas = shadowRoot.querySelector('canvas');
    const [red, green, blue] = canvas.getContext('2d').getImageData(1, 1, 1, 1).data;
    return {
      corner: `rgb(${red}, ${green}, ${blue})`,
      words: getComputedStyle(shadowRoot.querySelector('.words')).color,
    };
  });

test('themes and the page’s style sheets give a map its colours, at any time', async () => {
  const { page, complaints } = await openMaps('<cellophane-map seed="1729" depth="7" theme="light"></cellophane-map>');
  await whenTold(page, 'ready');
  await whenInked(page);
  const pictures = new Set();
  for (const theme of ['dark', 'light', 'ink', 'parchment', 'blueprint']) {
    await page.evaluate((name) => {
      document.querySelector('cellophane-map').theme = name;
    }, theme);
    await frames(page, 3);
    pictures.add((await pictureOf(page)).hash);
  }
  assert.equal(pictures.size, 5, 'every theme looks otherwise');
  assert.equal((await colorsOf(page)).corner, 'rgb(24, 66, 128)');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .own { --mine: rgb(10, 20, 30); --cellophane-ground: var(--mine); --cellophane-text: rgb(1, 2, 3); }
      .shades { --cellophane-ink: oklch(0.8 0.1 140); }`);
    document.adoptedStyleSheets = [sheet];
    Object.assign(document.querySelector('cellophane-map'), { theme: 'dark', className: 'own' });
  });
  await eventually(async () => (await colorsOf(page)).corner === 'rgb(10, 20, 30)', 'it has the ground of the page');
  assert.equal((await colorsOf(page)).words, 'rgb(1, 2, 3)');
  const plain = await pictureOf(page);
  await page.evaluate(() => document.documentElement.classList.add('shades'));
  await eventually(async () => (await pictureOf(page)).hash !== plain.hash, 'it is drawn in the ink of the page');
  assert.equal((await colorsOf(page)).corner, 'rgb(10, 20, 30)');
  await page.evaluate(() => {
    document.documentElement.className = document.querySelector('cellophane-map').className = '';
  });
  await eventually(
    async () => (await colorsOf(page)).corner === 'rgb(0, 0, 0)',
    'it has the colours of its theme again',
  );
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('the attributes zoom and reveal change the drawing without another dig', async () => {
  const { page, complaints } = await openMaps('<cellophane-map seed="1729" depth="7"></cellophane-map>');
  await whenTold(page, 'ready');
  await whenInked(page);
  const set = (name, value) =>
    page.evaluate(
      ([attribute, text]) => {
        const map = document.querySelector('cellophane-map');
        if (text === null) map.removeAttribute(attribute);
        else map.setAttribute(attribute, text);
      },
      [name, value],
    );
  const first = await pictureOf(page);
  for (const [name, value] of [
    ['zoom', '3'],
    ['reveal', 'plain'],
    ['theme', 'dark'],
  ]) {
    await set(name, value);
    await eventually(async () => (await pictureOf(page)).hash !== first.hash, `${name} did something`);
    await set(name, null);
    await eventually(async () => (await pictureOf(page)).hash === first.hash, `${name} was undone`);
  }
  const hashes = new Set((await toldOf(page, 'ready')).map(({ hash }) => hash));
  assert.equal(hashes.size, 1);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('Tab reaches a map, keys move its cursor and zoom, and Tab leaves it', async () => {
  const { page, complaints } = await openMaps(
    '<cellophane-map seed="1729" depth="7"></cellophane-map><a href="#x">after</a>',
  );
  await whenTold(page, 'ready');
  await page.keyboard.press('Tab');
  const focused = () =>
    page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.tagName ?? document.activeElement.tagName);
  assert.equal(await focused(), 'CANVAS');
  const spoken = () => page.locator('cellophane-map [aria-live]').textContent();
  await page.keyboard.press('ArrowDown');
  const first = await spoken();
  assert.match(first, /\w\. column \d+, row \d+\.$/);
  assert.ok(first.startsWith(`${await page.locator('cellophane-map .tip').textContent()} `));
  const heard = new Set();
  for (let i = 0; i < 8; ++i) {
    await page.keyboard.press('n');
    heard.add(await spoken());
  }
  assert.ok(heard.size > 3, [...heard].join());
  await whenInked(page);
  const before = await pictureOf(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await eventually(async () => (await pictureOf(page)).hash !== before.hash, 'the map came closer');
  await page.keyboard.press('0');
  await eventually(async () => (await pictureOf(page)).hash === before.hash, 'the whole map was back');
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'A');
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('a map with the attribute still is an image', async () => {
  const { page } = await openMaps('<cellophane-map seed="1" still></cellophane-map><a href="#x">after</a>');
  await whenTold(page, 'ready');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'A');
  assert.equal(await page.getByRole('img', { name: 'Map of depth 1 of dungeon 1, style brogue' }).count(), 1);
  await page.evaluate(() => document.querySelector('cellophane-map').removeAttribute('still'));
  await page.keyboard.press('Shift+Tab');
  await eventually(() => page.evaluate(() => document.activeElement.tagName === 'CELLOPHANE-MAP'), 'it woke up');
});

test('screen readers get a list of what is on the map', async () => {
  const { page } = await openMaps('<cellophane-map seed="1729" depth="7"></cellophane-map>');
  await whenTold(page, 'ready');
  const items = page.locator('cellophane-map li');
  await eventually(async () => (await items.count()) > 10, 'the list was there');
  const texts = await items.allTextContents();
  assert.ok(
    texts.some((text) => /upward staircase: column \d+, row \d+/.test(text)),
    texts.join('\n'),
  );
  assert.ok(texts.some((text) => /jackal/.test(text)));
});

const digOf = (page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('cellophane-map');
    return shadowRoot.querySelector('.caption').textContent;
  });

test('a dig plays once it is in view, and pauses on request', async () => {
  const { page, complaints } = await openMaps(
    '<cellophane-map seed="1729" depth="4" view="dig"></cellophane-map><a href="#x">after</a>',
  );
  await whenTold(page, 'ready');
  const heard = new Set();
  await eventually(async () => heard.add(await digOf(page)).size > 3, 'it went on');
  await page.locator('cellophane-map').click();
  const spoken = () => page.locator('cellophane-map [aria-live]').textContent();
  await eventually(async () => /^Paused\. /.test(await spoken()), 'it was paused');
  const resting = await digOf(page);
  await frames(page, framesOfSteps);
  assert.equal(await digOf(page), resting);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await eventually(async () => (await digOf(page)) !== resting, 'a step on');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await eventually(async () => /The first room/.test(await digOf(page)), 'it began anew');
  assert.deepEqual(await seriousViolations(page), []);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('maps fetch nothing of digs, and digs only their own engine', async () => {
  const wasmOf = (requests) => requests.filter((url) => url.endsWith('.wasm')).map((url) => url.replace(/.*\//, ''));
  const map = await openMaps('<cellophane-map seed="1"></cellophane-map>');
  await whenTold(map.page, 'ready');
  assert.deepEqual(wasmOf(map.requests), ['cellophane.wasm']);
  assert.ok(!map.requests.some((url) => /cellophane-dig/.test(url)));
  const dig = await openMaps('<cellophane-map seed="1" view="dig"></cellophane-map>');
  await whenTold(dig.page, 'ready');
  assert.deepEqual(wasmOf(dig.requests), ['cellophane-dig.wasm']);
  assert.ok(dig.requests.every((url) => url.startsWith(host.url)));
});

test('a dig takes its wasm from the folder of the named one, and refuses that of a map', async () => {
  const prepare = (page) =>
    page.route('**/elsewhere/*.wasm', async (route) => {
      const name = route.request().url().replace(/.*\//, '').replace('engine', 'cellophane');
      return route.fulfill({ contentType: 'application/wasm', body: await readFile(join(dist, 'embed', name)) });
    });
  const { page, requests } = await openMaps(
    '<cellophane-map seed="1" wasm="elsewhere/cellophane.wasm"></cellophane-map>',
    { prepare },
  );
  const set = (name, value) =>
    page.evaluate(([name, value]) => document.querySelector('cellophane-map').setAttribute(name, value), [name, value]);
  await whenTold(page, 'ready');
  await set('view', 'dig');
  await whenTold(page, 'ready', 2);
  await set('wasm', 'elsewhere/cellophane-dig.wasm');
  await set('view', 'map');
  await whenTold(page, 'ready', 3);
  assert.deepEqual(
    requests.filter((url) => url.endsWith('.wasm')),
    ['cellophane.wasm', 'cellophane-dig.wasm'].map((name) => `${host.url}elsewhere/${name}`),
  );
  await set('wasm', 'elsewhere/engine.wasm');
  await set('view', 'dig');
  await whenTold(page, 'error');
  const [{ code, message }] = await toldOf(page, 'error');
  assert.equal(code, 'wasm-broken');
  assert.match(message, /engine "levels .*wanted.*"dig /);
});

test('a dig of an impossible level says why, and can be corrected', async () => {
  const { page } = await openMaps('<cellophane-map seed="1" depth="41" view="dig"></cellophane-map>');
  await whenTold(page, 'error');
  const [{ code, message }] = await toldOf(page, 'error');
  assert.equal(code, 'bad-depth');
  assert.match(message, /41.*1 to 40/);
  await page.evaluate(() => document.querySelector('cellophane-map').setAttribute('depth', '4'));
  await whenTold(page, 'ready');
});

test('a dig out of view waits', async () => {
  const { page } = await openMaps('<div id="far"></div><cellophane-map seed="1" view="dig"></cellophane-map>', {
    prepare: async (page) =>
      page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('#far { height: 850px; }');
          document.adoptedStyleSheets = [sheet];
        }),
      ),
  });
  await whenTold(page, 'ready');
  const first = await digOf(page);
  await frames(page, framesOfSteps);
  assert.equal(await digOf(page), first);
  await page.locator('cellophane-map').scrollIntoViewIfNeeded();
  await eventually(async () => (await digOf(page)) !== first, 'it began');
});

test('a dig ends with the level, which alone is shown with reduced motion or still', async () => {
  const body = `<cellophane-map id="map" seed="7" depth="3"></cellophane-map><cellophane-map id="still" seed="7" depth="3" view="dig" still></cellophane-map>
    <cellophane-map id="calm" seed="7" depth="3" view="dig"></cellophane-map>`;
  const { page } = await openMaps(body, { viewport: { width: 600, height: 1400 }, reducedMotion: 'reduce' });
  await whenTold(page, 'ready', 3);
  const map = await pictureOf(page, '#map');
  for (const id of ['#still', '#calm'])
    await eventually(async () => (await pictureOf(page, id)).hash === map.hash, `${id} shows the level`);
  await frames(page, framesOfSteps);
  for (const id of ['#still', '#calm']) assert.equal((await pictureOf(page, id)).hash, map.hash);
});

test('a map can change to a dig and back', async () => {
  const { page, complaints } = await openMaps('<cellophane-map seed="7" depth="3"></cellophane-map>');
  await whenTold(page, 'ready');
  const map = await pictureOf(page);
  await page.evaluate(() => document.querySelector('cellophane-map').setAttribute('view', 'dig'));
  await whenTold(page, 'ready', 2);
  await eventually(async () => (await digOf(page)) !== '', 'it was dug');
  await page.evaluate(() => document.querySelector('cellophane-map').removeAttribute('view'));
  await eventually(async () => (await pictureOf(page)).hash === map.hash, 'the map was back');
  assert.equal(await digOf(page), '');
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('pointing at a cell of the map describes it', async () => {
  const { page } = await openMaps('<cellophane-map seed="1729" depth="7"></cellophane-map>');
  await whenTold(page, 'ready');
  const box = await page.locator('cellophane-map canvas').boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await eventually(() => page.locator('cellophane-map .tip').isVisible(), 'the words came');
  assert.match(await page.locator('cellophane-map .tip').textContent(), /\w+\.$/);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 40);
  await eventually(async () => !(await page.locator('cellophane-map .tip').isVisible()), 'the words went');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await eventually(() => page.locator('cellophane-map .tip').isVisible(), 'the words came again');
  await page.evaluate(() => document.querySelector('cellophane-map').setAttribute('depth', '8'));
  await whenTold(page, 'ready', 2);
  assert.equal(await page.locator('cellophane-map .tip').isVisible(), false, 'words of a level that is gone');
});

test('a click, a tap and Enter on a cell tell the page which it is', async () => {
  const { page, complaints } = await openMaps('<cellophane-map seed="1729" depth="7"></cellophane-map>', {
    hasTouch: true,
  });
  await whenTold(page, 'ready');
  await page.evaluate(() => {
    window.cells = [];
    addEventListener('cellophane-cell', ({ detail }) => window.cells.push(detail));
  });
  const box = await page.locator('cellophane-map canvas').boundingBox();
  const spot = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
  const under = await page.evaluate(({ x, y }) => document.querySelector('cellophane-map').cellAt(x, y), spot);
  const text = await page.evaluate(
    ({ x, y }) => document.querySelector('cellophane-map').level.describe(x, y, { reveal: true }),
    under,
  );
  const told = async (count) => {
    await eventually(() => page.evaluate((least) => window.cells.length >= least, count), `${count} cells were told`);
    return page.evaluate(() => window.cells);
  };
  await page.mouse.click(spot.x, spot.y);
  assert.deepEqual(await told(1), [{ ...under, text }]);
  assert.equal(await page.locator('cellophane-map .tip').textContent(), text);
  await page.mouse.move(0, 0);
  await page.touchscreen.tap(spot.x, spot.y);
  assert.deepEqual((await told(2))[1], { ...under, text });
  await page.locator('cellophane-map canvas').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const { x, y } = (await told(3))[2];
  assert.deepEqual({ x, y }, { x: under.x + 1, y: under.y });
  // A map that was dragged was not clicked.
  await page.evaluate(() => document.querySelector('cellophane-map').setAttribute('zoom', '3'));
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await page.mouse.move(spot.x + 60, spot.y, { steps: 4 });
  await page.mouse.up();
  assert.equal((await told(3)).length, 3);
  const beside = await page.evaluate(() => {
    const map = document.querySelector('cellophane-map');
    const { left, right, top } = map.getBoundingClientRect();
    return [map.cellAt(left - 1, top + 5), map.cellAt(right + 1, top + 5)];
  });
  assert.deepEqual(beside, [null, null]);
  assert.deepEqual(complaints, []);
});

test('the wheel scrolls the page, with Control it zooms, and dragging pans', async () => {
  const { page, complaints } = await openMaps('<cellophane-map seed="1"></cellophane-map><p id="tall"></p>');
  await whenTold(page, 'ready');
  await page.evaluate(() => {
    document.getElementById('tall').style.height = '3000px';
  });
  const whole = await pictureOf(page);
  const box = await page.locator('cellophane-map canvas').boundingBox();
  await page.mouse.move(box.x + 300, box.y + 200);
  await page.mouse.wheel(0, 100);
  await eventually(() => page.evaluate(() => scrollY > 0), 'the page scrolled');
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -600);
  await page.keyboard.up('Control');
  await eventually(async () => (await pictureOf(page)).hash !== whole.hash, 'the map came closer');
  assert.equal(await page.evaluate(() => scrollY), 0);
  await whenInked(page);
  const close = await pictureOf(page);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 150, { steps: 4 });
  await page.mouse.up();
  await eventually(async () => (await pictureOf(page)).hash !== close.hash, 'the map was dragged');
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('pinching zooms the map', async () => {
  const { page, context, complaints } = await openMaps('<cellophane-map seed="1"></cellophane-map>', {
    hasTouch: true,
    viewport: { width: 390, height: 700 },
  });
  await whenTold(page, 'ready');
  const box = await page.locator('cellophane-map canvas').boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const whole = await pictureOf(page);
  const client = await context.newCDPSession(page);
  const touch = (type, apart) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === null
          ? []
          : [
              { x: middle.x - apart, y: middle.y, id: 1 },
              { x: middle.x + apart, y: middle.y, id: 2 },
            ],
    });
  await touch('touchStart', 20);
  for (const apart of [30, 45, 60, 80]) await touch('touchMove', apart);
  await touch('touchEnd', null);
  await eventually(async () => (await pictureOf(page)).hash !== whole.hash, 'the map came closer');
  assert.equal(await page.evaluate(() => visualViewport.scale), 1);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('a map’s styles and the page’s do not affect each other', async () => {
  const { page, complaints } = await openMaps('<p id="p">text</p><cellophane-map seed="1"></cellophane-map>');
  await whenTold(page, 'ready');
  const found = await page.evaluate(() => ({
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    inline: document.querySelectorAll('[style], style').length,
    inside: document.querySelector('cellophane-map').shadowRoot.querySelectorAll('[style], style').length,
  }));
  assert.deepEqual(found, { sheets: 0, inline: 0, inside: 0 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('canvas, p { display: none !important; } * { color: red; font-size: 99px; }');
    document.adoptedStyleSheets = [sheet];
  });
  assert.equal(await page.locator('cellophane-map canvas').isVisible(), true);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('a map can be removed and inserted at any moment', async () => {
  const { page, complaints } = await openMaps('<cellophane-map seed="1"></cellophane-map>');
  await page.waitForFunction(() => customElements.get('cellophane-map'));
  await page.evaluate(async () => {
    const map = document.querySelector('cellophane-map');
    const parent = map.parentNode;
    for (let i = 0; i < 20; ++i) {
      map.remove();
      map.setAttribute('seed', String(i + 1));
      parent.append(map);
      // Removed before it is seen, while it is dug or once drawn: after i timeouts, a frame or `cellophane-ready`.
      if (i % 4 === 3)
        await new Promise((resolve) => {
          map.addEventListener('cellophane-ready', resolve, { once: true });
        });
      else if (i % 4 === 2)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      else
        for (let turn = 0; turn < i; ++turn)
          await new Promise((resolve) => {
            setTimeout(resolve);
          });
    }
  });
  await eventually(async () => (await toldOf(page, 'ready')).at(-1)?.seed === '20', 'the last one was dug');
  assert.ok((await pictureOf(page)).colors > 20);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('a map that is moved within its page stays as it is, and one in another document has its styles there', async () => {
  const { page, complaints } = await openMaps('<cellophane-map seed="1" zoom="2"></cellophane-map><p></p>');
  await whenTold(page, 'ready');
  const moved = await page.evaluate(async () => {
    const map = document.querySelector('cellophane-map');
    const { level } = map;
    document.querySelector('p').append(map);
    document.querySelector('main').moveBefore?.(map, null);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const isSame = map.level === level;
    const frame = document.createElement('iframe');
    frame.width = 900;
    frame.height = 500;
    document.querySelector('main').append(frame);
    frame.contentDocument.body.append(map);
    return { isSame, told: window.told.length };
  });
  assert.deepEqual(moved, { isSame: true, told: 1 });
  const frame = page.frames().at(-1);
  await eventually(() => frame.evaluate(() => document.querySelector('cellophane-map').level !== null), 'it is there');
  await frames(frame, 3);
  const shown = await frame.evaluate(() => {
    const map = document.querySelector('cellophane-map');
    const canvas = map.shadowRoot.querySelector('canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const { width } = canvas.getBoundingClientRect();
    return {
      display: getComputedStyle(map).display,
      isWide: width > 700 && Math.abs(canvas.width - width * devicePixelRatio) < 2,
      isDrawn: new Set(new Uint32Array(data.buffer)).size > 20,
      fonts: [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
    };
  });
  assert.deepEqual(shown, { display: 'block', isWide: true, isDrawn: true, fonts: ['Cellophane Map'] });
  assert.deepEqual(apartFromLooking(complaints), []);
});

const distortions = [
  'zoom: 1',
  'zoom: 0.5',
  'zoom: 1.2',
  'transform: scale(0.5)',
  'transform: scale(0.4, 0.8)',
  'transform: rotate(30deg) scale(0.6)',
  'transform: rotate(180deg) translate(-100%, -100%)',
  'transform: scale(-1, 1) translate(-100%, 0)',
  'transform: skew(20deg)',
];

test('clicks and cellAt tell the cell that is seen there, however the page scales or turns a map', async () => {
  const { page, complaints } = await openMaps(
    '<div id="box"><cellophane-map seed="1729" depth="7"></cellophane-map></div>',
  );
  await whenTold(page, 'ready');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`body { margin: 0 } #box { position: absolute; left: 150px; top: 60px; width: 790px; transform-origin: 0 0 }
      cellophane-map { width: 790px; height: 483px }`);
    document.adoptedStyleSheets = [sheet];
    window.cells = [];
    addEventListener('cellophane-cell', ({ detail: { x, y } }) => window.cells.push([x, y]));
  });
  for (const rule of distortions)
    for (const [column, row] of [
      [39, 14],
      [12, 5],
      [60, 20],
    ]) {
      const place = await page.evaluate(
        async ([text, x, y]) => {
          const box = document.querySelector('#box');
          const [name, value] = text.split(': ');
          box.style.cssText = '';
          box.style.setProperty(name, value);
          await new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          });
          // Where the middle of the cell is to be seen, by the rule alone: a map of 790 pixels has cells of 10.
          const across = (x + 0.5) * 10;
          const down = 483 / 2 + (y - 14) * (10 / 0.6);
          const zoom = name === 'zoom' ? Number(value) : 1;
          const { transform } = getComputedStyle(box);
          const at = new DOMMatrix(transform).transformPoint(new DOMPoint(across, down));
          // The distance to the box is not zoomed where it is the zoomed element's own.
          const point = { x: 150 * zoom + at.x * zoom, y: 60 * zoom + at.y * zoom };
          return { point, cell: document.querySelector('cellophane-map').cellAt(point.x, point.y) };
        },
        [rule, column, row],
      );
      assert.deepEqual(place.cell, { x: column, y: row }, `${rule}: cellAt`);
      await page.mouse.click(place.point.x, place.point.y);
      assert.deepEqual(await page.evaluate(() => window.cells.at(-1)), [column, row], `${rule}: a click`);
    }
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('embedded maps have no serious accessibility violations', async () => {
  const { page } = await openMaps(`<h1>Maps</h1><cellophane-map seed="1"></cellophane-map>
    <cellophane-map seed="1" theme="light" still></cellophane-map>`);
  await whenTold(page, 'ready', 2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  assert.deepEqual(await seriousViolations(page), []);
});

test('the demo has a policy as strict as the page’s', async () => {
  const html = await readFile(join(dist, 'demo', 'index.html'), 'utf8');
  const directives = (policy) =>
    new Map(
      policy
        .split('; ')
        .map((text) => text.split(' '))
        .map(([name, ...sources]) => [name, sources]),
    );
  const own = directives(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '');
  const ofPage = directives(contentSecurityPolicy);
  assert.deepEqual(own.get('default-src'), ["'none'"]);
  for (const name of ['base-uri', 'form-action']) assert.deepEqual(own.get(name), ["'none'"]);
  for (const [name, sources] of own)
    for (const source of sources) assert.ok(ofPage.get(name)?.includes(source), `${name} ${source}`);
});

test('the demo draws its ten maps without serious accessibility violations', async () => {
  const { page, complaints, requests } = await openPage(host, 'demo/', {
    prepare: (page) => page.addInitScript(listen),
  });
  assert.equal(await page.locator('cellophane-map').count(), 10);
  for (const map of await page.locator('cellophane-map').all()) await map.scrollIntoViewIfNeeded();
  await whenTold(page, 'ready', 10);
  assert.deepEqual(await toldOf(page, 'error'), []);
  // The worker that digs the deep ones asks for the same file, which the browser has.
  assert.equal(new Set(requests.filter((url) => url.endsWith('.wasm'))).size, 1);
  assert.deepEqual(await seriousViolations(page), []);
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('view=embed shows a map and nothing else', async () => {
  const { page, complaints, requests } = await openPage(
    host,
    '?view=embed&seed=xyzzy&depth=3&style=classic&theme=light&cols=90&rows=40&zoom=2',
    {
      prepare: (page) => page.addInitScript(listen),
    },
  );
  await whenTold(page, 'ready');
  const [{ depth, style, width, height }] = await toldOf(page, 'ready');
  assert.deepEqual([depth, style, width, height], [3, 'classic', 90, 40]);
  assert.equal(await page.locator('header, #terminal, #pad').count(), 0);
  assert.deepEqual(await page.locator('h1').allTextContents(), ['Cellophane']);
  const { width: drawn } = await page.locator('cellophane-map').boundingBox();
  assert.equal(drawn, 1280);
  assert.ok((await pictureOf(page)).brightness > 0.6);
  assert.match(await page.locator('#notices').textContent(), /word “xyzzy” means seed/);
  assert.ok(!requests.some((url) => /main-/.test(url)), requests.join());
  assert.equal(new Set(requests.filter((url) => url.endsWith('.wasm'))).size, 1);
  assert.deepEqual(await seriousViolations(page), []);
  assert.deepEqual(apartFromLooking(complaints), []);
});

/** Bad parameters of a frame, together in one link, and what its notices must match. */
const badParameters = {
  'seed=0&depth=99&style=nethack&theme=mauve&zoom=x&reveal=1&cols=9999&v=999': [
    /random/,
    /“99”.*Depth 1/,
    /nethack/,
    /Theme.*mauve.*without it/,
    /Zoom.*without it/,
    /Reveal.*all, plain/,
    /Cols.*without it/,
    /999/,
  ],
  'seed=7&cols=10&rows=10': [/usual size/],
};

for (const [query, patterns] of Object.entries(badParameters)) {
  test(`?view=embed&${query} gets its notices and a map`, async () => {
    const { page, complaints } = await openPage(host, `?view=embed&${query}`, {
      prepare: (page) => page.addInitScript(listen),
    });
    await whenTold(page, 'ready');
    for (const pattern of patterns) assert.match(await page.locator('#notices').textContent(), pattern);
    assert.deepEqual(apartFromLooking(complaints), []);
  });
}

test('a frame with view=embed without an engine says so', async () => {
  const { page, complaints } = await openPage(host, '?view=embed&seed=5', {
    prepare: async (page) => {
      await page.addInitScript(listen);
      await page.route(onlyWasm, (route) => route.fulfill({ status: 404 }));
    },
  });
  await whenTold(page, 'error');
  assert.match(await wordsOf(page), /No map here: .*404/);
  assert.deepEqual(unseemly(complaints), []);
});

test('a frame with view=embed shows its map once the engine can be fetched', async () => {
  let isMissing = true;
  const { page, complaints } = await openPage(host, '?view=embed&seed=5&depth=3&style=rogue&v=1&theme=mauve', {
    prepare: async (page) => {
      await page.addInitScript(listen);
      await page.route(onlyWasm, (route) => (isMissing ? route.abort() : route.continue()));
    },
  });
  await whenTold(page, 'error');
  isMissing = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await whenTold(page, 'ready');
  const [{ seed, depth, style }] = await toldOf(page, 'ready');
  assert.deepEqual([seed, depth, style], ['5', 3, 'rogue']);
  assert.equal((await toldOf(page, 'error')).length, 1);
  assert.match(await page.locator('#notices').textContent(), /version “1”.*mauve.*without it/);
  assert.match(await page.title(), /Depth 3 of 5/);
  assert.deepEqual(unseemly(complaints), []);
});

test('a frame with view=embed whose script is missing says so', async () => {
  const { page, complaints } = await openPage(host, '?view=embed&seed=5', {
    prepare: (page) => page.route(/cellophane-map\.js/, (route) => route.abort()),
  });
  await eventually(
    async () => /could not be fetched/.test(await page.locator('#notices').textContent()),
    'it was told',
  );
  assert.deepEqual(unseemly(complaints), []);
});

test('the files of the embed stay within their budget', async (t) => {
  const folder = join(dist, 'embed');
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, gzipSync(await readFile(join(folder, name))).length]),
  );
  const sum = (some) => some.reduce((whole, [, size]) => whole + size, 0);
  // The cellophane-dig.* files are fetched by digs only.
  const ofDigs = sizes.filter(([name]) => name.startsWith('cellophane-dig.'));
  // The worker's by large and deep maps only.
  const ofWorkers = sizes.filter(([name]) => name === 'cellophane-map-worker.js');
  const ofMaps = sizes.filter((pair) => !ofDigs.includes(pair) && !ofWorkers.includes(pair));
  const total = sum(ofMaps);
  assert.deepEqual(ofMaps.map(([name]) => name).sort(), [
    'cellophane-map.js',
    'cellophane-mono.woff2',
    'cellophane.wasm',
  ]);
  assert.deepEqual(ofDigs.map(([name]) => name).sort(), ['cellophane-dig.js', 'cellophane-dig.wasm']);
  assert.ok(ofWorkers.length === 1 && sum(ofWorkers) <= workerBudget, `${sum(ofWorkers)} bytes`);
  assert.ok(total <= embedBudget, `${total} bytes: ${JSON.stringify(sizes)}`);
  assert.ok(sum(ofDigs) <= digBudget, `${sum(ofDigs)} bytes: ${JSON.stringify(sizes)}`);
  t.diagnostic(
    `the embed, compressed: ${total} bytes of ${embedBudget}: ${sizes.map((pair) => pair.join(' ')).join(', ')}`,
  );
});

test('the first map fetches engine and font in parallel and nothing else, and is drawn at once', async () => {
  const { page, requests, complaints } = await openMaps('<cellophane-map seed="1729" depth="3"></cellophane-map>', {
    prepare: async (page) => {
      // Answers neither request before both have been made.
      const kinds = [/\.wasm$/, /\.woff2$/];
      const asked = Promise.all(kinds.map((kind) => page.waitForRequest(kind)));
      for (const kind of kinds) await page.route(kind, (route) => void asked.then(() => route.continue()));
      await page.addInitScript(() => {
        window.pictures = 0;
        const { fillText } = CanvasRenderingContext2D.prototype;
        let hasSigns = false;
        CanvasRenderingContext2D.prototype.fillText = function (...given) {
          // All signs of a picture are drawn in one task: the first counts as a picture.
          if (!hasSigns && window.told.length === 0) ++window.pictures;
          hasSigns = true;
          queueMicrotask(() => {
            hasSigns = false;
          });
          return fillText.apply(this, given);
        };
      });
    },
  });
  await whenTold(page, 'ready');
  assert.deepEqual(requests.map((url) => url.replace(/.*\//, '')).sort(), [
    'cellophane-map.js',
    'cellophane-mono.woff2',
    'cellophane.wasm',
    'theirs.html',
  ]);
  assert.equal(await page.evaluate(() => window.pictures), 1);
  assert.deepEqual(complaints, []);
});
