import '../../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { createSearch, type SearchPage } from '../../../../web/app/search/search';
import { WorkerClient, type WorkerClientOptions } from '../../../../web/app/search/search_client';
import { csvOf } from '../../../../web/app/search/search_csv';
import { searchPresets } from '../../../../web/app/search/search_presets';
import { TestClock } from '../../support/clock';
import { buttonNamed, openDocument, settled } from '../../support/dom';
import { takeDownload } from '../../support/downloads';
import { engine } from '../../support/engine';
import { TestWorker } from '../../support/worker';

let clock: TestClock;
let page: SearchPage;
beforeEach(() => {
  TestWorker.all.length = 0;
});
afterEach(() => page.destroy());

const newWorker = (options?: WorkerClientOptions) => new WorkerClient(new TestWorker().asWorker, { ...options, clock });

async function open(parameters: Record<string, string> = {}): Promise<void> {
  clock = new TestClock();
  const root = openDocument('search', `search.html?${new URLSearchParams(parameters)}`);
  page = createSearch(root, newWorker, { workers: 2, clock });
  await clock.runFor(250);
}

const textOf = (id: string) => document.getElementById(id)!.textContent;
const boxOf = (id: string) => document.getElementById(id) as HTMLInputElement;
/** The addresses of the game and of the map that a hit leads to. */
const waysOf = (hit: Element) => [...hit.querySelectorAll<HTMLAnchorElement>('.ways a')].map(({ href }) => href);
async function type(id: string, text: string): Promise<void> {
  boxOf(id).value = text;
  boxOf(id).dispatchEvent(new Event('input', { bubbles: true }));
  await clock.runFor(250);
}
async function start(): Promise<void> {
  buttonNamed('Start').click();
  await settled();
}
async function untilDone(): Promise<void> {
  for (let i = 0; i < 500 && page.search?.state !== 'done'; ++i) await settled();
  assert.equal(page.search?.state, 'done');
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

test('the form writes the condition', async () => {
  await open();
  const rows = () => [...document.querySelectorAll('.condition-row')];
  const fill = (row: Element, selector: string, text: string) => {
    const box = row.querySelector<HTMLInputElement>(selector)!;
    box.value = text;
    box.dispatchEvent(new Event(box instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  assert.equal(boxOf('where').value, 'item("plate armor") <= 4 and ally("captive") <= 3');
  fill(rows()[0], 'select', 'monster');
  fill(rows()[0], '.name', 'ogre');
  fill(rows()[0], '.number', '0');
  assert.equal(rows()[0].querySelector('.name')!.getAttribute('list'), 'names-monster');
  buttonNamed('Add condition').click();
  assert.equal(document.activeElement, rows()[2].querySelector('.name'));
  fill(rows()[2], '.name', 'enchanting');
  fill(rows()[2], '.number', '5');
  assert.equal(
    boxOf('where').value,
    'not monster("ogre") <= 4 and ally("captive") <= 3 and count(item, "enchanting", 1..5) >= 5',
  );
  buttonNamed('Remove condition', rows()[1]).click();
  assert.equal(boxOf('where').value, 'not monster("ogre") <= 4 and count(item, "enchanting", 1..5) >= 5');
  assert.equal(boxOf('typed-condition').hidden, true);
  await type('where', 'item("dagger")');
  assert.equal(boxOf('typed-condition').hidden, false);
});

test('every name that the form offers is one the engine takes', async () => {
  await open();
  const offered = [...document.querySelectorAll('datalist')].flatMap(({ id, children }) =>
    [...children].map((option) => `${id.slice('names-'.length)}("${option.getAttribute('value')}")`),
  );
  assert.ok(offered.length > 300);
  for (const where of offered) engine.search({ where, seeds: ['1', '1'], depth: [1, 26] });
});

const problems: Record<string, [RegExp, RegExp, number]> = {
  'item("plate armor") <= 4 and ally("unicorm")': [/Column 35/, /perhaps "unicorn"/, 34],
  'item("dagger") <= 27': [/Column 19/, /depth 27/, 18],
  'item("negation") <= 3': [/Column 6/, /scroll of negation/, 5],
  'item("dagger") und': [/Column 16/, /"and", "or" or the end/, 15],
};
test('errors in a condition are told while it is typed, and at the start the character is selected', async () => {
  await open();
  for (const [where, [column, words, at]] of Object.entries(problems)) {
    await type('where', where);
    assert.match(textOf('where-problem'), column);
    assert.match(textOf('where-problem'), words);
    assert.equal(boxOf('where').getAttribute('aria-invalid'), 'true');
    const [line, caret] = textOf('where-spot').split('\n');
    assert.equal(line[caret.indexOf('^')], where[at]);
    await start();
    assert.deepEqual([document.activeElement?.id, boxOf('where').selectionStart], ['where', at]);
  }
  assert.equal(page.search, undefined);
  await type('where', ' ');
  await start();
  assert.match(textOf('where-problem'), /^The query is empty/);
  await type('where', 'item("dagger")');
  assert.equal(textOf('where-problem'), '');
  assert.equal(boxOf('where-spot').hidden, true);
  // At the start it is told as well, before typing has come to rest.
  const where = Object.keys(problems)[0];
  boxOf('where').value = where;
  await start();
  assert.match(textOf('where-problem'), /\w/);
  assert.equal(boxOf('where').getAttribute('aria-invalid'), 'true');
});

test('impossible numbers are refused, and their box gets the focus', async () => {
  await open();
  for (const [id, text, words] of [
    ['from', '0', /From seed is “0”/],
    ['many', '10000001', /Number of seeds is “10000001”/],
    ['deepest', '41', /Deepest level is “41”/],
  ] as const) {
    const before = boxOf(id).value;
    await type(id, text);
    await start();
    assert.match(textOf('plan-problem'), words);
    assert.equal(document.activeElement?.id, id);
    await type(id, before);
  }
  assert.equal(page.search, undefined);
});

test('a search from an address lists its hits with links, and the address follows the form', async () => {
  await open({ where: 'item("dagger") <= 1 or item("dart") <= 2', from: '100', many: '6', depth: '2' });
  assert.equal(boxOf('typed-condition').hidden, false);
  await start();
  await untilDone();
  const lines = [...document.querySelectorAll<HTMLElement>('#hits li')];
  const seeds = lines.map(({ dataset }) => dataset['seed']);
  const expected = engine.search({ where: boxOf('where').value, seeds: ['100', '105'], depth: [1, 2] });
  assert.deepEqual(
    seeds,
    [...expected].map(({ seed }) => seed),
  );
  assert.ok(seeds.length > 0);
  const [game, map] = waysOf(lines[0]);
  assert.match(game, new RegExp(`/\\?seed=${seeds[0]}&v=\\d+$`));
  assert.match(map, new RegExp(`/\\?seed=${seeds[0]}&depth=[12]&view=map&v=\\d+$`));
  assert.match(textOf('state'), /^Done: 6 of 6 dungeons · \d+ found · .* · 2 workers$/);
  assert.equal(boxOf('progress').value, 1);
  assert.deepEqual([buttonNamed('Pause').disabled, buttonNamed('Cancel').disabled], [true, true]);
  await type('from', '101');
  await start();
  await untilDone();
  assert.match(location.search, /from=101&many=6&depth=2$/);
  assert.ok([...document.querySelectorAll<HTMLElement>('#hits li')].every(({ dataset }) => dataset['seed'] !== '100'));
});

test('dungeons of a variant are searched down to its last level, and their links name it', async () => {
  const where = 'item("Amulet of Yendor") <= 3';
  await open({ where, from: '1', many: '3', variant: 'bullet' });
  assert.equal(boxOf('deepest').value, '5');
  await start();
  await untilDone();
  const lines = [...document.querySelectorAll<HTMLElement>('#hits li')];
  assert.deepEqual(
    lines.map(({ dataset }) => dataset['seed']),
    ['1', '2', '3'],
  );
  const [game, map] = waysOf(lines[0]);
  assert.match(game, /\/\?seed=1&variant=bullet&v=\d+$/);
  assert.match(map, /\/\?seed=1&depth=3&variant=bullet&view=map&v=\d+$/);
  await start();
  assert.match(location.search, /depth=5&variant=bullet$/);
  boxOf('variant').value = 'rapid';
  boxOf('variant').dispatchEvent(new Event('change', { bubbles: true }));
  assert.equal(boxOf('deepest').value, '5');
  await type('deepest', '11');
  await start();
  assert.match(textOf('plan-problem'), /Deepest level is “11”; allowed: a whole number from 1 to 10\./);
});

test('a search that is refused leaves nothing of the one before', async () => {
  await open({ where: 'item("dagger") <= 1 or item("dart") <= 2', from: '100', many: '6', depth: '2' });
  const isEmpty = () => {
    assert.equal(document.querySelectorAll('#hits li').length, 0);
    assert.equal(textOf('state'), '');
    assert.equal(boxOf('hits-actions').hidden, true);
    assert.equal(page.search, undefined);
  };
  for (const [id, text] of [
    ['where', 'item("dagger") und'],
    ['many', 'x'],
  ] as const) {
    await start();
    await untilDone();
    assert.ok(document.querySelectorAll('#hits li').length > 0);
    assert.match(textOf('state'), /^Done/);
    const before = boxOf(id).value;
    await type(id, text);
    await start();
    isEmpty();
    await type(id, before);
  }
});

test('the search rests after 500 hits', async () => {
  await open({ where: 'count(item, "potion", 1) >= 0', from: '1', many: '2000', depth: '1' });
  await start();
  for (let i = 0; i < 500 && page.search!.state === 'searching'; ++i) await settled();
  assert.equal(page.search!.state, 'paused');
  assert.match(textOf('troubles'), /500 dungeons found\. Search paused\. Press Continue to find more\./);
});

const ranked = {
  where: 'count(item, "potion", 1..2) >= 1',
  score: '10 * count(item, "potion", 1..2) - item("scroll")',
  from: '1',
  many: '30',
  depth: '2',
};
const seedsShown = () => [...document.querySelectorAll<HTMLElement>('#hits li')].map(({ dataset }) => dataset['seed']);

test('results are ranked by a score, the best first', async () => {
  await open(ranked);
  assert.equal(boxOf('score').value, ranked.score);
  await start();
  await untilDone();
  const options = { where: ranked.where, score: ranked.score, seeds: ['1', '30'], depth: [1, 2] } as const;
  const best = [...engine.search(options)].sort((a, b) => b.score! - a.score! || Number(a.seed) - Number(b.seed));
  assert.ok(new Set(best.map(({ score }) => score)).size > 3);
  assert.deepEqual(
    seedsShown(),
    best.map(({ seed }) => seed),
  );
  assert.match(document.querySelector('#hits li')!.textContent, new RegExp(`score ${best[0].score}`));
  assert.match(location.search, /&score=10\+\*\+count/);
});

test('a search that ranks keeps the best and does not rest', async () => {
  await open({
    ...ranked,
    where: 'count(item, "potion", 1) >= 0',
    score: 'count(item, "gold")',
    many: '700',
    depth: '1',
  });
  await start();
  await untilDone();
  assert.equal(seedsShown().length, 500);
  const scores = [...document.querySelectorAll('#hits b')].map(({ textContent }) =>
    Number(/-?\d+/.exec(textContent)![0]),
  );
  assert.deepEqual(
    scores,
    [...scores].sort((a, b) => b - a),
  );
});

test('errors in a score are told beside it, and at the start the character is selected', async () => {
  await open(ranked);
  await type('score', '3 * item("plat armor")');
  assert.match(textOf('score-problem'), /^Column 10: there is no item/);
  assert.equal(textOf('where-problem'), '');
  assert.equal(boxOf('score').getAttribute('aria-invalid'), 'true');
  await start();
  assert.deepEqual([document.activeElement?.id, boxOf('score').selectionStart], ['score', 9]);
  await type('score', '');
  assert.equal(textOf('score-problem'), '');
});

test('a link to results looks at these dungeons alone, and finds them again', async () => {
  await open(ranked);
  await start();
  await untilDone();
  const shown = seedsShown();
  let copied = '';
  const clipboard = { writeText: (text: string) => void (copied = text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  buttonNamed('Copy link to results').click();
  await settled();
  assert.match(textOf('notices'), /The link to these results is on the clipboard/);
  page.destroy();
  await open(Object.fromEntries(new URL(copied).searchParams));
  assert.equal(boxOf('list').value, shown.join(','));
  await start();
  await untilDone();
  assert.deepEqual(seedsShown(), shown);
  assert.match(textOf('state'), new RegExp(`^Done: ${shown.length} of ${shown.length} dungeons`));
  await type('list', '5 banana');
  await start();
  assert.match(textOf('plan-problem'), /“banana”/);
  assert.equal(document.activeElement?.id, 'list');
});

test('bad parameters and markup in the address stay text', async () => {
  const evil = '<img src=x onerror="window.caught=1">';
  await open({ where: evil, from: evil, many: evil, depth: '<img>', style: evil });
  assert.match(textOf('plan-problem'), /Deepest level is “<img/);
  assert.match(textOf('troubles'), /The style “<img.*brogue, classic/);
  await start();
  assert.match(textOf('plan-problem'), /From seed/);
  assert.equal(document.querySelector('main img'), null);
});

test('without an engine the page says so, and each start tries another worker', async () => {
  TestWorker.areDiligent = false;
  try {
    await open();
    TestWorker.all.at(-1)!.fail('cellophane.wasm was not found (404).');
    await settled();
    assert.equal(textOf('plan-problem'), 'The search could not be started. cellophane.wasm was not found (404).');
    await start();
    assert.deepEqual([TestWorker.all.length, textOf('plan-problem')], [2, '']);
    TestWorker.all.at(-1)!.fail('not found again');
    await settled();
    assert.equal(textOf('plan-problem'), 'The search could not be started. not found again');
    assert.equal(page.search, undefined);
  } finally {
    TestWorker.areDiligent = true;
  }
});

test('a destroyed page has no workers, no timers, and no listeners', async () => {
  await open({ where: 'runic("reflection") <= 3', many: '1000000', depth: '3' });
  TestWorker.areDiligent = false;
  await start();
  TestWorker.areDiligent = true;
  assert.equal(page.search!.state, 'searching');
  page.destroy();
  await settled();
  assert.equal(page.search!.state, 'cancelled');
  assert.ok(TestWorker.all.every(({ isTerminated }) => isTerminated));
  assert.equal(clock.waiting, 0);
  const { search } = page;
  await start();
  await type('where', 'item("dagger")');
  assert.equal(page.search, search);
  assert.equal(clock.waiting, 0);
});

test('every preset has a card that fills the form and starts, and a change by hand ends it', async () => {
  await open({ from: '1', many: '3', list: '5,6' });
  const cards = [...document.querySelectorAll<HTMLButtonElement>('#presets button')];
  assert.equal(cards.length, searchPresets.length);
  for (const [i, { title, line, where, deepest, score = '' }] of searchPresets.entries()) {
    assert.equal(cards[i].textContent, `${title} ${line}`);
    cards[i].click();
    await settled();
    assert.deepEqual([boxOf('where').value, boxOf('deepest').value], [where, deepest]);
    assert.deepEqual([boxOf('score').value, boxOf('list').value], [score, '']);
    assert.equal(textOf('where-problem') + textOf('score-problem') + textOf('plan-problem'), '');
    assert.equal(page.search!.plan.criteria.where, where);
    assert.deepEqual(
      cards.map((card) => card.getAttribute('aria-current')),
      cards.map((_, j) => (i === j ? 'true' : null)),
    );
  }
  await untilDone();
  assert.match(textOf('state'), /^Done: 3 of 3 dungeons/);
  await type('where', 'item("dagger") <= 2');
  assert.ok(cards.every((card) => !card.hasAttribute('aria-current')));
});

test('the form of one’s own search is folded, opened by a link with conditions and by an error in it', async () => {
  await open();
  const own = () => document.getElementById('own') as HTMLDetailsElement;
  assert.equal(own().open, false);
  assert.equal(boxOf('running').hidden, true);
  boxOf('many').value = 'x';
  document.querySelector<HTMLButtonElement>('#presets button')!.click();
  await settled();
  assert.equal(own().open, true);
  assert.equal(document.activeElement?.id, 'many');
  page.destroy();
  await open({ where: 'item("dagger") <= 1', many: '3', depth: '1' });
  assert.equal(own().open, true);
  await start();
  assert.equal(boxOf('running').hidden, false);
});

test('a hit names what was found on each level, equal things once', async () => {
  await open({ where: 'count(item, "potion", 1..2) >= 3', from: '1', many: '40', depth: '2' });
  await start();
  await untilDone();
  const where = boxOf('where').value;
  const [{ seed, found }] = engine.search({ where, seeds: ['1', '40'], depth: [1, 2] });
  const hit = document.querySelector<HTMLElement>('#hits li')!;
  assert.equal(hit.querySelector('h3')!.textContent, `Seed ${seed}`);
  const depths = [...new Set(found.map(({ depth }) => depth))];
  const places = [...hit.querySelectorAll('p')].map(({ textContent }) => textContent);
  assert.equal(places.length, depths.length);
  for (const [i, place] of places.entries()) {
    const kinds = new Set(found.filter(({ depth }) => depth === depths[i]).map(({ kind }) => kind));
    assert.ok(place.startsWith(`Depth ${depths[i]} `), place);
    assert.equal(place.split('; ').length, kinds.size, place);
    for (const kind of kinds) assert.ok(place.includes(`potion of ${kind}`), place);
  }
});

test('what was found is saved as CSV', async () => {
  await open({ where: 'item("dagger") <= 2', from: '1', many: '20', deepest: '2' });
  assert.equal(document.getElementById('hits-actions')!.hidden, true);
  await start();
  await untilDone();
  assert.equal(document.getElementById('hits-actions')!.hidden, false);
  buttonNamed('Save results as CSV').click();
  const { name, bytes } = await takeDownload();
  const text = new TextDecoder().decode(bytes);
  assert.equal(name, 'cellophane-seeds.csv');
  const [header, ...lines] = text.trimEnd().split('\n');
  assert.match(header, /^seed,depth,what,category,kind,/);
  const seeds = new Set(lines.map((line) => line.split(',')[0]));
  assert.deepEqual(
    [...document.querySelectorAll<HTMLElement>('#hits li')].map((line) => line.dataset['seed']),
    [...seeds],
  );
  assert.equal(csvOf([{ seed: '7', found: [], score: null }]).split('\n')[1], `7${','.repeat(21)}`);
  const ranked = csvOf([{ seed: '7', found: [], score: -3 }]).split('\n');
  assert.ok(ranked[0].endsWith(',dungeonVersion,score'));
  assert.equal(ranked[1], `7${','.repeat(21)},-3`);
});
