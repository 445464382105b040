import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { whenKept } from './stored_games.mjs';
import {
  eventually,
  notices,
  openBrowser,
  openGame as openDrawn,
  screenOf,
  seriousViolations,
  shared,
} from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens a game and waits until it is drawn and its words are there. */
async function openGame(query = '?seed=1729', options) {
  const opened = await openDrawn(host, query, options);
  await opened.page.waitForSelector('#reader-choices button', { state: 'attached' });
  return opened;
}

/** A game for tests that take no turn. */
const openUsual = shared(() => openGame());

/* Plays as a user of a screen reader does: by roles and names alone, without the game's keys or the screen. */

const reader = (page) => page.getByRole('region', { name: 'Text view' });
const choiceOf = (page, name) => reader(page).getByRole('button', { name, exact: true });

async function choose(page, name) {
  await choiceOf(page, name).focus();
  await page.keyboard.press('Enter');
  await settle(page);
}

/** Waits until the hero has stopped and the words follow. */
async function settle(page) {
  await eventually(() => page.evaluate(() => window.cellophane.game.wantsTime() < 0), 'the hero had stopped', 60_000);
  await whenTold(page);
}

/** Waits until the page's words match the current state of the game. */
const whenTold = (page) =>
  page.waitForFunction(() => {
    const { title, lines, choices, status, here } = window.cellophane.game.reading();
    const textOf = (id) => document.getElementById(id)?.textContent;
    // A sheet has the ways back apart from other choices.
    const labels = [...document.querySelectorAll('#reader-choices button, #reader-ways button')].map(
      (button) => button.firstChild?.textContent,
    );
    const inOrder = (words) => words.sort().join('\n');
    return (
      textOf('reader-title') === title &&
      textOf('reader-lines') === lines.join('') &&
      textOf('reader-here') === here.join('') &&
      textOf('reader-status') === status.join(' ') &&
      inOrder(labels) === inOrder(choices.map(({ label }) => label))
    );
  });

const titleOf = (page) => reader(page).getByRole('heading').first().textContent();
const offers = async (page, name) => (await choiceOf(page, name).count()) > 0;
const statusOf = (page) => page.textContent('#reader-status');
const settingsOf = (page) => page.evaluate(() => window.cellophane.game.settings);

/** Reads on and says no to a question, until the words tell of the dungeon again. */
async function comeBack(page) {
  for (const name of ['Continue', 'No']) if (await offers(page, name)) await choose(page, name);
}

test('the first minutes can be played by the words alone', async () => {
  // The stairs of this dungeon are near.
  const { page, complaints } = await openGame('?seed=7');
  assert.equal(await titleOf(page), 'The dungeon');
  assert.match(await statusOf(page), /^Health \d+ of \d+\. Depth 1\./);

  // The player looks at the first thing in view, hears the way there, and goes.
  const things = reader(page).getByRole('list', { name: 'In view or known' }).getByRole('button');
  await things.first().focus();
  await page.keyboard.press('Enter');
  await eventually(
    async () => /to walk\.|way there/.test(await page.textContent('#reader-here')),
    'the way there was told',
  );
  await choose(page, 'Go there');

  // Explores, and travels to the stairs on every third round, until depth 2.
  for (let i = 0; i < 60 && !/Depth 2\./.test(await statusOf(page)); ++i) {
    await comeBack(page);
    await choose(page, i % 3 === 2 ? 'Travel to the stairs down' : 'Explore');
    await comeBack(page);
    if (await offers(page, 'Go this way')) await choose(page, 'Go this way');
  }
  await comeBack(page);
  assert.match(await statusOf(page), /Depth 2\./);

  // The pack is a list, an item in it a text with its actions; Back leads to the dungeon again.
  await choose(page, 'Inventory');
  assert.equal(await titleOf(page), 'Your inventory');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'reader-title');
  const things2 = await reader(page).getByRole('list', { name: 'Your inventory' }).getByRole('button').count();
  assert.ok(things2 > 3, `${things2} things`);
  await reader(page).getByRole('list', { name: 'Your inventory' }).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await eventually(() => offers(page, 'Drop'), 'an item was open');
  assert.ok((await page.textContent('#reader-lines')).length > 30);
  await choose(page, 'Back');
  assert.equal(await titleOf(page), 'The dungeon');
  assert.deepEqual(complaints, []);
});

