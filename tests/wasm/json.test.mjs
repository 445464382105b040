// Levels as JSON, read back into the cells they came from.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCellophane } from './support.mjs';

const engine = await loadCellophane();
const styles = ['brogue', 'classic', 'accretion', 'rogue'];
const depths = Array.from({ length: 26 }, (_, i) => i + 1);
const layers = ['dungeon', 'liquid', 'surface', 'gas'];

/** The properties of all terrains, by name. */
const [{ tiles }] = engine.generate({ seed: 1 }).toTiled().tilesets;
const traits = new Map(
  tiles.map(({ type, properties }) => [type, new Map(properties.map(({ name, value }) => [name, value]))]),
);

/** The class of a cell by the properties of its terrains; null if only their names could tell. */
function classOf(terrains) {
  const does = (what) => terrains.some((name) => traits.get(name).get(what) === true);
  const hidden = terrains.map((name) => traits.get(name).get('hides')).filter(Boolean);
  if (hidden.some((name) => /door/.test(name) && !/trap/.test(name))) return 's';
  if (terrains.some((name) => /door|portcullis|stairs|exit|entrance|portal/.test(name))) return null;
  if (does('blocksMovement')) return hidden.length > 0 ? 'S' : does('blocksVision') ? '#' : 'X';
  if (does('lava') && !hidden.length) return 'l';
  if (terrains.some((name) => /bridge/.test(name))) return '=';
  if (does('descends')) return ':';
  if (does('deepWater')) return '~';
  return null;
}

for (const style of styles) {
  test(`26 levels of style ${style} can be rebuilt from their JSON`, () => {
    const told = new Map();
    for (const depth of depths) {
      const level = engine.generate({ seed: 4000 + depth, depth, style });
      const read = JSON.parse(JSON.stringify(level));
      const { width, height, terrain } = read;
      assert.deepEqual([read.seed, read.depth, read.style], [level.seed, depth, style]);
      assert.deepEqual([width, height], [79, 29]);
      assert.deepEqual(read.rows, level.rows);
      assert.deepEqual(read.stairs, level.stairs);
      for (const layer of layers) assert.deepEqual(Uint8Array.from(terrain[layer]), level.cells(layer));

      const volumes = new Uint16Array(width * height);
      for (const [x, y, volume] of terrain.gasVolumes) volumes[y * width + x] = volume;
      assert.deepEqual(volumes, level.cells('gasVolume'));

      const rows = read.rows.join('');
      for (let cell = 0; cell < width * height; ++cell) {
        const rebuilt = classOf(layers.map((layer) => terrain.names[terrain[layer][cell]]));
        if (rebuilt === null) continue;
        assert.equal(rows[cell], rebuilt, `depth ${depth}, cell ${cell % width}, ${Math.floor(cell / width)}`);
        told.set(rebuilt, (told.get(rebuilt) ?? 0) + 1);
      }

      const map = level.toTiled();
      const objects = (name) => map.layers.find((each) => each.name === name).objects;
      const place = ({ x, y }) => [Math.floor(x / map.tilewidth), Math.floor(y / map.tileheight)];
      assert.deepEqual(
        read.items.map(({ x, y, category, kind }) => [x, y, category, kind]),
        objects('items').map((item) => [...place(item), item.type, item.name]),
      );
      assert.deepEqual(
        read.monsters.map(({ x, y, kind }) => [x, y, kind]),
        objects('monsters').map((monster) => [...place(monster), monster.name]),
      );
      for (const [index, { carrying }] of read.monsters.entries())
        if (carrying !== null) assert.equal(read.items[carrying].carriedBy, index);

      const claimed = new Map();
      for (const number of level.cells('machine')) claimed.set(number, (claimed.get(number) ?? 0) + 1);
      claimed.delete(0);
      const numbers = read.machines.map(({ number }) => number);
      for (const number of claimed.keys()) assert.ok(numbers.includes(number), `machine ${number} is not told`);
      level.dispose();
    }
    assert.ok(told.get('#') > 10_000, 'hardly a wall was rebuilt');
    if (style !== 'rogue') assert.ok(told.size >= 5, `only ${[...told.keys()].join('')} were rebuilt`);
  });
}
