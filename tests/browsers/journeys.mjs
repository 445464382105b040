// The journeys that every browser takes. A journey may yield a hash, which has to be the same in all of them.

import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { contest } from '../support/contest.mjs';
import { groups, playWithout, serveSwitchable, tableOf } from '../support/features.mjs';
import { loadCellophane } from '../wasm/support.mjs';
import { installFakePad } from '../web/fake_pad.mjs';
import { dist } from '../web/browser.mjs';
import { playByTouch } from '../web/touch.mjs';
import {
  answerWithFile,
  choose,
  clickOn,
  fileOfferedBy,
  gameOf,
  mapOf,
  openGame,
  screenOf,
  sightOf,
  spotOf,
  textCopiedBy,
  textInSight,
  until,
  waitUntil,
  whenAtTurn,
  whenKept,
  whenPlaying,
  whenShown,
  whenStill,
  whenTitled,
  whenTold,
} from './hands.mjs';

const engine = await loadCellophane();

/** One hash for several. */
const digest = (hashes) => createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);

/** Lets time pass in a game until only its player can go on. */
function settle(game) {
  for (let wait = game.wantsTime(); wait >= 0; wait = game.wantsTime()) game.send({ type: 'time', ms: wait });
}

/** The hash of a game after events, computed by the module under Node. */
function hashAfter(wanted, events = []) {
  const game = engine.newGame(wanted);
  for (const event of events) {
    game.send(event);
    settle(game);
  }
  const hash = game.stateHash();
  game.dispose();
  return hash;
}

const keys = (text) => [...text].map((key) => ({ type: 'key', key }));
/** A walk to and fro with rests and searches, during which the game asks no question. */
const hundredKeys = 'kkhhjjllzs'.repeat(10);

const whenPanning = (page) =>
  until(page, 'the page was laid out', () => document.querySelector('body.panning .xterm-screen') !== null);
const panToEnd = (page) =>
  page.evaluate(() => document.querySelector('#stage').scrollTo({ left: 1e6, top: 1e6, behavior: 'instant' }));

const isInSight = ({ columns, rows }, [column, row]) =>
  column >= columns[0] && column + 1 <= columns[1] && row >= rows[0] && row + 1 <= rows[1];

async function whenInSight(page, what, cellOf, look = () => {}) {
  let sight;
  await waitUntil(async () => {
    await look();
    sight = await sightOf(page);
    return cellOf(sight) && isInSight(sight, cellOf(sight));
  }, `${what} was in sight`).catch((error) => {
    throw new Error(`${error.message} ${JSON.stringify(sight)}`);
  });
}

/** The title's menu is within the rows in sight at first. */
const panSideways = (page) =>
  page.evaluate(() => document.querySelector('#stage').scrollTo({ left: 1e6, top: 0, behavior: 'instant' }));

/** Checks that the hero is in sight at once, and the title's menu and the last corner of the screen by panning. */
async function playInNarrowWindow(page, url, seed) {
  await page.open(url);
  await whenTitled(page);
  await whenPanning(page);
  await waitUntil(async () => {
    await panSideways(page);
    return (await textInSight(page)).some((line) => line.includes('New Game'));
  }, 'the menu of the title was panned to');
  await openGame(page, `${url}?seed=${seed}`);
  await whenPanning(page);
  await whenInSight(page, 'the hero', ({ hero }) => hero);
  // A late layout scrolls to the hero once more, so panning is repeated.
  await whenInSight(
    page,
    'the last corner',
    () => [98.9, 32.9],
    () => panToEnd(page),
  );
  await page.press('s');
  await whenAtTurn(page, 1);
  return (await gameOf(page)).hash;
}

