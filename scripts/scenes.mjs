// Eighteen scenes that players meet, for pictures of each size of window (scripts/pictures.mjs).

/** Milliseconds. */
const timeToSettle = 500;
const timeToBeDug = 20_000;

export const whenDrawn = (page) => page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);
const settle = (page) => page.waitForTimeout(timeToSettle);

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

/** Gives the game commands until what the screen has around the map satisfies a question, then shows it. */
const playing = (question) => async (page) => {
  await whenDrawn(page);
  await page.evaluate(`(() => {
    const { game } = window.cellophane;
    const wanted = ${question};
    for (let i = 0; i < 600 && !game.over && !wanted(game.hud(), game); ++i)
      if (game.step({ type: 'explore' }).turns === 0) game.step({ type: 'stairs', to: 'down' });
  })()`);
  await page.keyboard.press('Escape');
  await settle(page);
};
const seesCreature = '(hud) => hud.things.some(({ kind, state }) => kind === "creature" && state !== "Following")';
const standsBeside = '(hud) => hud.actions.some(({ label }) => label.startsWith("Attack"))';

const then =
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

async function openMenu(page) {
  await whenDrawn(page);
  if (await page.locator('#hud-menu').isVisible()) await page.tap('#hud-menu');
  else await page.keyboard.press('ContextMenu');
}

/** Plays until the hero is dead, and turns the pages to the last one. */
export async function playToTheEnd(page) {
  await whenDrawn(page);
  await page.evaluate(() => {
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
  const isAtEnd = () => page.evaluate(() => window.cellophane.game.reading().isEnd);
  while (!(await isAtEnd())) await page.keyboard.press('Space');
  // Touch screens have a picture of it.
  if (await page.evaluate(() => document.body.classList.contains('sheets')))
    await page.locator('#end-picture img').waitFor();
  await settle(page);
}

async function shareTheEnd(page) {
  await playToTheEnd(page);
  await page.keyboard.press('s');
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
  { shows: 'The inventory', address: '?seed=1729', prepare: pressing('i') },
  { shows: 'An item', address: '?seed=1729', prepare: pressing('i', 'a') },
  { shows: 'The menu', address: '?seed=1729', prepare: openMenu },
  { shows: 'Settings', address: '?seed=1729', prepare: pressing('Shift+O') },
  { shows: 'A question', address: '?seed=1729', prepare: pressing('Shift+Q') },
  { shows: 'The message log', address: deep, prepare: then(playing(standsBeside), pressing('Shift+M')) },
  { shows: 'Help', address: '?seed=1729', prepare: pressing('?') },
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

/** Windows, in CSS pixels; `columns` and `width`: how many scenes stand beside each other, and how wide each is drawn. */
export const windows = [
  { size: { width: 360, height: 640 }, isPhone: true, columns: 6, width: 240 },
  { size: { width: 390, height: 844 }, isPhone: true, columns: 6, width: 240 },
  { size: { width: 844, height: 390 }, isPhone: true, columns: 3, width: 480 },
  { size: { width: 1280, height: 800 }, isPhone: false, columns: 3, width: 480 },
];
