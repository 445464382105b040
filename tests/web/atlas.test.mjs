import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { PDFDocument } from 'pdf-lib';
import { machineTitles } from '../../web/machine_titles_plugin.mjs';
import { dist, eventually, notices, openBrowser, openPage, shared, violations, whenDrawn } from './support.mjs';

const transferBudget = 450_000;
/** A level with one key and its lock, a wand in a named room, and a monster inside a statue. */
const furnished = 'seed=140&depth=11';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const whenListed = (page) => page.waitForFunction(() => performance.getEntriesByName('atlas-listed').length > 0);

async function openAtlas(query = 'seed=3&depth=11', options) {
  const opened = await openPage(host, `?${query}${query.includes('view=') ? '' : '&view=map'}`, options);
  await whenListed(opened.page);
  return opened;
}

/** The atlas at depth 11, and one of a furnished level, which each test leaves with the same level, layers and lists. */
const openUsual = shared(() => openAtlas());
const openFurnished = shared(() => openAtlas(furnished));

const parameter = (page, name) => new URL(page.url()).searchParams.get(name);
const depthShown = (page) => page.evaluate(() => window.atlas.map.level?.depth);
const seedShown = (page) => page.evaluate(() => window.atlas.map.level?.seed);
const isAt = (page, depth) =>
  eventually(
    async () => (await depthShown(page)) === depth && parameter(page, 'depth') === String(depth),
    `the map showed depth ${depth}`,
  );
const showAll = (page) => page.locator('[name=kind]').first().check({ force: true });
const tip = (page) => page.textContent('#tip');
const marked = (page) => page.evaluate(() => window.atlas.map.mark);
const entryTexts = (page) => page.locator('#entries .entry').allTextContents();
const thumbnailPictures = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.thumbnail.drawn canvas')].map((canvas) => canvas.toDataURL()));
const leftAlone = (page, answer = (route) => route.abort()) => page.route('**/prefetch_worker*', answer);
const thumbnail = (page, depth) => page.locator(`.thumbnail[data-depth="${depth}"]`);

/** A hash of the pixels of the canvas. */
const pictureOf = (page, selector) =>
  page.evaluate((which) => {
    const canvas = document.querySelector(which);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let hash = 0;
    for (let i = 0; i < data.length; i += 4)
      hash = (Math.imul(hash, 31) + ((data[i] << 16) | (data[i + 1] << 8) | data[i + 2])) | 0;
    return hash;
  }, selector);
/** Chromium warns of repeated getImageData calls, which only the tests make. */
const seemly = (complaints) => complaints.filter((text) => !text.includes('willReadFrequently'));

/** The middle of a cell of the large map, in the page's pixels. */
async function spotOf(page, x, y) {
  const box = await page.locator('#level').boundingBox();
  const cell = Math.min(
    box.height / 29,
    box.width / 79 / Math.min(Math.max(box.width / 79 / (box.height / 29), 0.5), 0.7),
  );
  const across = cell * Math.min(Math.max(box.width / 79 / (box.height / 29), 0.5), 0.7);
  return {
    x: box.x + box.width / 2 + (x + 0.5 - 79 / 2) * across,
    y: box.y + box.height / 2 + (y + 0.5 - 29 / 2) * cell,
  };
}

test('the atlas draws all levels from its own origin, without the terminal and without complaints', async () => {
  const { page, complaints, requests } = await openAtlas();
  assert.equal(await page.locator('.thumbnail.drawn').count(), 26);
  assert.equal(await thumbnail(page, 11).getAttribute('aria-current'), 'true');
  const pictures = await thumbnailPictures(page);
  assert.equal(new Set(pictures).size, 26);
  assert.equal(await depthShown(page), 11);
  assert.ok(
    requests.every((url) => url.startsWith(host.url)),
    requests.join(),
  );
  assert.ok(!requests.some((url) => /main-|xterm/.test(url)), requests.join());
  assert.equal(requests.filter((url) => url.endsWith('.wasm')).length, 1);
  assert.equal(await page.locator('.xterm').count(), 0);
  assert.match(await page.title(), /Depth 11 of 3 · Atlas/);
  const sizesIn = (place) =>
    place.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        ({ encodedBodySize }) => encodedBodySize,
      ),
    );
  const sizes = await Promise.all([page, ...page.workers()].map(sizesIn));
  const total = sizes.flat().reduce((sum, size) => sum + size, 0);
  console.log(`# transferred for the atlas: ${total} bytes of ${transferBudget}`);
  assert.ok(total > 100_000 && total <= transferBudget, String(total));
  assert.deepEqual(complaints, []);
});

/** Whether levels of the atlas are those of the engine. */
const isDug = (page, seed, style) =>
  page.evaluate(
    (wanted) => {
      const { engine, levels } = window.atlas;
      return (
        levels[25] && [1, 5, 26].every((depth) => engine.generate({ ...wanted, depth }).hash === levels[depth - 1].hash)
      );
    },
    { seed, style },
  );

