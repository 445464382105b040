// Eighteen scenes that players meet, for pictures of each size of window (scripts/pictures.mjs).

/** Milliseconds. */
const timeToSettle = 500;
export const timeToBeDug = 20_000;

export const hasSheets = (page) => page.evaluate(() => document.body.classList.contains('sheets'));
export const settle = (page) => page.waitForTimeout(timeToSettle);

/** Waits for the first screen, and where fingers play for its pictures. */
export async function whenDrawn(page) {
  await page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);
  const isPictured = () => !window.cellophane.game || window.cellophane.game.inventory()[0].sign.glyph >= '\ue000';
  if (await hasSheets(page)) await page.waitForFunction(isPictured);
}

export const whenPictured = (page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Pictograms/.test(family) && status === 'loaded'),
  );

/** Presses keys one after the other, with time for what each opens. */
export const pressing =
  (...keys) =>
  async (page) => {
    await whenDrawn(page);
    for (const key of keys) {
      await page.keyboard.press(key);
      await settle(page);
    }
  };

const buttons = '#hud-hand button, #hud-moment button, body[data-sheet] #reader button';

/** Taps buttons by what is written on them, "Menu" by its drawing; without a touch screen presses a key. */
export const choosing =
  (key, ...names) =>
  async (page) => {
    await whenDrawn(page);
    if (!(await hasSheets(page))) await page.keyboard.press(key);
    else
      for (const name of names) {
        const button = name === 'Menu' ? page.locator('#hud-menu') : page.locator(buttons).filter({ hasText: name });
        await button.filter({ visible: true }).first().tap();
        await settle(page);
      }
    await settle(page);
  };

/** Gives the game commands until it satisfies a question. */
export const playUntil = (page, question) =>
  page.evaluate(`(() => {
    const { game } = window.cellophane;
    const wanted = ${question};
    for (let i = 0; i < 600 && !game.over && !wanted(game); ++i)
      if (game.step({ type: 'explore' }).turns === 0) game.step({ type: 'stairs', to: 'down' });
  })()`);

const playing = (question) => async (page) => {
  await whenDrawn(page);
  await playUntil(page, question);
  if (await hasSheets(page)) {
    await page.locator('#hud-hero').tap();
    await choosing('', 'Back')(page);
  } else await page.keyboard.press('Escape');
  await settle(page);
};
const seesCreature =
  '(game) => game.hud().things.some(({ kind, state }) => kind === "creature" && state !== "Following")';
const standsBeside = '(game) => game.hud().actions.some(({ label }) => label.startsWith("Attack"))';

/** One after the other. */
export const then =
  (...acts) =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** Points at the first creature in view, which shows its card. */
async function pointAtCreature(page) {
  const chip = page.locator('#hud-things button').first();
  if (await chip.isVisible()) await chip.tap();
  else await page.keyboard.press('Tab');
  await settle(page);
}

/** Plays until the hero is dead, and turns the pages to the last one. */
export async function playToTheEnd(page) {
  await whenDrawn(page);
  await playToDeath(page);
  const isAtEnd = () => page.evaluate(() => window.cellophane.game.reading().isEnd);
  while (!(await isAtEnd())) await page.keyboard.press('Space');
  // Touch screens have a picture of it.
  if (await hasSheets(page)) await page.locator('#end-picture img').waitFor();
  await settle(page);
}

export const playToDeath = (page) =>
  page.evaluate(() => {
    const { game } = window.cellophane;
    const passesTime = (action) => {
      const { turns, question } = game.step(action);
      if (question) game.step({ type: 'answer', yes: true });
      return turns > 0;
    };
    while (!game.over) {
      if (passesTime({ type: 'continue' }) || passesTime({ type: 'explore' })) continue;
      if (!passesTime({ type: 'stairs', to: 'down' })) passesTime({ type: 'rest' });
    }
  });

async function shareTheEnd(page) {
  await playToTheEnd(page);
  await choosing('s', 'Share')(page);
  await page.locator('#share-dialog').waitFor();
}

/** A browser that has been asked how the map is to look. */
const asked = (page) => page.addInitScript(() => localStorage.setItem('cellophane-view', '{"wasAskedForLook":true}'));

const deep = '?seed=34&start=4';

/** By what they show, in the order in which a player meets them. */
export const scenes = [
  { shows: 'The first visit', address: '', prepare: (page) => page.locator('#notices canvas').first().waitFor() },
  {
    shows: 'The title',
    address: '',
    moves: true,
    plugIn: asked,
    prepare: (page) => whenDrawn(page).then(() => page.waitForTimeout(timeToBeDug)),
  },
  { shows: 'The first room', address: '?seed=1729', prepare: whenDrawn },
  { shows: 'A creature in view', address: deep, prepare: playing(seesCreature) },
  { shows: 'Its card', address: deep, prepare: then(playing(seesCreature), pointAtCreature) },
  { shows: 'A fight', address: deep, prepare: playing(standsBeside) },
  { shows: 'The inventory', address: '?seed=1729', prepare: choosing('i', 'Inventory') },
  { shows: 'An item', address: '?seed=1729', prepare: then(choosing('i', 'Inventory'), choosing('a', 'ration')) },
  { shows: 'The menu', address: '?seed=1729', prepare: choosing('ContextMenu', 'Menu') },
  { shows: 'Settings', address: '?seed=1729', prepare: choosing('Shift+O', 'Menu', 'Settings') },
  { shows: 'A question', address: '?seed=1729', prepare: choosing('Shift+Q', 'Menu', 'Give up') },
  {
    shows: 'The message log',
    address: deep,
    prepare: then(playing(standsBeside), choosing('Shift+M', 'Menu', 'Message log')),
  },
  { shows: 'Help', address: '?seed=1729', prepare: choosing('?', 'Menu', 'Help') },
  { shows: 'The end', address: '?seed=24', prepare: playToTheEnd },
  { shows: 'Share', address: '?seed=24', prepare: shareTheEnd },
  {
    shows: 'The atlas',
    address: '?view=map&seed=5&depth=11',
    prepare: (page) => page.waitForFunction(() => window.atlas.levels.length === 26),
  },
  {
    shows: 'The search',
    address: 'search.html',
    prepare: (page) => page.locator('#presets button').first().waitFor(),
  },
  {
    shows: 'Results',
    address: 'results.html',
    now: '2026-11-27T12:00:00Z',
    prepare: (page) => page.waitForFunction(() => document.querySelector('#streak').textContent !== '…'),
  },
];

/** Windows, in CSS pixels; `columns` and `width`: how many scenes stand beside each other, and how wide each is drawn,
    those of 1.0.0 in `widthBefore`. */
export const windows = [
  { size: { width: 360, height: 640 }, isPhone: true, columns: 6, width: 240, widthBefore: 160 },
  { size: { width: 390, height: 844 }, isPhone: true, columns: 6, width: 240, widthBefore: 200 },
  { size: { width: 844, height: 390 }, isPhone: true, columns: 3, width: 480, widthBefore: 280 },
  { size: { width: 820, height: 1180 }, isPhone: true, columns: 6, width: 300, widthBefore: 200 },
];
