// What a browser has and no game needs (web/kit/optional.ts), each switched off in five ways, and a game played on without.
// Used by tests/web/optional.test.mjs, the journeys of tests/browsers and, for all of it, tests/browsers/features.mjs.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { eventually } from '../web/support.mjs';

/** A feature: the attribute it is reached by, and its methods and constructors. `isStorage`: what is kept is lost with it. */
export const features = [
  { name: 'sound', methods: ['AudioContext', 'AudioContext.prototype.resume'] },
  { name: 'panner', methods: ['BaseAudioContext.prototype.createStereoPanner'] },
  { name: 'oscillator', methods: ['BaseAudioContext.prototype.createOscillator'] },
  { name: 'gain', methods: ['BaseAudioContext.prototype.createGain'] },
  { name: 'activation', attribute: 'Navigator.prototype.userActivation' },
  { name: 'vibration', methods: ['Navigator.prototype.vibrate'] },
  { name: 'gamepads', methods: ['Navigator.prototype.getGamepads'] },
  { name: 'share sheet', methods: ['Navigator.prototype.share', 'Navigator.prototype.canShare'] },
  {
    name: 'clipboard',
    attribute: 'Navigator.prototype.clipboard',
    methods: ['Clipboard.prototype.writeText', 'Clipboard.prototype.write'],
  },
  { name: 'clipboard items', methods: ['ClipboardItem'] },
  {
    name: 'fonts',
    attribute: 'Document.prototype.fonts',
    methods: ['FontFaceSet.prototype.load', 'FontFaceSet.prototype.add'],
  },
  { name: 'font files', methods: ['FontFace', 'FontFace.prototype.load'] },
  { name: 'media queries', methods: ['matchMedia'] },
  {
    name: 'texts',
    attribute: 'localStorage',
    methods: ['Storage.prototype.getItem', 'Storage.prototype.setItem'],
    isStorage: true,
  },
  { name: 'session', attribute: 'sessionStorage', isStorage: true },
  { name: 'database', attribute: 'indexedDB', methods: ['IDBFactory.prototype.open'], isStorage: true },
  {
    name: 'persistence',
    attribute: 'Navigator.prototype.storage',
    methods: ['StorageManager.prototype.persist', 'StorageManager.prototype.persisted'],
  },
  {
    name: 'locks',
    attribute: 'Navigator.prototype.locks',
    methods: ['LockManager.prototype.request', 'LockManager.prototype.query'],
  },
  {
    name: 'service worker',
    attribute: 'Navigator.prototype.serviceWorker',
    methods: ['ServiceWorkerContainer.prototype.register'],
  },
  {
    name: 'fullscreen',
    attribute: 'Document.prototype.fullscreenEnabled',
    methods: ['Element.prototype.requestFullscreen', 'Document.prototype.exitFullscreen'],
  },
  { name: 'close watcher', methods: ['CloseWatcher'] },
  { name: 'sizes', methods: ['ResizeObserver', 'ResizeObserver.prototype.observe'] },
  { name: 'sight', methods: ['IntersectionObserver', 'IntersectionObserver.prototype.observe'] },
  { name: 'idle time', methods: ['requestIdleCallback', 'cancelIdleCallback'] },
  {
    name: 'history',
    attribute: 'History.prototype.state',
    methods: ['History.prototype.pushState', 'History.prototype.replaceState'],
  },
  { name: 'marks', methods: ['Performance.prototype.mark', 'Performance.prototype.getEntriesByName'] },
  { name: 'random numbers', methods: ['Crypto.prototype.getRandomValues'] },
  { name: 'processors', attribute: 'Navigator.prototype.hardwareConcurrency' },
  { name: 'packing', methods: ['CompressionStream', 'DecompressionStream'] },
  { name: 'WebGL', methods: ['HTMLCanvasElement.prototype.getContext'], only: 'webgl' },
  { name: 'canvas elsewhere', methods: ['OffscreenCanvas'] },
  { name: 'workers', methods: ['Worker'] },
  { name: 'visibility', attribute: 'Document.prototype.hidden' },
];

/** It is not there, it throws, it rejects, it never answers, it answers something that is no such thing. */
export const ways = ['missing', 'throws', 'rejects', 'stalls', 'lies'];

/** Few at a time that come in each other's way: without stored preferences there is neither sound nor another font. */
export const groups = {
  'all but storage': features.filter(({ isStorage }) => !isStorage).map(({ name }) => name),
  storage: features.filter(({ isStorage }) => isStorage).map(({ name }) => name),
};

/** Runs in the page before its own scripts. The address says what is off: off=throws:sound,locks. Notes in
    `window.switchedOff` what was asked for, and what went wrong unseen. */