test('levels in the atlas are those of the engine', async () => {
  const { page } = await openUsual();
  assert.ok(await isDug(page, '3', 'brogue'));
});

test('thumbnails, keys, buttons and the box choose a level, and the address and Back follow', async () => {
  const { page, complaints } = await openAtlas();
  const first = await pictureOf(page, '#level');
  await thumbnail(page, 4).click();
  await isAt(page, 4);
  await eventually(async () => (await pictureOf(page, '#level')) !== first, 'another level was drawn');
  for (const [key, depth] of [
    [']', 5],
    ['PageDown', 6],
    ['>', 7],
    ['[', 6],
    ['PageUp', 5],
    ['<', 4],
  ]) {
    await page.keyboard.press(key);
    await isAt(page, depth);
  }
  await page.click('#next');
  await isAt(page, 5);
  await page.click('#previous');
  await isAt(page, 4);
  await page.selectOption('#depth', '20');
  await isAt(page, 20);
  assert.equal(await thumbnail(page, 20).getAttribute('aria-current'), 'true');
  await page.goBack();
  await isAt(page, 4);
  await page.goBack();
  await isAt(page, 11);
  await page.goForward();
  await isAt(page, 4);
  await thumbnail(page, 4).focus();
  await page.keyboard.press('ArrowRight');
  await isAt(page, 5);
  await page.keyboard.press('End');
  await isAt(page, 26);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.depth), '26');
  assert.equal(parameter(page, 'view'), 'map');
  assert.deepEqual(seemly(complaints), []);
});

test('a button of the atlas adds the levels below the Amulet', async () => {
  const { page } = await openAtlas('seed=3');
  await page.click('#deeper');
  await eventually(async () => (await page.locator('.thumbnail.drawn').count()) === 40, '40 levels were drawn');
  assert.ok(await page.locator('#deeper').isHidden());
  await thumbnail(page, 40).click();
  await isAt(page, 40);
  assert.ok(await page.locator('#next').isDisabled());
  const other = await openAtlas('seed=3&depth=33');
  assert.equal(await depthShown(other.page), 33);
  assert.equal(await other.page.locator('.thumbnail').count(), 40);
});

test('a new seed, a word or another style shows another dungeon, and Back returns', async () => {
  const { page } = await openAtlas('seed=3&depth=2');
  const version = parameter(page, 'v');
  assert.match(version, /^\d+$/);
  await page.fill('#seed', '77');
  await page.press('#seed', 'Enter');
  await eventually(
    async () => (await seedShown(page)) === '77' && (await depthShown(page)) === 1,
    'dungeon 77 was shown',
  );
  assert.equal(parameter(page, 'seed'), '77');
  await page.selectOption('#style', 'rogue');
  await eventually(
    async () => (await page.evaluate(() => window.atlas.map.level?.style)) === 'rogue',
    'style rogue was shown',
  );
  assert.deepEqual([parameter(page, 'seed'), parameter(page, 'style')], ['77', 'rogue']);
  await eventually(() => isDug(page, '77', 'rogue'), 'its levels were those of the engine');
  await page.fill('#seed', 'xyzzy');
  await page.press('#seed', 'Enter');
  await eventually(
    async () => (await notices(page)).join().includes('The word “xyzzy” means seed'),
    'the word was told of',
  );
  const word = parameter(page, 'seed');
  await page.click('#new-dungeon');
  await eventually(
    async () => parameter(page, 'seed') !== word && (await seedShown(page)) === parameter(page, 'seed'),
    'a new dungeon came',
  );
  for (const seed of [word, '77', '77', '3']) {
    await page.goBack();
    await eventually(async () => (await seedShown(page)) === seed, `back at ${seed}`);
  }
  await isAt(page, 2);
  await eventually(async () => (await page.inputValue('#style')) === 'brogue', 'the style was back');
});

test('a variant is chosen beside the style, and the address keeps it', async () => {
  const { page } = await openAtlas();
  assert.equal(await page.inputValue('#variant'), 'brogue');
  const seed = await seedShown(page);
  for (const variant of ['rapid', 'bullet', 'brogue']) {
    await page.selectOption('#variant', variant);
    await eventually(
      async () => (await page.evaluate(() => window.atlas.map.level?.variant)) === variant,
      `${variant} was shown`,
    );
    const named = variant === 'brogue' ? null : variant;
    assert.deepEqual([parameter(page, 'seed'), parameter(page, 'variant')], [seed, named]);
  }
  await page.goBack();
  await eventually(async () => (await page.inputValue('#variant')) === 'bullet', 'bullet was back');
});

