// <cellophane-game> in a page: moved about, kept turn by turn, and open twice.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, frames, openBrowser, openPage } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const whenReady = (page, name = 'cellophane-game') =>
  page.waitForFunction((it) => document.querySelector(it)?.game, name);
const turns = (page, name = 'cellophane-game') =>
  page.evaluate((it) => document.querySelector(it).game?.turns ?? null, name);
const words = (page, name = 'cellophane-game') =>
  page.evaluate((it) => document.querySelector(it).shadowRoot.querySelector('.words:not([hidden])')?.textContent, name);
const whenOpenElsewhere = (page, name) =>
  eventually(
    async () => /open in another tab/.test(await words(page, name)),
    'it is told that the game is open elsewhere',
  );
/** What is kept, which another tab may have written. */
const entry = (page, key) => page.evaluate((it) => localStorage.getItem(`cellophane-game/${it}`), key);

/** Keeps the events of all games of a page in `window.told`. */
function listen() {
  window.told = [];
  for (const type of ['cellophane-ready', 'cellophane-error'])
    addEventListener(type, ({ target, detail }) => window.told.push({ type, id: target.id, ...detail }));
}

async function openKept(key, query = 'seed=5') {
  const opened = await openPage(host, `?view=embed&play&${query}&key=${key}`, {
    prepare: (page) => page.addInitScript(listen),
  });
  await whenReady(opened.page);
  return opened;
}

async function openTab({ page, context }) {
  const tab = await context.newPage();
  await tab.addInitScript(listen);
  await tab.goto(page.url());
  return tab;
}

async function play(page, keys, name = 'cellophane-game') {
  await page.evaluate((it) => document.querySelector(it).focus(), name);
  for (const key of keys) await page.keyboard.press(key);
}

test('a game in two tabs is played in one of them, and no turn of it is lost', async () => {
  const opened = await openKept('tabs');
  const { page, complaints } = opened;
  await play(page, 'zzz');
  assert.equal(await turns(page), 3);
  const second = await openTab(opened);
  await whenOpenElsewhere(second);
  assert.deepEqual(
    (await second.evaluate(() => window.told)).map(({ type, code }) => [type, code]),
    [['cellophane-error', 'in-use']],
  );
  assert.match(
    await second.evaluate(() => {
      try {
        document.querySelector('cellophane-game').restart(7);
      } catch ({ name, code, message }) {
        return `${name} ${code} ${message}`;
      }
      return 'it restarted';
    }),
    /^CellophaneError bad-argument .*open in another tab/,
  );
  await second.bringToFront();
  await second.click('cellophane-game button');
  await whenReady(second);
  assert.equal(await turns(second), 3);
  await whenOpenElsewhere(page);
  await play(second, 'zz');
  await page.bringToFront();
  await play(page, 'zzzz');
  assert.equal(await turns(page), null);
  // The tab with the game goes, and the other goes on with it.
  await second.close();
  await whenReady(page);
  assert.equal(await turns(page), 5);
  await play(page, 'z');
  await page.reload();
  await whenReady(page);
  assert.equal(await turns(page), 6);
  assert.deepEqual(complaints, []);
});

test('without the browser’s locks a game is played in one tab, too', async () => {
  const opened = await openPage(host, `?view=embed&play&seed=5&key=lockless`, {
    isNew: true,
    prepare: (page, context) =>
      context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })),
  });
  const { page } = opened;
  await whenReady(page);
  await play(page, 'zz');
  const second = await openTab(opened);
  await whenOpenElsewhere(second);
  await second.click('cellophane-game button');
  await whenReady(second);
  assert.equal(await turns(second), 2);
  await play(second, 'z');
  // The first has not noticed: it finds another name at its next turn, and writes nothing.
  const kept = await entry(second, 'lockless');
  await page.bringToFront();
  await eventually(async () => {
    if ((await turns(page)) !== null) await play(page, 'z');
    return /open in another tab/.test(await words(page));
  }, 'the first has noticed');
  assert.equal(await entry(second, 'lockless'), kept);
  // A page that is reloaded does not wait for its own claim to end.
  await second.reload();
  await whenReady(second);
  assert.equal(await turns(second), 3);
  await second.close();
  await whenReady(page);
  assert.equal(await turns(page), 3);
});

test('of two elements of a page with one save-key one is played, and the other when that one goes', async () => {
  const { page } = await openKept('twins');
  await play(page, 'z');
  await page.evaluate(() => {
    document.querySelector('cellophane-game').id = 'first';
    const second = document.createElement('cellophane-game');
    for (const [name, value] of Object.entries({ id: 'second', seed: '5', 'save-key': 'twins' }))
      second.setAttribute(name, value);
    document.querySelector('main').append(second);
  });
  await whenOpenElsewhere(page, '#second');
  await play(page, 'z', '#first');
  await page.evaluate(() => document.querySelector('#first').remove());
  await whenReady(page, '#second');
  assert.equal(await turns(page, '#second'), 2);
});