test('the words for the map have the state first, then what is around, the last five messages, and groups of actions', async () => {
  const { page } = await openGame('?seed=7');
  for (let i = 0; i < 4; ++i) await choose(page, 'Explore');
  await comeBack(page);
  const words = () =>
    page.evaluate(() => {
      const ids = ['title', 'status', 'here', 'things', 'around', 'messages', 'choices'];
      const parts = ids.map((id) => document.getElementById(`reader-${id}`));
      const all = [...document.querySelectorAll('#reader *')];
      return {
        places: parts.map((part) => all.indexOf(part)),
        messages: [...parts[5].children].map(({ textContent }) => textContent),
        latest: [...document.querySelectorAll('#log p')].slice(-5).map(({ textContent }) => textContent),
        groups: [...parts[6].children].map((list) => list.querySelector('button').firstChild.textContent),
      };
    });
  await eventually(async () => {
    const { messages, latest } = await words();
    return latest.length > 1 && messages.join() === latest.join();
  }, 'the last five messages of the log are told');
  const told = await words();
  assert.deepEqual(
    told.places,
    told.places.toSorted((one, other) => one - other),
  );
  // Before these: what is offered, exploring, and looking.
  assert.deepEqual(told.groups.slice(2), ['Inventory', 'North', 'Plain colours', 'Character', 'Easy mode']);
  // What is open comes before what is around.
  await choose(page, 'Inventory');
  assert.equal(await page.evaluate(() => document.querySelector('#reader').lastElementChild.id), 'reader-moment');
});

test('a key pressed on a phone makes the buttons name their keys', async () => {
  const { page } = await openGame('?seed=1729', { ...phone, isMobile: true });
  const bar = async () => (await screenOf(page))[33];
  assert.ok(!(await bar()).includes('(x)'), await bar());
  await page.keyboard.press('s');
  await eventually(async () => (await bar()).includes('Explore (x)'), 'the buttons name their keys');
});

test('the accessibility tree of the words has names, shortcuts and live regions', async () => {
  const { page } = await openUsual();
  const tree = await reader(page).ariaSnapshot();
  assert.match(tree, /- heading "The dungeon" \[level=2\]/);
  assert.match(tree, /- button "Explore"/);
  assert.match(tree, /- button "Rest until better"/);
  assert.match(tree, /- list "Around you":/);
  assert.equal(await choiceOf(page, 'Search five times').getAttribute('aria-keyshortcuts'), 'Control+s');
  assert.equal(await page.getByRole('log').getAttribute('aria-live'), 'polite');
  assert.equal(await page.getAttribute('#terminal', 'aria-hidden'), 'true');
  // A question is announced at once (role alert), and is read first.
  await page.keyboard.press('&');
  await eventually(async () => (await page.getByRole('alert').textContent()) !== '', 'the question was heard');
  assert.equal(await page.textContent('#reader-question'), await page.getByRole('alert').textContent());
  assert.deepEqual(await reader(page).getByRole('list', { name: 'Question' }).getByRole('button').allTextContents(), [
    'Yesy',
    'Help?',
    'Non',
  ]);
  await choose(page, 'No');
  await eventually(async () => (await page.getByRole('alert').textContent()) === '', 'nothing was asked any more');
});

test('pointing and reading in the words do not change the game', async () => {
  const { page } = await openUsual();
  const hash = () => page.evaluate(() => window.cellophane.game.stateHash());
  const before = await hash();
  for (const name of ['Look at the next object', 'Stop pointing', 'Message log', 'Back', 'Help', 'Back'])
    await choose(page, name);
  assert.equal(await hash(), before);
});

