// Unknown names: the API refuses them, and so does the core behind it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCellophane, openCore } from './support.mjs';

const engine = await loadCellophane();
const core = await openCore();

/** The allowed names that an error lists. */
const allowedIn = ({ message }) => /; allowed: (.*)\.$/.exec(message)?.[1];

/** The same, of the error that `use` throws. */
function allowedBy(use) {
  let error;
  assert.throws(use, (thrown) => Boolean((error = thrown)));
  return allowedIn(error);
}

function checkRefused(answer, code, beginning, allowed) {
  assert.equal(answer?.code, code);
  assert.ok(answer.message.startsWith(beginning), answer.message);
  assert.equal(allowedIn(answer), allowed);
}

const drawing = {
  cell: 4,
  theme: 'sepia',
  glyphs: true,
  items: true,
  monsters: true,
  grid: false,
  reveal: true,
  title: null,
  description: null,
};

test('an unknown style is refused by the core with the styles there are', () => {
  const allowed = allowedBy(() => engine.generate({ seed: 3, style: 'baroque' }));
  assert.equal(allowed, 'brogue, classic, accretion, rogue');
  for (const answer of [
    core.dig(3n, 'baroque', 1, 79, 29, 3, 3, ''),
    core.digWatched(3n, 'baroque', 1, 79, 29, 3, 3, ''),
    core.newShaft(3n, 'baroque', 79, 29, 3, 3, ''),
    core.newDescent(3n, 'baroque'),
    core.newBareDescent(3n, 'baroque'),
    core.newSession(3n, 'baroque', 1),
    core.newHarmlessSession(3n, '', 1),
    core.newCatalog(3n, 3n, 'baroque', 1, 1, 79, 29, '', false, ''),
    core.newSearch(3n, 3n, 'baroque', 1, 1, 79, 29, '', 'ally("captive") <= 1', ''),
  ])
    checkRefused(answer, 'bad-style', 'style is "', allowed);
});

test('unknown layers and themes are refused by the core with those there are', () => {
  const level = engine.generate({ seed: 3 });
  const dug = core.dig(3n, 'brogue', 1, 79, 29, 3, 3, '');
  checkRefused(
    core.levelCells(dug, 'cellar'),
    'bad-argument',
    'layer is "cellar"',
    allowedBy(() => level.cells('cellar')),
  );
  for (const [draw, given] of [
    [(dug, drawing) => core.svg(dug, drawing), () => level.toSvg({ theme: 'sepia' })],
    [core.png, () => level.toPng({ theme: 'sepia' })],
  ])
    checkRefused(draw(dug, drawing, 25400), 'bad-argument', 'theme is "sepia"', allowedBy(given));
  assert.deepEqual(core.levelCells(dug, 'dungeon'), level.cells('dungeon'));
  dug.delete();
  level.dispose();
});

test('an unknown pointer act is refused by the core with those there are', () => {
  for (const sat of [core.newSession(3n, 'brogue', 1), core.newTitle(3n, 0n)]) {
    const before = sat.text();
    const answer = sat.point('shove', 50, 10, false, false);
    checkRefused(answer, 'bad-event', 'what the pointer does is "shove"', 'hover, press, leave, down, rightpress, tap');
    assert.equal(sat.text(), before);
    for (const act of allowedIn(answer).split(', ')) assert.equal(sat.point(act, 50, 10, false, false), null, act);
    sat.delete();
  }
});