test('the lists name everything by level and by kind, with counts', async () => {
  const { page } = await openUsual();
  const counts = Object.fromEntries(
    (await page.locator('.kinds label').allTextContents()).map((text) => text.trim().split(/\s+/)),
  );
  const levels = await page.evaluate(() =>
    window.atlas.levels.map(({ items, monsters, machines }) => ({ items, monsters, machines })),
  );
  const items = levels.flatMap((level) => level.items);
  const monsters = levels.flatMap((level) => level.monsters);
  const allies = monsters.filter(({ captive, state }) => captive || state === 'ally');
  const keys = items.filter(({ category }) => category === 'key');
  assert.ok(keys.length > 0 && allies.length > 0);
  assert.deepEqual([counts.Keys, counts.Items, counts.Allies, counts.Monsters, counts.Places].map(Number), [
    keys.length,
    items.length - keys.length,
    allies.length,
    monsters.length - allies.length,
    levels.flatMap(({ machines }) => machines).length,
  ]);
  await page.getByLabel(/^Vaults/).check({ force: true });
  const vaults = levels
    .flatMap((level) => level.machines)
    .filter(({ kind }) => kind === 'reward' || kind === 'amulet holder');
  await eventually(
    async () => (await page.textContent('#found')).startsWith(`${counts.Vaults} on `),
    'vaults were listed',
  );
  assert.ok(Number(counts.Vaults) >= vaults.length);
  const texts = await entryTexts(page);
  const titles = await machineTitles();
  for (const { blueprint } of vaults)
    assert.ok(
      texts.some((text) => text.startsWith(titles[blueprint])),
      blueprint,
    );
  assert.ok(
    texts.some((text) => /choose 1 of \d/.test(text)),
    texts.join('\n'),
  );
  assert.ok(
    texts.some((text) => /a door key.*opens it/.test(text)),
    texts.join('\n'),
  );
  await showAll(page);
});

test('among all kinds each thing is listed once: what is in a vault, and what opens it, under the vault', async () => {
  const { page } = await openFurnished();
  await page.check('#only-here');
  const { items, monsters, library } = await page.evaluate(() => {
    const { level } = window.atlas.map;
    const machine = level.machines.find(({ blueprint }) => blueprint === 'Mixed item library');
    return {
      items: level.items.map(({ name }) => name),
      monsters: level.monsters.map(({ name }) => name),
      library: level.items.filter((item) => item.machine === machine.number).map(({ name }) => name),
    };
  });
  assert.ok(library.length > 1);
  await eventually(async () => (await page.textContent('#found')).endsWith('on 1 level'), 'one level was listed');
  // Without the notes, which may name other things.
  const listed = await page.$$eval('#entries .entry', (entries) =>
    entries.map((entry) => entry.firstChild.textContent.trim()),
  );
  const things = [...items, ...monsters];
  assert.deepEqual(listed.filter((text) => things.includes(text)).sort(), things.sort());
  const parts = await page.$$eval('#entries ul ul .entry.vault', (entries) =>
    entries.map((entry) => entry.firstChild.textContent.trim()),
  );
  for (const name of [...library, 'a door key']) assert.ok(parts.includes(name), name);
  assert.equal(listed.filter((text) => text === 'Mixed library').length, 1);
  const all = await page.locator('#entries .entry').count();
  // A kind by itself is whole.
  await page.getByLabel(/^Items \d/).check({ force: true });
  await eventually(async () => (await page.locator('#entries .entry').count()) < all, 'items were listed');
  const shown = (await entryTexts(page)).join('\n');
  for (const name of library) assert.ok(shown.includes(name), name);
  await showAll(page);
});

test('a key’s entry tells what it opens, where, and what holds it', async () => {
  const { page } = await openFurnished();
  await page.check('#only-here');
  await page.getByLabel(/^Keys/).check({ force: true });
  await eventually(async () => (await entryTexts(page)).length === 2, 'one key and its lock were listed');
  const [key, lock] = await entryTexts(page);
  assert.match(key, /a door key.*in: Flooding room/);
  assert.match(lock, /its lock.*Locked door, to: Mixed library/);
  await page.locator('.entry').nth(1).click();
  const at = await page.evaluate(
    () => window.atlas.map.level.items.find(({ category }) => category === 'key').opens[0].at,
  );
  await eventually(async () => {
    const mark = await marked(page);
    return mark?.x === at[0] && mark?.y === at[1];
  }, 'the lock was marked');
  assert.match(await tip(page), /door/);
  await showAll(page);
});

