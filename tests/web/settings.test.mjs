import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openBrowser, openGame, openPage, screenOf, shared, violations, whenDrawn } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const settingsOf = (page) => page.evaluate(() => window.cellophane.game.settings);
const turnsOf = (page) => page.evaluate(() => window.cellophane.game.turns);
const dialogOf = (page) => page.locator('#settings-dialog');
async function openSettings(page) {
  // Where fingers play, the header is above the menu.
  if (await page.locator('#hud-menu').isVisible()) await page.tap('#hud-menu');
  await page.click('#settings');
  await dialogOf(page).waitFor();
}
async function openTab(page, name) {
  await openSettings(page);
  await page.getByRole('tab', { name }).click();
}
const hasPlex = (page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => /Plex/.test(family) && status === 'loaded'));
const close = (page) => page.getByRole('button', { name: 'Close', exact: true }).click();

/** A game for tests that take no turn and leave the settings as they were. */
const openUsual = shared(() => openGame(host, '?seed=1729'));

test('a setting of the game is changed by name, takes effect at once, is kept, and is reset', async () => {
  const { page, complaints } = await openGame(host, '?seed=1729');
  const colors = () => page.evaluate(() => window.cellophane.game.screen().join());
  const before = await colors();
  await openSettings(page);
  await page.getByRole('combobox', { name: 'Colours', exact: true }).selectOption({ label: 'High contrast' });
  assert.match(await settingsOf(page), /^palette high-contrast$/m);
  assert.notEqual(await colors(), before);
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.getByRole('checkbox', { name: 'Confirm deep water' }).check();
  assert.match(await settingsOf(page), /^ask-at-water on$/m);
  await close(page);
  assert.equal(await turnsOf(page), 0);
  await page.reload();
  await whenDrawn(page);
  assert.match(await settingsOf(page), /^palette high-contrast$[^]*^ask-at-water on$/m);
  await openSettings(page);
  const kept = await colors();
  await page.getByRole('button', { name: 'Reset Colours' }).click();
  assert.match(await settingsOf(page), /^palette standard$/m);
  assert.notEqual(await colors(), kept);
  assert.equal(await page.getByRole('button', { name: 'Reset Colours' }).isVisible(), false);
  // The focus does not get lost with the button.
  assert.equal(await page.evaluate(() => document.activeElement.id), 'setting-palette');
  assert.deepEqual(complaints, []);
});

test('a piece of a dungeon shows what each setting of the display makes of it, while it is chosen', async () => {
  const { page } = await openUsual();
  await openSettings(page);
  const sample = () =>
    page.evaluate(() => document.querySelector('#settings-dialog .sample canvas')?.toDataURL() ?? '');
  await eventually(async () => (await sample()) !== '', 'the sample was drawn');
  const first = await sample();
  const seen = new Set([first]);
  const palettes = page.getByRole('combobox', { name: 'Colours', exact: true });
  for (const { value } of await palettes.evaluate(({ options }) =>
    [...options].slice(1).map((option) => ({ value: option.value })),
  )) {
    await palettes.selectOption(value);
    await eventually(async () => !seen.has(await sample()), `the sample has the colours of ${value}`);
    seen.add(await sample());
  }
  await page.getByRole('combobox', { name: 'Signs', exact: true }).selectOption('pictures');
  await eventually(async () => !seen.has(await sample()), 'the sample has pictures');
  await page.getByRole('button', { name: 'Reset Colours' }).click();
  await page.getByRole('button', { name: 'Reset Signs' }).click();
  await eventually(async () => (await sample()) === first, 'the sample was as before');
  await close(page);
});

test('the seed is hidden as soon as the setting says so', async () => {
  const { page } = await openGame(host, '?seed=1729');
  await openTab(page, 'Game');
  await page.getByRole('checkbox', { name: 'Hide the seed' }).check();
  assert.doesNotMatch(page.url(), /1729/);
  assert.doesNotMatch(await page.title(), /1729/);
});

test('the key O and the entry of the menu open the dialog, and the page in the terminal stays away', async () => {
  const { page } = await openUsual();
  await page.focus('#stage');
  await page.keyboard.press('Shift+O');
  await dialogOf(page).waitFor();
  // The game gets no keys meanwhile.
  await page.keyboard.press('z');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.keyboard.press('ContextMenu');
  await eventually(async () => (await screenOf(page)).some((line) => /Settings/.test(line)), 'the menu was open');
  await page.keyboard.press('Shift+O');
  await dialogOf(page).waitFor();
  await close(page);
  assert.ok(!(await screenOf(page)).join('\n').includes('Minimum brightness'));
  assert.equal(await turnsOf(page), 0);
});

