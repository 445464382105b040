// The playground of the documentation in every browser: its frame has an origin of its own, about which they differ.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { dist } from '../web/support.mjs';
import { browsers, skipped } from './browsers.mjs';
import { until, waitUntil } from './hands.mjs';

let server;
before(async () => {
  server = await serve(dist);
});
after(() => server.close());

/** The answer of a function in the playground's frame; undefined while there is none. */
async function inFrame(page, question) {
  if (page.page) {
    const frame = page.page.frames().find((each) => each.url().endsWith('playground_frame.html'));
    return frame?.evaluate(`(${question})()`).catch(() => undefined);
  }
  const frame = await page.ask('POST', '/element', { using: 'css selector', value: '#result' });
  await page.ask('POST', '/frame', { id: frame });
  try {
    return await page.evaluate(question).catch(() => undefined);
  } finally {
    await page.ask('POST', '/frame', { id: null });
  }
}
const lines = (page) => inFrame(page, () => [...document.querySelectorAll('pre')].map((line) => line.textContent));

/** Runs code, in a frame of its own. */
async function runs(page, code) {
  await page.evaluate((text) => {
    document.querySelector('#live').checked = false;
    document.querySelector('#code').value = text;
    document.querySelector('#run').click();
  }, code);
}

/** Runs code that prints so many lines, and gives them. */
async function printed(page, code, count) {
  await runs(page, code);
  let told;
  await waitUntil(async () => (told = await lines(page))?.length === count, 'the code has printed').catch((error) => {
    throw new Error(`${error.message}: ${told?.join(' | ')}`);
  });
  return told;
}

const { exports } = JSON.parse(readFileSync(new URL('../../build/package/package.json', import.meta.url), 'utf8'));
const entries = Object.keys(exports)
  .filter((name) => !/\.(wasm|json)$/.test(name))
  .map((name) => `cellophane${name.slice(1)}`);
const ofPages = (name) => /\/(map|game|react|vue|svelte|solid)$/.test(name);

const imported = (names) => `${names.map((name, i) => `import * as e${i} from '${name}';`).join('\n')}
  console.log(${names.map((_, i) => `Object.keys(e${i}).length > 0`).join()});`;

const used = `
  import { loadCellophane } from 'cellophane';
  import { openWorker } from 'cellophane/worker';
  const level = (await loadCellophane()).generate({ seed: 7 });
  const worker = await openWorker();
  console.log((await worker.generate({ seed: 7 })).hash === level.hash);
  worker.dispose();`;

describe('the playground', () => {
  for (const browser of browsers) {
    const { name } = browser;
    test(name, skipped(browser), async (t) => {
      const page = await browser.open();
      try {
        await page.open(`${server.url}docs/playground.html`);
        await until(page, 'there were examples', () => document.querySelector('#examples').options.length > 5);
        await t.test(`${name}: every entry of the package can be imported`, async () => {
          const all = entries.map(() => 'true').join(' ');
          assert.ok(entries.length > 8);
          assert.deepEqual(await printed(page, imported(entries), 1), [all]);
          const inWorker = entries.filter((each) => !ofPages(each));
          assert.deepEqual(await printed(page, imported(inWorker), 1), [inWorker.map(() => 'true').join(' ')]);
        });
        await t.test(`${name}: engines and workers run, in a worker and beside a page`, async () => {
          assert.deepEqual(await printed(page, used, 1), ['true']);
          assert.deepEqual(await printed(page, `${used}\nconsole.log(typeof document);`, 2), ['true', 'object']);
        });
        await t.test(`${name}: elements are drawn`, async () => {
          await runs(
            page,
            `import 'cellophane/map'; import 'cellophane/game';
             document.body.innerHTML = '<cellophane-map seed="7"></cellophane-map><cellophane-game seed="7"></cellophane-game>';`,
          );
          const isThere = () =>
            document.querySelector('cellophane-map')?.level?.depth === 1 &&
            Boolean(document.querySelector('cellophane-game')?.game);
          await waitUntil(() => inFrame(page, isThere), 'both elements were there');
        });
        await t.test(`${name}: code that does not end is stopped`, async () => {
          await printed(page, "console.log('it began'); const n = 1; for (;;) { if (n > 2) break; }", 1);
          await page.evaluate(() => document.querySelector('#stop').click());
          await until(page, 'it was stopped', () => document.querySelector('#problem').textContent === 'Stopped.');
          assert.deepEqual(await printed(page, "console.log('and on');", 1), ['and on']);
        });
        await t.test(`${name}: code reaches nothing of the page`, async () => {
          const tries = ['parent.document.title', "localStorage.getItem('x')", "await fetch('search.json')"];
          const code = tries.map((act) => `try { ${act}; console.log('reached'); } catch { console.log('refused'); }`);
          assert.deepEqual(
            await printed(page, code.join('\n'), tries.length),
            tries.map(() => 'refused'),
          );
        });
      } finally {
        await page.close();
      }
    });
  }
});