test('an entry is marked on the map when pointed at, and shows its level when chosen', async () => {
  const { page, complaints } = await openFurnished();
  await page.check('#only-here');
  const unfiltered = await page.textContent('#found');
  await page.fill('#filter', 'wand of slowness');
  // Entries are redrawn by the filter: pointing at one has to wait for that.
  await eventually(async () => (await page.textContent('#found')) !== unfiltered, 'the list was filtered');
  assert.ok((await entryTexts(page)).some((text) => text.startsWith('a wand of slowness')));
  const wand = await page.evaluate(() => {
    const { x, y } = window.atlas.map.level.items.find(
      ({ kind, category }) => kind === 'slowness' && category === 'wand',
    );
    return { x, y };
  });
  const entry = page.locator('.entry', { hasText: 'wand of slowness' });
  await entry.hover();
  await eventually(async () => JSON.stringify(await marked(page)) === JSON.stringify(wand), 'the wand was marked');
  assert.match(await tip(page), /wand of slowness.*Mixed library/);
  assert.equal(await page.locator('.thumbnail.pointed').getAttribute('data-depth'), '11');
  await page.hover('h1');
  await eventually(async () => (await marked(page)) === null, 'the mark was gone');
  await page.uncheck('#only-here');
  await page.fill('#filter', 'gold');
  await eventually(async () => (await entryTexts(page)).every((text) => text.includes('gold')), 'gold was listed');
  const headings = page.locator('#entries h2');
  assert.ok((await headings.count()) > 5);
  const depth = Number(await headings.first().getAttribute('data-depth'));
  assert.notEqual(depth, 11);
  await page.locator('.entry').first().focus();
  await page.keyboard.press('Enter');
  await isAt(page, depth);
  const mark = await eventuallyMarked(page);
  const gold = await page.evaluate(() =>
    window.atlas.map.level.items.filter(({ category }) => category === 'gold').map(({ x, y }) => `${x},${y}`),
  );
  assert.ok(gold.includes(`${mark.x},${mark.y}`), JSON.stringify({ mark, gold }));
  await page.fill('#filter', '');
  await page.selectOption('#depth', '11');
  await isAt(page, 11);
  assert.deepEqual(seemly(complaints), []);
});

async function eventuallyMarked(page) {
  await eventually(async () => (await marked(page)) !== null, 'something was marked');
  return marked(page);
}

test('the filter requires all its words, kinds and counts follow it, and arrows walk the list', async () => {
  const { page } = await openUsual();
  await page.keyboard.press('/');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'filter');
  await page.keyboard.type('GOBLIN mystic asleep');
  await eventually(async () => (await page.textContent('#found')) === 'No matches.', 'nothing was found');
  await page.fill('#filter', 'goblin MYSTIC sleeping');
  await eventually(async () => /^\d+ on \d+ levels?$/.test(await page.textContent('#found')), 'mystics were found');
  const texts = await entryTexts(page);
  assert.ok(texts.length > 1 && texts.every((text) => text.includes('goblin mystic')), texts.join('\n'));
  assert.equal(Number(/\d+/.exec(await page.locator('.kinds label').first().textContent())[0]), texts.length);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => [...document.querySelectorAll('.entry')].indexOf(document.activeElement));
  assert.equal(await focused(), 0);
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(), 1);
  await page.keyboard.press('End');
  assert.equal(await focused(), texts.length - 1);
  await page.keyboard.press('Home');
  assert.equal(await focused(), 0);
  await page.fill('#filter', '');
});

test('layers can be switched on the map and on the thumbnails', async () => {
  const { page } = await openUsual();
  for (const [name, isOn] of Object.entries({
    secrets: true,
    items: true,
    monsters: true,
    machines: false,
    good: false,
    bad: false,
  })) {
    assert.equal(await page.isChecked(`#layer-${name}`), isOn, name);
    const [large, small] = [
      await pictureOf(page, '#level'),
      await pictureOf(page, '.thumbnail[data-depth="11"] canvas'),
    ];
    await page.locator(`#layer-${name}`).setChecked(!isOn);
    await eventually(async () => (await pictureOf(page, '#level')) !== large, `${name} changed the map`);
    await eventually(
      async () => (await pictureOf(page, '.thumbnail[data-depth="11"] canvas')) !== small,
      `${name} changed the thumbnail`,
    );
    await page.locator(`#layer-${name}`).setChecked(isOn);
    await eventually(async () => (await pictureOf(page, '#level')) === large, `${name} was as before`);
  }
});

test('pointing at a cell tells what is there, and hides secrets while they are off', async () => {
  const { page } = await openFurnished();
  const [x, y] = await page.evaluate(() => window.atlas.map.level.stairs.down);
  const spot = await spotOf(page, x, y);
  await page.mouse.move(spot.x, spot.y);
  await eventually(async () => /stair/.test(await tip(page)), 'the stairs were told of');
  assert.deepEqual(await marked(page), { x, y });
  const sleeper = await page.evaluate(() => {
    const { map } = window.atlas;
    const { x: column, y: row } = map.level.monsters.find(({ dormant, kind }) => dormant && kind === 'wraith');
    return { x: column, y: row };
  });
  const other = await spotOf(page, sleeper.x, sleeper.y);
  await page.mouse.move(other.x, other.y);
  await eventually(async () => /wraith/.test(await tip(page)), 'the wraith was told of');
  await page.mouse.move(0, 0);
  await page.uncheck('#layer-secrets');
  await page.mouse.move(other.x, other.y);
  await eventually(async () => /statue/.test(await tip(page)), 'a statue was told of');
  assert.doesNotMatch(await tip(page), /wraith|Trick/);
  await page.check('#layer-secrets');
});