test('every turn is kept as it is played', async () => {
  const { page, context } = await openKept('turns');
  for (const key of 'zzsz') {
    const before = await entry(page, 'turns');
    // In the task of the key itself, so that nothing can come between.
    const after = await page.evaluate((each) => {
      const game = document.querySelector('cellophane-game');
      const canvas = game.shadowRoot.querySelector('canvas');
      canvas.dispatchEvent(
        new KeyboardEvent('keydown', { key: each, bubbles: true, cancelable: true, composed: true }),
      );
      return localStorage.getItem('cellophane-game/turns');
    }, key);
    assert.notEqual(after, before, key);
  }
  const count = await turns(page);
  assert.ok(count >= 4);
  // A process that is killed tells nobody.
  const session = await context.newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => {}), page.waitForEvent('crash')]);
  const again = await context.newPage();
  await again.goto(page.url());
  await page.close();
  await whenReady(again);
  assert.equal(await turns(again), count);
});

test('restart leaves the old game behind, and the new one is kept from its beginning', async () => {
  const { page } = await openKept('anew');
  await play(page, 'zzz');
  await page.evaluate(() => document.querySelector('cellophane-game').restart('xyzzy'));
  const { seed } = await page.evaluate(() => window.told.at(-1));
  assert.notEqual(seed, '5');
  await page.reload();
  await whenReady(page);
  const [again] = await page.evaluate(() => window.told);
  assert.deepEqual([again.seed, again.turns], [seed, 0]);
  // A loaded game is kept as well.
  const save = await page.evaluate(() => {
    const game = document.querySelector('cellophane-game');
    game.game.step({ type: 'rest' });
    const file = game.save();
    game.restart(7);
    game.load(file);
    return [...file];
  });
  assert.ok(save.length > 100);
  await page.reload();
  await whenReady(page);
  const [loaded] = await page.evaluate(() => window.told);
  assert.deepEqual([loaded.seed, loaded.turns, loaded.isKept], [seed, 1, true]);
  const refusals = await page.evaluate(() => {
    const game = document.querySelector('cellophane-game');
    const answers = [null, {}, NaN, 1.5, 2 ** 60, [], true, '', Symbol('x'), () => 1].map((wrong) => {
      try {
        game.restart(wrong);
      } catch ({ name, code }) {
        return `${name} ${code}`;
      }
      return 'restarted';
    });
    return { answers, turns: game.game.turns };
  });
  assert.deepEqual(new Set(refusals.answers), new Set(['CellophaneError bad-seed']));
  assert.equal(refusals.turns, 1, 'the game goes on');
});

test('a game that is moved within its page goes on, and one that is taken out waits', async () => {
  for (const query of ['', '&key=moved']) {
    const { page, complaints } = await openPage(host, `?view=embed&play&seed=5${query}`);
    await whenReady(page);
    await play(page, 'zz');
    const same = await page.evaluate(async () => {
      const element = document.querySelector('cellophane-game');
      const { game } = element;
      const main = document.querySelector('main');
      const other = document.body.appendChild(document.createElement('div'));
      const moves = [
        () => other.append(element),
        () => main.insertBefore(element, main.firstChild),
        () => other.replaceChildren(element),
        () => main.moveBefore?.(element, null),
        () => document.body.append(other),
        () => {
          element.remove();
          main.append(element);
        },
      ];
      const answers = [];
      for (const move of moves) {
        move();
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        answers.push(element.game === game && game.turns === 2);
      }
      return answers;
    });
    assert.deepEqual(same, [true, true, true, true, true, true], query);
    await play(page, 'z');
    assert.equal(await turns(page), 3);
    await page.evaluate(async () => {
      window.away = document.querySelector('cellophane-game');
      window.away.remove();
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    });
    assert.equal(await page.evaluate(() => window.away.game), null);
    await page.evaluate(() => document.querySelector('main').append(window.away));
    await whenReady(page);
    assert.equal(await turns(page), 3);
    assert.deepEqual(complaints, []);
  }
});

