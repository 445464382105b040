// What a newcomer does by touch alone on a phone, and what has to hold at every step. For any browser: `ask` calls a
// function in the page, `tap` touches a point of it.

import assert from 'node:assert/strict';
import { eventually } from './support.mjs';

/** The least target for a finger, and the least text, in CSS pixels. */
const leastTarget = 44;
const leastText = 14;

/** Faults of what is in sight: targets that are too small, text that is cut or too small, parts of the screen that the
    page tells itself. */
export const faultsOf = (least) => {
  const isInSight = (part) => {
    if (!part.checkVisibility({ checkVisibilityCSS: true })) return false;
    // What screen readers have elsewhere is clipped to nothing.
    for (let at = part; at; at = at.parentElement) if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found !== null && (part.contains(found) || found.contains(part));
  };
  const nameOf = (part) => `${part.tagName} ${part.id || part.getAttribute('aria-label') || part.textContent}`;
  const faults = [];
  for (const part of document.querySelectorAll('button, a, input, select, summary')) {
    const { width, height } = part.getBoundingClientRect();
    if (isInSight(part) && Math.min(width, height) < least.target - 0.1)
      faults.push(`${nameOf(part)} is ${width} by ${height}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  for (const part of document.querySelectorAll(
    'header, header *, #hud-hand, #hud-hand *, #hud-state, #pad, #pad *, #notices, #reader, #reader *',
  ))
    if (isInSight(part) && !part.matches('input, .unseen, .roomy') && part.scrollWidth > part.clientWidth + 1)
      if (getComputedStyle(part).display !== 'inline') faults.push(`${nameOf(part)} is cut`);
  for (const part of document.querySelectorAll('#reader :is(h2, p, button, small), #entry *'))
    if (isInSight(part) && parseFloat(getComputedStyle(part).fontSize) < least.text)
      faults.push(`${nameOf(part)} is written too small`);
  if (window.cellophane.game && !document.body.dataset.sheet) {
    const row = document.querySelector('.xterm-screen').getBoundingClientRect().height / 34;
    if (row < least.row) faults.push(`rows of ${row} pixels`);
    const seen = window.cellophane.window;
    if (seen.column < 21 || seen.row < 3 || seen.row + seen.rows > 32) faults.push(`in sight: ${JSON.stringify(seen)}`);
  }
  return faults;
};

/** The middle of the button in sight that is called so, scrolled into view; null if there is none. */
const spotOnButton = (name) => {
  const wordsOf = (button) => {
    const told = button.cloneNode(true);
    for (const part of told.querySelectorAll('kbd, i, small')) part.remove();
    return (button.getAttribute('aria-label') ?? told.textContent).trim();
  };
  const isShown = (button) => {
    for (let at = button; at; at = at.parentElement) if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
    return button.checkVisibility({ checkVisibilityCSS: true });
  };
  const buttons = [
    ...document.querySelectorAll(
      '#reader button, #entry button, #hud-state button, #hud-moment button:not(.settling), #hud-hand button',
    ),
  ].filter(isShown);
  const found =
    buttons.find((button) => wordsOf(button) === name) ?? buttons.find((button) => wordsOf(button).includes(name));
  found?.scrollIntoView({ block: 'center' });
  if (!found) return null;
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const spot = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return found.contains(document.elementFromPoint(spot.x, spot.y)) ? spot : null;
};

/** Fingers on a phone whose rows are at least so many pixels high. */
export function fingersOn({ ask, tap }, row) {
  const check = async (where) => {
    // What is in sight is reported once the view is at rest.
    let faults;
    await eventually(
      async () => {
        faults = await ask(faultsOf, { target: leastTarget, text: leastText, row });
        return faults.length === 0;
      },
      `no fault ${where}`,
      5000,
    ).catch(() => {});
    assert.deepEqual(faults, [], where);
  };
  const press = async (name) => {
    // A button that moves is waited for.
    let spot;
    await eventually(async () => {
      const before = spot;
      spot = await ask(spotOnButton, name);
      return spot && before?.x === spot.x && before.y === spot.y;
    }, `there was a button ${name}`);
    await tap(spot);
  };
  const opens = async (title) => {
    await eventually(
      async () =>
        (
          await ask(() => document.body.dataset.sheet && document.getElementById('reader-title').textContent)
        )?.includes?.(title),
      `${title} was open`,
    );
    await check(`on ${title}`);
  };
  const isBack = async () => {
    await eventually(() => ask(() => !document.body.dataset.sheet), 'the map was back');
    await check('on the map');
  };
  return { check, press, opens, isBack };
}

/** From the title to the first death, and back to the title. For a dungeon in which the autopilot dies soon. */
export async function playByTouch(hand, row) {
  const { ask } = hand;
  const { check, press, opens, isBack } = fingersOn(hand, row);
  const stateOf = () => ask(() => ({ turns: window.cellophane.game.turns, over: window.cellophane.game.over }));
  await opens('Cellophane');
  await press('Enter a seed');
  await eventually(() => ask(() => document.body.dataset.sheet === 'entry'), 'a seed was asked for');
  await check('where a seed is typed');
  await press('Back');
  await eventually(() => ask(() => document.body.dataset.sheet === 'panel'), 'the menu was back');
  await press('More');
  await press('Back');
  await press('New Game');
  await check('where a length is chosen');
  await press('Full game');
  await eventually(() => ask(() => window.cellophane.game !== undefined), 'there was a game');
  await isBack();

  await press('Inventory');
  await opens('Your inventory');
  await press('dagger');
  await opens('dagger');
  await press('Back');
  await opens('Your inventory');
  await press('Back');
  await isBack();

  await press('Menu');
  await opens('Menu');
  const apart = await ask(() => {
    const boxOf = (words) =>
      [...document.querySelectorAll('#reader button')]
        .find((button) => button.textContent.includes(words))
        .getBoundingClientRect();
    const [save, giveUp] = [boxOf('Save and quit'), boxOf('Give up')];
    return Math.max(giveUp.top - save.bottom, giveUp.left - save.right);
  });
  assert.ok(apart >= 24, `${apart} pixels between Save and Give up`);
  await press('Give up');
  await opens('Question');
  await press('No');
  await isBack();
  for (const page of ['Help', 'Character', 'Discoveries', 'Feats', 'Maps']) {
    await press('Menu');
    await press(page);
    await opens(page);
    await press('Back');
    await opens('Menu');
    await press('Back');
    await isBack();
  }

  for (const turns of [1, 2]) {
    await press('Rest');
    await eventually(async () => (await stateOf()).turns === turns, 'a turn had passed');
  }
  await press('Health');
  await opens('Character');
  await press('Back');
  await isBack();
  await press('Menu');
  await press('Message log');
  await opens('Message log');
  await press('Back');
  await opens('Menu');
  await press('Back');
  await isBack();

  // The autopilot stops in danger, until it is too late.
  for (let i = 0; i < 20 && !(await stateOf()).over; ++i) {
    // What has to be read first.
    if (await ask(() => document.querySelector('#hud-hand')?.textContent === 'Continue')) await press('Continue');
    await press('Menu');
    await press('Autopilot');
    await opens('Question');
    await press('Yes');
    await ask(() => {
      const { game } = window.cellophane;
      while (game.wantsTime() >= 0) game.send({ type: 'time', ms: Math.max(1, game.wantsTime()) });
    });
  }
  await opens('Game over');
  await press('Continue');
  await opens('ou');
  await check('at the stone');
  await press('More');
  await press('Message log');
  await opens('Message log');
  await press('Back');
  await press('High scores');
  await opens('High scores');
  await press('Back');
  await press('Quit');
  await opens('Cellophane');
  await eventually(() => ask(() => window.cellophane.title !== undefined), 'the title was back');
}
