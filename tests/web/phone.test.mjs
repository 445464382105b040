// The game on touch screens: the map with little around it, a bar of state, chips, the buttons of the moment, and taps
// that mean what is near.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  eventually,
  frames,
  giveBack,
  notices,
  openBrowser,
  openGame,
  shared,
  spotOf,
  stopClock,
  violations,
  whenAtRest,
  withOwnClock,
} from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
];
const touch = (width = 390, height = 844) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });
const openPhone = shared(() => openGame(host, '?seed=1729', touch()));
const stateOf = (page) =>
  page.evaluate(() => ({ turns: window.cellophane.game.turns, depth: window.cellophane.game.depth }));
const hasHud = (page) => page.locator('#hud-hand button').first().waitFor();
const tap = async (page, name) => {
  await page.locator('#hud-moment .settling').first().waitFor({ state: 'detached' });
  await page.locator('#hud-hand, #hud-moment').getByRole('button', { name }).first().tap();
};

/** Plays on until what the screen has around the map satisfies a question. */
async function playUntil(page, question) {
  const found = await page.evaluate(`(() => {
    const { game } = window.cellophane;
    for (let i = 0; i < 1500 && !game.over; ++i) {
      if ((${question})(game.hud())) return true;
      game.step(i % 150 > 140 ? { type: 'stairs', to: 'down' } : { type: 'explore' });
    }
    return false;
  })()`);
  assert.ok(found, `${question}`);
  await page.keyboard.press('Escape');
  await whenAtRest(page);
}
const seesCreature = (hud) => hud.things.some(({ kind }) => kind === 'creature');
const mayAttack = (hud) => hud.actions.some(({ label }) => label.startsWith('Attack'));

test('the map has the width of the screen and most of its height, the hero in the middle third', async () => {
  for (const [width, height] of sizes) {
    const { page, complaints } = await openGame(host, '?seed=4&start=3', touch(width, height));
    await hasHud(page);
    await whenAtRest(page);
    const look = () =>
      page.evaluate(() => {
        const boxOf = (part) => document.querySelector(part).getBoundingClientRect();
        const [stage, screen] = [boxOf('#stage'), boxOf('.xterm-screen')];
        const [column, row] = window.cellophane.game.heroCell();
        return {
          width: stage.width / innerWidth,
          height: stage.height / innerHeight,
          cell: Math.max(screen.width / 100, screen.height / 34),
          x: (screen.left + ((column + 0.5) / 100) * screen.width - stage.left) / stage.width,
          y: (screen.top + ((row + 0.5) / 34) * screen.height - stage.top) / stage.height,
        };
      });
    const isInMiddle = ({ x, y }) => [x, y].every((place) => place > 1 / 3 && place < 2 / 3);
    const first = await look();
    assert.equal(first.width, 1);
    assert.ok(first.height >= 0.6, `${first.height} of the height of ${width} by ${height}`);
    assert.ok(first.cell >= 16, `cells of ${first.cell}`);
    assert.ok(isInMiddle(first), JSON.stringify(first));
    assert.equal(await page.locator('header').isVisible(), false);
    // Wherever he goes.
    for (let i = 0; i < 8; ++i) {
      await tap(page, 'Explore');
      await eventually(() => page.evaluate(() => window.cellophane.game.wantsTime() < 0), 'he had stopped', 60_000);
      await eventually(async () => isInMiddle(await look()), 'he was in the middle');
    }
    assert.deepEqual(complaints, []);
    await giveBack(page);
  }
});

