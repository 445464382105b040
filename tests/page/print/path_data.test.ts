import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circlePath, pathOperators } from '../../../web/print/path_data';

/** The numbers of the operators, and the operators. */
const read = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const words = line.split(' ');
      return [words.at(-1), ...words.slice(0, -1).map(Number)];
    });

test('lines become lines, with relative steps counted from where the pen is', () => {
  assert.deepEqual(read(pathOperators('M10 20l5 0h-3v4L0 0zm1 1')), [
    ['m', 10, 20],
    ['l', 15, 20],
    ['l', 12, 20],
    ['l', 12, 24],
    ['l', 0, 0],
    ['h'],
    ['m', 11, 21],
  ]);
  // Behind a move further points are lines.
  assert.deepEqual(read(pathOperators('m1 2-.5 1')), [
    ['m', 1, 2],
    ['l', 0.5, 3],
  ]);
});

test('quadratic curves become the cubic ones that are the same', () => {
  const [, absolute] = read(pathOperators('M0 0Q30 0 30 30'));
  const [, relative] = read(pathOperators('M0 0q30 0 30 30'));
  assert.deepEqual(absolute, ['c', 20, 0, 30, 10, 30, 30]);
  assert.deepEqual(relative, absolute);
  assert.deepEqual(read(pathOperators('M5 5c1 2 3 4 5 6'))[1], ['c', 6, 7, 8, 9, 10, 11]);
});

/** How far the middles of the curves of a path lie from a point. */
function distances(path: string, x: number, y: number): number[] {
  const found: number[] = [];
  let at: number[] = [];
  for (const [operator, ...numbers] of read(path)) {
    const points = numbers as number[];
    if (operator === 'c') {
      const middle = [0, 1].map((i) => (at[i] + 3 * points[i] + 3 * points[i + 2] + points[i + 4]) / 8);
      found.push(Math.hypot(middle[0] - x, middle[1] - y));
    }
    if (points.length > 0) at = points.slice(-2);
  }
  return found;
}

test('arcs lie on their circle, on the side that their flags name', () => {
  for (const [flags, x, y] of [
    ['0 1', 10, 0],
    ['0 0', 0, 10],
    ['1 1', 0, 10],
    ['1 0', 10, 0],
  ] as const) {
    const wide = flags.startsWith('1');
    const path = pathOperators(`M0 0a10 10 0 ${flags} 10 10`);
    // Of a quarter of a circle the center is the corner; of three quarters the other one.
    const [centerX, centerY] = wide ? [x === 0 ? 10 : 0, y === 0 ? 10 : 0] : [10 - x, 10 - y];
    assert.equal(read(path).filter(([operator]) => operator === 'c').length, wide ? 3 : 1, flags);
    for (const distance of distances(path, centerX, centerY)) assert.ok(Math.abs(distance - 10) < 0.02, flags);
    assert.deepEqual(read(path).at(-1)!.slice(-2), [10, 10]);
  }
});

test('a whole circle, as marks have it, goes all around', () => {
  const path = pathOperators('m0-34a34 34 0 1 1-.1 0z');
  assert.ok(distances(path, 0, 0).every((distance) => Math.abs(distance - 34) < 0.1));
  assert.equal(read(path).filter(([operator]) => operator === 'c').length, 4);
  assert.deepEqual(distances(circlePath(5, 7, 44), 5, 7).map(Math.round), [44, 44, 44, 44]);
});

test('a command that no drawing has is refused', () => {
  assert.throws(() => pathOperators('M0 0S1 1 2 2'), /not known: S/);
});