test('the map zooms, and its cursor is moved by keys', async () => {
  const { page } = await openUsual();
  const whole = await pictureOf(page, '#level');
  await page.getByRole('button', { name: 'Closer' }).click();
  await eventually(async () => (await pictureOf(page, '#level')) !== whole, 'the map came closer');
  await page.getByRole('button', { name: 'Show all' }).click();
  await eventually(async () => (await pictureOf(page, '#level')) === whole, 'the map was whole');
  await page.focus('#level');
  await page.keyboard.press('ArrowRight');
  const from = await eventuallyMarked(page);
  await page.keyboard.press('Shift+ArrowRight');
  await eventually(async () => (await marked(page)).x === Math.min(from.x + 5, 78), 'a stride was taken');
  await page.keyboard.press('n');
  assert.match(await page.locator('#map [aria-live]').textContent(), /column \d+, row \d+/);
  await page.keyboard.press('Escape');
  assert.equal(await marked(page), null);
});

const beginnings = {
  JSON: ['.json', '{"format":"cellophane-level"'],
  Text: ['.txt', /^[\s\S]*>[\s\S]*$/],
  SVG: ['.svg', '<svg '],
  'Drawn map': ['-drawn.svg', '<svg '],
  PNG: ['.png', '\x89PNG\r\n'],
};

async function taken(download) {
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), text: bytes.toString('latin1') };
}

test('a level can be downloaded in every format, and the whole engine is fetched only for some', async () => {
  const { page, requests, complaints } = await openUsual();
  await page.click('#program summary');
  for (const [label, [ending, beginning]] of Object.entries(beginnings)) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: label, exact: true }).click();
    const { name, text } = await taken(await waiting);
    assert.equal(name, `cellophane-3-brogue-11${ending}`);
    if (beginning instanceof RegExp) assert.match(text, beginning);
    else assert.equal(text.slice(0, beginning.length), beginning, label);
    assert.equal(
      requests.filter((url) => url.endsWith('.wasm')).length,
      ['JSON', 'Text'].includes(label) ? 0 : 1,
      label,
    );
  }
  const both = [];
  page.on('download', (download) => both.push(download));
  await page.getByRole('button', { name: 'Tiled' }).click();
  await eventually(() => both.length === 2, 'two files came');
  const files = await Promise.all(both.map(taken));
  assert.deepEqual(
    files.map(({ name }) => name),
    ['cellophane-3-brogue-11.tmj', 'cellophane-3-brogue-11-tiles.png'],
  );
  assert.equal(JSON.parse(files[0].text).tilesets[0].image, 'cellophane-3-brogue-11-tiles.png');
  assert.ok(files[1].text.startsWith('\x89PNG'));
  assert.deepEqual(complaints, []);
});

test('a level is printed as chosen, and what draws it is fetched by whoever opens the panel', async () => {
  const { page, requests, complaints } = await openAtlas('seed=3&depth=11', { isNew: true });
  const isFetched = () => requests.some((url) => /print_worker/.test(url));
  assert.ok(!isFetched());
  const kept = await readFile(join(dist, 'sw.js'), 'utf8');
  assert.ok(kept.includes('atlas_view-') && !kept.includes('print_worker-'), 'nor is it kept beforehand');
  await page.click('#print-panel summary');
  await eventually(isFetched, 'the preview was asked for');
  const drawn = () =>
    page.locator('#print-panel canvas').evaluate((canvas) => canvas.width > 400 && canvas.toDataURL());
  await eventually(drawn, 'the map was drawn');
  const forMaster = await drawn();
  await page.selectOption('#print-for', 'players');
  await eventually(async () => (await drawn()) !== forMaster, 'what players see was drawn');
  const printed = async (choices) => {
    for (const [id, value] of Object.entries(choices)) await page.selectOption(`#print-${id}`, value);
    const waiting = page.waitForEvent('download');
    await page.click('#print');
    const download = await waiting;
    return {
      name: download.suggestedFilename(),
      document: await PDFDocument.load(await readFile(await download.path())),
    };
  };
  const sheet = await printed({ paper: 'a4', cell: '', for: 'gm' });
  assert.equal(sheet.name, 'cellophane-3-brogue-11-gm.pdf');
  const tiles = await printed({ paper: 'letter', cell: '10', for: 'players', theme: 'parchment' });
  assert.equal(tiles.name, 'cellophane-3-brogue-11-players.pdf');
  const sizes = (document) => document.getPages().map((each) => Object.values(each.getSize()).map(Math.round));
  assert.deepEqual(sizes(sheet.document)[0], [842, 595]);
  assert.deepEqual(sizes(tiles.document)[0], [792, 612]);
  assert.equal(tiles.document.getPages().filter((each) => each.getWidth() > 700).length, 9);
  assert.equal(tiles.document.getTitle(), 'Dungeon 3, depth 11');
  const waiting = page.waitForEvent('download');
  await page.click('#print-dungeon');
  const download = await waiting;
  assert.equal(download.suggestedFilename(), 'cellophane-3-brogue-players.pdf');
  const dungeon = await PDFDocument.load(await readFile(await download.path()));
  assert.deepEqual([dungeon.getPageCount(), dungeon.getTitle()], [1, 'Dungeon 3']);
  assert.deepEqual(complaints, []);
});

