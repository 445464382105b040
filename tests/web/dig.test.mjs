// view=dig: a level being dug, played, stepped and scrubbed.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  eventually,
  frames,
  notices,
  openBrowser,
  openPage,
  seriousViolations,
  stopClock,
  withOwnClock,
} from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const dungeon = '?seed=1729&depth=4&view=dig';
const calm = { reducedMotion: 'reduce' };

async function openDig(query = dungeon, options = {}) {
  const opened = await openPage(host, query, { reducedMotion: 'no-preference', ...options });
  await opened.page.waitForFunction(() => performance.getEntriesByName('dig-ready').length > 0);
  return opened;
}

const stateOf = (page) =>
  page.evaluate(() => {
    const { player, level } = window.dig.pit;
    return {
      step: player.step,
      last: player.last,
      isPlaying: player.isPlaying,
      isOver: player.isOver,
      style: level.style,
      depth: level.depth,
      seed: level.seed,
      stages: level.stages.list.map(({ title, first, last }) => ({ title, first, last })),
    };
  });
/** Frames in which a playing dig takes several steps. */
const framesOfSteps = 45;
const until = (page, question, what) => eventually(async () => question(await stateOf(page)), what);
const captionOf = (page) => page.locator('#caption').textContent();
const currentStage = (page) => page.locator('#stages [aria-current]').textContent();
const press = async (page, key) => page.keyboard.press(key);
/** Chromium warns of repeated getImageData calls, which only the tests make. */
const apartFromLooking = (complaints) => complaints.filter((text) => !text.includes('willReadFrequently'));

/** A hash of the pixels of the canvas, and the number of those that are not fully transparent. */
const pictureOf = (page, id) =>
  page.evaluate((canvasId) => {
    const canvas = document.getElementById(canvasId);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let hash = 0;
    let drawn = 0;
    for (let i = 0; i < data.length; i += 4) {
      hash = (Math.imul(hash, 31) + ((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]) + data[i + 3]) | 0;
      drawn += data[i + 3] > 0 ? 1 : 0;
    }
    return { hash, drawn };
  }, id);

test('a dig plays by itself, pauses and resumes', async () => {
  const { page, complaints, requests } = await openDig();
  await until(page, ({ step }) => step > 0, 'it went on by itself');
  await page.getByRole('button', { name: 'Pause' }).click();
  await until(page, ({ isPlaying }) => !isPlaying, 'it stood still');
  const { step } = await stateOf(page);
  await frames(page, framesOfSteps);
  assert.equal((await stateOf(page)).step, step);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await until(page, (state) => state.step > step, 'it went on');
  assert.ok(
    requests.every((url) => url.startsWith(host.url)),
    requests.join(),
  );
  assert.equal(requests.filter((url) => /xterm|page-engine/.test(url)).length, 0);
  assert.deepEqual(complaints, []);
});

test('rooms slide over the level before they are attached', async () => {
  const { page } = await openDig();
  const room = await page.evaluate(() =>
    window.dig.pit.level.stages.steps.findIndex(({ kind, refused }) => kind === 'room' && refused.length > 3),
  );
  await page.evaluate((step) => {
    window.dig.pit.player.pause();
    window.dig.pit.player.seek(step - 1);
    window.dig.pit.player.speed = 0.2;
    window.dig.pit.player.play();
  }, room);
  await until(page, ({ step }) => step === room, 'the room came');
  const seen = new Set();
  await eventually(async () => {
    seen.add((await pictureOf(page, 'overlay')).hash);
    return seen.size > 3;
  }, 'the room was in several places');
});

test('a short dungeon is dug, no deeper than it goes', async () => {
  const { page } = await openDig('?seed=7&depth=7&view=dig', calm);
  await page.locator('#variant').selectOption('bullet');
  const shown = () =>
    page.evaluate(() => {
      const { level } = window.dig.pit;
      return `${level?.variant} ${level?.depth}`;
    });
  await eventually(async () => (await shown()) === 'bullet 5', 'the last level of bullet was dug');
  assert.match(page.url(), /variant=bullet/);
});