test('a game that is adopted by another document has its styles, its font and its keys there', async () => {
  const { page, complaints } = await openPage(host, '?view=embed&play&seed=5');
  await whenReady(page);
  await play(page, 'z');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.id = 'other';
    frame.width = 900;
    frame.height = 500;
    document.querySelector('main').append(frame);
    frame.contentDocument.body.append(document.querySelector('cellophane-game'));
  });
  const frame = page.frames().at(-1);
  await frames(page, 3);
  const told = await frame.evaluate(() => {
    const game = document.querySelector('cellophane-game');
    const canvas = game.shadowRoot.querySelector('canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const { width } = canvas.getBoundingClientRect();
    return {
      turns: game.game.turns,
      display: getComputedStyle(game).display,
      position: getComputedStyle(canvas).position,
      isWide: width > 700 && Math.abs(canvas.width - width * devicePixelRatio) < 2,
      isDrawn: new Set(new Uint32Array(data.buffer)).size > 20,
      fonts: [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
    };
  });
  assert.deepEqual(told, {
    turns: 1,
    display: 'block',
    position: 'absolute',
    isWide: true,
    isDrawn: true,
    fonts: ['Cellophane Map'],
  });
  await frame.evaluate(() => document.querySelector('cellophane-game').focus());
  await page.keyboard.press('z');
  assert.equal(await turns(frame), 2);
  assert.deepEqual(
    complaints.filter((text) => !text.includes('willReadFrequently')),
    [],
  );
});

test('presses reach the button that is seen there, however the page scales or turns a game', async () => {
  const { page } = await openPage(host, '?view=embed&play&seed=5');
  await whenReady(page);
  let count = 0;
  for (const [name, value] of [
    ['zoom', '1'],
    ['zoom', '0.5'],
    ['transform', 'scale(0.5)'],
    ['transform', 'rotate(25deg) scale(0.6)'],
  ]) {
    const spot = await page.evaluate(
      async ([property, text]) => {
        const game = document.querySelector('cellophane-game');
        game.style.cssText =
          'position: fixed; left: 200px; top: 20px; width: 804px; height: 460px; transform-origin: 0 0';
        game.style.setProperty(property, text);
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
        const { transform } = getComputedStyle(game);
        const zoom = property === 'zoom' ? Number(text) : 1;
        // The button that rests, in a screen of 100 by 34 cells.
        const at = new DOMMatrix(transform).transformPoint(new DOMPoint(2 + 42 * 8, 460 / 2 + 16.5 * (8 / 0.6)));
        return { x: (200 + at.x) * zoom, y: (20 + at.y) * zoom };
      },
      [name, value],
    );
    await page.mouse.click(spot.x, spot.y);
    await eventually(async () => (await turns(page)) > count, `the button was pressed with ${name}: ${value}`, 5000);
    count = await turns(page);
  }
});

test('what happens in a game is told by events named as all others, and by the names of 1.0.0', async () => {
  const { page } = await openKept('names');
  await page.evaluate(() => {
    window.names = [];
    for (const name of ['depth', 'over', 'result'])
      for (const type of [`cellophane-${name}`, name])
        addEventListener(type, ({ detail: { depth, turns, seed } }) =>
          window.names.push([type, depth, turns > 0, seed]),
        );
  });
  const namesOf = (name) => page.evaluate((it) => window.names.filter(([type]) => type.endsWith(it)), name);
  await eventually(async () => {
    await page.evaluate(() => {
      const { game } = document.querySelector('cellophane-game');
      game.step({ type: 'explore' });
      game.step({ type: 'stairs', to: 'down' });
    });
    await play(page, ['z']);
    return (await namesOf('depth')).length > 0;
  }, 'the hero has gone down');
  await page.evaluate(() => document.querySelector('cellophane-game').game.step({ type: 'quit' }));
  await play(page, ['z']);
  await eventually(async () => (await namesOf('result')).length === 2, 'the end was told');
  for (const name of ['depth', 'over', 'result']) {
    const [[ofAll, ...told], [former, ...same]] = await namesOf(name);
    assert.deepEqual([ofAll, former, same], [`cellophane-${name}`, name, told]);
  }
  assert.deepEqual((await namesOf('depth'))[0].slice(1, 3), [2, true]);
});

test('an empty attribute of a game is one that was left out', async () => {
  const { page } = await openKept('empty', 'seed=&style=&variant=&theme=&size=');
  const found = await page.evaluate(async () => {
    const game = document.querySelector('cellophane-game');
    const { style, variant } = game.game;
    game.wasm = undefined;
    for (const name of ['seed', 'dungeonStyle', 'variant', 'theme', 'size']) game[name] = null;
    return { style, variant, wasm: game.wasm, attributes: game.getAttributeNames() };
  });
  assert.deepEqual(found, { style: 'brogue', variant: 'brogue', wasm: null, attributes: ['save-key'] });
  const told = await page.evaluate(() => window.told.map(({ type }) => type));
  assert.ok(!told.includes('cellophane-error'));
});