test('a level is taken for virtual tabletops as chosen', async () => {
  const { page, complaints } = await openAtlas('seed=3&depth=11');
  await page.click('#table summary');
  await page.selectOption('#table-pixels', '32');
  await page.selectOption('#table-theme', 'parchment');
  await page.selectOption('#table-for', 'players');
  for (const [id, name, beginning] of [
    ['table-picture', 'cellophane-3-brogue-11-players.png', '\x89PNG\r\n'],
    ['table-uvtt', 'cellophane-3-brogue-11-players.uvtt', '{"format":0.3'],
    ['table-archive', 'cellophane-3-brogue-11-tabletop.zip', 'PK'],
    ['table-foundry', 'cellophane-3-brogue-11-foundry.zip', 'PK'],
  ]) {
    const waiting = page.waitForEvent('download');
    await page.click(`#${id}`);
    const file = await taken(await waiting);
    assert.equal(file.name, name);
    assert.equal(file.text.slice(0, beginning.length), beginning, name);
    if (id === 'table-uvtt') assert.equal(JSON.parse(file.text).resolution.pixels_per_grid, 32);
    if (id === 'table-foundry') assert.ok(file.text.includes('cellophane-3-depth-11/scenes/depth-11.json'));
  }
  assert.deepEqual(complaints, []);
});

test('a PDF whose part of the page does not come is reported', async () => {
  const { page } = await openAtlas('seed=3&depth=11');
  await page.route('**/print_worker*', (route) => route.abort());
  await page.click('#print-panel summary');
  await page.click('#print');
  await eventually(
    async () => (await notices(page)).some((text) => /^The PDF could not be made: .*could not be fetched/.test(text)),
    'it was told',
  );
  await eventually(async () => !(await page.locator('#print').getAttribute('aria-busy')), 'the button was free again');
});

test('a tuned dungeon is tuned everywhere, and not to be played', async () => {
  const { page, complaints } = await openAtlas('seed=3&depth=4&tune=loops=0,lakes=300');
  const tune = { loops: 0, lakes: 300 };
  assert.deepEqual(await page.evaluate(() => window.atlas.levels.map(({ tuning }) => tuning)), Array(26).fill(tune));
  assert.match(await page.textContent('#whereabouts'), /Depth 4 · brogue · loops=0,lakes=300/);
  assert.match((await notices(page)).join(), /tuned .*cannot be played/);
  for (const id of ['#play-seed', '#play-here']) assert.ok(await page.locator(id).isHidden(), id);
  // Thumbnails come from the worker, or from the page, if none does.
  const drawn = await thumbnailPictures(page);
  await page.getByLabel('Items', { exact: true }).uncheck();
  await page.getByLabel('Items', { exact: true }).check();
  await page.waitForFunction(() => document.querySelectorAll('.thumbnail.drawn').length === 26);
  assert.deepEqual(await thumbnailPictures(page), drawn);
  await page.click('#program summary');
  for (const label of ['JSON', 'Tiled']) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: label, exact: true }).click();
    const { name, text } = await taken(await waiting);
    assert.match(name, /^cellophane-3-brogue-4-loops-0-lakes-300\.(json|tmj)$/);
    assert.match(text, label === 'JSON' ? /"tuning":\{"loops":0,"lakes":300\}/ : /"loops=0,lakes=300"/);
  }
  await page.click('#next');
  await isAt(page, 5);
  assert.equal(parameter(page, 'tune'), 'loops=0,lakes=300');
  // A style without lakes: the dungeon is as usual, and a notice says why.
  await page.selectOption('#style', 'rogue');
  await eventually(async () => parameter(page, 'style') === 'rogue', 'the style changed');
  assert.equal(parameter(page, 'tune'), null);
  assert.match((await notices(page)).join(), /Lakes cannot be tuned in style rogue/);
  assert.ok(await page.locator('#play-seed').isVisible());
  assert.deepEqual(complaints, []);
});

test('downloads show what is shown on the map', async () => {
  const { page } = await openAtlas('seed=5&depth=11');
  const fileOf = async (label) => {
    // Anything that is done elsewhere folds the buttons away.
    if (!(await page.getByRole('button', { name: label, exact: true }).isVisible()))
      await page.click('#program summary');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: label, exact: true }).click();
    return (await taken(await waiting)).text;
  };
  const forms = ['Text', 'SVG', 'PNG'];
  const filesOf = async () => {
    const files = {};
    for (const label of forms) files[label] = await fileOf(label);
    return files;
  };
  const whole = await filesOf();
  await page.uncheck('#layer-secrets');
  const plain = await filesOf();
  for (const label of forms) assert.notEqual(plain[label], whole[label], label);
  await page.uncheck('#layer-items');
  await page.uncheck('#layer-monsters');
  const bare = await filesOf();
  for (const label of ['Text', 'SVG', 'PNG']) assert.notEqual(bare[label], plain[label], label);
  // For the table it is the reader that counts.
  await page.click('#table summary');
  const portalsFor = async (reader) => {
    await page.selectOption('#table-for', reader);
    const waiting = page.waitForEvent('download');
    await page.click('#table-uvtt');
    return JSON.parse((await taken(await waiting)).text).portals.length;
  };
  assert.deepEqual([await portalsFor('gm'), await portalsFor('players')], [8, 5]);
  await page.click('#table summary');
  await page.check('#layer-secrets');
  await page.check('#layer-items');
  await page.check('#layer-monsters');
  assert.equal(await fileOf('Text'), whole.Text);
});