test('a dig ends with the finished level in every style', async () => {
  const { page, complaints } = await openDig('?seed=7&depth=3&view=dig', calm);
  for (const style of ['brogue', 'classic', 'accretion', 'rogue']) {
    await page.locator('#style').selectOption(style);
    await until(page, (state) => state.style === style, `style ${style}`);
    const { stages } = await stateOf(page);
    await press(page, 'Home');
    const first = await pictureOf(page, 'level');
    await press(page, 'End');
    await until(page, ({ step, last }) => step === last, 'the end');
    await eventually(async () => (await pictureOf(page, 'level')).hash !== first.hash, 'the map changed');
    assert.equal(await page.locator('#stages li').count(), stages.length, style);
    const same = await page.evaluate(() => {
      const { level } = window.dig.pit;
      const plain = window.dig.engine.generate({ seed: level.seed, depth: level.depth, style: level.style });
      const shown = level.stages.picture(level.stages.steps.length - 1);
      const truth = plain.colors();
      return (
        plain.hash === level.hash &&
        ['glyph', 'fg', 'bg'].every((part) => shown[part].every((value, i) => value === truth[part][i]))
      );
    });
    assert.ok(same, style);
    assert.match(page.url(), style === 'brogue' ? /seed=7&depth=3&view=dig/ : new RegExp(`style=${style}&view=dig`));
    await page.locator('h1').click();
  }
  assert.deepEqual(apartFromLooking(complaints), []);
});

test('keys step, jump, change the stage and play', async () => {
  const { page } = await openDig(dungeon, calm);
  const { last, stages } = await stateOf(page);
  await press(page, 'ArrowRight');
  await press(page, 'ArrowRight');
  await until(page, ({ step }) => step === 2, 'two steps on');
  await press(page, 'ArrowLeft');
  await until(page, ({ step }) => step === 1, 'a step back');
  await press(page, 'PageDown');
  await until(page, ({ step }) => step === stages[1].first, 'the next stage');
  await press(page, 'ArrowRight');
  await press(page, 'PageUp');
  await until(page, ({ step }) => step === stages[1].first, 'the beginning of this stage');
  await press(page, 'PageUp');
  await until(page, ({ step }) => step === 0, 'the stage before');
  await press(page, 'End');
  await until(page, ({ step }) => step === last, 'the end');
  await press(page, 'ArrowRight');
  assert.equal((await stateOf(page)).step, last);
  await press(page, 'Home');
  await until(page, ({ step }) => step === 0, 'the beginning');
  await press(page, ' ');
  await until(page, ({ isPlaying }) => isPlaying, 'it played');
  await press(page, ' ');
  await until(page, ({ isPlaying }) => !isPlaying, 'it stood still');
});

test('buttons, the slider and the list of stages go to their steps', async () => {
  const { page } = await openDig(dungeon, calm);
  const { stages, last } = await stateOf(page);
  await page.getByRole('button', { name: 'Next step' }).click();
  await until(page, ({ step }) => step === 1, 'a step on');
  await page.getByRole('button', { name: 'Previous step' }).click();
  await until(page, ({ step }) => step === 0, 'a step back');
  await page.getByRole('button', { name: 'Next stage' }).click();
  await until(page, ({ step }) => step === stages[1].first, 'a stage on');
  assert.match(await currentStage(page), new RegExp(stages[1].title));
  await page.getByRole('button', { name: 'Previous stage' }).click();
  await until(page, ({ step }) => step === 0, 'a stage back');
  await page.locator('#stages button').nth(5).click();
  await until(page, ({ step }) => step === stages[5].first, 'the stage chosen');
  assert.equal(await page.locator('#stage-title').textContent(), stages[5].title);
  await page.locator('#scrub').fill(String(last - 2));
  await until(page, ({ step }) => step === last - 2, 'where the slider is');
  await page.locator('#scrub').focus();
  await press(page, 'ArrowLeft');
  await until(page, ({ step }) => step === last - 3, 'the slider by keys');
  assert.match(
    await page.locator('#scrub').getAttribute('aria-valuetext'),
    new RegExp(`^${last - 2} of ${last + 1}: \\S`),
  );
  assert.equal(await page.locator('#count').textContent(), `${last - 2} / ${last + 1}`);
  await page.locator('#speed').selectOption('8');
  assert.equal(await page.evaluate(() => window.dig.pit.player.speed), 8);
});

