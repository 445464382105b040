// The documentation site as built: its links, its search without a network, and all examples of the playground.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { allPages } from '../../web/docs/pages.mjs';
import { dist, eventually, openBrowser, openPage, shared, violations } from './support.mjs';

const site = join(dist, 'docs');
const pages = readdirSync(site, { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.html'));
const examples = JSON.parse(readFileSync(join(site, 'examples.json'), 'utf8'));

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const attributes = (html, name) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value);
const unescaped = (text) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test('every link and picture of the site leads somewhere, anchors included', () => {
  const texts = new Map();
  const textOf = (path) => {
    if (!texts.has(path)) texts.set(path, readFileSync(join(dist, path), 'utf8'));
    return texts.get(path);
  };
  assert.ok(pages.length > 25);
  for (const page of pages) {
    const here = `docs/${page}`;
    const html = textOf(here);
    for (const link of [...attributes(html, 'href'), ...attributes(html, 'src')].map(unescaped)) {
      if (/^[a-z]+:/i.test(link)) continue;
      const { pathname, hash } = new URL(link, `http://site/${here}`);
      const path = decodeURIComponent(pathname.slice(1));
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      // Examples are picked by the page itself.
      const isAnchor = hash !== '' && !file.endsWith('playground.html');
      if (!isAnchor) assert.doesNotThrow(() => readFileSync(join(dist, file)), `${page}: ${link}`);
      else {
        const ids = attributes(textOf(file), 'id').map(unescaped);
        assert.ok(ids.includes(decodeURIComponent(hash.slice(1))), `${page}: ${link}`);
      }
    }
    for (const [, id] of html.matchAll(/playground\.html#([\w-]+)/g))
      assert.ok(
        examples.some((example) => example.id === id),
        `${page}: the example ${id}`,
      );
  }
});

test('every Markdown file of the folder docs that is for readers has its page', () => {
  const root = new URL('../../docs/', import.meta.url);
  const sources = readdirSync(root, { recursive: true }).filter((name) => name.endsWith('.md'));
  const forMaintainers = ['instructions', 'toolchains'].map((name) => `measurements/${name}.md`);
  const forReaders = sources.map((name) => name.replaceAll('\\', '/')).filter((name) => !forMaintainers.includes(name));
  const shown = allPages.flatMap(({ source }) => source ?? []);
  assert.deepEqual(shown.sort(), forReaders.sort());
  for (const { source, to } of allPages.filter((page) => page.source))
    assert.ok(pages.includes(to), `${source} is not at ${to}`);
});

test('the addresses that 1.0.0 had are there', () => {
  const manuals = 'recipes playground package makers embed json formats catalog dig records hosting viewers';
  const others = 'index package_matrix gallery levels machines deaths looks api/engine api/worker api/elements';
  const rules = ['index', 'levels', 'machines', 'terrain', 'monsters', 'items', 'hero', 'interface', 'claims'];
  const promised = [...`${manuals} ${others}`.split(' '), ...rules.map((name) => `rules/${name}`)];
  for (const name of promised) assert.ok(pages.includes(`${name}.html`), `${name}.html is gone`);
});

test('links to the first page of 1.0.0, which was the tutorial, still lead there', async () => {
  const { page } = await openPage(host, 'docs/#on-a-page');
  await page.waitForURL(/docs\/tutorial\.html#on-a-page$/);
  await page.goto(`${host.url}docs/playground.html#index-1`);
  await eventually(
    async () => (await page.inputValue('#examples')) === 'tutorial-1',
    'the example of the tutorial was chosen',
  );
});

/** The headings of a Markdown text. A block of code ends with the very fence it began with, so that one that ends before it
    should hides none from here. */
function headingsOf(markdown) {
  let fence = '';
  return markdown.split('\n').filter((line) => {
    if (fence) {
      if (line.trim() === fence) fence = '';
      return false;
    }
    fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    return /^#{1,6} \S/.test(line);
  });
}

test('every page has the headings of its source', () => {
  for (const { source, to } of allPages.filter((page) => page.source)) {
    const promised = headingsOf(readFileSync(new URL(`../../docs/${source}`, import.meta.url), 'utf8'));
    const shown = readFileSync(join(site, to), 'utf8').match(/<h[1-6] id=/g) ?? [];
    assert.equal(shown.length, promised.length, `${source}: ${promised.join('; ')}`);
  }
});

const inFrame = (page) => page.frameLocator('#result');
const whenRan = (page) =>
  eventually(
    async () => (await inFrame(page).locator('body[data-ran]:not([data-old])').count()) > 0,
    'the code has run',
  );
/** Marks what the frame shows, so that it is not taken for what comes next. */
const markOld = (page) =>
  inFrame(page)
    .locator('body')
    .evaluate((body) => {
      body.dataset.old = 'yes';
    });
const openPlayground = shared(() => openPage(host, 'docs/playground.html'));

test('every example of the playground runs, and shows something', async () => {
  const { page, complaints } = await openPlayground();
  assert.ok(examples.length > 5);
  for (const { id } of examples) {
    await whenRan(page);
    await markOld(page);
    await page.selectOption('#examples', id);
    await eventually(() => page.evaluate((wanted) => location.hash === `#${wanted}`, id), `${id} was chosen`);
    await whenRan(page);
    const shown = inFrame(page).locator('pre, canvas, img, svg, cellophane-map');
    await eventually(async () => (await shown.count()) > 0, `${id} shows something`);
    assert.deepEqual(await inFrame(page).locator('.error').allTextContents(), [], id);
    await eventually(
      () =>
        inFrame(page)
          .locator('body')
          .evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)),
      `${id} shows its pictures`,
    );
  }
  assert.deepEqual(complaints, []);
  assert.deepEqual(await violations(page), []);
});

test('code runs as it is typed, and says what is wrong with it', async () => {
  const { page } = await openPlayground();
  const says = (text) =>
    eventually(
      // Each run has a frame of its own.
      async () => {
        const texts = await inFrame(page)
          .locator('pre')
          .allTextContents()
          .catch(() => []);
        return texts.join('\n').includes(text);
      },
      `it says ${text}`,
    );
  await page.fill('#code', 'console.log(6 * 7n, [1], { a: 2n });');
  await says('TypeError');
  await page.fill('#code', 'console.log(6n * 7n, [1], { a: 2n });');
  await says('42n [1] {"a":"2n"}');
  await page.fill('#code', 'const = 3;');
  await says('SyntaxError');
  await page.fill('#code', "import 'left-pad';");
  await says('“left-pad” cannot be imported here. There are: cellophane, cellophane/levels, cellophane/worker, ');
  await page.fill(
    '#code',
    "import { loadCellophane } from 'cellophane';\n(await loadCellophane()).generate({ seed: 0 });",
  );
  await says('CellophaneError: seed is 0; allowed: ');
  await page.uncheck('#live');
  await page.fill('#code', "console.log('only when asked');");
  await page.click('#run');
  await says('only when asked');
});

const runsCode = async (page, code) => {
  await page.uncheck('#live');
  await markOld(page);
  await page.fill('#code', code);
  await page.click('#run');
};
const linesOf = (page) => inFrame(page).locator('pre').allTextContents();

test('every entry of the package can be imported, in a worker and beside a page', async () => {
  const { page, complaints } = await openPlayground();
  const { exports } = JSON.parse(readFileSync(new URL('../../build/package/package.json', import.meta.url), 'utf8'));
  const entries = Object.keys(exports)
    .filter((name) => !/\.(wasm|json)$/.test(name))
    .map((name) => `cellophane${name.slice(1)}`);
  assert.ok(entries.length > 8);
  const all = entries.map((name, i) => `import * as e${i} from '${name}';`).join('\n');
  await runsCode(page, `${all}\nconsole.log(${entries.map((_, i) => `Object.keys(e${i}).length > 0`).join()});`);
  await whenRan(page);
  assert.deepEqual(await linesOf(page), [entries.map(() => 'true').join(' ')]);
  const use = `
    import { loadCellophane } from 'cellophane';
    import { loadCellophane as loadLevels } from 'cellophane/levels';
    import { openWorker } from 'cellophane/worker';
    import { renderElement } from 'cellophane/server';
    import { levelToPdf } from 'cellophane/pdf';
    const level = (await loadCellophane()).generate({ seed: 7 });
    const same = (await loadLevels()).generate({ seed: 7 }).hash === level.hash;
    const worker = await openWorker();
    console.log(same, (await worker.generate({ seed: 7 })).hash === level.hash);
    worker.dispose();
    console.log((await renderElement('cellophane-map', { seed: 7 })).slice(0, 24), (await levelToPdf(level)).length > 1000);
    console.log(typeof document);`;
  for (const [there, code] of [
    ['undefined', use.replace('typeof document', "typeof globalThis['docu' + 'ment']")],
    ['object', use],
  ]) {
    await runsCode(page, code);
    await whenRan(page);
    assert.deepEqual(await linesOf(page), ['true true', '<cellophane-map seed="7" true', there]);
  }
  await runsCode(
    page,
    `import 'cellophane/map'; import 'cellophane/game';
     document.body.innerHTML = '<cellophane-map seed="7"></cellophane-map><cellophane-game seed="7"></cellophane-game>';`,
  );
  await eventually(
    () =>
      inFrame(page)
        .locator('body')
        .evaluate(
          () => document.querySelector('cellophane-map')?.level && document.querySelector('cellophane-game')?.game,
        ),
    'both elements are there',
  );
  assert.deepEqual(complaints, []);
});

test('code that does not end is stopped by the button, and a loop beside the page by itself', async () => {
  const { page } = await openPlayground();
  await runsCode(page, "console.log('it began'); const n = 1; for (;;) { if (n > 2) break; }");
  await eventually(async () => (await linesOf(page)).includes('it began'), 'it runs');
  await page.click('#stop');
  await eventually(async () => (await page.textContent('#problem')) === 'Stopped.', 'it was stopped');
  await eventually(async () => (await linesOf(page)).length === 0, 'the frame is another');
  assert.ok(await page.isDisabled('#stop'));
  await runsCode(page, "document.title = 'mine'; let i = 0; while (true) i++;");
  await eventually(async () => /ran for 3 seconds without a pause/.test((await linesOf(page)).join()), 'it was ended');
  await runsCode(page, "console.log('and on');");
  await whenRan(page);
  assert.deepEqual(await linesOf(page), ['and on']);
  assert.equal(await page.textContent('#problem'), '');
});

test('code reaches neither what this browser keeps nor the page around it', async () => {
  const { page } = await openPlayground();
  await page.evaluate(() => localStorage.setItem('cellophane-theme', 'light'));
  const tries = {
    'the page': 'parent.document.title',
    'its address': "parent.location.assign('https://elsewhere.example/')",
    'its storage': "parent.localStorage.getItem('cellophane-theme')",
    storage: "localStorage.getItem('cellophane-theme')",
    'the games':
      "await new Promise((done, fail) => { const asked = indexedDB.open('cellophane'); asked.onsuccess = done; asked.onerror = () => fail(new Error('refused')); })",
    'the caches': 'await caches.keys()',
    cookies: 'document.cookie',
    'the network': `await fetch('${host.url}search.json')`,
    'other networks': "await fetch('https://elsewhere.example/')",
  };
  const code = Object.entries(tries).map(
    ([what, act]) => `try { ${act}; console.log('${what}: reached'); } catch { console.log('${what}: refused'); }`,
  );
  await page.uncheck('#live');
  await markOld(page);
  await page.fill('#code', code.join('\n'));
  await page.click('#run');
  await whenRan(page);
  assert.deepEqual(
    await inFrame(page).locator('pre').allTextContents(),
    Object.keys(tries).map((what) => `${what}: refused`),
  );
  assert.match(page.url(), /playground\.html/);
  await page.evaluate(() => localStorage.clear());
  await page.check('#live');
});

test('code that does not end is not started again after a reload', async () => {
  const { page } = await openPlayground();
  // As the page is left, when no run can end any more.
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      sessionStorage.setItem('cellophane-playground', 'for (;;) {}');
      sessionStorage.setItem('cellophane-playground-running', 'yes');
    }),
  );
  // The frame is there long before the examples.
  await page.route('**/examples.json', async (route) => {
    await eventually(() => inFrame(page).locator('body').count(), 'the frame was there');
    await route.continue();
  });
  await page.reload();
  await eventually(async () => /did not end/.test(await page.textContent('#problem')), 'it is told');
  assert.equal(await page.inputValue('#code'), 'for (;;) {}');
  assert.equal(await page.isChecked('#live'), false);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${host.url}docs/#`);
  await page.goto(`${host.url}docs/playground.html#nonsense`);
  await eventually(async () => /no example “nonsense”/.test(await page.textContent('#problem')), 'that is told too');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${host.url}docs/#`);
  await page.goto(`${host.url}docs/playground.html#%`);
  await eventually(async () => /no example “%”/.test(await page.textContent('#problem')), 'and this');
});