test('the bar of state tells what the game tells', async () => {
  const { page } = await openPhone();
  await hasHud(page);
  const hud = await page.evaluate(() => window.cellophane.game.hud());
  assert.equal(await page.textContent('#hud-health'), `${hud.health}/${hud.maxHealth}`);
  assert.equal(await page.textContent('#hud-marks .depth'), `D${hud.depth}`);
  assert.equal(await page.textContent('#hud-hero .unseen'), hud.told);
  assert.match(hud.told, new RegExp(`^Health ${hud.health} of ${hud.maxHealth}\\. Depth 1\\..* Stealth range`));
  const shown = await page.evaluate(() => {
    const [bar, part] = ['.hud-bar', '.hud-bar > i'].map((each) => document.querySelector(each).offsetWidth);
    return part / bar;
  });
  assert.ok(Math.abs(shown - hud.health / hud.maxHealth) < 0.02);
  await page.locator('#hud-hero').tap();
  await eventually(
    async () => (await page.textContent('#reader-title')) === 'Character',
    'the character sheet was open',
  );
  await page.locator('#reader-ways').getByRole('button', { name: 'Back' }).tap();
  await eventually(() => page.evaluate(() => !document.body.dataset.sheet), 'the map was back');
});

test('the menu has the commands of the game, and above them all that the header has', async () => {
  const { page } = await openPhone();
  await hasHud(page);
  for (const [width, height] of sizes.slice(0, 3)) {
    await page.setViewportSize({ width, height });
    await whenAtRest(page);
    await page.locator('#hud-menu').tap();
    await eventually(async () => (await page.textContent('#reader-title')) === 'Menu', 'the menu was open');
    await page.locator('#reader').getByRole('button', { name: 'Message log' }).waitFor();
    for (const part of ['#seed', '#new-dungeon', '#share', '#games', '#settings', '#ways a[data-way="map"]'])
      assert.ok(await page.locator(part).isVisible(), part);
    const apart = await page.evaluate(() => {
      const [header, menu] = ['header', '#reader-choices'].map((part) =>
        document.querySelector(part).getBoundingClientRect(),
      );
      return (
        menu.top >= header.bottom || document.querySelector('#reader').getBoundingClientRect().top >= header.bottom
      );
    });
    assert.ok(apart, `${width} by ${height}`);
    await page.locator('#reader-ways').getByRole('button', { name: 'Back' }).tap();
    await eventually(async () => !(await page.locator('header').isVisible()), 'the header was gone');
  }
});

test('a page that opens from the menu leads back to it, and the header stands above the menu alone', async () => {
  const { page } = await openPhone();
  await hasHud(page);
  await page.locator('#hud-menu').tap();
  const shows = (title) => eventually(async () => (await page.textContent('#reader-title')) === title, title);
  const header = page.locator('header');
  for (const name of ['Help', 'Character', 'Message log']) {
    await shows('Menu');
    await eventually(() => header.isVisible(), 'the header was there');
    await page.locator('#reader').getByRole('button', { name, exact: true }).tap();
    await shows(name);
    assert.equal(await header.isVisible(), false);
    await page.locator('#reader-ways').getByRole('button', { name: 'Back' }).tap();
  }
  await shows('Menu');
  await page.locator('#reader-ways').getByRole('button', { name: 'Back' }).tap();
  await eventually(() => page.evaluate(() => !document.body.dataset.sheet), 'the map was back');
  assert.equal(await header.isVisible(), false);
});

test('the card of armor says what the figures behind its name mean', async () => {
  const { page } = await openPhone();
  await hasHud(page);
  await tap(page, 'Inventory');
  await page
    .locator('#reader-choices')
    .getByRole('button', { name: /leather armor/ })
    .tap();
  const lines = page.locator('#reader-lines');
  await eventually(
    async () => /\[3\]: armor value on you.*<10>: strength needed/.test(await lines.textContent()),
    'told',
  );
  for (let i = 0; i < 2; ++i) await page.keyboard.press('Escape');
});

test('what goes on by itself has a button that stops it, and begins nothing else', async () => {
  const { page } = await openGame(host, '?seed=1729', { ...touch(), prepare: withOwnClock });
  await hasHud(page);
  await stopClock(page);
  const hand = page.locator('#hud-hand');
  const labels = () => hand.locator('button').allTextContents();
  await hand.getByRole('button', { name: 'Rest' }).waitFor();
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('y');
  await eventually(async () => {
    await page.clock.runFor(100);
    return (await labels())[0] === 'Stop';
  }, 'Stop was there');
  await hand.getByRole('button', { name: 'Stop' }).tap();
  await page.clock.runFor(50);
  await hand.getByRole('button', { name: 'Explore' }).waitFor();
  const { turns } = await stateOf(page);
  await hand.getByRole('button', { name: 'Explore' }).tap();
  await page.clock.runFor(200);
  assert.equal((await stateOf(page)).turns, turns, 'a finger that meant to stop began nothing');
  await page.clock.runFor(500);
  await hand.getByRole('button', { name: 'Explore' }).tap();
  await page.clock.runFor(200);
  assert.ok((await stateOf(page)).turns > turns);
  await page.clock.resume();
});