test('every step has a caption, which is also announced', async () => {
  const { page } = await openDig(dungeon, calm);
  const spoken = () => page.locator('#spoken').textContent();
  const captions = await page.evaluate(() => window.dig.pit.level.stages.steps.map(({ caption }) => caption));
  for (const step of [0, 3, 10, captions.length - 1]) {
    await page.locator('#scrub').fill(String(step));
    await until(page, (state) => state.step === step, `step ${step}`);
    assert.equal(await captionOf(page), captions[step]);
    assert.ok((await spoken()).includes(captions[step]));
  }
  assert.equal(await page.locator('#spoken').getAttribute('aria-live'), 'polite');
});

test('refused places, machines and weights are drawn above the map', async () => {
  const { page } = await openDig('?seed=11&depth=8&view=dig', calm);
  const kinds = await page.evaluate(() => window.dig.pit.level.stages.steps.map(({ kind }) => kind));
  for (const kind of [
    'room',
    'room refused',
    'lake',
    'loop',
    'terrain',
    'machine begun',
    'tickets',
    'item',
    'horde',
    'stairs',
  ]) {
    const step = kinds.indexOf(kind);
    if (step < 0) continue;
    await page.locator('#scrub').fill(String(step));
    await eventually(async () => (await pictureOf(page, 'overlay')).drawn > 20, `${kind} was drawn`);
  }
  assert.ok(['room', 'loop', 'tickets', 'item', 'horde', 'stairs'].every((kind) => kinds.includes(kind)));
});

test('with reduced motion a dig plays only on request, and rooms do not slide', async () => {
  const { page } = await openDig(dungeon, { ...calm, prepare: withOwnClock });
  await page.clock.runFor(1000);
  await stopClock(page);
  const { step, isPlaying } = await stateOf(page);
  assert.deepEqual([step, isPlaying], [0, false]);
  const room = await page.evaluate(() =>
    window.dig.pit.level.stages.steps.findIndex(({ kind, refused }) => kind === 'room' && refused.length > 3),
  );
  await page.evaluate((at) => {
    window.dig.pit.player.seek(at - 1);
    window.dig.pit.player.play();
  }, room);
  await until(page, (state) => state.step === room, 'the room came');
  const seen = new Set();
  for (let i = 0; i < 6; ++i) {
    seen.add((await pictureOf(page, 'overlay')).hash);
    await page.clock.runFor(120);
  }
  assert.equal((await stateOf(page)).step, room);
  assert.ok(seen.size <= 2, `${seen.size} pictures`);
});

test('another seed, style or depth shows another dig, and Back returns', async () => {
  const { page, complaints } = await openDig();
  await page.locator('#depth').selectOption('9');
  await until(page, ({ depth }) => depth === 9, 'depth 9');
  assert.match(page.url(), /seed=1729&depth=9&view=dig&v=\d+$/);
  await page.locator('#style').selectOption('rogue');
  await until(page, ({ style }) => style === 'rogue', 'style rogue');
  assert.match(page.url(), /depth=9&style=rogue&view=dig/);
  await page.locator('#seed').fill('cellophane');
  await press(page, 'Enter');
  await eventually(
    async () => (await notices(page)).some((text) => /The word “cellophane” means seed \d+/.test(text)),
    'the word was a seed',
  );
  assert.equal((await stateOf(page)).style, 'rogue');
  await page.goBack();
  await until(page, ({ seed }) => seed === '1729', 'the seed before');
  await page.goBack();
  await until(page, ({ style }) => style === 'brogue', 'the style before');
  await page.getByRole('button', { name: 'New dungeon' }).click();
  await until(page, ({ seed }) => seed !== '1729', 'another dungeon');
  assert.deepEqual(complaints, []);
});

