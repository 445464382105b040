import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boundedZoom,
  fontOfMapAlone,
  hasLeftMiddle,
  inSight,
  isCut,
  isNearEdge,
  leftFor,
  panningFontFor,
  readable,
  startFor,
  widthOfPages,
  type Grip,
} from '../../../../web/app/shell/layout_arithmetic';
import { heightOfEm, widthOfEm } from '../../../../web/terminal/screen_size';

test('a window that fits the whole screen has all of it in sight', () => {
  assert.deepEqual(inSight(0, 800, 800, 100), [0, 100]);
  assert.deepEqual(inSight(0, 1200, 800, 100), [0, 100]);
});

test('only cells wholly in sight count, but for a tenth of one', () => {
  // Cells of 10 pixels.
  assert.deepEqual(inSight(0, 395, 1000, 100), [0, 39]);
  assert.deepEqual(inSight(0, 399, 1000, 100), [0, 40]);
  assert.deepEqual(inSight(1, 400, 1000, 100), [0, 40]);
  assert.deepEqual(inSight(2, 400, 1000, 100), [1, 39]);
  assert.deepEqual(inSight(600, 400, 1000, 100), [60, 40]);
});

test('a window narrower than a cell has one in sight, and one past the end the last', () => {
  assert.deepEqual(inSight(25, 3, 1000, 100), [3, 1]);
  assert.deepEqual(inSight(5000, 100, 1000, 100), [99, 1]);
});

test('a spot is near an edge within a fifth of the view, and beyond it', () => {
  for (const spot of [0, 119, 281, 400])
    assert.ok(isNearEdge(spot, 100, 200) === (spot < 140 || spot > 260), `${spot}`);
  assert.equal(isNearEdge(140, 100, 200), false);
  assert.equal(isNearEdge(200, 100, 200), false);
  assert.equal(isNearEdge(260, 100, 200), false);
});

/** Views of 400 pixels on a screen of 1000, with cells of 10. */
const leftOf = (column: number, mapLeft = 210) => leftFor(column * 10 + 5, 400, mapLeft);

test('a view with the hero in its middle shows all of the sidebar or none of it', () => {
  assert.equal(leftOf(80), 605, 'the sidebar is far away');
  assert.ok(leftOf(5) < 0, 'the browser scrolls no further than the edge');
  assert.equal(leftOf(38), 210, 'none of it, for the hero keeps his distance from the edge');
  assert.equal(leftOf(25), 0, 'all of it, for without it the hero would be at the edge');
  assert.equal(leftOf(38, 0), 185, 'the hero in the middle, where no sidebar is shown');
});

test('half a sidebar is shown where the hero would be at an edge otherwise', () => {
  // A view so narrow that it can show neither with the hero away from its edges.
  assert.equal(leftFor(225, 200, 210), 125);
});

test('the font for panning is that of the whole screen, if it is readable', () => {
  const facts = { whole: 12, byPage: 20, size: 1, pixelRatio: 1, grip: 'mouse' } as const;
  assert.equal(panningFontFor(facts), 12);
  assert.equal(panningFontFor({ ...facts, size: 2 }), 24);
});

test('otherwise it is that of a page of the game, within bounds', () => {
  const facts = { whole: readable - 1, byPage: 11, size: 1, pixelRatio: 1, grip: 'mouse' } as const;
  assert.equal(panningFontFor(facts), 11);
  assert.equal(panningFontFor({ ...facts, byPage: 40 }), 16);
  assert.equal(panningFontFor({ ...facts, byPage: 5 }), 9);
  assert.equal(panningFontFor({ ...facts, byPage: 5, pixelRatio: 3 }), 8.5, 'a fine screen');
  assert.equal(panningFontFor({ ...facts, size: 1.5 }), 16.5);
  assert.equal(widthOfPages(450), 1000);
});

test('fingers get larger letters, in both ways to hold a phone', () => {
  const facts = { whole: 10, byPage: 11, size: 1, pixelRatio: 3, grip: 'upright' } as const;
  assert.equal(panningFontFor(facts), 15.5, 'rows of 18 pixels');
  assert.equal(panningFontFor({ ...facts, grip: 'sideways' }), 12.5, 'rows of 14 pixels');
  assert.equal(panningFontFor({ ...facts, whole: 12 }), 12, 'a tablet shows all of it');
});

test('a strip is needed where more than an edge of the screen is hidden', () => {
  assert.equal(isCut(10, 10), false);
  assert.equal(isCut(10.5, 10), false);
  assert.equal(isCut(11, 10), true);
});

test('the zoom goes from the whole screen to three times the usual size', () => {
  assert.equal(boundedZoom(10, 6, 12), 3);
  assert.equal(boundedZoom(0.1, 6, 12), 0.5);
  assert.equal(boundedZoom(0.1, 12, 12), 1, 'where all of it fits, it shrinks no further');
  assert.equal(boundedZoom(2, 6, 12), 2);
});

test('a zoom close to the usual size is the usual size', () => {
  assert.equal(boundedZoom(1.05, 6, 12), 1);
  assert.equal(boundedZoom(0.95, 6, 12), 1);
  assert.equal(boundedZoom(1.07, 6, 12), 1.07);
});

test('a map alone has rows of 16 pixels or more, all of them where 36 columns are left', () => {
  const rowOf = (width: number, height: number, grip: Grip) => fontOfMapAlone({ width, height }, grip) * heightOfEm;
  const columnsOf = (width: number, height: number, grip: Grip) =>
    width / (fontOfMapAlone({ width, height }, grip) * widthOfEm);
  for (const [width, height, grip] of [
    [360, 538, 'upright'],
    [390, 742, 'upright'],
    [844, 288, 'sideways'],
    [820, 1078, 'upright'],
  ] as const) {
    assert.ok(rowOf(width, height, grip) >= 16, `${width} by ${height}`);
    assert.ok(columnsOf(width, height, grip) >= 36, `${width} by ${height}`);
  }
  assert.ok(rowOf(1280, 700, 'sideways') * 29 <= 700);
  assert.equal(fontOfMapAlone({ width: 4000, height: 4000 }, 'upright'), 22);
  // Square cells are as wide as high: at least 16 pixels, and twenty of them where there is room.
  const squareOf = (width: number, height: number) => fontOfMapAlone({ width, height }, 'upright', true) * heightOfEm;
  for (const [width, height] of [
    [320, 400],
    [360, 538],
    [390, 742],
    [844, 288],
    [820, 1078],
  ] as const) {
    const side = squareOf(width, height);
    assert.ok(side >= 16 && side < 25 && (side < 17 || width / side > 19), `${width} by ${height}: ${side}`);
  }
});

test('the hero stands in the middle third of a map alone, at its edges too', () => {
  for (const [length, extent] of [
    [400, 900],
    [400, 300],
  ] as const)
    for (let spot = 100; spot <= 100 + extent; spot += 7) {
      const start = startFor(spot, length, 100, extent);
      const place = (spot - start) / length;
      assert.ok(place > 1 / 3 && place < 2 / 3, `${spot} of ${extent} at ${place}`);
      assert.equal(hasLeftMiddle(spot, start, length), false);
    }
  // Away from the edges nothing but map is in sight, and a map smaller than the view stays in its middle.
  assert.equal(startFor(320, 400, 100, 900), 120);
  assert.equal(startFor(250, 400, 100, 900), 100);
  assert.equal(startFor(250, 400, 100, 300), 50);
  assert.equal(hasLeftMiddle(100, 0, 400), true);
  assert.equal(hasLeftMiddle(300, 0, 400), true);
});
