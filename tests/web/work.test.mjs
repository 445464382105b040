// How much work the page does until something is seen. The time it takes, which depends on the machine, is measured by
// scripts/page_times.mjs.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { hastyKeys as rounds } from './hasty_keys.mjs';
import {
  dist,
  heroOn,
  mapOf,
  openBrowser,
  openPage,
  screenOf,
  whenDrawn,
  whenFirstDrawn,
  withoutRest,
  withOwnClock,
} from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const isWasm = (url) => url.pathname.endsWith('.wasm');

test('the first dungeon is drawn as soon as its engine is there, without further requests', async () => {
  const preloads = JSON.parse(/id="preloads">(.*?)</.exec(await readFile(join(dist, 'index.html'), 'utf8'))[1]).game;
  let sendRest;
  const { page, requests, complaints } = await openPage(host, '?seed=5', {
    isNew: true,
    prepare: async (page) => {
      const asked = new Set();
      let letGo;
      const allAsked = new Promise((resolve) => {
        letGo = resolve;
      });
      page.on('request', (request) => {
        for (const file of preloads.files) if (request.url().endsWith(file)) asked.add(file);
        if (asked.size === preloads.files.length) letGo();
      });
      await page.route(isWasm, (route) => void allAsked.then(() => route.continue()));
      sendRest = await withoutRest(page);
      await page.addInitScript(() => {
        window.writes = 0;
        let made;
        Object.defineProperty(window, 'cellophane', {
          get: () => made,
          set: (parts) => {
            made = parts;
            const write = parts.terminal.write.bind(parts.terminal);
            parts.terminal.write = (bytes, done) => {
              if (bytes.length > 0 && !performance.getEntriesByName('first-dungeon').length) ++window.writes;
              return write(bytes, done);
            };
          },
        });
      });
    },
  });
  await whenFirstDrawn(page);
  sendRest();
  await whenDrawn(page);
  assert.equal(await page.evaluate(() => window.writes), 1);
  assert.deepEqual(
    requests.filter((url, i) => requests.indexOf(url) !== i),
    [],
    'asked for twice',
  );
  assert.deepEqual(complaints, []);
});

for (const [what, query] of [
  ['dungeon', '?seed=5'],
  ['title', ''],
])
  test(`the first ${what} is drawn before all of the engine is there, and then looks the same`, async () => {
    let letGo;
    const prepare = async (page) => {
      letGo = await withoutRest(page);
    };
    const { page, complaints } = await openPage(host, query, { isNew: true, prepare });
    await whenFirstDrawn(page);
    assert.equal(await page.evaluate(() => performance.getEntriesByName('playable').length), 0);
    assert.equal(await page.getAttribute('#stage', 'aria-busy'), 'true');
    const before = await screenOf(page);
    const words = await page.textContent('#whereabouts');
    letGo();
    await whenDrawn(page);
    assert.equal(await page.getAttribute('#stage', 'aria-busy'), null);
    assert.deepEqual(await screenOf(page), before);
    assert.equal(await page.textContent('#whereabouts'), words);
    assert.deepEqual(complaints, []);
  });

test('keys pressed on the first screen count as soon as it can be played', async () => {
  let letGo;
  const prepare = async (page) => {
    letGo = await withoutRest(page);
  };
  const { page } = await openPage(host, '?seed=5', { isNew: true, prepare });
  await whenFirstDrawn(page);
  assert.ok(heroOn(mapOf(await screenOf(page))).x >= 0);
  for (const key of 'zzz') await page.keyboard.press(key);
  letGo();
  await whenDrawn(page);
  await page.waitForFunction(() => window.cellophane.game.turns === 3);
});

test('the atlas draws each level once, with any share done by the worker', async () => {
  const { page } = await openPage(host, '?seed=3&view=map', {
    prepare: (page) =>
      page.addInitScript(() => {
        window.work = {};
        for (const name of ['putImageData', 'drawImage', 'fillText', 'fillRect']) {
          const draw = CanvasRenderingContext2D.prototype[name];
          CanvasRenderingContext2D.prototype[name] = function (...given) {
            if (!performance.getEntriesByName('atlas-drawn').length) window.work[name] = (window.work[name] ?? 0) + 1;
            return draw.apply(this, given);
          };
        }
      }),
  });
  await page.waitForFunction(() => performance.getEntriesByName('atlas-drawn').length > 0);
  const { fillText, ...pictures } = await page.evaluate(() => window.work);
  // 26 thumbnails, and the ground of the large map as a picture of its own; its signs are texts.
  assert.deepEqual(pictures, { putImageData: 27, drawImage: 1, fillRect: 1 });
  assert.ok(fillText > 1000 && fillText <= 79 * 29, `${fillText} signs`);
});

test('a key draws one frame, written before anything else', async () => {
  const { page, complaints } = await openPage(host, '?seed=1729', { prepare: withOwnClock });
  await whenDrawn(page);
  await page.evaluate(() => {
    const { terminal, game } = window.cellophane;
    window.work = [];
    const written = [];
    const write = terminal.write.bind(terminal);
    terminal.write = (bytes, done) => {
      if (bytes.length > 0) written.push(bytes.length);
      return write(bytes, done);
    };
    let calls = 0;
    for (let kind = Object.getPrototypeOf(game); kind !== Object.prototype; kind = Object.getPrototypeOf(kind))
      for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(kind)))
        if (typeof value === 'function' && name !== 'constructor')
          kind[name] = function (...given) {
            ++calls;
            return value.apply(this, given);
          };
    window.pressed = (key) => {
      calls = written.length = 0;
      document
        .getElementById('stage')
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      window.work.push({ key, calls, writes: written.length, bytes: written.reduce((sum, bytes) => sum + bytes, 0) });
    };
  });
  // Plays like a hasty player: keys without a pause, but for 60 ms now and then in which the hero walks.
  for (let i = 0; i < 200; ++i) {
    await page.evaluate(
      ({ usual, isOdd }) => {
        const { game } = window.cellophane;
        // Begins a new game after death; escapes where there are three choices or fewer (with help), as for a question.
        window.pressed(game.over ? (isOdd ? 'n' : ' ') : game.reading().choices.length <= 3 ? 'Escape' : usual);
      },
      { usual: rounds[i % rounds.length], isOdd: i % 2 },
    );
    if (i % rounds.length < 2 || i % rounds.length === 21) await page.clock.runFor(60);
  }
  const work = await page.evaluate(() => window.work);
  const most = (what) => Math.max(...work.map((each) => each[what]));
  const bytes = work.map((each) => each.bytes).sort((one, other) => one - other);
  console.log(
    `# a key takes ${bytes[100]} bytes at the median, ${bytes.at(-1)} at most, and ${most('calls')} questions to the engine`,
  );
  assert.deepEqual(
    work.filter(({ writes }) => writes !== 1),
    [],
  );
  assert.ok(most('calls') <= 12, `${most('calls')} calls`);
  assert.ok(bytes[100] <= 2000 && bytes.at(-1) <= 20_000, bytes.join(' '));
  assert.ok((await page.evaluate(() => window.cellophane.game.turns)) > 0);
  assert.deepEqual(complaints, []);
});