const modes = {
  map: [],
  cursor: ['Enter'],
  pack: ['i'],
  'item panel': ['i', 'a'],
  question: ['&'],
  help: ['?'],
  archive: ['M'],
  discoveries: ['D'],
  menu: ['ContextMenu'],
  maps: ['m'],
  feats: ['F'],
  name: ['c'],
  aiming: ['t', 'd'],
};

/** The modes that are checked without the words in sight as well: a map, a list and a question. */
const seenAtFirst = ['map', 'pack', 'question'];

/** The picture of the game has colors of its own; with the high-contrast palette it is checked like all text. */
async function serious(page) {
  const isPicture = await page.evaluate(() => !/^palette high-contrast$/m.test(window.cellophane.game.settings));
  return seriousViolations(page, isPicture ? { exclude: ['#terminal'] } : undefined);
}

test('no mode has serious accessibility violations, in high contrast with the words beside it, and as the page is at first', async () => {
  const { page } = await openGame('?seed=1729', { contrast: 'more', isDrawn: true });
  // A reader that asks the system for more contrast gets it.
  assert.match(await settingsOf(page), /^palette high-contrast$/m);
  for (const [mode, keys] of Object.entries(modes)) {
    await page.focus('#stage');
    for (const key of keys) await page.keyboard.press(key);
    await settle(page);
    if (mode !== 'map' && mode !== 'cursor')
      await eventually(async () => (await titleOf(page)) !== 'The dungeon', `${mode} was told`);
    // The words are in the page either way; as it is at first they are out of sight.
    for (const isRead of seenAtFirst.includes(mode) ? [true, false] : [true]) {
      await page.evaluate((wanted) => document.body.classList.toggle('reading', wanted), isRead);
      // At first the picture has colors of its own. What surrounds picture and words is the same in all modes.
      const part = mode === 'map' ? undefined : { include: ['#stage', '#reader'] };
      const found = await seriousViolations(page, isRead ? part : { exclude: ['#terminal'] });
      assert.deepEqual(found, [], `${mode}, ${isRead ? 'with the words' : 'at first'}`);
    }
    // The cursor has the title of the map.
    do await page.keyboard.press('Escape');
    while ((await page.evaluate(() => window.cellophane.game.reading().title)) !== 'The dungeon');
  }
});

test('the end of a game has no serious accessibility violations', async () => {
  const { page } = await openGame('?seed=1729', { isDrawn: true });
  await page.keyboard.press('Q');
  await page.keyboard.press('y');
  await eventually(async () => /^(Game over|You have had enough)$/.test(await titleOf(page)), 'the end was told');
  assert.deepEqual(await serious(page), []);
  for (let i = 0; i < 3 && !(await offers(page, 'Play again')); ++i)
    await page.keyboard.press('Space').then(() => whenTold(page));
  await eventually(() => offers(page, 'Play again'), 'what can be done was offered');
  assert.deepEqual(await serious(page), []);
});