function switchOff(all) {
  const [way, names = ''] = (new URLSearchParams(location.search).get('off') ?? '').split(':');
  const asked = {};
  const errors = [];
  window.switchedOff = { asked, errors };
  // The signs of the terminal are read from its buffer, and drawing them takes most of a key's time.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.xterm-rows { display: none; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  addEventListener('error', ({ message, error }) => error && errors.push(`${message} ${error.stack ?? ''}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${reason?.stack ?? reason}`));
  const failure = () => new DOMException('It is switched off.', 'NotAllowedError');
  const ask = (name) => {
    asked[name] = (asked[name] ?? 0) + 1;
  };
  /** Of a database: events instead of promises. */
  const request = (type) => {
    const made = new EventTarget();
    made.error = failure();
    if (type) setTimeout(() => made.dispatchEvent(new Event(type)));
    return made;
  };
  const promised =
    /\.(exitFullscreen|load|persisted|persist|query|register|request|requestFullscreen|resume|share|write|writeText)$/;
  const answers = {
    throws: () => {
      throw failure();
    },
    rejects: (path, isNew) => {
      if (path.startsWith('IDB')) return request('error');
      const rejected = Promise.reject(failure());
      // A promise where none is expected is nobody's to catch.
      if (isNew || !promised.test(path)) rejected.catch(() => {});
      return rejected;
    },
    stalls: (path) => (path.startsWith('IDB') ? request() : new Promise(() => {})),
    lies: (_, isNew) => (isNew ? {} : 42),
  };
  for (const { name, attribute, methods = [], only = '' } of all) {
    if (!names.split(',').includes(name)) continue;
    const isAttribute = attribute !== undefined && ['missing', 'throws', 'lies'].includes(way);
    for (const path of isAttribute ? [attribute] : methods) {
      const steps = path.split('.');
      const last = steps.pop();
      const owner = steps.reduce((from, step) => from?.[step], window);
      if (!owner || !(last in owner)) continue;
      if (way === 'missing' && !only) {
        delete owner[last];
        if (!(last in owner)) continue;
        Object.defineProperty(owner, last, { configurable: true, get: () => ask(name) });
        continue;
      }
      if (isAttribute) {
        const get = () => {
          ask(name);
          return answers[way](path, true);
        };
        Object.defineProperty(owner, last, { configurable: true, get });
        continue;
      }
      const usual = owner[last];
      const broken = function (...given) {
        if (only && !String(given[0]).startsWith(only)) return usual.apply(this, given);
        ask(name);
        return way === 'missing' ? null : answers[way](path, new.target !== undefined);
      };
      // What stays whole of a constructor, for its other methods are found there.
      broken.prototype = usual.prototype;
      Object.defineProperty(owner, last, { configurable: true, writable: true, value: broken });
    }
  }
}