test('the documentation is read and searched without a network', async () => {
  const context = await host.browser.newContext();
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(`${host.url}docs/`);
  await eventually(() => page.evaluate(() => document.body.dataset.offline === 'ready'), 'all pages are kept', 60_000);
  await context.setOffline(true);
  for (const path of ['docs/', 'docs/package.html', 'docs/rules/levels.html', 'docs/api/engine.html']) {
    await page.goto(host.url + path);
    assert.ok((await page.textContent('main h1')).length > 3, path);
  }
  await page.press('body', '/');
  await page.keyboard.type('guaranteed vault of potion');
  await eventually(async () => (await page.locator('#hits a').count()) > 0, 'there are hits');
  await page.fill('#search', 'loadCellophane');
  await eventually(
    async () => (await page.locator('#hits a b').allTextContents()).some((name) => /loadCellophane/.test(name)),
    'the function is found',
  );
  await page.press('#search', 'Enter');
  await page.waitForURL(/docs\/.*\.html#/);
  await page.fill('#search', 'qqxyzzyqq');
  await eventually(
    async () => (await page.textContent('#hits')).includes('Nothing found'),
    'nothing is said to be found',
  );
  await context.close();
  // The worker asks for what it has kept anew, in vain.
  assert.deepEqual(
    complaints.filter((text) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(text)),
    [],
  );
});

test('pages fit a phone, and are accessible in both themes', async () => {
  const { page, complaints } = await openPage(host, 'docs/', { isNew: true });
  for (const [path, theme] of [
    ['docs/', 'light'],
    ['docs/api/engine.html', 'dark'],
    ['docs/gallery.html', 'light'],
    ['docs/rules/monsters.html', 'dark'],
  ]) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(host.url + path);
    assert.deepEqual(await violations(page), [], path);
    await page.setViewportSize({ width: 360, height: 640 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, relative(dirname(path), path));
  }
  await page.click('#menu');
  assert.ok(await page.isVisible('#sidebar'));
  assert.deepEqual(complaints, []);
});

test('code that is wider than a phone can be scrolled by the keyboard', async () => {
  const { page } = await openPage(host, 'docs/', { isNew: true });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['docs/package.html', 'docs/embed.html', 'demo/']) {
    await page.goto(host.url + path);
    const scrolling = await page.evaluate(() => {
      const wide = [...document.querySelectorAll('pre')].filter((it) => it.scrollWidth > it.clientWidth);
      return wide.map((it) => [it, ...it.querySelectorAll('*')].some((each) => each.tabIndex === 0));
    });
    assert.ok(scrolling.length > 0, path);
    assert.ok(scrolling.every(Boolean), path);
  }
});