test('settings are kept over a reload, and unreadable ones are reported', async () => {
  const { page } = await openGame();
  await choose(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Highlight' }).focus();
  await page.keyboard.press('Space');
  await eventually(async () => /marks on/.test(await settingsOf(page)), 'marks were on');
  await page.reload();
  await page.waitForSelector('#reader-choices button', { state: 'attached' });
  assert.match(await settingsOf(page), /^marks on$/m);
  assert.deepEqual(
    (await notices(page)).filter((text) => /settings/.test(text)),
    [],
  );
  await page.evaluate(() => localStorage.setItem('cellophane-settings', 'marks on\npalette sepia\n'));
  await page.reload();
  await page.waitForSelector('#reader-choices button', { state: 'attached' });
  assert.match(await settingsOf(page), /^marks on$/m);
  assert.ok(
    (await notices(page)).some((text) => text.includes('Line 2') && text.includes('high-contrast')),
    String(await notices(page)),
  );
});

test('a hidden seed is neither on the page nor in the address, which still leads back to the game', async () => {
  const { page, context, complaints } = await openGame();
  const seedOf = () => page.evaluate(() => window.cellophane.game.seed);
  const addresses = () =>
    page.evaluate(() =>
      [location.href, ...[...document.querySelectorAll('#ways a')].map(({ href }) => href)].join(' '),
    );
  assert.match(await addresses(), /1729.* .*1729/);
  // The player hides the seed in the middle of a game that is not kept yet.
  await page.evaluate(() => document.querySelector('#stage').focus());
  await page.keyboard.press('Shift+O');
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.getByRole('checkbox', { name: 'Hide the seed' }).check();
  await page.keyboard.press('Escape');
  assert.doesNotMatch(await addresses(), /1729/);
  assert.doesNotMatch(await page.title(), /1729/);
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('#seed')).color), 'rgba(0, 0, 0, 0)');
  await page.reload();
  await page.waitForSelector('#reader-choices button', { state: 'attached' });
  assert.equal(await seedOf(), '1729');
  assert.doesNotMatch(await addresses(), /1729/);
  // It stays hidden after a turn and in another dungeon; Back returns to the game.
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'New dungeon' }).click();
  await eventually(async () => (await seedOf()) !== '1729', 'another dungeon was there');
  assert.doesNotMatch(await addresses(), new RegExp(await seedOf()));
  await page.goBack();
  await eventually(async () => (await page.evaluate(() => window.cellophane.game?.turns)) === 1, 'the game was back');
  assert.equal(await seedOf(), '1729');
  // Share copies the whole link, with the seed.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'This dungeon' }).click();
  await eventually(
    async () => /seed=1729/.test(await page.evaluate(() => navigator.clipboard.readText())),
    'the link was shared',
  );
  assert.deepEqual(complaints, []);
});

test('a hidden seed is in no offer, list, notice or file name', async () => {
  const { page } = await openGame();
  const address = page.url().split('?')[0];
  await page.keyboard.press('s');
  await eventually(() => page.evaluate(() => window.cellophane.game.turns === 1), 'a turn had passed');
  await whenKept(page);
  await page.evaluate(() => localStorage.setItem('cellophane-settings', 'hide-seed on\n'));
  const visit = async (query) => {
    // The address of a hidden dungeon is that of the title: going there from itself would lead back to the dungeon.
    await page.goto('about:blank');
    await page.goto(address + query);
    await page.waitForFunction(() => window.cellophane?.game ?? window.cellophane?.title);
  };
  const told = async (words) =>
    (await page.evaluate(() => document.body.innerText)).includes(words) ||
    (await screenOf(page)).join('\n').includes(words);
  const named = 'depth 1, turn 1';
  // The offer of a kept game.
  await visit('?seed=5');
  await eventually(() => told(`You have a saved game: ${named}.`), 'it was offered');
  assert.equal(await told('1729'), false);
  // The list of kept games, and the name of a saved file.
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  await eventually(() => told('Save to file'), 'it was listed');
  assert.equal(await told('1729'), false);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to file' }).last().click(),
  ]);
  assert.equal(file.suggestedFilename(), 'cellophane-depth-1-turn-1.clph');
  // The title: its list, and the seed of the game before.
  await visit('');
  const presses = async (key, words) => {
    await page.keyboard.press(key);
    await eventually(() => told(words), `${words} after ${key}`);
  };
  await eventually(() => told('New Game (n)'), 'the title was there');
  await presses('m', 'Load a game (l)');
  await presses('l', `a) ${named}`);
  assert.equal(await told('1729'), false);
  await presses('Escape', 'Enter a seed (s)');
  await page.keyboard.press('s');
  await eventually(() => told('Seed: a number or a word'), 'a seed was asked for');
  assert.equal(await told('1729'), false);
  // The seed of a word, and of the dungeon of the day.
  await visit('?seed=teapot');
  await page.waitForSelector('#reader-choices button', { state: 'attached' });
  assert.equal(await told(await page.evaluate(() => window.cellophane.game.seed)), false);
  await visit('?daily');
  await page.waitForSelector('#reader-choices button', { state: 'attached' });
  await eventually(() => told('The same for everyone'), 'it was told');
  assert.equal(await told(await page.evaluate(() => window.cellophane.game.seed)), false);
});

