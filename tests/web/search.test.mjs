import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { loadCellophane } from '../wasm/support.mjs';
import { eventually, frames, notices, openBrowser, openPage, violations, whenDrawn } from './support.mjs';

const patience = 120_000;

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const query = (parameters) => `search.html?${new URLSearchParams(parameters)}`;

async function openSearch(parameters = {}, options) {
  const opened = await openPage(host, query(parameters), options);
  // The lists of names are there once the engine has answered.
  await eventually(
    async () => (await opened.page.locator('#names-item option').count()) > 0,
    'names were offered',
    patience,
  );
  return opened;
}

/** Unfolds the form of one's own search. */
const openOwn = (page) => page.click('#own > summary');
const preset = (page, title) => page.locator('#presets button', { hasText: title });

const stateOf = (page) => page.textContent('#state');
const isIn = (page, word) => async () => (await stateOf(page)).startsWith(word);
/** Whether the button has this label; it follows the search with the next frame. */
const offers = (page, label) => async () => (await page.textContent('#pause')) === label;
const hitsOf = (page) => page.$$eval('#hits li', (lines) => lines.map((line) => line.dataset.seed));
const doneOf = async (page) => Number(/: ([\d,]+) of/.exec(await stateOf(page))?.[1].replaceAll(',', '') ?? 0);
/** Waits until every worker has answered all earlier requests and the page shows it. */
async function whenIdle(page) {
  await page.evaluate(() =>
    Promise.all(window.seedSearch.search.workers.map((worker) => worker.ask({ type: 'introduce' }))),
  );
  await frames(page);
}

/** The seeds that the engine finds one after the other, without page or workers. */
async function expected({ where, from, many, depth }) {
  const engine = await loadCellophane();
  const seeds = [];
  for await (const hit of engine.search({ where, seeds: [from, from + many - 1], depth: [1, depth] }))
    seeds.push(hit.seed);
  return seeds;
}

test('the search finds the seeds that the documentation names', async () => {
  const text = readFileSync(new URL('../../docs/catalog.md', import.meta.url), 'utf8');
  const [, example] = /Reflection on the first level:\n\n```\n([^`]*)```/.exec(text);
  const listed = [...new Set([...example.matchAll(/^(\d+),1,item/gm)].map(([, seed]) => seed))];
  const documented = listed.filter((seed) => Number(seed) > 500);
  assert.ok(documented.length >= 3);
  const { page, complaints } = await openSearch();
  await openOwn(page);
  // A condition written by hand, at first with an error; tests/page/app/search/search.test.ts has more of them, and the form's.
  await page.fill('#where', 'runic("reflection") und');
  await eventually(
    async () => /Column 21/.test(await page.textContent('#where-problem')),
    'the error was told',
    patience,
  );
  await page.click('#start');
  await eventually(
    () => page.evaluate(() => document.activeElement.id === 'where' && document.activeElement.selectionStart === 20),
    'the character was selected',
  );
  await page.fill('#where', 'runic("reflection")');
  for (const [id, text] of [
    ['from', '501'],
    ['many', '500'],
    ['deepest', '1'],
  ])
    await page.fill(`#${id}`, text);
  await page.click('#start');
  await eventually(isIn(page, 'Done'), 'the search was done', patience);
  assert.deepEqual(await hitsOf(page), documented);
  const state = await stateOf(page);
  assert.match(state, /500 of 500 dungeons · \d+ found · [\d,]+ dungeons and [\d,]+ levels a second/);
  console.log(`# ${state}`);
  assert.equal(await page.getAttribute('#progress', 'value'), '1');
  assert.match(await page.textContent('#hits li'), /Depth 1.*reflection/);
  assert.deepEqual(complaints, []);
});

test('a script that cannot be fetched is reported at once', async () => {
  const prepare = (page) =>
    page.route(
      ({ pathname }) => /\/search-.*\.js$/.test(pathname),
      (route) => route.fulfill({ status: 404 }),
    );
  const { page } = await openPage(host, 'search.html', { prepare });
  // It is loaded anew once by itself, in vain.
  const isTold = () =>
    page.evaluate(
      () =>
        window.repair.isRepaired &&
        /could not be fetched\. Check your connection/.test(document.getElementById('plan-problem')?.textContent),
    );
  await eventually(() => isTold().catch(() => false), 'it was told of');
});

