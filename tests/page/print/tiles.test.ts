import assert from 'node:assert/strict';
import { test } from 'node:test';
import { margins, rowName, strip, tilingOf, type Tiling } from '../../../web/print/tiles';

const usual = { width: 79, height: 29 };

/** Every cell is on one sheet as its own, and what a sheet shows fits on its paper. */
function checkTiling({ tiles, sheet }: Tiling, map: typeof usual, cell: number): void {
  const owners = new Map<number, number>();
  for (const { x, y, width, height, right, below } of tiles) {
    for (let column = x; column < x + width; ++column)
      for (let row = y; row < y + height; ++row) {
        const at = row * map.width + column;
        owners.set(at, (owners.get(at) ?? 0) + 1);
      }
    assert.ok(width * cell + right <= sheet.width - margins.left - margins.right + 1e-3);
    assert.ok(height * cell + below <= sheet.height - margins.top - margins.bottom + 1e-3);
    assert.equal(right, x + width < map.width ? strip : 0);
    assert.equal(below, y + height < map.height ? strip : 0);
  }
  assert.equal(owners.size, map.width * map.height);
  assert.ok([...owners.values()].every((count) => count === 1));
}

test('sheets share out the map without gaps, and as few as do', () => {
  for (const paper of ['a4', 'letter'] as const)
    for (const cell of [2, 5, 7.3, 10, 15, 25.4, 100])
      for (const map of [usual, { width: 40, height: 20 }, { width: 5, height: 60 }]) {
        const tiling = tilingOf(map, cell, paper)!;
        assert.equal(tiling.tiles.length, tiling.rows * tiling.columns);
        checkTiling(tiling, map, cell);
      }
  const { tiles, rows, columns, sheet } = tilingOf(usual, 10, 'a4')!;
  assert.deepEqual([tiles.length, rows, columns], [6, 2, 3]);
  assert.ok(sheet.width > sheet.height);
  assert.deepEqual([tiles[4].row, tiles[4].column], ['B', 2]);
  assert.equal(tilingOf(usual, 3, 'a4')!.tiles.length, 1);
});

test('a cell that is larger than the paper has no tiles', () => {
  assert.equal(tilingOf(usual, 300, 'a4'), null);
});

test('rows are lettered', () => {
  assert.deepEqual([0, 1, 25, 26, 27, 52].map(rowName), ['A', 'B', 'Z', 'AA', 'AB', 'BA']);
});