test('a phone shows pictures unasked, and where WebGL draws them in square cells of 16 pixels or more', async () => {
  for (const [width, height] of sizes) {
    const { page } = await openGame(host, '?seed=1729', touch(width, height));
    await hasHud(page);
    const hasPictures = () =>
      page.evaluate(() => [...window.cellophane.game.colors().picture].some((picture) => picture > 0));
    await eventually(hasPictures, 'pictures were drawn');
    const cell = () =>
      page.evaluate(() => {
        const { width: x, height: y } = document.querySelector('.xterm-screen').getBoundingClientRect();
        return { x: x / 100, y: y / 34, renderer: document.querySelector('.xterm').dataset.renderer };
      });
    const { x, y, renderer } = await cell();
    assert.ok(y >= 16, `${y}`);
    if (renderer === 'webgl') await eventually(async () => Math.abs((await cell()).x - y) < 0.6, `${x} by ${y}`);
    await giveBack(page);
  }
});

test('the end has its picture, what led to it, and three ways on with the rest behind More', async () => {
  const { page, complaints } = await openGame(host, '?seed=1729', touch());
  await hasHud(page);
  await page.keyboard.press('Shift+Q');
  await page.keyboard.press('y');
  await page.locator('#end-picture img').waitFor();
  assert.match(await page.getAttribute('#end-picture img', 'alt'), /^Gave up on depth 1/);
  const ways = page.locator('#reader-ways button');
  assert.deepEqual(
    (await ways.allInnerTexts()).map((text) => text.trim()),
    ["Today's dungeon", 'Share', 'More', 'Play again'],
  );
  await page.locator('#reader-ways').getByRole('button', { name: 'More' }).tap();
  await page.locator('#reader-choices').getByRole('button', { name: 'Game history' }).waitFor();
  assert.equal(await page.locator('#end-picture').count(), 0);
  await page.locator('#reader-ways').getByRole('button', { name: 'Back' }).tap();
  await page.locator('#reader-ways').getByRole('button', { name: "Today's dungeon" }).tap();
  const today = await page.evaluate(() => window.cellophane.engine.dailySeed(new Date().toISOString().slice(0, 10)));
  await eventually(() => page.evaluate((seed) => window.cellophane.game?.seed === seed, today), "today's was there");
  assert.match(await page.textContent('#whereabouts'), /^Daily · Depth 1/);
  assert.deepEqual(complaints, []);
});

test('one tap explores, and another tap stops it', async () => {
  const { page } = await openGame(host, '?seed=1729', touch());
  await hasHud(page);
  await tap(page, 'Explore');
  await eventually(async () => (await stateOf(page)).turns > 0, 'he was on his way');
  await page.locator('#stage').tap();
  await eventually(() => page.evaluate(() => window.cellophane.game.wantsTime() < 0), 'he had stopped');
});

