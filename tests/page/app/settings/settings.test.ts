import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings, settingsLines } from '../../../../web/app/settings/settings';
import { engine } from '../../support/engine';

test('the settings of a game are read from the engine’s lines', () => {
  const game = engine.newGame({ seed: '1' });
  assert.deepEqual(readSettings(game.settings), {
    hidesSeed: false,
    hasHighContrast: false,
    hasLongNotices: false,
    wantsPictures: false,
  });
  assert.deepEqual(
    game.setSettings('least-light 20\nhide-seed on\npalette high-contrast\nlong-notices on\nsigns pictures\n'),
    [],
  );
  assert.deepEqual(readSettings(game.settings), {
    hidesSeed: true,
    hasHighContrast: true,
    hasLongNotices: true,
    wantsPictures: true,
  });
  for (const [signs, wantsPictures] of [
    ['letters', false],
    ['both', true],
  ] as const) {
    assert.deepEqual(game.setSettings(`signs ${signs}\n`), []);
    assert.equal(readSettings(game.settings).wantsPictures, wantsPictures);
  }
  game.dispose();
});

test('the engine accepts the lines that the page writes', () => {
  for (const wanted of [
    { hidesSeed: true },
    { hasHighContrast: true },
    { wantsPictures: true },
    { hidesSeed: true, hasHighContrast: true },
  ]) {
    const game = engine.newGame({ seed: '1' });
    assert.deepEqual(game.setSettings(settingsLines(wanted)), []);
    assert.deepEqual(readSettings(game.settings), {
      hidesSeed: false,
      hasHighContrast: false,
      hasLongNotices: false,
      wantsPictures: false,
      ...wanted,
    });
    game.dispose();
  }
});

test('other lines do not count, and of two with one name the later does', () => {
  for (const lines of ['', 'hide-seed', 'hide-seed off\n', 'never-hide-seed on', 'marks hide-seed on', 'hide-seed  on'])
    assert.equal(readSettings(lines).hidesSeed, false, lines);
  assert.equal(readSettings('hide-seed off\nmarks on\nhide-seed on').hidesSeed, true);
  assert.equal(readSettings('hide-seed on\nhide-seed off').hidesSeed, false);
  assert.equal(settingsLines({}), '');
});
