import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { loadCellophane } from '../wasm/support.mjs';
import { eventually, frames, notices, openBrowser, openPage, whenDrawn } from './support.mjs';

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
const troubles = (page) => page.locator('#troubles p').allTextContents();

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
  const documented = [...new Set([...example.matchAll(/^(\d+),1,item/gm)].map(([, seed]) => seed))];
  assert.ok(documented.length >= 3);
  const { page, complaints } = await openSearch({ where: 'runic("reflection")', from: 1, many: 1000, depth: 1 });
  await page.click('#start');
  await eventually(isIn(page, 'Done'), 'the search was done', patience);
  assert.deepEqual(await hitsOf(page), documented);
  const state = await stateOf(page);
  assert.match(state, /1,000 of 1,000 dungeons · \d+ found · [\d,]+ dungeons and [\d,]+ levels a second/);
  console.log(`# ${state}`);
  assert.equal(await page.getAttribute('#progress', 'value'), '1');
  assert.match(await page.textContent('#hits li'), /depth 1.*reflection/);
  assert.deepEqual(complaints, []);
});

test('a script that cannot be fetched is reported at once', async () => {
  const prepare = (page) =>
    page.route(
      ({ pathname }) => /\/search-.*\.js$/.test(pathname),
      (route) => route.fulfill({ status: 404 }),
    );
  const { page } = await openPage(host, 'search.html', { prepare });
  await eventually(() => page.isVisible('#plan-problem'), 'it was told of');
  assert.match(await page.textContent('#plan-problem'), /could not be fetched\. Loading it again/);
});

test('hits are listed by seed and link to the dungeon and the level', async () => {
  const wish = { where: 'count(item, "potion", 1..2) >= 4', from: 100, many: 60, depth: 2 };
  const { page, context, complaints } = await openSearch(wish);
  await page.click('#start');
  await eventually(isIn(page, 'Done'), 'the search was done', patience);
  const seeds = await hitsOf(page);
  assert.ok(seeds.length > 3 && seeds.length < 60);
  const [game, map] = await page.$$eval('#hits li:first-child a', (links) => links.map((link) => link.href));
  assert.match(game, new RegExp(`/\\?seed=${seeds[0]}&depth=1&v=\\d+$`));
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
  await eventually(offers(page, 'Go on'), 'going on was offered');
  // The blocks that were begun are finished, and then nothing moves.
  await whenIdle(page);
  const rested = await doneOf(page);
  await whenIdle(page);
  assert.equal(await doneOf(page), rested);
  assert.ok(await isIn(page, 'Resting')());
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

test('errors in a condition are reported with their column, which is selected', async () => {
  const { page, complaints } = await openSearch();
  const problems = {
    'item("plate armor") <= 4 and ally("unicorm")': [/Column 35/, /perhaps "unicorn"/, 34],
    'item("dagger") <= 27': [/Column 19/, /depth 27/, 18],
    'item("negation") <= 3': [/Column 6/, /scroll of negation/, 5],
    'item("dagger") und': [/Column 16/, /"and", "or" or the end/, 15],
  };
  for (const [text, [column, words, at]] of Object.entries(problems)) {
    await page.fill('#where', text);
    await eventually(
      async () => words.test(await page.textContent('#where-problem')),
      `a word about ${text}`,
      patience,
    );
    assert.match(await page.textContent('#where-problem'), column);
    const [line, caret] = (await page.textContent('#where-spot')).split('\n');
    assert.equal(line[caret.indexOf('^')], text[at]);
    await page.click('#start');
    await eventually(
      () =>
        page.evaluate(
          (at) => document.activeElement.id === 'where' && document.activeElement.selectionStart === at,
          at,
        ),
      'the character was selected',
    );
    assert.equal(await page.getAttribute('#where', 'aria-invalid'), 'true');
  }
  assert.equal(await page.evaluate(() => window.seedSearch.search), undefined);
  await page.fill('#where', ' ');
  await page.click('#start');
  await eventually(async () => /empty/.test(await page.textContent('#where-problem')), 'a word about nothing');
  await page.fill('#where', 'item("dagger")');
  await eventually(async () => (await page.textContent('#where-problem')) === '', 'it was right again', patience);
  assert.ok(await page.isHidden('#where-spot'));
  assert.deepEqual(complaints, []);
});

test('impossible numbers of the search form are refused with the allowed ones', async () => {
  const { page, complaints } = await openSearch();
  const absurd = [
    ['#from', '0', /From seed is “0”.*1 to 18446744073709551615/],
    ['#from', '18446744073709551616', /From seed is .*18446744073709551615/],
    ['#from', 'banana', /“banana”/],
    ['#many', '10000001', /How many is “10000001”.*1 to 10000000/],
    ['#many', '-1', /How many/],
    ['#many', '', /How many is “”/],
    ['#deepest', '41', /Down to depth is “41”.*1 to 40/],
  ];
  for (const [box, text, words] of absurd) {
    const before = await page.inputValue(box);
    await page.fill(box, text);
    await page.click('#start');
    await eventually(async () => words.test(await page.textContent('#plan-problem')), `a word about ${box} ${text}`);
    await page.fill(box, before);
  }
  await page.fill('#from', '18446744073709551615');
  await page.fill('#many', '2');
  await page.click('#start');
  await eventually(
    async () => /there are 1 up to the last/.test(await page.textContent('#plan-problem')),
    'the end of the seeds',
  );
  assert.equal(await page.evaluate(() => window.seedSearch.search), undefined);
  await page.fill('#many', '1');
  await page.click('#start');
  await eventually(isIn(page, 'Done: 1 of 1'), 'the last seed was searched', patience);
  assert.deepEqual(complaints, []);
});

test('the form writes the condition', async () => {
  const { page, complaints } = await openSearch();
  const first = page.locator('.condition-row').first();
  assert.match(await page.inputValue('#where'), /^item\("plate armor"\) <= 4 and ally\("captive"\) <= 3$/);
  await first.locator('select').selectOption('monster');
  await first.locator('.name').fill('ogre');
  await first.locator('.number').first().fill('0');
  await page.click('#add-condition');
  const last = page.locator('.condition-row').last();
  await last.locator('.name').fill('enchanting');
  await last.locator('.number').first().fill('5');
  assert.equal(await first.locator('.name').getAttribute('list'), 'names-monster');
  assert.ok((await page.locator('#names-monster option[value="ogre"]').count()) === 1);
  assert.equal(
    await page.inputValue('#where'),
    'not monster("ogre") <= 4 and ally("captive") <= 3 and count(item, "enchanting", 1..5) >= 5',
  );
  await page.locator('.condition-row').nth(1).locator('button').click();
  assert.equal(await page.inputValue('#where'), 'not monster("ogre") <= 4 and count(item, "enchanting", 1..5) >= 5');
  await page.fill('#where', 'item("dagger")');
  assert.ok(await page.isVisible('#typed-condition'));
  // Every name it offers is one the engine takes.
  const errors = await page.evaluate(async () => {
    const { WorkerClient } = window.seedSearch;
    const client = new WorkerClient();
    const list = [...document.querySelectorAll('datalist')].flatMap(({ id, options }) =>
      [...options].map(({ value }) => `${id.slice('names-'.length)}("${value}")`),
    );
    const answers = [];
    for (const where of list)
      answers.push(await client.ask({ type: 'check', criteria: { where, deepest: 26, style: 'brogue' } }));
    client.dismiss();
    return [list.length, ...answers.filter(Boolean)];
  });
  assert.equal(errors.length, 1, JSON.stringify(errors));
  assert.ok(errors[0] > 300);
  assert.deepEqual(complaints, []);
});

test('a worker that dies is reported and replaced, and no hit is lost', async () => {
  // Fewer than 500 seeds: at 500 hits the search would pause, unless it was done before the dead worker was missed.
  const wish = { where: 'count(item, "potion", 1..2) >= 4', from: 1, many: 450, depth: 2 };
  const { page, complaints } = await openSearch(wish);
  await page.click('#start');
  await eventually(
    async () => (await page.evaluate(() => window.seedSearch.search?.workers.length)) > 0,
    'there were workers',
    patience,
  );
  // Ends the worker after its first message: without one the search would wait much longer for it.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { worker } = window.seedSearch.search.workers[0];
        worker.addEventListener(
          'message',
          () => {
            worker.terminate();
            resolve();
          },
          { once: true },
        );
      }),
  );
  await eventually(isIn(page, 'Done: 450 of 450'), 'everything was done', patience);
  const told = await troubles(page);
  assert.ok(
    told.some((text) => /A worker stopped: .*Another takes its place and does seeds? \d+/.test(text)),
    told.join(),
  );
  const seeds = await hitsOf(page);
  assert.deepEqual(complaints, []);
  assert.deepEqual(await expected(wish), seeds);
});

