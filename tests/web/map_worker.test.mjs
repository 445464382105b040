// Large and deep maps are dug in a worker, where there can be one, to the same result.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contentSecurityPolicy } from '../../web/csp.mjs';
import { loadCellophane } from '../wasm/support.mjs';
import { eventually, frames, openBrowser, openPage } from './support.mjs';

let host;
let engine;
before(async () => {
  host = await openBrowser();
  engine = await loadCellophane();
});
after(() => host.close());

const deep = { seed: '5', depth: 20 };
const tag = ({ seed, depth, more = '' }) =>
  `<cellophane-map seed="${seed}" depth="${depth}" ${more} theme="dark"></cellophane-map>`;

/** Counts on the page what its own engine digs, and keeps what maps tell. */
function watch() {
  window.told = [];
  window.dug = [];
  for (const type of ['cellophane-ready', 'cellophane-error', 'cellophane-cell', 'cellophane-progress'])
    addEventListener(type, ({ detail }) => window.told.push({ type: type.slice(11), ...detail }));
}

/** A page with a map, whose own engine is counted before the map is there. */
async function openMap(body, { policy = contentSecurityPolicy, prepare, ...options } = {}) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Maps</title></head><body><main></main></body></html>`;
  const furnish = async (page) => {
    await page.addInitScript(watch);
    await page.route('**/theirs.html', (route) =>
      route.fulfill({ contentType: 'text/html', headers: { 'Content-Security-Policy': policy }, body: html }),
    );
    await prepare?.(page);
  };
  const opened = await openPage(host, 'theirs.html', { furnish, isNew: true, ...options });
  await opened.page.evaluate(async () => {
    const { sharedEngine } = await import(new URL('embed/cellophane-map.js', location.href).href);
    const own = await sharedEngine();
    // The engine itself is frozen.
    let kind = own;
    while (!Object.hasOwn(kind, 'generate')) kind = Object.getPrototypeOf(kind);
    const { generate } = kind;
    kind.generate = function (given) {
      window.dug.push(JSON.stringify(given));
      return generate.call(this, given);
    };
  });
  await opened.page.evaluate((inner) => {
    document.querySelector('main').innerHTML = inner;
  }, body);
  return opened;
}

const told = async (page, type) => (await page.evaluate(() => window.told)).filter((each) => each.type === type);
const whenTold = (page, type, count = 1) =>
  eventually(async () => (await told(page, type)).length >= count, `${count} times ${type}`);
const dugHere = (page) => page.evaluate(() => window.dug.length);

/** A hash of the pixels of the map, in its own font. */
async function pictureOf(page) {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await frames(page);
  return page.evaluate(() => {
    const canvas = document.querySelector('cellophane-map').shadowRoot.querySelector('canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let hash = 0;
    for (const value of data) hash = (Math.imul(hash, 31) + value) | 0;
    return hash;
  });
}

/** What the page sees of its map: picture, facts, list, what a click tells. */
async function seen(page) {
  await whenTold(page, 'ready');
  const picture = await pictureOf(page);
  await eventually(
    () => page.evaluate(() => document.querySelector('cellophane-map').shadowRoot.querySelector('li')),
    'a list',
  );
  const list = await page.locator('cellophane-map li').allTextContents();
  const box = await page.locator('cellophane-map').boundingBox();
  for (const [x, y] of [
    [0.3, 0.4],
    [0.6, 0.7],
  ])
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await whenTold(page, 'cell', 2);
  const [ready] = await told(page, 'ready');
  return { picture, list, ready, cells: await told(page, 'cell') };
}

test('a deep level is dug in a worker, and is the level that the page digs itself', async () => {
  const { page, complaints } = await openMap(tag(deep));
  const far = await seen(page);
  assert.equal(await dugHere(page), 0);
  assert.deepEqual(
    (await told(page, 'progress')).map(({ levels, all }) => [levels, all]),
    Array.from({ length: deep.depth }, (_, i) => [i + 1, deep.depth]),
  );
  const level = engine.generate(deep);
  assert.equal(far.ready.hash, level.hash);
  assert.deepEqual(
    far.cells.map(({ text }) => text),
    far.cells.map(({ x, y }) => level.describe(x, y, { reveal: true })),
  );
  const data = await page.evaluate(() => document.querySelector('cellophane-map').whenDug());
  assert.deepEqual(data, { ...level.toJSON(), hash: level.hash });
  assert.equal(await dugHere(page), 0);
  assert.deepEqual(
    complaints.filter((text) => !text.includes('willReadFrequently')),
    [],
  );

  // As in 1.0.0: a level of the page's own engine, at once.
  const own = await page.evaluate(() => {
    const { level } = document.querySelector('cellophane-map');
    return { hash: level.hash, rows: level.rows };
  });
  assert.deepEqual(own, { hash: level.hash, rows: [...level.rows] });
  assert.equal(await dugHere(page), 1);
});

test('a map says how far its digging is', async () => {
  const { page } = await openMap('<main></main>');
  const texts = await page.evaluate(async () => {
    const texts = [];
    const map = document.createElement('cellophane-map');
    const words = () => map.shadowRoot.querySelector('.words').textContent;
    map.addEventListener('cellophane-progress', () => queueMicrotask(() => texts.push(words())));
    const ready = new Promise((resolve) => map.addEventListener('cellophane-ready', resolve));
    for (const [name, value] of Object.entries({ seed: '5', depth: '9', cols: '160', rows: '60' }))
      map.setAttribute(name, value);
    document.querySelector('main').append(map);
    await ready;
    return texts;
  });
  assert.deepEqual(
    texts,
    Array.from({ length: 9 }, (_, i) => `Digging… ${i + 1} of 9 levels`),
  );
});

test('a usual level is dug at once by the page, without a worker', async () => {
  const { page, requests } = await openMap(tag({ seed: 1729, depth: 7 }));
  await whenTold(page, 'ready');
  assert.equal(await dugHere(page), 1);
  assert.ok(!requests.some((url) => url.endsWith('worker.js')), requests.join());
  const { hash } = await page.evaluate(() => document.querySelector('cellophane-map').whenDug());
  assert.equal(hash, engine.generate({ seed: 1729, depth: 7 }).hash);
  assert.equal(await dugHere(page), 1);
});

const withoutWorkers = {
  'a browser without workers': { prepare: (page) => page.addInitScript(() => delete window.Worker) },
  'a browser that refuses them': {
    prepare: (page) =>
      page.addInitScript(() => {
        window.Worker = class {
          constructor() {
            throw new DOMException('Not here.', 'SecurityError');
          }
        };
      }),
  },
  'a policy that forbids them': {
    policy: contentSecurityPolicy.replace("worker-src 'self'", "worker-src 'none'"),
  },
  'a site without the script of the worker': {
    prepare: (page) => page.route('**/cellophane-map-worker.js', (route) => route.fulfill({ status: 404 })),
  },
  'a worker without an engine': {
    prepare: (page) =>
      page.route('**/cellophane-map-worker.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `postMessage({ type: 'here' }); onmessage = () => postMessage({ type: 'failure', message: 'none' });`,
        }),
      ),
  },
};
for (const [what, options] of Object.entries(withoutWorkers))
  test(`${what}: the page digs a deep level itself, to the same result`, async () => {
    const far = await seen((await openMap(tag(deep))).page);
    const { page } = await openMap(tag(deep), options);
    assert.deepEqual(await seen(page), far);
    assert.equal(await dugHere(page), 1);
  });

test('secrets are shown and hidden from what the worker keeps', async () => {
  const { page } = await openMap(tag({ ...deep, more: 'reveal="plain"' }));
  const plain = await seen(page);
  const set = (value) =>
    page.evaluate((text) => document.querySelector('cellophane-map').setAttribute('reveal', text), value);
  await set('all');
  await whenTold(page, 'ready', 2);
  const all = await pictureOf(page);
  assert.notEqual(all, plain.picture);
  await set('plain');
  await whenTold(page, 'ready', 3);
  assert.equal(await pictureOf(page), plain.picture);
  assert.equal(await dugHere(page), 0);
});

test('a level that is no longer wanted is given up, and the last one is shown', async () => {
  // 500 by 500 cells at depth 20 take a worker most of a minute.
  const { page } = await openMap(tag({ ...deep, more: 'cols="500" rows="500"' }));
  await eventually(() => page.workers().length === 1, 'there was a worker');
  await page.evaluate(() => {
    const map = document.querySelector('cellophane-map');
    window.data = map.whenDug();
    map.removeAttribute('cols');
    map.removeAttribute('rows');
  });
  await whenTold(page, 'ready');
  const { hash } = engine.generate(deep);
  assert.deepEqual(
    (await told(page, 'ready')).map((each) => each.hash),
    [hash],
  );
  assert.equal(await page.evaluate(async () => (await window.data).hash), hash);
  assert.equal(await dugHere(page), 0);
});

test('what the engine refuses in the worker is said as ever', async () => {
  const { page } = await openMap(tag({ seed: 1, depth: 99 }));
  const data = page.evaluate(() =>
    document
      .querySelector('cellophane-map')
      .whenDug()
      .then(
        () => 'none',
        ({ name, code }) => `${name} ${code}`,
      ),
  );
  await whenTold(page, 'error');
  assert.equal((await told(page, 'error'))[0].code, 'bad-depth');
  assert.equal(await data, 'CellophaneError bad-depth');
  assert.match(await page.locator('cellophane-map .words').textContent(), /No map here: .*40/);
  assert.equal(await dugHere(page), 0);
});

test('a script from another origin starts its worker from within', async () => {
  const elsewhere = 'http://elsewhere.test/';
  const { page } = await openPage(host, '', { isNew: true });
  await page.addInitScript(watch);
  await page.route(`${elsewhere}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Theirs</title><script type="module" src="${host.url}embed/cellophane-map.js"></script>${tag(deep)}`,
    }),
  );
  await page.context().route(`${host.url}embed/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  await page.goto(elsewhere);
  await whenTold(page, 'ready');
  assert.ok(
    page.workers().some((worker) => worker.url().startsWith('blob:')),
    'it dug in a worker',
  );
  assert.equal((await told(page, 'ready'))[0].hash, engine.generate(deep).hash);
});