test('a level can be shared, with a clipboard and without', async () => {
  const { page, context } = await openUsual();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.click('#share');
  await page.click('#share-map');
  await eventually(
    async () => (await notices(page)).some((text) => text.includes('this level is on the clipboard')),
    'sharing was told of',
  );
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /\?seed=3&depth=11&view=map&v=\d+$/);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));
  await page.click('#share');
  await page.click('#share-map');
  assert.equal(await page.locator('#by-hand').inputValue(), link);
  await page.evaluate(() => delete navigator.clipboard);
  await page.keyboard.press('Escape');
});

test('links lead to the game from the top and from here, to the dig and to the search', async () => {
  const { page } = await openAtlas('seed=3&depth=11&style=classic');
  const queryOf = async (selector) =>
    Object.fromEntries(new URL(await page.locator(selector).evaluate(({ href }) => href)).searchParams);
  const v = parameter(page, 'v');
  assert.deepEqual(await queryOf('#play-seed'), { seed: '3', style: 'classic', v });
  assert.deepEqual(await queryOf('#play-here'), { seed: '3', start: '11', style: 'classic', v });
  assert.deepEqual(await queryOf('#watch'), { seed: '3', depth: '11', style: 'classic', view: 'dig', v });
  assert.equal(await page.getAttribute('#ways [data-way="map"]', 'aria-current'), 'page');
  assert.equal(await page.locator('#ways [aria-current]').count(), 1);
  assert.deepEqual(await queryOf('#ways [data-way="game"]'), { seed: '3', style: 'classic', v });
  await page.click('#play-here');
  await whenDrawn(page);
  assert.equal(await page.evaluate(() => window.cellophane.game.depth), 11);
  await page.click('#ways [data-way="map"]');
  await whenListed(page);
  assert.deepEqual([await seedShown(page), await depthShown(page)], ['3', 11]);
});

test('bad values in a link get their notices as text, and an atlas is shown', async () => {
  const evil = '<img src=x onerror=window.caught=1>';
  const { page, complaints } = await openAtlas(
    `${new URLSearchParams({ seed: '0', depth: '41', style: evil, v: '999' })}`,
  );
  const told = (await notices(page)).join('\n');
  for (const pattern of [/random/, /“41”.*Depth 1/, /<img src=x/, /version “999”/]) assert.match(told, pattern);
  assert.match(parameter(page, 'seed'), /^[1-9]\d*$/);
  assert.equal(await page.locator('.thumbnail.drawn').count(), 26);
  assert.equal(await page.locator('#notices img').count(), 0);
  assert.equal(await page.evaluate(() => window.caught), undefined);
  assert.deepEqual(complaints, []);
});

test('without an engine the atlas says so and tries again', async () => {
  let isMissing = true;
  const prepare = (page) =>
    page.route(
      (url) => url.pathname.endsWith('.wasm'),
      (route) => (isMissing ? route.abort() : route.continue()),
    );
  const { page } = await openPage(host, '?seed=3&view=map', { prepare });
  await eventually(
    // It is loaded anew once by itself.
    async () =>
      (await notices(page).catch(() => [])).some((text) => /could not be started.*could not be read/.test(text)),
    'a notice came',
  );
  await eventually(async () => (await page.textContent('#map-words')) === 'No atlas here.', 'nobody waited any longer');
  await page.click('#share');
  await eventually(async () => (await notices(page)).some((text) => text.includes('no dungeon')), 'Share answered');
  isMissing = false;
  await page.click('#new-dungeon');
  await whenListed(page);
  assert.equal(await page.locator('.thumbnail.drawn').count(), 26);
});

test('a download that fails is reported', async () => {
  const { page } = await openAtlas();
  await page.route(
    (url) => url.pathname.endsWith('.wasm'),
    (route) => route.abort(),
  );
  await page.click('#program summary');
  await page.getByRole('button', { name: 'SVG' }).click();
  await eventually(
    async () => (await notices(page)).some((text) => /^SVG could not be written: .*could not be read/.test(text)),
    'a notice came',
  );
});

