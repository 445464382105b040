// A page bundled by Vite in a project that knows nothing but the package, in a browser, under the strict policy.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer as createServerOfFiles } from 'node:http';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { build, createServer } from 'vite';
import { serve } from '../../scripts/serve.mjs';
import { goldenLevels } from '../wasm/golden.mjs';
import { eventually, openBrowser, openPage } from '../web/support.mjs';
import { manifest, newProject } from './support.mjs';

const [known] = goldenLevels().filter(({ style, depth }) => style === 'brogue' && Number(depth) < 6);

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody's</title>
  <link rel="icon" href="data:,"><script type="module" src="./main.js"></script></head>
  <body><cellophane-map seed="${known.seed}" depth="${known.depth}" still></cellophane-map>
  <cellophane-game seed="5" save-key="test"></cellophane-game></body></html>`;

const script = `
import { loadCellophane } from 'cellophane';
import { loadCellophane as loadLevels } from 'cellophane/levels';
import { openWorker } from 'cellophane/worker';
import wasm from 'cellophane/cellophane.wasm?url';
import 'cellophane/map';
import 'cellophane/game';

const known = { seed: '${known.seed}', depth: ${known.depth} };
const worker = await openWorker();
const record = await worker.generate(known, { png: { cell: 4 } });
const hits = [];
for await (const { seed } of worker.search({ seeds: [1, 4], depth: 1, where: 'item("food") <= 1 or item("food") > 1 or not item("food") <= 1' })) hits.push(seed);
worker.dispose();
const placed = await openWorker({ wasm });
window.results = {
  main: (await loadCellophane()).generate(known).hash,
  levels: (await loadLevels()).generate(known).hash,
  worker: record.hash,
  placed: (await placed.generate(known)).hash,
  png: [...record.png.slice(1, 4)],
  lost: await openWorker({ wasm: 'nowhere.wasm' }).catch(({ name, code }) => [name, code]),
  hits,
};
placed.dispose();
`;

let project;
let host;
before(async () => {
  [project, host] = await Promise.all([newProject(), openBrowser()]);
  await project.write('index.html', html);
  await project.write('main.js', script);
  // Vite's defaults, but for the target: the page uses a top-level await.
  await build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
});
after(async () => {
  await host.close();
  await project.remove();
});

test('a bundled page digs by every entry point and asks only its own origin', async () => {
  const server = await serve(join(project.folder, 'dist'));
  try {
    const spoken = [];
    const prepare = (target) => target.on('console', (message) => spoken.push(message.text()));
    const { page, complaints, requests } = await openPage({ browser: host.browser, url: server.url }, '', { prepare });
    await eventually(() => page.evaluate(() => window.results !== undefined), 'the page has dug', 30_000);
    const { lost, ...results } = await page.evaluate(() => window.results);
    assert.deepEqual(results, {
      main: known.hash,
      levels: known.hash,
      worker: known.hash,
      placed: known.hash,
      png: [0x50, 0x4e, 0x47],
      hits: ['1', '2', '3', '4'],
    });
    assert.deepEqual(lost, ['CellophaneError', 'wasm-missing']);

    const map = page.locator('cellophane-map');
    await eventually(() => map.evaluate((element) => element.level !== null), 'the map is drawn');
    assert.equal(await map.evaluate((element) => element.level.hash), known.hash);
    const colors = await map.evaluate((element) => {
      const canvas = element.shadowRoot.querySelector('canvas');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return new Set(
        Array.from(
          { length: data.length / 4 },
          (_, i) => (data[i * 4] << 16) | (data[i * 4 + 1] << 8) | data[i * 4 + 2],
        ),
      ).size;
    });
    assert.ok(colors > 20, `a map of ${colors} colours`);

    const game = page.locator('cellophane-game');
    await eventually(() => game.evaluate((element) => element.game !== null), 'there is a game');
    await game.evaluate((element) => {
      window.told = [];
      for (const type of ['depth', 'over', 'result'])
        element.addEventListener(type, ({ detail }) => window.told.push([type, detail.depth ?? detail.deepest]));
      element.focus();
    });
    await page.keyboard.press('z');
    assert.equal(await game.evaluate((element) => element.game.turns), 1);
    await game.evaluate((element) => element.game.step({ type: 'quit' }));
    await page.keyboard.press('z');
    assert.deepEqual(await page.evaluate(() => window.told), [
      ['over', 1],
      ['result', 1],
    ]);

    const origin = new URL(server.url).origin;
    for (const request of requests)
      assert.ok(request.startsWith(`${origin}/`) || request.startsWith('data:,'), request);
    // The browser itself reports the missing file (404).
    assert.deepEqual(
      [...complaints, ...spoken].filter((text) => !/404/.test(text)),
      [],
    );
    assert.equal(requests.filter((request) => request.endsWith('nowhere.wasm')).length, 1);
    assert.ok(manifest.version);
  } finally {
    server.close();
  }
});

test('the development server serves the package when it is excluded from optimisation', async () => {
  const server = await createServer({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    optimizeDeps: { exclude: ['cellophane'] },
  });
  try {
    await server.listen();
    const url = `http://127.0.0.1:${server.httpServer.address().port}/`;
    const { page } = await openPage({ browser: host.browser, url });
    await eventually(() => page.evaluate(() => window.results !== undefined), 'the page has dug', 30_000);
    const { main, worker, levels } = await page.evaluate(() => window.results);
    assert.deepEqual([main, worker, levels], [known.hash, known.hash, known.hash]);
  } finally {
    await server.close();
  }
});