test('without an engine the search says so', async () => {
  const prepare = (page, context) =>
    context.route(
      (url) => url.pathname.endsWith('.wasm'),
      (route) => route.fulfill({ status: 404 }),
    );
  const { page } = await openPage(host, 'search.html', { prepare });
  await eventually(
    async () => /could not be asked.*not found/.test(await page.textContent('#plan-problem')),
    'it was told of',
    patience,
  );
  await page.click('#start');
  await eventually(
    async () => /not found.*404/.test(await page.textContent('#plan-problem')),
    'it was told of again',
    patience,
  );
});

test('bad parameters and markup in the address stay text', async () => {
  const evil = '<img src=x onerror="window.caught=1">';
  const { page, complaints } = await openSearch({ where: evil, from: evil, many: evil, depth: evil, style: evil });
  await eventually(
    async () => /Down to depth is “<img/.test(await page.textContent('#plan-problem')),
    'the depth was refused',
  );
  assert.match((await troubles(page)).join(), /The style “<img.*brogue, classic/);
  await page.click('#start');
  await eventually(async () => /From seed/.test(await page.textContent('#plan-problem')), 'the seed was refused');
  assert.equal(await page.locator('main img').count(), 0);
  assert.equal(await page.evaluate(() => window.caught), undefined);
  assert.deepEqual(complaints, []);
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
  for (const name of ['Start', 'Pause', 'Cancel']) assert.equal(await page.getByRole('button', { name }).count(), 1);
  assert.equal(await page.getAttribute('#ways [data-way="search"]', 'aria-current'), 'page');
  await page.click('#ways [data-way="game"]');
  await whenDrawn(page);
  assert.deepEqual(complaints, []);
});