test('a reset of all settings asks first, and takes theme, font, keys and the rest back', async () => {
  const { page } = await openGame(host, '?seed=1729');
  await page.evaluate(() => {
    localStorage.setItem('cellophane-theme', 'dark');
    localStorage.setItem('cellophane-view', '{"isRead":true,"textSize":150,"font":"plex","hidesHeader":false}');
    localStorage.setItem('cellophane-settings', 'marks on\nkey v x\n');
  });
  await page.reload();
  await whenDrawn(page);
  const before = await settingsOf(page);
  assert.match(before, /^key v x$/m);
  await openSettings(page);
  await page.click('#reset-all');
  await page.getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await settingsOf(page), before);
  await page.click('#reset-all');
  await page.getByRole('button', { name: 'Reset all settings' }).click();
  assert.doesNotMatch(await settingsOf(page), /marks on|key v x/);
  assert.deepEqual(
    await page.evaluate(() => [
      // The game itself is always dark.
      localStorage.getItem('cellophane-theme'),
      document.body.classList.contains('reading'),
      JSON.parse(localStorage.getItem('cellophane-view')),
    ]),
    [
      'system',
      false,
      { isRead: false, textSize: 100, font: 'mono', hidesHeader: false, sound: 'off', wasAskedForLook: false },
    ],
  );
});

test('a command gets another key, conflicts are named, and keys are reset', async () => {
  const { page, complaints } = await openGame(host, '?seed=1729');
  await openTab(page, 'Keys');
  const row = (command) => page.getByRole('row', { name: new RegExp(`^${command} `) });
  const keysOf = (command) => row(command).first().locator('kbd').allTextContents();
  await page.getByRole('button', { name: 'Change Rest', exact: true }).click();
  await page.keyboard.press('v');
  assert.deepEqual(await keysOf('Rest'), ['v', '.', '5', 'Numpad 5']);
  await page.getByRole('button', { name: 'Change Search', exact: true }).click();
  await page.keyboard.press('v');
  const question = page.getByText('v is used by Rest, which will have: s, ., 5, Numpad 5.');
  await question.waitFor();
  // Escape ends the question, not the dialog.
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  assert.deepEqual(await keysOf('Search'), ['s']);
  await page.getByRole('button', { name: 'Change Search', exact: true }).click();
  await page.keyboard.press('v');
  // The focus is on the answer.
  await page.keyboard.press('Enter');
  assert.deepEqual([await keysOf('Search'), await keysOf('Rest')], [['v'], ['s', '.', '5', 'Numpad 5']]);
  await close(page);
  await page.focus('#stage');
  await page.keyboard.press('v');
  await eventually(async () => (await turnsOf(page)) === 1, 'a turn was searched');
  assert.match(await settingsOf(page), /^key v s$/m);
  await page.reload();
  await whenDrawn(page);
  await openTab(page, 'Keys');
  await page.getByRole('button', { name: 'Reset Search', exact: true }).click();
  assert.deepEqual(await keysOf('Search'), ['s']);
  assert.deepEqual(await keysOf('Rest'), ['v', '.', '5', 'Numpad 5']);
  await page.click('#reset-keys');
  assert.deepEqual(await keysOf('Rest'), ['z', '.', '5', 'Numpad 5']);
  assert.doesNotMatch(await settingsOf(page), /^key /m);
  assert.deepEqual(complaints, []);
});

test('the second font is fetched only once it is chosen, and the dungeon is fitted anew', async () => {
  const { page, requests, complaints } = await openGame(host, '?seed=1729', { isNew: true });
  const isAsked = () => requests.some((url) => /plex.*\.woff2/.test(url));
  assert.equal(isAsked(), false);
  await openSettings(page);
  await page.getByRole('combobox', { name: 'Font', exact: true }).selectOption({ label: 'IBM Plex Mono' });
  const family = () => page.evaluate(() => window.cellophane.terminal.options.fontFamily);
  await eventually(async () => /^"IBM Plex Mono"/.test(await family()), 'the terminal had it');
  assert.ok(isAsked());
  assert.match(await page.evaluate(() => getComputedStyle(document.body).fontFamily), /^"IBM Plex Mono"/);
  const { grid, room } = await page.evaluate(() => ({
    grid: document.querySelector('.xterm-screen').getBoundingClientRect().toJSON(),
    room: document.querySelector('#stage').getBoundingClientRect().toJSON(),
  }));
  assert.ok(grid.width <= room.width && grid.height <= room.height, JSON.stringify({ grid, room }));
  assert.ok(grid.height > room.height * 0.85, JSON.stringify({ grid, room }));
  await page.reload();
  await whenDrawn(page);
  assert.match(await family(), /^"IBM Plex Mono"/);
  assert.ok(await hasPlex(page));
  await openSettings(page);
  await page.getByRole('button', { name: 'Reset Font' }).click();
  await eventually(async () => /^"Cellophane Mono"/.test(await family()), 'the usual font was back');
  assert.deepEqual(complaints, []);
});

