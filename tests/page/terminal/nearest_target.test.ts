import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestTarget } from '../../../web/terminal/nearest_target';

/** A stage whose screen has cells of 10 by 20 pixels from (100, 50) on. */
const stage = {
  querySelector: () => ({ getBoundingClientRect: () => ({ left: 100, top: 50, width: 1000, height: 680 }) }),
} as unknown as Element;
/** The middle of a cell. */
const middleOf = (column: number, row: number) => ({ x: 105 + column * 10, y: 60 + row * 20 });

const rat = { column: 40, row: 10 };
const door = { column: 44, row: 10 };

test('a finger means the creature, item or door within 22 pixels of it', () => {
  const { x, y } = middleOf(40, 10);
  for (const [dx, dy] of [
    [0, 0],
    [22, 0],
    [0, -22],
    [-15, 15],
  ] as const)
    assert.deepEqual(nearestTarget(stage, { x: x + dx, y: y + dy }, [rat]), rat);
  for (const [dx, dy] of [
    [23, 0],
    [0, 23],
    [-16, 16],
  ] as const)
    assert.equal(nearestTarget(stage, { x: x + dx, y: y + dy }, [rat]), undefined);
});

test('of several a finger means the nearest', () => {
  const { x, y } = middleOf(40, 10);
  assert.deepEqual(nearestTarget(stage, { x: x + 19, y }, [rat, door]), rat);
  assert.deepEqual(nearestTarget(stage, { x: x + 21, y }, [rat, door]), door);
  assert.equal(nearestTarget(stage, { x, y }, []), undefined);
});