test('the words can be shown beside the picture, letters enlarged, and both are kept', async () => {
  const { page } = await openGame();
  const widthOf = async (selector) => (await page.locator(selector).boundingBox()).width;
  assert.ok((await widthOf('#reader')) <= 1);
  const fontSize = () => page.evaluate(() => window.cellophane.terminal.options.fontSize);
  const before = await fontSize();
  await page.click('#settings');
  await page.getByRole('checkbox', { name: 'Text view' }).check();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  assert.ok((await widthOf('#reader')) > 200);
  await page.reload();
  await page.waitForSelector('#reader-choices button', { state: 'attached' });
  assert.ok((await widthOf('#reader')) > 200);
  assert.ok((await fontSize()) > before * 0.9, `${await fontSize()} of ${before}`);
});

test('a phone has a text field to type a name', async () => {
  const { page, complaints } = await openGame('?seed=1729', phone);
  assert.ok(!(await page.isVisible('#entry')));
  await choose(page, 'Name');
  await eventually(async () => (await titleOf(page)) === 'Name which item?', 'he was asked what');
  const unfit = 'button[data-unfit]';
  const letters = await page.evaluate(
    (unfit) =>
      [...document.querySelectorAll(`#reader-choices button:not(${unfit.slice(6)})`)].map((button) =>
        button.getAttribute('aria-keyshortcuts'),
      ),
    unfit,
  );
  await page.evaluate(
    (key) => document.querySelector(`#reader-choices button[aria-keyshortcuts="${key}"]`).click(),
    letters[0],
  );
  await eventually(() => page.isVisible('#entry input'), 'there was a line to type in');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'entry-text');
  await page.locator('#entry input').pressSequentially('old Maud');
  assert.ok((await screenOf(page)).join('\n').includes('old Maud'));
  await page.locator('#entry').getByRole('button', { name: 'Done' }).tap();
  await eventually(() => page.isHidden('#entry'), 'the line was gone');
  const said = await page.evaluate(() => window.cellophane.game.messages());
  assert.ok(
    said.some((message) => message.includes('old Maud')),
    said.at(-1),
  );
  assert.deepEqual(complaints, []);
});

test('the touch controls do everything the game needs, and holding them does more', async () => {
  const { page } = await openGame('?seed=1729', phone);
  const hand = page.getByRole('group', { name: 'Commands' });
  const pad = page.getByRole('group', { name: 'Touch controls' });
  const turns = () => page.evaluate(() => window.cellophane.game.turns);
  for (const name of ['Explore', 'Inventory', 'Rest', 'Direction pad'])
    await hand.getByRole('button', { name, exact: true }).waitFor();
  await hand.getByRole('button', { name: 'Direction pad' }).tap();
  for (const name of [
    'North',
    'South',
    'East',
    'West',
    'North-east',
    'North-west',
    'South-east',
    'South-west',
    'Rest one turn; hold: rest until better',
  ])
    assert.equal(await pad.getByRole('button', { name, exact: true }).count(), 1, name);
  await hand.getByRole('button', { name: 'Direction pad' }).tap();
  await hand.getByRole('button', { name: 'Rest' }).tap();
  await eventually(async () => (await turns()) === 1, 'a turn had passed');
  const box = await hand.getByRole('button', { name: 'Rest' }).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await eventually(async () => (await turns()) > 2, 'holding had done more');
  await page.mouse.up();
  await settle(page);
  await hand.getByRole('button', { name: 'Inventory' }).tap();
  await eventually(async () => (await titleOf(page)) === 'Your inventory', 'the pack was open');
  await page.locator('#reader-ways').getByRole('button', { name: 'Back' }).tap();
  await eventually(async () => (await titleOf(page)) === 'The dungeon', 'it was closed');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await eventually(async () => (await titleOf(page)) === 'Menu', 'the menu was open');
  await page.locator('#reader-ways').getByRole('button', { name: 'Back' }).tap();
  await eventually(() => hand.isVisible(), 'the touch controls were back');
});