test('a game fits into its box at every width, with nothing to scroll', async () => {
  await project.write(
    'game.html',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title><link rel="icon" href="data:,">
    <script type="module" src="node_modules/cellophane/game/cellophane-game.js"></script></head>
    <body><cellophane-game seed="5"></cellophane-game></body></html>`,
  );
  const server = await serve(project.folder);
  const boxOf = (game) =>
    game.evaluate((each) => ({
      client: [each.clientWidth, each.clientHeight],
      scroll: [each.scrollWidth, each.scrollHeight],
      canvas: each.shadowRoot.querySelector('canvas').getBoundingClientRect().width,
      height: each.shadowRoot.querySelector('canvas').getBoundingClientRect().height,
      width: each.getBoundingClientRect().width,
    }));
  try {
    const { page } = await openPage({ browser: host.browser, url: server.url }, 'game.html');
    const game = page.locator('cellophane-game');
    await eventually(() => game.evaluate((each) => each.game !== null), 'there is a game');
    // Something for the log that screen readers hear.
    await game.evaluate((each) => each.focus());
    for (const key of ['s', 's', 'x', 'x']) await page.keyboard.press(key);
    for (const size of ['fit', '8', '20'])
      for (const width of [320, 390, 599, 768, 1000, 1024, 1280, 1281, 1366, 1600, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await game.evaluate((each, value) => each.setAttribute('size', value), size);
        const { client, scroll, canvas, height, width: whole } = await boxOf(game);
        assert.deepEqual(scroll, client, `${size} in a window of ${width}: nothing to scroll`);
        // The screen has the ring of the focus around it, 2 pixels wide, which covers none of its letters.
        assert.equal(canvas, whole - 4, `${size} in a window of ${width}: no scrollbar beside the screen`);
        if (size !== 'fit') assert.equal(height, 34 * Number(size), `rows of ${size} pixels`);
      }
  } finally {
    server.close();
  }
});

test('a bundle contains no parts of the package that are not used', async () => {
  await project.write('index.html', '<!doctype html><title>x</title><script type="module" src="./less.js"></script>');
  await project.write(
    'less.js',
    "import { loadCellophane } from 'cellophane/levels'; console.log((await loadCellophane()).version);",
  );
  const { output } = await build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2022', write: false },
  });
  const wasms = output.filter(({ fileName }) => fileName.endsWith('.wasm'));
  assert.equal(wasms.length, 1);
  assert.ok(wasms[0].source.length < 700_000, `${wasms[0].source.length} bytes of wasm`);
  const code = output.filter(({ type }) => type === 'chunk').reduce((sum, chunk) => sum + chunk.code.length, 0);
  assert.ok(code < 120_000, `${code} characters of script`);
});

test('a bundle with the helper for errors alone is small, and the helper knows the errors of every engine', async () => {
  await project.write('index.html', '<!doctype html><title>x</title><script type="module" src="./least.js"></script>');
  await project.write(
    'least.js',
    "import { isCellophaneError } from 'cellophane/errors'; console.log(isCellophaneError(1));",
  );
  const { output } = await build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2022', write: false, modulePreload: { polyfill: false } },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const code = chunks.reduce((sum, chunk) => sum + chunk.code.length, 0);
  assert.ok(code < 1000, `${code} characters of script`);
  const answer = await project.node(`
    import { isCellophaneError } from 'cellophane/errors';
    import { loadCellophane } from 'cellophane';
    import { loadCellophane as loadLevels } from 'cellophane/levels';
    import { openWorker } from 'cellophane/worker';
    const told = [];
    for (const load of [loadCellophane, loadLevels])
      try { (await load()).generate({ seed: 0 }); } catch (error) { told.push(isCellophaneError(error), error.code); }
    const worker = await openWorker();
    await worker.generate({ seed: 0 }).catch((error) => told.push(isCellophaneError(error), error.code));
    worker.dispose();
    const others = [null, undefined, 'CellophaneError', {}, new Error('x'), { name: 'CellophaneError', code: 'bad-seed' }];
    console.log(JSON.stringify({ told, others: others.map(isCellophaneError) }));`);
  assert.deepEqual(answer.told, [true, 'bad-seed', true, 'bad-seed', true, 'bad-seed']);
  assert.deepEqual(answer.others, Array(6).fill(false));
});

test('a page that imports the package from another origin starts its workers from there', async () => {
  const { installed } = project;
  const types = { '.mjs': 'text/javascript', '.wasm': 'application/wasm', '.json': 'application/json' };
  const far = createServerOfFiles(async ({ url }, response) => {
    try {
      const bytes = await readFile(join(installed, new URL(url, 'http://far').pathname));
      response.writeHead(200, {
        'Content-Type': types[extname(url)] ?? 'text/plain',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => far.listen(0, '127.0.0.1', listening));
  const near = await serve(join(project.folder, 'dist'));
  try {
    const { page } = await openPage({ browser: host.browser, url: near.url }, 'nothing.html');
    const origin = `http://127.0.0.1:${far.address().port}`;
    assert.notEqual(new URL(page.url()).origin, origin);
    const answer = await page.evaluate(
      async ([address, wanted]) => {
        const { openWorker, openPool } = await import(address);
        const worker = await openWorker();
        const pool = await openPool({ size: 2 });
        const hashes = [(await worker.generate(wanted)).hash, (await pool.generate(wanted)).hash];
        pool.dispose();
        worker.dispose();
        return hashes;
      },
      [`${origin}/worker/web.mjs`, { seed: known.seed, depth: Number(known.depth) }],
    );
    assert.deepEqual(answer, [known.hash, known.hash]);
  } finally {
    far.close();
    await near.close();
  }
});