test('spare width spaces the cells by an eighth at most, and the page’s text not at all', async () => {
  const { page } = await openGame(host, '?seed=1729', { viewport: { width: 1920, height: 800 } });
  const { spacing, width } = await page.evaluate(() => ({
    spacing: window.cellophane.terminal.options.letterSpacing,
    width: document.querySelector('.xterm-screen').getBoundingClientRect().width / 100,
  }));
  assert.ok(spacing >= 1 && spacing <= (width - spacing) / 8, `${spacing} of ${width}`);
  const spaced = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *:not(#terminal *)')].filter(
        (each) => !['normal', '0px'].includes(getComputedStyle(each).letterSpacing),
      ).length,
  );
  assert.equal(spaced, 0);
});

test('fullscreen is switched by its button and in the settings', async () => {
  const { page } = await openGame(host, '?seed=1729');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await eventually(isFull, 'it was fullscreen');
  await eventually(async () => (await page.getAttribute('#fullscreen', 'aria-pressed')) === 'true', 'it was told');
  await openSettings(page);
  const box = page.getByRole('checkbox', { name: 'Fullscreen' });
  assert.ok(await box.isChecked());
  await box.uncheck();
  await eventually(async () => !(await isFull()), 'it was left');
});

test('a browser without fullscreen is offered none', async () => {
  const prepare = (page) =>
    page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }));
  const { page } = await openGame(host, '?seed=1729', { prepare });
  assert.equal(await page.isVisible('#fullscreen'), false);
  await openSettings(page);
  assert.equal(await page.getByRole('checkbox', { name: 'Fullscreen' }).count(), 0);
});

test('pages without a game have the theme and the font in their settings', async () => {
  for (const query of ['?view=map&seed=5', '?view=dig&seed=5', 'search.html']) {
    const { page, requests, complaints } = await openPage(host, query);
    await page.waitForSelector('#settings');
    await eventually(async () => {
      // The page may not listen yet.
      await page.evaluate(() => document.querySelector('#settings').click());
      return (await dialogOf(page).count()) === 1;
    }, 'the dialog was open');
    await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('dark');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark', query);
    assert.equal(await page.getByRole('tab').count(), 0);
    // What only the game needs is not fetched for it.
    assert.ok(!requests.some((url) => /\/main-/.test(url)), query);
    // Keys of the view do not go past the dialog.
    if (query.includes('map')) {
      await page.keyboard.press('Tab');
      await page.keyboard.press(']');
      assert.equal(await page.locator('#depth').inputValue(), '1');
    }
    await page.getByRole('combobox', { name: 'Font', exact: true }).selectOption({ label: 'IBM Plex Mono' });
    await eventually(() => hasPlex(page), 'the font was there');
    await close(page);
    assert.deepEqual(complaints, []);
  }
});

for (const [name, options] of Object.entries({ 'on a desk': {}, 'on a phone': phone })) {
  test(`the settings have no accessibility violations ${name}, in either theme, and their targets are large`, async () => {
    const { page } = await openGame(host, '?seed=1729', options);
    if (options.hasTouch) await page.locator('#hud-menu').waitFor();
    await openSettings(page);
    for (const theme of ['dark', 'light']) {
      for (const tab of ['Game', 'Keys', 'Display']) {
        await page.getByRole('tab', { name: tab }).click();
        if (tab === 'Keys') {
          await page.getByRole('button', { name: 'Change Explore', exact: true }).click();
          await page.keyboard.press('j');
        }
        assert.deepEqual(await violations(page, { include: ['#settings-dialog'] }), [], `${tab}, ${theme}`);
        if (tab === 'Keys') await page.keyboard.press('Escape');
      }
      await page
        .getByRole('combobox', { name: 'Theme', exact: true })
        .selectOption(theme === 'dark' ? 'light' : 'dark');
    }
    if (!options.hasTouch) return;
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('#settings-dialog :is(button, select), #settings-dialog .setting:has(.switch)')]
        .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
        .map(({ name }) => name),
    );
    assert.deepEqual(small, []);
    const isWide = await page.evaluate(() => document.querySelector('#settings-dialog').scrollWidth > innerWidth);
    assert.equal(isWide, false);
  });
}