test('Explore alone carries a newcomer through the first levels on which it died beside a sleeper', async () => {
  for (const seed of [42, 43]) {
    const { page, complaints } = await openGame(host, `?seed=${seed}`, touch());
    await hasHud(page);
    const facts = () =>
      page.evaluate(() => {
        const { game } = window.cellophane;
        const said = game.messages().join(' ');
        return { turns: game.turns, over: game.over, isExplored: /Explored/.test(said), said };
      });
    let now = await facts();
    let idle = 0;
    for (let i = 0; i < 120 && !now.isExplored && !now.over; ++i) {
      // What is asked has its answers in place of the buttons.
      const yes = page.locator('#hud-hand, #hud-moment').getByRole('button', { name: /^(Yes|More|Go on)/ });
      if (await yes.count()) await yes.first().tap();
      else await tap(page, /^Explore/);
      // What comes of it comes later where the machine is busy.
      const { turns, said } = now;
      const isNew = async () => {
        const seen = await facts();
        return seen.turns !== turns || seen.said !== said;
      };
      await eventually(isNew, 'something came of it', 5000).catch(() => {});
      await whenAtRest(page);
      const then = await facts();
      // A tap that only says that all is explored takes no turn.
      idle = then.turns === now.turns && !then.isExplored ? idle + 1 : 0;
      // The first tap beside a sleeper says what bars the way; the next acts.
      assert.ok(idle < 3, `seed ${seed}, turn ${then.turns}: nothing happens: ${then.said}`);
      now = then;
    }
    assert.ok(now.isExplored || now.over, `seed ${seed}: ${JSON.stringify(now)}`);
    assert.deepEqual(complaints, []);
    await giveBack(page);
  }
});

test('a tap beside a creature means it and shows its card, without a turn', async () => {
  const { page } = await openGame(host, '?seed=42', touch());
  await hasHud(page);
  // Farther from the hero than a finger reaches, who could be meant as well.
  await playUntil(page, ({ things, targets }) => {
    const [who] = things.filter(({ kind }) => kind === 'creature');
    const hero = window.cellophane.game.heroCell();
    // In sight, and under nothing that lies over the map.
    if (!who || Math.abs(who.column - hero[0]) > 12 || Math.abs(who.row - hero[1]) > 4) return false;
    const others = [...targets, hero].filter(([column, row]) => column !== who.column || row !== who.row);
    return others.every(([column, row]) => Math.hypot((column - who.column) * 10, (row - who.row) * 20) > 45);
  });
  const { column, row, name } = await page.evaluate(() =>
    window.cellophane.game.hud().things.find(({ kind }) => kind === 'creature'),
  );
  const { turns } = await stateOf(page);
  const card = page.locator('#hud-card');
  for (const [dx, dy] of [
    [0, 0],
    [17, 0],
    [0, -20],
    [12, 12],
  ]) {
    const { x, y } = await spotOf(page, column, row);
    await page.touchscreen.tap(x + dx, y + dy);
    await eventually(async () => (await card.textContent()).toLowerCase().includes(name.toLowerCase()), 'it was told');
    await card.getByRole('button', { name: 'Close' }).tap();
    await eventually(async () => !(await card.isVisible()), 'the card was gone');
  }
  assert.equal((await stateOf(page)).turns, turns);
});

test('the chip of a creature tells how it is, and opens its card', async () => {
  const { page } = await openGame(host, '?seed=42', touch());
  await hasHud(page);
  await playUntil(page, seesCreature);
  const thing = await page.evaluate(() => window.cellophane.game.hud().things.find(({ kind }) => kind === 'creature'));
  const chip = page.locator('#hud-things button').first();
  await eventually(async () => (await chip.locator('.unseen').textContent()) === thing.told, 'the chip was there');
  const text = await chip.textContent();
  for (const part of [thing.name, thing.state, thing.sign.glyph]) assert.ok(text.includes(part), `${part} in ${text}`);
  const { turns } = await stateOf(page);
  await chip.tap();
  await page.locator('#hud-card p').first().waitFor();
  const card = await page.textContent('#hud-card');
  assert.match(card, new RegExp(thing.name, 'i'));
  await page.locator('#hud-card').getByRole('button', { name: 'Close' }).tap();
  await eventually(async () => !(await page.locator('#hud-card').isVisible()), 'the card was gone');
  assert.equal((await stateOf(page)).turns, turns);
});

test('a foe beside the hero has a button that strikes', async () => {
  const { page } = await openGame(host, '?seed=42', touch());
  await hasHud(page);
  await playUntil(page, mayAttack);
  const { turns } = await stateOf(page);
  await tap(page, /^Attack/);
  await eventually(async () => (await stateOf(page)).turns === turns + 1, 'a turn had passed');
});