test('hits are listed by seed and link to the dungeon and the level', async () => {
  const wish = { where: 'count(item, "potion", 1..2) >= 4', from: 100, many: 60, depth: 2 };
  const { page, context, complaints } = await openSearch(wish);
  await page.click('#start');
  await eventually(isIn(page, 'Done'), 'the search was done', patience);
  const seeds = await hitsOf(page);
  assert.ok(seeds.length > 3 && seeds.length < 60);
  const [game, map] = await page.$$eval('#hits li:first-child .ways a', (links) => links.map((link) => link.href));
  assert.match(game, new RegExp(`/\\?seed=${seeds[0]}&v=\\d+$`));
  assert.match(map, new RegExp(`/\\?seed=${seeds[0]}&depth=[12]&view=map&v=\\d+$`));
  assert.match(page.url(), /where=.*&from=100&many=60&depth=2$/);
  assert.deepEqual(complaints, []);
  const dungeon = await context.newPage();
  await dungeon.goto(map);
  await dungeon.waitForFunction(() => performance.getEntriesByName('atlas-drawn').length > 0);
  assert.deepEqual(await notices(dungeon), []);
  assert.equal(await dungeon.evaluate(() => window.atlas.map.level.seed), seeds[0]);
  assert.deepEqual(await expected(wish), seeds);
});

test('a search pauses, resumes and stops', async () => {
  // Few are found: after 500 the search would rest by itself.
  const { page, complaints } = await openSearch({
    where: 'runic("reflection") <= 3',
    from: 1,
    many: 1_000_000,
    depth: 3,
  });
  await page.click('#start');
  await eventually(async () => (await doneOf(page)) > 0, 'something was done', patience);
  await page.click('#pause');
  await eventually(offers(page, 'Continue'), 'going on was offered');
  // The blocks that were begun are finished, and then nothing moves.
  await whenIdle(page);
  const rested = await doneOf(page);
  await whenIdle(page);
  assert.equal(await doneOf(page), rested);
  assert.ok(await isIn(page, 'Paused')());
  const found = (await hitsOf(page)).length;
  await page.click('#pause');
  await eventually(async () => (await doneOf(page)) > rested, 'more was done', patience);
  await eventually(offers(page, 'Pause'), 'a pause was offered');
  assert.ok((await hitsOf(page)).length >= found);
  await page.click('#cancel');
  await eventually(isIn(page, 'Cancelled'), 'it was cancelled');
  assert.ok((await page.isDisabled('#pause')) && (await page.isDisabled('#cancel')));
  assert.equal(await page.evaluate(() => window.seedSearch.search.workers.length), 0);
  await frames(page);
  const left = await doneOf(page);
  await frames(page);
  assert.equal(await doneOf(page), left);
  assert.equal(await page.evaluate(() => window.seedSearch.search.done), left);
  const seeds = (await hitsOf(page)).map(Number);
  assert.deepEqual(
    seeds,
    [...seeds].sort((a, b) => a - b),
  );
  // And another begins with an empty list.
  await page.fill('#many', '2');
  await page.click('#start');
  await eventually(isIn(page, 'Done: 2 of 2'), 'the next was done', patience);
  assert.ok((await hitsOf(page)).every((seed) => Number(seed) <= 2));
  assert.deepEqual(complaints, []);
});

test('without an engine the search says so', async () => {
  const prepare = (page, context) =>
    context.route(
      (url) => url.pathname.endsWith('.wasm'),
      (route) => route.fulfill({ status: 404 }),
    );
  const { page } = await openPage(host, 'search.html', { prepare });
  await eventually(
    async () => /could not be started\..*could not be read/.test(await page.textContent('#plan-problem')),
    'it was told of',
    patience,
  );
  await preset(page, 'A strong ring').click();
  await eventually(
    async () => /could not be read.*404/.test(await page.textContent('#plan-problem')),
    'it was told of again',
    patience,
  );
});

test('the page links to the search and back', async () => {
  const { page, complaints } = await openPage(host, '?seed=5');
  await whenDrawn(page);
  await page.click('#ways [data-way="search"]');
  await page.waitForURL(/search\.html$/);
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  assert.match(await page.title(), /Seed search/);
  const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content');
  assert.match(policy, /worker-src 'self'/);
  await openOwn(page);
  assert.equal(await page.getByRole('button', { name: 'Start' }).count(), 1);
  assert.equal(await page.getAttribute('#ways [data-way="search"]', 'aria-current'), 'page');
  await page.click('#ways [data-way="game"]');
  await whenDrawn(page);
  assert.deepEqual(complaints, []);
});