test('links of a dig lead to the game and the atlas of the same level', async () => {
  const { page } = await openDig('?seed=5&depth=6&style=classic&view=dig', calm);
  assert.match(await page.locator('#play-here').getAttribute('href'), /\?seed=5&start=6&style=classic&v=\d+$/);
  assert.match(await page.locator('#to-atlas').getAttribute('href'), /\?seed=5&depth=6&style=classic&view=map&v=\d+$/);
  assert.equal(await page.locator('#ways [aria-current]').textContent(), 'Dig');
});

test('a tuned level is dug in its measures, and cannot be played', async () => {
  const { page } = await openDig('?seed=1729&depth=4&view=dig&tune=rooms=50', calm);
  assert.deepEqual(await page.evaluate(() => window.dig.pit.level.tuning), { rooms: 50 });
  assert.ok(await page.locator('#play-here').isHidden());
  const atlas = new URL(await page.getAttribute('#to-atlas', 'href'));
  assert.equal(atlas.searchParams.get('tune'), 'rooms=50');
  assert.equal(new URL(page.url()).searchParams.get('tune'), 'rooms=50');
});

test('bad values in a link get their notices as text, and a dig is shown', async () => {
  const evil = '<img src=x>';
  const { page, complaints } = await openDig(
    `?${new URLSearchParams({ seed: '0', depth: evil, style: 'nethack', v: '999', view: 'dig' })}`,
    calm,
  );
  const told = (await notices(page)).join('\n');
  for (const pattern of [/18446744073709551615/, /“<img src=x>”.*1 to 40/, /“nethack” is unknown/, /version “999”/])
    assert.match(told, pattern);
  assert.equal(await page.locator('#notices img').count(), 0);
  assert.deepEqual(complaints, []);
});

test('without an engine the dig says so', async () => {
  const prepare = (page) => page.route(/\.wasm$/, (route) => route.fulfill({ status: 404 }));
  const { page } = await openPage(host, dungeon, { prepare });
  await eventually(
    // It is loaded anew once by itself.
    async () => (await notices(page).catch(() => [])).some((text) => /engine could not be started/.test(text)),
    'it was told of',
  );
  assert.equal(await page.locator('#pit-words').textContent(), 'No dig here.');
});

for (const [name, hasTouch, viewports] of [
  ['a desktop', false, [{ width: 1440, height: 900 }]],
  [
    'a phone, upright and on its side,',
    true,
    [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ],
  ],
])
  test(`on ${name} every control of the dig is in reach, and nothing overflows`, async () => {
    const { page, complaints } = await openDig('?seed=18446744073709551615&depth=26&style=accretion&view=dig', {
      ...calm,
      viewport: viewports[0],
      hasTouch,
    });
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await frames(page);
      const { wide, high } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        high: document.getElementById('pit').clientHeight,
      }));
      assert.ok(wide <= 0, `${wide} pixels too wide`);
      assert.ok(high > 120, `the level is ${high} pixels high`);
      for (const id of ['play', 'scrub', 'speed', 'depth', 'style', 'stage-on']) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        assert.ok(await page.locator(`#${id}`).isVisible(), id);
      }
      assert.deepEqual(await seriousViolations(page), []);
    }
    assert.deepEqual(complaints, []);
  });

test('a tap pauses a dig, and the wheel with Control zooms', async () => {
  const { page } = await openDig();
  await until(page, ({ isPlaying }) => isPlaying, 'it played');
  await page.locator('#level').click();
  await until(page, ({ isPlaying }) => !isPlaying, 'it stood still');
  const before = await pictureOf(page, 'level');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await eventually(async () => (await pictureOf(page, 'level')).hash !== before.hash, 'the level came closer');
  await press(page, '0');
  await eventually(async () => (await pictureOf(page, 'level')).hash === before.hash, 'all of it was back');
});
