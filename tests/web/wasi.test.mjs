// The WASI module in a browser, with a WASI that is not Node's: games by chance come to what they come to in C.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { openBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = 'http://wasi.test/';
const entry = `
import { WASI } from '@bjorn3/browser_wasi_shim';
import { play } from './examples/random_play_wasi.mjs';
globalThis.playWith = async (games) => {
  const wasi = new WASI([], [], []);
  const imports = { wasi_snapshot_preview1: wasi.wasiImport };
  const { instance } = await WebAssembly.instantiateStreaming(fetch('cellophane.wasm'), imports);
  wasi.initialize(instance);
  return play(instance.exports, games);
};`;

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

test('games by chance come to what they come to in C, under the WASI of a browser', async () => {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    // The end of the example is for Node.
    external: ['node:*'],
    write: false,
    logLevel: 'warning',
  });
  const files = {
    '/': { contentType: 'text/html', body: '<!doctype html><script type="module" src="play.js"></script>' },
    '/play.js': { contentType: 'text/javascript', body: outputFiles[0].text },
    '/cellophane.wasm': {
      contentType: 'application/wasm',
      body: await readFile(`${root}/build/wasm/engine/wasi/cellophane.wasm`),
    },
  };
  const context = await host.browser.newContext();
  try {
    const tab = await context.newPage();
    const troubles = [];
    tab.on('pageerror', (error) => troubles.push(error.message));
    await tab.route(`${page}**`, (route) => {
      const file = files[new URL(route.request().url()).pathname];
      return file ? route.fulfill(file) : route.fulfill({ status: 404, body: '' });
    });
    await tab.goto(page);
    await tab.waitForFunction('globalThis.playWith');
    const hash = await tab.evaluate('playWith(20)');
    assert.equal(`${hash}\n`, await readFile(`${root}/tests/golden/random_play.txt`, 'utf8'));
    assert.deepEqual(troubles, []);
  } finally {
    await context.close();
  }
});
