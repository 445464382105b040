// The scenes of scenes.mjs as players met them on the page of 1.0.0, commit 96a7ffcc, which had other buttons.

import { hasSheets, playToDeath, playUntil, scenes, settle, then, timeToBeDug } from './scenes.mjs';

const whenDrawn = (page) => page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);

/** Taps buttons by what is written on them or by their labels; without sheets presses a key. */
const choosing =
  (key, ...names) =>
  async (page) => {
    await whenDrawn(page);
    if (await hasSheets(page))
      for (const name of names) {
        const ofPage = (await page.evaluate(() => !!document.body.dataset.sheet)) ? '#reader' : '#pad, header';
        await page.locator(ofPage).getByRole('button', { name }).first().tap();
        await settle(page);
      }
    else await page.keyboard.press(key);
    await settle(page);
  };

const playing = (question) => async (page) => {
  await whenDrawn(page);
  await playUntil(page, question);
  await page.keyboard.press('Escape');
  await settle(page);
};
const seesCreature = '(game) => game.reading().things.some(({ text }) => /health .* percent/.test(text))';
const standsBeside =
  '(game) => game.reading().things.some(({ text }) => /health .* percent(, one [a-z]+)+$/.test(text))';

async function playToTheEnd(page) {
  await whenDrawn(page);
  await playToDeath(page);
  const isAtEnd = () => page.evaluate(() => window.cellophane.game.reading().title === 'Here you lie');
  while (!(await isAtEnd())) await page.keyboard.press('Space');
  await settle(page);
}

async function shareTheEnd(page) {
  await playToTheEnd(page);
  await page.keyboard.press('s');
  await page.locator('#share-dialog').waitFor();
}

/** By what they show; null: 1.0.0 had no such scene. What is not here was reached as today. */
const ways = {
  'The first visit': null,
  'The title': (page) => whenDrawn(page).then(() => page.waitForTimeout(timeToBeDug)),
  'The first room': whenDrawn,
  'A creature in view': playing(seesCreature),
  'Its card': then(playing(seesCreature), choosing('Tab', 'Next target')),
  'A fight': playing(standsBeside),
  'The inventory': choosing('i', 'Pack'),
  'An item': then(choosing('i', 'Pack'), choosing('a', /food|ration/)),
  'The menu': choosing('ContextMenu', 'Menu'),
  Settings: choosing('Shift+O', 'Menu', 'Settings'),
  'A question': choosing('Shift+Q', 'Menu', 'Give up'),
  'The message log': then(playing(standsBeside), choosing('Shift+M', 'Menu', 'Message log')),
  Help: choosing('?', 'Menu', 'Help'),
  'The end': playToTheEnd,
  Share: shareTheEnd,
  'The search': (page) => page.locator('#condition-rows select').first().waitFor(),
};

export const scenesBefore = scenes.map(({ shows, ...scene }) => {
  if (ways[shows] === null) return { shows: `${shows}: none` };
  return { ...scene, shows, plugIn: undefined, prepare: ways[shows] ?? scene.prepare };
});