test('a worker prefetches levels, and without it the page draws the same', async () => {
  const { page: helped } = await openAtlas('seed=3');
  assert.equal(helped.workers().length, 1);
  const pictures = await thumbnailPictures(helped);
  assert.equal(pictures.length, 26);
  const brokenProgram = (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' });
  for (const prepare of [(page) => leftAlone(page), (page) => leftAlone(page, brokenProgram)]) {
    const { page, complaints } = await openAtlas('seed=3', { prepare });
    assert.deepEqual(await thumbnailPictures(page), pictures);
    assert.ok(
      complaints.every((text) => text.includes('ERR_FAILED')),
      complaints.join(),
    );
  }
  // A dungeon other than the one in the address.
  await helped.fill('#seed', '4');
  await helped.press('#seed', 'Enter');
  await eventually(
    async () => new Set([...pictures, ...(await thumbnailPictures(helped))]).size === 52,
    'all were drawn anew',
  );
});

test('a level that cannot be dug is replaced by a sentence', async () => {
  // No known dungeon has such a level: the engine is patched to fail at depth 5, and the prefetch worker blocked.
  const { page, complaints } = await openAtlas('seed=3&depth=2', { prepare: (page) => leftAlone(page) });
  await page.evaluate(() => {
    const { engine } = window.atlas;
    const kind = Object.getPrototypeOf(engine);
    const { descend } = kind;
    const refusal = (() => {
      try {
        return engine.generate({ seed: 0 });
      } catch (error) {
        return error;
      }
    })();
    refusal.message = 'Level 5 could not be dug.';
    kind.descend = function* (options) {
      for (const level of descend.call(this, options)) {
        if (level.depth === 5) throw refusal;
        yield level;
      }
    };
  });
  await page.fill('#seed', '8');
  await page.press('#seed', 'Enter');
  await eventually(async () => (await page.locator('.thumbnail.refused').count()) === 22, '22 levels were missing');
  assert.equal(await page.locator('.thumbnail.drawn').count(), 4);
  await thumbnail(page, 9).click();
  await eventually(
    async () => /Depth 9 cannot be shown: Level 5 could not be dug/.test(await page.textContent('#map-words')),
    'it was told of',
  );
  await thumbnail(page, 2).click();
  await isAt(page, 2);
  assert.ok(await page.locator('#level').isVisible());
  assert.deepEqual(complaints, []);
});

test('on a phone swipes change the level, taps describe cells, and nothing overflows', async () => {
  const { page, complaints } = await openAtlas('seed=3&depth=11', phone);
  const box = await page.locator('#level').boundingBox();
  const swipe = async (from, to) => {
    const session = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    for (let step = 1; step <= 5; ++step)
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: from + ((to - from) * step) / 5, y: y + step }],
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(300, 100);
  await isAt(page, 12);
  await swipe(100, 300);
  await isAt(page, 11);
  const [x, y] = await page.evaluate(() => window.atlas.map.level.stairs.up);
  const spot = await spotOf(page, x, y);
  await page.touchscreen.tap(spot.x, spot.y);
  await eventually(async () => /stair/.test(await tip(page)), 'the stairs were told of');
  const facts = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    smallest: Math.min(
      ...[...document.querySelectorAll('button, select, summary, .action')]
        .filter((each) => each.checkVisibility() && !each.closest('details:not([open]) > .forms'))
        .flatMap((each) => {
          const { width, height } = each.getBoundingClientRect();
          return [width, height];
        }),
    ),
  }));
  assert.ok(facts.wide <= 390, JSON.stringify(facts));
  assert.ok(facts.smallest >= 36, JSON.stringify(facts));
  assert.ok(await page.isChecked('#only-here'));
  const entry = page.locator('.entry').first();
  await entry.scrollIntoViewIfNeeded();
  await entry.tap();
  await eventually(async () => (await marked(page)) !== null, 'an entry was located');
  const top = await page.locator('#map').evaluate((map) => map.getBoundingClientRect().top);
  assert.ok(top >= -1 && top < 844, `the map at ${top}`);
  assert.deepEqual(seemly(complaints), []);
});

test('the atlas overflows no window, from a small phone to 4k', async () => {
  const { page } = await openUsual();
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
    { width: 3840, height: 2160 },
  ]) {
    await page.setViewportSize(viewport);
    await eventually(
      () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `nothing overflowed ${viewport.width}`,
    );
    const map = await page.locator('#level').boundingBox();
    assert.ok(map.width > viewport.width * 0.6 && map.height > 150, JSON.stringify({ viewport, map }));
    if (viewport.width <= 900 || viewport.height <= 480) continue;
    const isWhole = await page.evaluate(
      () =>
        document.documentElement.scrollHeight <= innerHeight &&
        [...document.querySelectorAll('.thumbnail')].every(
          (each) => each.getBoundingClientRect().bottom <= innerHeight,
        ),
    );
    assert.ok(isWhole, JSON.stringify(viewport));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

for (const [name, open] of Object.entries({
  'on a desk': openUsual,
  'on a phone': () => openAtlas(undefined, phone),
})) {
  test(`the atlas has no accessibility violations and no animations ${name}, by day and in the dark`, async () => {
    const { page } = await open();
    await page.evaluate(() => {
      document.querySelector('details').open = true;
    });
    // One level has entries of every kind; axe would look at hundreds.
    await page.check('#only-here');
    await page.evaluate(() => document.querySelector('#new-dungeon').focus());
    assert.deepEqual(await violations(page), [], 'by day');
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(() => page.evaluate(() => document.documentElement.dataset.theme === 'dark'), 'it was dark');
    assert.deepEqual(await violations(page), [], 'in the dark');
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  });
}