test('messages lie above the middle third, open the log, and go away', async () => {
  const { page } = await openGame(host, '?seed=1729', { ...touch(), prepare: withOwnClock });
  await hasHud(page);
  await stopClock(page);
  // It says so in a message, and takes no turn.
  await page.keyboard.press('J');
  const news = page.locator('#hud-news');
  const log = await page.evaluate(() => window.cellophane.game.hud().messages.map(({ text }) => text));
  await eventually(async () => {
    await page.clock.runFor(50);
    return JSON.stringify(await page.locator('#hud-news p').allTextContents()) === JSON.stringify(log);
  }, 'the last two messages were there');
  const [box, stage] = [
    await news.evaluate((part) => ({ bottom: part.getBoundingClientRect().bottom })),
    await page.locator('#stage').boundingBox(),
  ];
  assert.ok(box.bottom <= stage.y + stage.height / 3 + 1);
  await news.tap();
  await eventually(async () => {
    await page.clock.runFor(100);
    return (await page.textContent('#reader-title')) === 'Message log';
  }, 'the log was open');
  await page.locator('#reader-ways').getByRole('button', { name: 'Back' }).tap();
  await page.clock.runFor(10_000);
  assert.equal(await news.isVisible(), false);
  await page.clock.resume();
});

test('the direction pad comes on demand, and goes again', async () => {
  const { page } = await openPhone();
  await hasHud(page);
  const pad = page.locator('#pad');
  assert.equal(await pad.isVisible(), false);
  await tap(page, 'Direction pad');
  await pad.getByRole('button', { name: 'South', exact: true }).waitFor();
  await tap(page, 'Direction pad');
  assert.equal(await pad.isVisible(), false);
});

test('a question of the map has its buttons in place of the others', async () => {
  const { page } = await openPhone();
  await hasHud(page);
  for (const key of ['t', 'b']) await page.keyboard.press(key);
  await page.locator('#hud-hand').getByRole('button', { name: 'Throw', exact: true }).waitFor();
  assert.deepEqual(await page.locator('#hud-hand button').allTextContents(), ['Throw', 'Next target', 'Cancel aiming']);
  assert.match(await page.textContent('#hud-news'), /Throw/);
  await tap(page, 'Cancel aiming');
  await page.locator('#hud-hand').getByRole('button', { name: 'Explore' }).waitFor();
});

test('a notice covers neither the middle third nor the buttons, moves nothing, and can be closed', async () => {
  for (const [width, height] of sizes) {
    const { page } = await openGame(host, '?seed=5&daily=x&depth=0&style=x&view=x&v=9', touch(width, height));
    await hasHud(page);
    assert.ok((await notices(page)).length > 2);
    const boxes = () =>
      page.evaluate(() =>
        ['#notices', '#stage', '#hud-hand', '#hud-state'].map((part) => {
          const { top, bottom } = document.querySelector(part).getBoundingClientRect();
          return [top, bottom];
        }),
      );
    const [notice, stage, hand, state] = await boxes();
    assert.ok(notice[1] <= stage[0] + (stage[1] - stage[0]) / 3 + 1, `${width} by ${height}`);
    await eventually(async () => {
      // Some go by themselves.
      if ((await page.locator('#notices p').count()) === 0) return true;
      await page
        .locator('#notices p button:last-child')
        .first()
        .tap({ timeout: 2000 })
        .catch(() => {});
      return false;
    }, 'they were closed');
    const [, ...rest] = await boxes();
    assert.deepEqual(rest, [stage, hand, state]);
    await giveBack(page);
  }
});

test('axe finds nothing on a phone, in a fight and with a card', async () => {
  const { page } = await openGame(host, '?seed=42', touch());
  await hasHud(page);
  await playUntil(page, seesCreature);
  await page.locator('#hud-things button').first().tap();
  await page.locator('#hud-card p').first().waitFor();
  assert.deepEqual(await violations(page), []);
});