/** The floor cell farthest from the hero that he reaches by one click on it, and the hash once he is there. */
function farthestWalk(wanted) {
  const game = engine.newGame(wanted);
  const [x, y] = game.heroCell();
  const floors = game
    .text()
    .split('\n')
    .flatMap((line, row) =>
      [...line].flatMap((sign, column) =>
        '·.'.includes(sign) && column > 20 && row > 2 && row < 32
          ? [{ column, row, far: Math.hypot(column - x, row - y) }]
          : [],
      ),
    );
  game.dispose();
  for (const { column, row } of floors.sort((one, other) => other.far - one.far)) {
    const walker = engine.newGame(wanted);
    for (const type of ['hover', 'press']) walker.send({ type, column, row });
    settle(walker);
    const isThere = String(walker.heroCell()) === String([column, row]);
    const hash = walker.stateHash();
    walker.dispose();
    if (isThere) return { column, row, hash };
  }
  throw new Error('There is nowhere to go.');
}

async function walkFarthest(page, wanted) {
  const { column, row } = farthestWalk(wanted);
  await page.click(await spotOf(page, column, row));
  await until(
    page,
    'the hero was where the click was',
    (...cell) => window.cellophane.game.wantsTime() < 0 && String(window.cellophane.game.heroCell()) === String(cell),
    column,
    row,
  );
  return (await gameOf(page)).hash;
}

/** Seeds and depths of docs/demo/index.html, in its order. */
const demoLevels = [
  ['1729', 7],
  ['1729', 1],
  ['1729', 1],
  ['32', 4],
  ['64', 5],
  ['9', 3],
  ['1729', 7],
  ['404', 12],
  ['cellophane', 2],
  ['77', 9],
];

/** Plays four turns of a seed's first level and waits until they are kept; returns the game's hash. */
async function keepGame(page, url, seed) {
  await openGame(page, `${url}?seed=${seed}`);
  await page.press(...'sszz');
  await whenAtTurn(page, 4);
  await whenKept(page);
  return (await gameOf(page)).hash;
}

/** Checks that the game of that hash is restored, plays a fifth turn and waits until it is kept; returns its hash. */
async function goOnWithKept(page, hash) {
  await whenPlaying(page);
  assert.equal((await gameOf(page)).hash, hash);
  await page.press('z');
  await whenAtTurn(page, 5);
  await whenKept(page);
  return (await gameOf(page)).hash;
}

/** Makes a page take its browser for that of a phone, which not every browser can imitate: fingers alone, nothing moves.
    New games are in a dungeon where the autopilot dies soon. */
const pretendPhone = () => {
  const ask = window.matchMedia.bind(window);
  const silent = { addEventListener() {}, removeEventListener() {} };
  window.matchMedia = (query) =>
    /coarse|reduced-motion/.test(query) ? { matches: true, media: query, ...silent } : ask(query);
  crypto.getRandomValues = (numbers) => numbers.fill(numbers instanceof BigUint64Array ? 12n : 17);
};

/** The recordings of a contest by their names, played once for all browsers. */
let recordings;
const recordingsOfContest = () => (recordings ??= contest(engine));

