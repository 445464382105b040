import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openBrowser, openGame, openPage, violations, whenDrawn } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

/** Every page, and what tells that it is there. */
const views = {
  atlas: [
    '?view=map&seed=5',
    (page) => page.waitForFunction(() => performance.getEntriesByName('atlas-listed').length),
  ],
  dig: ['?view=dig&seed=5', (page) => page.waitForFunction(() => performance.getEntriesByName('dig-ready').length)],
  search: ['search.html', (page) => page.waitForSelector('#presets button')],
  results: ['results.html', (page) => page.waitForSelector('#days a')],
  demo: ['demo/', (page) => page.waitForSelector('main')],
};

/** The game, which is dark whatever the theme is. */
const game = { title: ['', whenDrawn], play: ['?seed=5', whenDrawn] };

/** The brightness of a color as style sheets have it, 0 to 1. */
const brightnessOf = (color) =>
  /\d+, \d+, \d+/
    .exec(color)[0]
    .split(', ')
    .reduce((sum, channel) => sum + Number(channel) / 765, 0);
const groundOf = async (page) =>
  brightnessOf(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
const isLight = async (page) => (await groundOf(page)) > 0.8;

/** Notes what the document has been painted with, by frames. */
const watchThemes = (page) =>
  page.addInitScript(() => {
    window.themesSeen = new Set();
    const look = () => {
      window.themesSeen.add(document.documentElement.dataset.theme);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const themesSeen = (page) => page.evaluate(() => [...window.themesSeen]);

for (const [view, [query, isThere]] of Object.entries(game)) {
  test(`${view} is dark, whatever the system or the player has chosen for the other pages`, async () => {
    const { page } = await openPage(host, query, { prepare: watchThemes, colorScheme: 'light' });
    await isThere(page);
    await page.evaluate(() => localStorage.setItem('cellophane-theme', 'light'));
    await page.reload();
    await isThere(page);
    assert.equal(await isLight(page), false);
    assert.equal(await page.getAttribute('meta[name=color-scheme]', 'content'), 'dark');
    assert.deepEqual(await themesSeen(page), ['dark']);
  });
}

for (const [view, [query, isThere]] of Object.entries(views)) {
  test(`${view} has the theme of the system, or the one that is chosen, before its scripts run`, async () => {
    const { page } = await openPage(host, query, { prepare: watchThemes, colorScheme: 'light' });
    await isThere(page);
    assert.equal(await isLight(page), true);
    assert.equal(await page.getAttribute('meta[name=color-scheme]', 'content'), 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(async () => !(await isLight(page)), 'it followed the system');
    await page.evaluate(() => localStorage.setItem('cellophane-theme', 'light'));
    await page.reload();
    await isThere(page);
    assert.equal(await isLight(page), true);
    assert.deepEqual(await themesSeen(page), ['light']);
  });
}

test('atlas, dig and search have the same colours in each theme, and maps are dark in both', async () => {
  const { page } = await openPage(host, '?view=map&seed=5');
  const colors = {};
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => localStorage.setItem('cellophane-theme', chosen), theme);
    const seen = [];
    for (const view of ['atlas', 'dig', 'search', 'demo']) {
      const [query, isThere] = views[view];
      await page.goto(host.url + query);
      await isThere(page);
      seen.push(
        await page.evaluate(() => {
          const style = getComputedStyle(document.body);
          return `${style.backgroundColor} ${style.color} ${style.getPropertyValue('--accent')}`;
        }),
      );
      const map = { atlas: '#map .frame', dig: '#pit' }[view];
      if (!map) continue;
      const ground = await page.evaluate(
        (selector) => getComputedStyle(document.querySelector(selector)).backgroundColor,
        map,
      );
      assert.equal(ground, 'rgb(0, 0, 0)', `${view}, ${theme}`);
    }
    assert.deepEqual(new Set(seen).size, 1, seen.join('\n'));
    colors[theme] = seen[0];
  }
  assert.notEqual(colors.dark, colors.light);
});

test('another tab gets the theme that is chosen here', async () => {
  const { page, context } = await openGame(host, '?seed=5', { colorScheme: 'dark' });
  const other = await context.newPage();
  await other.goto(`${host.url}search.html`);
  await page.bringToFront();
  await page.click('#settings');
  await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('light');
  await eventually(() => isLight(other), 'the other tab had it');
  assert.equal(await isLight(page), false);
});

test('frames take their theme from the address or the system, not from the settings', async () => {
  const { page } = await openPage(host, '?view=embed&seed=5', { colorScheme: 'light' });
  await page.evaluate(() => localStorage.setItem('cellophane-theme', 'dark'));
  for (const [query, theme] of [
    ['', 'light'],
    ['&theme=dark', 'dark'],
    ['&theme=mauve', 'light'],
  ]) {
    await page.goto(`${host.url}?view=embed&seed=5${query}`);
    await page.waitForSelector('cellophane-map');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme, query);
  }
});

test('no page has accessibility violations in either theme', async () => {
  const { page } = await openPage(host, '?seed=5');
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => localStorage.setItem('cellophane-theme', chosen), theme);
    for (const [view, [query, isThere]] of Object.entries({ ...game, ...views })) {
      await page.goto(host.url + query);
      await isThere(page);
      if (view === 'atlas') await page.check('#only-here');
      // The dungeon has colors of its own.
      assert.deepEqual(await violations(page, { exclude: ['#terminal'] }), [], `${view}, ${theme}`);
    }
  }
});

test('what opens over a game has no accessibility violations', async () => {
  const { page } = await openGame(host, '?seed=5');
  await page.evaluate(() => localStorage.setItem('cellophane-view', '{"isRead":true}'));
  await page.goto(`${host.url}?seed=5&style=nethack`);
  await whenDrawn(page);
  await page.waitForSelector('#reader-choices button');
  await page.waitForSelector('#notices p');
  assert.deepEqual(await violations(page, { exclude: ['#terminal'] }), [], 'words and notices');
  await page.click('#games');
  await page.waitForSelector('#games-dialog');
  assert.deepEqual(await violations(page, { include: ['#games-dialog'] }), [], 'games');
});