test('what is aimed at outside the view comes into it, and the hero again after it', async () => {
  const { page } = await openGame(host, '?seed=1729', touch());
  await hasHud(page);
  for (const key of ['t', 'b']) await page.keyboard.press(key);
  const isInSight = async (which) => {
    await frames(page);
    const cell = await page.evaluate((name) => window.cellophane.game[name](), which);
    const { x } = await spotOf(page, ...cell);
    return { cell, x, isIn: x > 0 && x < 390 };
  };
  const east = (await page.evaluate(() => window.cellophane.game.heroCell()))[0] < 60;
  for (let i = 0; i < 30; ++i) await page.keyboard.press(east ? 'ArrowRight' : 'ArrowLeft');
  await eventually(async () => (await isInSight('aimedCell')).isIn, 'the target was in sight');
  const there = await isInSight('aimedCell');
  assert.equal((await isInSight('heroCell')).isIn, false, JSON.stringify(there));
  await tap(page, 'Cancel aiming');
  await eventually(async () => (await isInSight('heroCell')).isIn, 'the hero was in sight again');
});

test('of several foes of one name each button has an arrow, and many chips do not make the page wider', async () => {
  const { page, complaints } = await openGame(host, '?seed=30', touch(360, 640));
  await hasHud(page);
  await playUntil(page, (hud) => hud.actions.some(({ toward }) => toward) && hud.things.length > 2);
  const found = await page.evaluate(() => window.cellophane.game.hud().actions.find(({ toward }) => toward));
  const button = page.getByRole('button', { name: `${found.label}, ${found.toward}`, exact: true });
  await eventually(() => button.isVisible(), 'the button was there');
  assert.match(await button.textContent(), new RegExp(`^${found.label} [←↑→↓↖↗↘↙]$`));
  assert.ok((await page.evaluate(() => document.querySelector('#hud-things').scrollWidth)) > 360);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(complaints, []);
  await giveBack(page);
});

test('the inventory shows what is carried as the map does, and what is made to be thrown comes first', async () => {
  const { page, complaints } = await openGame(host, '?seed=1729', touch());
  await hasHud(page);
  await eventually(() => page.evaluate(() => [...document.fonts].some(({ family }) => /Pictograms/.test(family))));
  const signs = () => page.locator('#reader-choices i').allTextContents();
  const wanted = () => page.evaluate(() => window.cellophane.game.inventory().map(({ sign }) => sign.glyph));
  await page.locator('#hud-hand').getByRole('button', { name: 'Inventory' }).tap();
  await eventually(async () => (await signs()).length > 0, 'the list was there');
  // Pictures have code points of their own.
  await eventually(async () => (await wanted()).every((glyph) => glyph >= '\ue000'), 'pictures were drawn');
  await eventually(async () => String(await signs()) === String(await wanted()), 'the list had them');
  await page.locator('#reader-ways').getByRole('button', { name: 'Back' }).tap();
  await page.evaluate(() => window.cellophane.game.setKeyboard?.(false));
  await page.keyboard.press('t');
  const rows = page.locator('#reader-choices li');
  await eventually(async () => /darts/.test(await rows.first().textContent()), 'the darts came first');
  assert.match(await rows.nth(1).getAttribute('class'), /group/);
  assert.deepEqual(complaints, []);
  await giveBack(page);
});

test('nothing moves at the end when its picture comes', async () => {
  const { page, complaints } = await openGame(host, '?seed=1729', touch());
  await hasHud(page);
  let show;
  const shown = new Promise((resolve) => {
    show = resolve;
  });
  await page.route(/result_worker/, (route) => shown.then(() => route.continue()));
  await page.keyboard.press('Shift+Q');
  await page.keyboard.press('y');
  await page.locator('#end-picture').waitFor({ state: 'attached' });
  const top = () => page.evaluate(() => document.querySelector('#reader-lines').getBoundingClientRect().top);
  const before = await top();
  assert.equal(await page.locator('#end-picture img').count(), 0);
  show();
  await page.locator('#end-picture img').waitFor();
  assert.ok(Math.abs((await top()) - before) < 2, `from ${before} to ${await top()}`);
  assert.deepEqual(complaints, []);
  await giveBack(page);
});
