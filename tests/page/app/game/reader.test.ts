import '../../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Game } from 'cellophane';
import { Reader } from '../../../../web/app/game/reader';
import type { Page } from '../../../../web/app/shell/page';
import { engine } from '../../support/engine';
import { openPage } from '../../support/page';

let page: Page;
let game: Game;
let reader: Reader;
beforeEach(() => {
  page = openPage();
  game = engine.newGame({ seed: '5' });
  reader = new Reader({
    root: page.root,
    game: () => game,
    send: (event) => void game.send(event),
    view: page.preferences.view,
    endPicture: () => Promise.resolve(undefined),
  });
});
afterEach(() => {
  reader.destroy();
  game.dispose();
});

/** The reader shows what there is once no event has come for a moment. */
async function shown(): Promise<void> {
  reader.refresh();
  while (page.part('reader-title').textContent === '') await new Promise((resolve) => setTimeout(resolve));
}

test('the words repeat the last five messages of the game, whatever the live region holds', async () => {
  for (let i = 0; i < 40; ++i) game.step({ type: 'explore' });
  assert.equal(page.part('log').childElementCount, 0);
  await shown();
  const told = [...page.part('reader-messages').children].map(({ textContent }) => textContent);
  assert.equal(told.length, 5);
  assert.deepEqual(told, game.log(50).slice(-5));
});