/** The folder of the page, served with the script above in its document. */
export async function serveSwitchable(folder) {
  const files = await serve(folder, 0, { policy: null });
  const script = `<script>(${switchOff})(${JSON.stringify(features)})</script>`;
  const document = (await readFile(join(folder, 'index.html'), 'utf8'))
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<head>/, () => `<head>${script}`);
  const server = createServer(async (asked, answer) => {
    // The service worker keeps it under its other name.
    if (/^\/(index\.html)?$/.test(new URL(asked.url, files.url).pathname)) {
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(document);
      return;
    }
    const ask = () => fetch(new URL(asked.url, files.url));
    // A connection kept for long may be closed just as it is used again.
    const file = await ask().catch(ask);
    const headers = Object.fromEntries(
      ['content-type', 'cache-control'].map((name) => [name, file.headers.get(name) ?? '']),
    );
    answer.writeHead(file.status, headers).end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => {
    files.close();
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${server.address().port}/`, close };
}

/** Milliseconds until waiting fails. */
const patience = 30_000;

/** A dungeon where exploring soon comes upon a creature. */
const seed = '5';
/** A dozen turns, with pages opened in between, and enough after that for the browser to be asked to keep the game. */
const keys = [...'zsi', 'Escape', ...'xxM', 'Escape', ...'zszD', 'Escape', ...'ssz'];
const manyTurns = Array(4).fill('Control+s');
/** What takes several turns, and ends with the next key. */
const slow = ['x', 'Control+s'];

/** The hash and the turns of a game after these keys, by the module under Node. */
function expected(engine) {
  const game = engine.newGame({ seed });
  const settle = () => {
    for (let wait = game.wantsTime(); wait >= 0; wait = game.wantsTime()) game.send({ type: 'time', ms: wait });
  };
  const hashes = [];
  for (const press of [...keys, '', ...manyTurns, '', 'z', '']) {
    if (press === '') hashes.push({ hash: game.stateHash(), turns: game.turns });
    else if (press === 'Control+s') game.send({ type: 'key', key: 's', ctrl: true });
    else game.send({ type: 'key', key: press });
    settle();
  }
  game.dispose();
  return hashes;
}

const whenPlaying = (page) =>
  eventually(
    () =>
      page
        .evaluate(() => {
          const { game, terminal } = window.cellophane ?? {};
          if (!game || document.querySelector('#stage').hasAttribute('aria-busy')) return false;
          const { active } = terminal.buffer;
          return Array.from({ length: 34 }, (_, i) => active.getLine(i)?.translateToString())
            .join('')
            .includes('Depth: 1');
        })
        .catch(() => false),
    'the game was on the screen',
    patience,
  );

/** Once the hero stands still: exploring ends with the next key. */
const stateOf = (page) =>
  page.evaluate(() => {
    const { game } = window.cellophane ?? {};
    return game && game.wantsTime() < 0 ? { hash: game.stateHash(), turns: game.turns } : null;
  });

async function play(page, presses, { hash, turns }) {
  let now = null;
  const still = () => eventually(async () => (now = await stateOf(page)), 'the hero stood still', patience);
  for (const [i, key] of presses.entries()) {
    await page.press(key);
    if (slow.includes(key) || i === presses.length - 1) await still();
  }
  if (now.turns !== turns || now.hash !== hash)
    throw new Error(`It is turn ${now.turns} and not ${turns}, or another state than that of the module under Node.`);
}

/** Presses all that is optional. Dialogs are waited for, for their parts of the page are fetched; what is behind their
    buttons is not. */
const pressAll = (page) =>
  page.evaluate(async () => {
    const until = async (isSo) => {
      for (const end = Date.now() + 20_000; !isSo(); ) {
        if (Date.now() > end) throw new Error(`In vain waited until ${isSo}.`);
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
      }
    };
    const click = (selector) => document.querySelector(selector)?.click();
    const isOpen = () => document.querySelector('dialog[open]') !== null;
    const inDialog = async (opener, act) => {
      click(opener);
      await until(isOpen);
      act();
      document.querySelector('dialog[open]')?.close();
      await until(() => document.querySelector('dialog') === null);
    };
    await inDialog('#share', () => click('#share-dungeon'));
    await inDialog('#share', () => click('#share-game'));
    await inDialog('#games', () => click('#copy-replay'));
    await inDialog('#settings', () => {
      click('#tab-sound');
      const volume = document.querySelector('#setting-sound');
      volume.value = 'high';
      volume.dispatchEvent(new Event('change'));
    });
    click('#fullscreen');
    click('#hide-header');
    click('#hide-header');
    for (const type of ['resize', 'gamepadconnected']) dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
    document.querySelector('#stage').focus();
  });

/** What the player wants: all that is optional. */
export const wantEverything = (page) =>
  page.evaluate(() => {
    localStorage.setItem('cellophane-view', JSON.stringify({ sound: 'low', vibrates: true, font: 'plex' }));
    localStorage.setItem('cellophane-settings', 'signs both\nstill on\n');
  });

/** What the page tells and hides; throws if the game has ended, or something went wrong unseen. */
async function inspect(page) {
  const { notices, errors, asked } = await page.evaluate(() => ({
    notices: [...document.querySelectorAll('#notices p span')].map(({ textContent }) => textContent),
    ...window.switchedOff,
  }));
  const bad = new Set([...notices.filter((text) => /crashed|part of the page failed/.test(text)), ...errors]);
  if (bad.size > 0) throw new Error([...bad].join('\n'));
  return { notices, asked };
}

const isKept = (page, turns) =>
  page.evaluate(async (least) => {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('cellophane');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const games = await new Promise((resolve, reject) => {
      const asking = database.transaction('games').objectStore('games').getAll();
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
    database.close();
    return games.some((game) => game.turns === least);
  }, turns);

/** Forgets the games of earlier trials. */
export const forgetGames = async (page, url) => {
  await page.open(`${url}favicon.svg`);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const asking = indexedDB.deleteDatabase('cellophane');
        for (const type of ['success', 'error', 'blocked']) asking.addEventListener(type, resolve);
      }),
  );
};

/** Plays with these features off: some turns, pages, all buttons, more turns, and, unless storage is off, on after a reload.
    `page`: as in tests/browsers. Returns what the page asked for; throws if the game does not go on. */
export async function playWithout(page, url, engine, way, names) {
  const [first, second, third] = expected(engine);
  const address = `${url}?seed=${seed}&off=${encodeURIComponent(`${way}:${names}`)}`;
  const isLost = features.some(({ name, isStorage }) => isStorage && names.includes(name));
  await forgetGames(page, url);
  await wantEverything(page);
  try {
    await page.open(address);
    await whenPlaying(page);
    await play(page, keys, first);
    await pressAll(page);
    await play(page, manyTurns, second);
    const told = await inspect(page);
    if (!isLost) {
      await eventually(() => isKept(page, second.turns), 'the game was kept', patience);
      await page.open(address);
      await whenPlaying(page);
      await play(page, ['z'], third);
      await inspect(page);
    }
    return told;
  } catch (error) {
    const errors = await page.evaluate(() => [...new Set(window.switchedOff?.errors)].join('\n')).catch(() => '');
    throw new Error(`${error.message} ${errors}`.trim(), { cause: error });
  }
}

/** Rows of a table for people. */
export function tableOf(results) {
  const width = Math.max(...Object.keys(results).map((name) => name.length));
  const row = (name, cells) => [name.padEnd(width), ...cells.map((cell) => cell.padEnd(10))].join('  ').trimEnd();
  return [
    row('', ways),
    ...Object.entries(results).map(([name, cells]) =>
      row(
        name,
        ways.map((way) => cells[way] ?? ''),
      ),
    ),
  ].join('\n');
}