/** Drops files on the page as a file manager would. */
const dropFiles = (page, files) =>
  page.evaluate(
    (dropped) => {
      const dataTransfer = new DataTransfer();
      for (const [name, bytes] of dropped) dataTransfer.items.add(new File([Uint8Array.from(bytes)], name));
      document
        .querySelector('#drop')
        .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    [...files].map(([name, bytes]) => [name, [...bytes]]),
  );

/** The names and fingerprints of a ranking, best first, without what has no place. */
function rankedByEngine() {
  const results = [...recordingsOfContest()].map(([file, bytes]) => ({ file, result: engine.verifyRecording(bytes) }));
  const ranked = JSON.parse(engine.rankingText(results, 'json')).filter(({ rank }) => rank !== null);
  return ranked.map((row) => [row.file, results.find(({ file }) => file === row.file).result.fingerprint]);
}

/** name: of the test. act: takes a page, its server and a folder for files; returns a hash to be compared, or nothing.
    expected: the hash by the module under Node. after: restores the page for the next journey. skip: the browsers that
    cannot do it yet, and why. */
export const journeys = [
  {
    name: 'a new game from the title screen',
    act: async (page, { url }) => {
      await page.open(url);
      await whenTitled(page);
      await whenShown(page, 'New Game (n)');
      await page.press('n');
      await whenShown(page, 'Full game');
      await page.press('f');
      await whenPlaying(page);
      await whenShown(page, 'Depth: 1');
      assert.match(await page.address(), /seed=\d+/);
    },
  },
  {
    name: 'a new game with a typed seed',
    act: async (page, { url }) => {
      await page.open(url);
      await whenTitled(page);
      await page.press('s', ...'1729', 'Enter', 'Enter');
      await whenPlaying(page);
      return (await gameOf(page)).hash;
    },
    expected: () => hashAfter({ seed: '1729' }),
  },
  {
    name: 'a game of a hundred keys',
    act: async (page, { url }) => {
      await openGame(page, `${url}?seed=1730`);
      await page.press(...hundredKeys);
      await whenStill(page);
      return (await gameOf(page)).hash;
    },
    expected: () => hashAfter({ seed: '1730' }, keys(hundredKeys)),
  },
  {
    name: 'pictures in place of letters',
    act: async (page, { url }) => {
      const pictures = async () => (await screenOf(page)).join('').match(/[\uE801-\uE8FF]/g)?.length ?? 0;
      await openGame(page, `${url}?seed=1747`);
      await page.press('G');
      await waitUntil(async () => (await pictures()) > 50, 'there were pictures');
      assert.ok(await page.evaluate(() => document.fonts.check('16px "Cellophane Pictograms"', '\uE801')));
      await page.press('z', 'G', 'G');
      await whenAtTurn(page, 1);
      await waitUntil(async () => (await pictures()) === 0, 'there were letters again');
      return (await gameOf(page)).hash;
    },
    expected: () => hashAfter({ seed: '1747' }, keys('z')),
  },
  {
    name: 'from the map into the words and back by F6, Tab and Shift+Tab',
    act: async (page, { url }) => {
      await openGame(page, `${url}?seed=1748`);
      const where = () => page.evaluate(() => document.activeElement.id || document.activeElement.localName);
      await until(page, 'the words were there', () => document.querySelector('#reader')?.hidden === false);
      await page.press('F6');
      await waitUntil(async () => (await where()) === 'reader-title', 'the words had the focus');
      await page.press('Tab');
      await waitUntil(
        () => page.evaluate(() => document.activeElement.matches('#reader button')),
        'the first button of the words had the focus',
      );
      await page.press('Shift+Tab');
      await waitUntil(async () => (await where()) === 'stage', 'the map had the focus');
      await page.press('z');
      await whenAtTurn(page, 1);
      return (await gameOf(page)).hash;
    },
    expected: () => hashAfter({ seed: '1748' }, keys('z')),
  },
  {
    name: 'travel by a click',
    act: async (page, { url }) => {
      await openGame(page, `${url}?seed=1731`);
      return walkFarthest(page, { seed: '1731' });
    },
    expected: () => farthestWalk({ seed: '1731' }).hash,
  },
  {
    name: 'a level from the link that Share copies',
    act: async (page, { url }) => {
      const atRest = () => until(page, 'the sheet was gone', () => !window.cellophane.game.hurries());
      await openGame(page, `${url}?seed=55&start=3&style=accretion`);
      await atRest();
      const rows = mapOf(await screenOf(page));
      await clickOn(page, '#share');
      const link = await textCopiedBy(page, () => choose(page, '#share-dungeon'));
      await whenTold(page, 'is on the clipboard');
      assert.equal(link, `${url}?seed=55&start=3&style=accretion&v=${engine.dungeonVersion}`);
      await openGame(page, link);
      await atRest();
      assert.deepEqual(mapOf(await screenOf(page)), rows);
      return (await gameOf(page)).hash;
    },
    expected: () => hashAfter({ seed: '55', depth: 3, style: 'accretion' }),
  },
  {
    name: 'a recording watched to its end from a copied link',
    act: async (page, { url }) => {
      await openGame(page, `${url}?seed=8`);
      await page.press(...'zzsszz');
      await whenAtTurn(page, 6);
      const { hash } = await gameOf(page);
      await clickOn(page, '#games');
      const link = await textCopiedBy(page, () => choose(page, '#copy-replay'));
      await whenTold(page, 'this recording is on the clipboard');
      assert.match(link, /#r=[\w-]+$/);
      await page.open('about:blank');
      await page.open(link);
      await until(page, 'the recording was there', () => window.cellophane?.replay);
      await page.press('End');
      await until(page, 'it was at its end', () => window.cellophane.replay.isAtEnd);
      assert.equal(await page.evaluate(() => window.cellophane.replay.stateHash()), hash);
      return hash;
    },
    expected: () => hashAfter({ seed: '8' }, keys('zzsszz')),
  },
  {
    name: 'ten recordings dropped on the results page, and ranked',
    act: async (page, { url }) => {
      await page.open(`${url}results.html`);
      await until(page, 'the page was there', () => window.results !== undefined);
      await dropFiles(page, recordingsOfContest());
      await until(page, 'all were replayed', () =>
        /^10 recordings: 6 ranked, 4 not\.$/.test(document.querySelector('#state').textContent),
      );
      return digest(
        await page.evaluate(() =>
          [...document.querySelectorAll('#ranking .ranked td.file')].map(({ textContent }) => [
            textContent,
            window.results.entries.find(({ source }) => source.name === textContent).result.fingerprint,
          ]),
        ),
      );
    },
    expected: () => digest(rankedByEngine()),
  },
  {
    name: 'a game begun and played with a gamepad',
    act: async (page, { url }) => {
      await openGame(page, `${url}?seed=1741`);
      await page.evaluate(installFakePad);
      await page.evaluate(() => window.fakePad.connect());
      await whenTold(page, 'Controller connected');
      // The shoulders rest and search.
      for (const [turn, button] of [4, 5, 4].entries()) {
        await page.evaluate((pressed) => void window.fakePad.push(pressed), button);
        await whenAtTurn(page, turn + 1);
      }
      await page.evaluate(() => window.fakePad.disconnect());
      await whenTold(page, 'Controller disconnected');
      return (await gameOf(page)).hash;
    },
    expected: () => hashAfter({ seed: '1741' }, keys('zsz')),
  },
  {
    name: 'the atlas of 26 levels',
    act: async (page, { url }) => {
      await page.open(`${url}?seed=3&view=map`);
      return digest(
        await until(
          page,
          'the atlas was drawn',
          () =>
            performance.getEntriesByName('atlas-drawn').length > 0 &&
            window.atlas.levels.length === 26 &&
            window.atlas.levels.map(({ hash }) => hash),
        ),
      );
    },
    expected: () => digest(Array.from({ length: 26 }, (_, i) => engine.generate({ seed: '3', depth: i + 1 }).hash)),
  },
  {
    name: 'a level dug step by step to its end',
    act: async (page, { url }) => {
      await page.open(`${url}?seed=1729&depth=4&view=dig`);
      await until(page, 'it went on by itself', () => window.dig?.pit.player.step > 0);
      await page.press('End');
      await until(page, 'it was dug', () => window.dig.pit.player.isOver);
      return page.evaluate(() => window.dig.pit.level.hash);
    },
    expected: () => engine.generate({ seed: '1729', depth: 4 }).hash,
  },
  {
    name: 'the demo’s ten maps',
    act: async (page, { url }) => {
      await page.open(`${url}demo/`);
      const hashes = await until(page, 'ten maps were drawn', () => {
        const maps = [...document.querySelectorAll('cellophane-map')];
        maps.find(({ level }) => !level)?.scrollIntoView();
        return maps.length === 10 && maps.every(({ level }) => level) && maps.map(({ level }) => level.hash);
      });
      const blank = await page.evaluate(
        () =>
          [...document.querySelectorAll('cellophane-map')].filter(({ shadowRoot }) => {
            const canvas = shadowRoot.querySelector('canvas');
            const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
            return new Set(new Uint32Array(data.buffer)).size < 10;
          }).length,
      );
      assert.equal(blank, 0, 'no map is blank');
      return digest(hashes);
    },
    expected: () =>
      digest(
        demoLevels.map(
          ([seed, depth], i) =>
            engine.generate({
              seed: engine.seedFromText(seed),
              depth,
              style: { 3: 'classic', 4: 'accretion', 5: 'rogue', 9: 'accretion' }[i] ?? 'brogue',
              ...(i === 9 && { width: 160, height: 50 }),
            }).hash,
        ),
      ),
  },
  {
    name: 'an embedded map, scaled, zoomed and turned, that is clicked',
    act: async (page, { url }) => {
      await page.open(`${url}?view=embed&seed=1729&depth=7`);
      await until(page, 'the map was drawn', () => document.querySelector('cellophane-map')?.level);
      const cells = [];
      for (const [name, value] of [
        ['zoom', '1'],
        ['zoom', '0.5'],
        ['transform', 'scale(0.5)'],
        ['transform', 'rotate(20deg) scale(0.6)'],
      ]) {
        const spot = await page.evaluate(
          (property, text) => {
            const map = document.querySelector('cellophane-map');
            // 79 columns of 8 pixels.
            map.style.cssText = 'position: fixed; left: 0; top: 0; width: 632px; height: 387px; transform-origin: 0 0';
            map.style.setProperty(property, text);
            window.chosen = null;
            map.addEventListener('cellophane-cell', ({ detail: { x, y } }) => (window.chosen = [x, y]), { once: true });
            const { transform } = getComputedStyle(map);
            const matrix = new DOMMatrix(property === 'zoom' ? `scale(${text})` : transform);
            const { x, y } = matrix.transformPoint(new DOMPoint(30.5 * 8, 387 / 2 - (6 * 8) / 0.6));
            return { x, y, cell: map.cellAt(x, y) };
          },
          name,
          value,
        );
        assert.deepEqual(spot.cell, { x: 30, y: 8 }, `${name}: ${value}`);
        await page.click({ x: Math.round(spot.x), y: Math.round(spot.y) });
        cells.push(await until(page, `a cell was told with ${name}: ${value}`, () => window.chosen));
      }
      assert.deepEqual(
        cells.map(([x, y]) => [x, y]),
        cells.map(() => [30, 8]),
      );
    },
  },
  {
    name: 'an embedded game that is moved, open twice, left and begun anew, without a turn lost',
    act: async (page, { url }) => {
      const address = `${url}?view=embed&play&seed=5&key=${randomUUID()}`;
      const open = async () => {
        await page.open(address);
        await until(page, 'there was a game', () => document.querySelector('cellophane-game')?.game);
        await page.evaluate(() => document.querySelector('cellophane-game').focus());
      };
      const whenAt = (turns) =>
        until(
          page,
          `turn ${turns} was reached`,
          (count) => document.querySelector('cellophane-game').game?.turns === count,
          turns,
        );
      await open();
      await page.press('z');
      await page.press('z');
      await whenAt(2);
      await page.evaluate(() => {
        const game = document.querySelector('cellophane-game');
        const place = document.querySelector('main').appendChild(document.createElement('div'));
        place.append(game);
        place.before(game);
        game.focus();
      });
      await page.press('z');
      await whenAt(3);
      await page.evaluate(() => {
        const first = document.querySelector('cellophane-game');
        window.told = null;
        addEventListener('cellophane-error', ({ detail }) => (window.told = detail.code), { once: true });
        document.querySelector('main').append(first.cloneNode());
      });
      assert.equal(await until(page, 'the second was told', () => window.told), 'in-use');
      await page.evaluate(() => document.querySelector('cellophane-game').remove());
      await whenAt(3);
      await page.evaluate(() => document.querySelector('cellophane-game').focus());
      await page.press('z');
      await whenAt(4);
      await open();
      await whenAt(4);
      const seed = await page.evaluate(() => {
        const element = document.querySelector('cellophane-game');
        element.restart('xyzzy');
        return element.game.seed;
      });
      await open();
      assert.deepEqual(
        await page.evaluate(() => [
          document.querySelector('cellophane-game').game.seed,
          document.querySelector('cellophane-game').game.turns,
        ]),
        [seed, 0],
      );
      await page.press('z');
      await whenAt(1);
      return page.evaluate(() => document.querySelector('cellophane-game').game.stateHash());
    },
    expected: () => hashAfter({ seed: engine.seedFromText('xyzzy') }, keys('z')),
  },
  {
    name: 'the search, with two workers',
    act: async (page, { url }) => {
      const wish = new URLSearchParams({ where: 'count(item, "potion", 1..2) >= 4', from: 100, many: 60, depth: 2 });
      await page.open(`${url}search.html?${wish}`);
      await until(page, 'names were offered', () => document.querySelector('#names-item option') !== null);
      await clickOn(page, '#start');
      await until(page, 'the search was done', () => document.querySelector('#state').textContent.startsWith('Done'));
      assert.match(await page.evaluate(() => document.querySelector('#state').textContent), /([2-9]|\d\d) workers$/);
      return digest(
        await page.evaluate(() => [...document.querySelectorAll('#hits li')].map(({ dataset }) => dataset.seed)),
      );
    },
    expected: async () => {
      const seeds = [];
      const wish = { where: 'count(item, "potion", 1..2) >= 4', seeds: [100, 159], depth: [1, 2] };
      for await (const { seed } of engine.search(wish)) seeds.push(seed);
      return digest(seeds);
    },
  },
  {
    name: 'a saved game loaded after a reload and continued',
    act: async (page, { url }) => {
      const hash = await keepGame(page, url, 1732);
      await page.reload();
      return goOnWithKept(page, hash);
    },
    expected: () => hashAfter({ seed: '1732' }, keys('sszzz')),
  },
  {
    name: 'a game left by a link, returned to by Back and continued',
    act: async (page, { url }) => {
      const hash = await keepGame(page, url, 1733);
      await clickOn(page, '[data-way=search]');
      await until(page, 'the search was there', () => window.seedSearch);
      await page.back();
      await whenPlaying(page);
      assert.equal((await gameOf(page)).hash, hash);
      await page.forward();
      await until(page, 'the search was there again', () => window.seedSearch);
      await page.back();
      return goOnWithKept(page, hash);
    },
    expected: () => hashAfter({ seed: '1733' }, keys('sszzz')),
  },
  {
    name: 'a game in a window as narrow as a phone',
    act: async (page, { url }) => {
      await page.resize(447, 800);
      return playInNarrowWindow(page, url, 1734);
    },
    expected: () => hashAfter({ seed: '1734' }, keys('s')),
    after: (page) => page.resize(1280, 800),
  },
  {
    name: 'a game with letters of twice the size',
    act: async (page, { url }) => {
      await page.open(url);
      await page.evaluate(() =>
        localStorage.setItem('cellophane-view', JSON.stringify({ isRead: false, textSize: 200 })),
      );
      return playInNarrowWindow(page, url, 1735);
    },
    expected: () => hashAfter({ seed: '1735' }, keys('s')),
    after: (page) => page.evaluate(() => localStorage.removeItem('cellophane-view')),
  },
  ...[
    { name: 'upright', width: 447, height: 844, row: 18 },
    { name: 'sideways', width: 844, height: 390, row: 14 },
  ].map(({ name, width, height, row }) => ({
    name: `a newcomer by touch alone on a phone held ${name}`,
    act: async (page, { url }) => {
      await page.open(url);
      await whenTitled(page);
      await page.evaluate(pretendPhone);
      await page.resize(width, height);
      await until(page, 'the page had sheets', () => document.body.classList.contains('sheets'));
      await playByTouch(
        { ask: (question, given) => page.evaluate(question, given), tap: (spot) => page.click(spot) },
        row,
      );
    },
    after: (page) => page.resize(1280, 800),
  })),
  ...[80, 150].map((percent) => ({
    name: `zoom of ${percent} %`,
    act: async (page, { url }) => {
      await page.zoom(percent);
      await openGame(page, `${url}?seed=${1736 + percent}`);
      await whenInSight(page, 'the first corner', () => [0.1, 0.1]);
      await whenInSight(page, 'the last corner', () => [98.9, 32.9]);
      return walkFarthest(page, { seed: String(1736 + percent) });
    },
    expected: () => farthestWalk({ seed: String(1736 + percent) }).hash,
    after: (page) => page.zoom(100),
  })),
  {
    name: 'a setting of the game and a key, chosen in the dialog and kept, and the game dark in every theme',
    act: async (page, { url }) => {
      await openGame(page, `${url}?seed=1760`);
      await clickOn(page, '#settings');
      await clickOn(page, '#setting-marks');
      await clickOn(page, '#tab-keys');
      await clickOn(page, '[aria-label="Change Rest"]');
      await page.press('v');
      await clickOn(page, '[aria-label="Change Search"]');
      await page.press('v');
      // It is the key of Rest now.
      await clickOn(page, '.asking button');
      await clickOn(page, '#settings-dialog .main');
      await page.press(...'vs');
      await whenAtTurn(page, 2);
      await page.evaluate(() => localStorage.setItem('cellophane-theme', 'light'));
      await openGame(page, `${url}?seed=1761`);
      const { lines, ground } = await page.evaluate(() => ({
        lines: window.cellophane.game.settings,
        ground: getComputedStyle(document.body).backgroundColor,
      }));
      assert.match(lines, /^marks on$[^]*^key v s$/m);
      assert.equal(ground, 'rgb(11, 11, 16)');
      await page.press(...'vs');
      await whenAtTurn(page, 2);
      return (await gameOf(page)).hash;
    },
    expected: () => hashAfter({ seed: '1761' }, keys('sz')),
    after: (page) => page.evaluate(() => localStorage.clear()),
  },
  {
    name: 'a game without what is optional of a browser',
    // In other ways as well, and one by one: tests/browsers/features.mjs.
    act: async (page) => {
      const switchable = await serveSwitchable(dist);
      const results = {};
      try {
        for (const [group, ways] of Object.entries({
          'all but storage': ['missing', 'throws', 'lies'],
          storage: ['missing', 'stalls'],
        })) {
          results[group] = {};
          for (const way of ways) {
            results[group][way] = 'FAILS';
            await playWithout(page, switchable.url, engine, way, groups[group]);
            results[group][way] = 'on';
          }
        }
      } finally {
        switchable.close();
        console.log(tableOf(results));
      }
    },
    skip: { Chromium: 'tests/web/optional.test.mjs does it' },
  },
  {
    name: 'a game saved to a file and loaded from it',
    act: async (page, { url }, folder) => {
      await openGame(page, `${url}?seed=1737`);
      await page.press(...'szsz');
      await whenAtTurn(page, 4);
      const { hash } = await gameOf(page);
      await clickOn(page, '#games');
      const path = join(folder, `${randomUUID()}.clph`);
      assert.match(await fileOfferedBy(page, '#save-file', path), /^cellophane-.*\.clph$/);
      await openGame(page, `${url}?seed=1738`);
      await clickOn(page, '#games');
      await answerWithFile(page, '#open-file', path);
      await until(page, 'the game had come', (wanted) => window.cellophane.game?.stateHash() === wanted, hash);
      return (await gameOf(page)).hash;
    },
    expected: () => hashAfter({ seed: '1737' }, keys('szsz')),
  },
];