/** The pictures that are drawn, and all. */
const picturesOf = (page) =>
  page.evaluate(() => [
    document.querySelectorAll('#hits .picture.drawn').length,
    document.querySelectorAll('#hits .picture').length,
  ]);
/** Cancels a search once it has found so many. */
async function findSome(page, least) {
  await eventually(async () => (await hitsOf(page)).length >= least, `${least} were found`, patience);
  await page.click('#cancel');
  await eventually(isIn(page, 'Cancelled'), 'it was cancelled');
}

test('a card starts its search, and hits in view get a picture with the thing marked', async () => {
  const { page, complaints } = await openSearch();
  assert.ok(await page.locator('#plan').isHidden());
  await preset(page, 'Fire staff early').click();
  await findSome(page, 16);
  assert.equal(await preset(page, 'Fire staff early').getAttribute('aria-current'), 'true');
  assert.match(await page.textContent('#hits li'), /Depth [123] .*staff of firebolt/);
  const [first, last] = [page.locator('#hits .picture').first(), page.locator('#hits .picture').last()];
  const isDrawn = async (picture) => (await picture.getAttribute('class')).includes('drawn');
  await first.scrollIntoViewIfNeeded();
  await eventually(() => isDrawn(first), 'the first was drawn', patience);
  const [drawn, all] = await picturesOf(page);
  assert.ok(drawn < all, `${drawn} of ${all}`);
  assert.equal(await isDrawn(last), false);
  await last.scrollIntoViewIfNeeded();
  await eventually(() => isDrawn(last), 'the last was drawn', patience);
  // The ring is around the cell of the staff.
  const { seed, depth, at } = await first.evaluate((picture) => {
    const { left, top, width, height } = picture.querySelector('canvas').getBoundingClientRect();
    const ring = picture.querySelector('.mark').getBoundingClientRect();
    const query = new URL(picture.href).searchParams;
    const x = Math.floor(((ring.left + ring.width / 2 - left) / width) * 79);
    const y = Math.floor(((ring.top + ring.height / 2 - top) / height) * 29);
    return { seed: query.get('seed'), depth: Number(query.get('depth')), at: [x, y] };
  });
  const engine = await loadCellophane();
  const staffs = engine
    .generate({ seed, depth })
    .items.filter(({ category, kind }) => category === 'staff' && kind === 'firebolt');
  assert.ok(
    staffs.some(({ x, y }) => x === at[0] && y === at[1]),
    JSON.stringify({ seed, depth, at }),
  );
  // Opaque, and more than one color.
  const colors = await first.locator('canvas').evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return [...new Set(new Uint32Array(data.buffer))];
  });
  assert.ok(colors.length > 5 && colors.includes(0xff000000), String(colors));
  assert.deepEqual(complaints, []);
});

test('on a phone a card brings what is found into view, and nothing overflows', async () => {
  const { page } = await openSearch({}, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await preset(page, 'Plate armor early').tap();
  await eventually(
    () => page.evaluate(() => document.querySelector('#progress').getBoundingClientRect().top < innerHeight / 2),
    'the progress was in view',
    patience,
  );
  await findSome(page, 3);
  await eventually(async () => (await picturesOf(page))[0] > 0, 'a picture was drawn', patience);
  const facts = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    smallest: Math.min(
      ...[...document.querySelectorAll('main button, main summary, main .action')]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect().height),
    ),
  }));
  assert.equal(facts.wide, 360);
  assert.ok(facts.smallest >= 36, JSON.stringify(facts));
});

test('the search has no accessibility violations with hits and the form open, by day and in the dark', async () => {
  const { page } = await openSearch();
  await openOwn(page);
  await page.focus('#presets button');
  await page.keyboard.press('Enter');
  await findSome(page, 2);
  await eventually(async () => (await picturesOf(page))[0] > 0, 'a picture was drawn', patience);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await eventually(
      () => page.evaluate((theme) => document.documentElement.dataset.theme === theme, colorScheme),
      `it was ${colorScheme}`,
    );
    assert.deepEqual(await violations(page), [], colorScheme);
  }
});

test('the search fits the narrowest phone', async () => {
  const { page } = await openSearch({}, { viewport: { width: 320, height: 568 } });
  await openOwn(page);
  const { scrollWidth, width } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  assert.deepEqual([scrollWidth, width], [320, 320]);
});
