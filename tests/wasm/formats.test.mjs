// A level's other formats, each checked by an independent reader: XML by saxes, PNG by pngjs, Tiled's maps by the
// type guard of WorkAdventure. For Universal VTT no module was published, so its published description stands in
// docs/schemas/universal_vtt.schema.json, and ajv checks the maps against it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import Ajv from 'ajv';
import guard from '@workadventure/tiled-map-type-guard';
import pngjs from 'pngjs';
import { SaxesParser } from 'saxes';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const sampled = [
  [1, 1],
  [1729, 7],
  [3, 13],
  [4, 26],
  [5, 40],
];
const levels = sampled.map(([seed, depth]) => engine.generate({ seed, depth }));

/** The elements of a well-formed document, with their attributes and text; anything else throws. */
function elementsOf(xml) {
  const elements = [];
  const open = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
    open.push({ name, uri, attributes: values, text: '' });
    elements.push(open.at(-1));
  });
  parser.on('text', (text) => {
    if (open.length) open.at(-1).text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return elements;
}

/** The colors of a level's ground, and whether a cell is rock out of every sight: no sign, on black. */
function colorsOf(level) {
  const { glyph, fg, bg } = level.colors();
  return { fg, bg, inRock: (cell) => glyph[cell] === 32 && bg[cell] === 0 };
}

const png = (bytes) => pngjs.PNG.sync.read(Buffer.from(bytes));

test('SVGs are well-formed and contain no scripts, styles or links', () => {
  for (const level of levels) {
    for (const options of [
      {},
      { theme: 'light', grid: true, reveal: false },
      { glyphs: false, items: false, monsters: false },
    ]) {
      const svg = level.toSvg(options);
      assert.ok(svg.length < 90_000, `${svg.length} characters`);
      const elements = elementsOf(svg);
      assert.equal(elements[0].name, 'svg');
      for (const { name, uri, attributes } of elements) {
        assert.equal(uri, 'http://www.w3.org/2000/svg');
        assert.ok(['svg', 'title', 'desc', 'g', 'path', 'text', 'tspan'].includes(name), name);
        for (const [key, value] of Object.entries(attributes)) {
          assert.ok(!/^(on|style|class|id$|href|xlink)/.test(key), key);
          if (key !== 'xmlns') assert.doesNotMatch(value, /:|url\(/);
        }
      }
    }
  }
});

test('an SVG has each glyph of the text in the middle of its cell', () => {
  const level = levels[1];
  const rows = level
    .toText()
    .split('\n')
    .map((line) => [...line]);
  let signs = 0;
  let row = 0;
  for (const { name, attributes, text } of elementsOf(level.toSvg())) {
    if (name === 'text') row = (Number(attributes.y) - 15) / 20;
    if (name !== 'tspan') continue;
    assert.equal(text, rows[row][(Number(attributes.x) - 5) / 10]);
    ++signs;
  }
  assert.equal(signs, rows.flat().filter((glyph) => glyph !== ' ').length);
});

/** A small one with all kinds of ground: a viewer takes the longer the more there is. */
const smallLevel = engine.generate({ seed: 3, depth: 11, width: 40, height: 20 });

/** Programs that draw the SVG of a file as a PNG on standard output. */
const viewers = {
  librsvg: (file) => ['rsvg-convert', file],
  CairoSVG: (file) => ['cairosvg', '-f', 'png', file],
  // Not librsvg or Inkscape, which it asks where they are installed.
  "ImageMagick's own renderer": (file) => ['convert-im6', `msvg:${file}`, 'png:-'],
};

/** What a viewer draws; null where it is not installed. */
async function drawnBy(viewer, svg) {
  const folder = await mkdtemp(join(tmpdir(), 'cellophane-svg-'));
  try {
    const file = join(folder, 'level.svg');
    await writeFile(file, svg);
    const [program, ...given] = viewer(file);
    const { error, stdout, stderr } = spawnSync(program, given, { maxBuffer: 50_000_000 });
    if (error?.code === 'ENOENT') return null;
    assert.ok(stdout.length > 0, `${program}: ${error ?? stderr}`);
    return png(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

for (const [name, viewer] of Object.entries(viewers))
  test(`${name} draws an SVG with its signs in their cells and nowhere else, and its grounds in their colours`, async (t) => {
    const level = smallLevel;
    const rows = level.toText().split('\n');
    const [signs, grounds] = await Promise.all([true, false].map((glyphs) => drawnBy(viewer, level.toSvg({ glyphs }))));
    if (!signs) return t.skip(`${name} is not installed`);
    const strayed = [];
    rows.forEach((line, y) =>
      [...line].forEach((glyph, x) => {
        let isDrawn = false;
        // Of every cell the middle: some signs are a little wider than their cell.
        for (let down = 2; down < 18; ++down)
          for (let right = 2; right < 8; ++right) {
            const at = ((y * 20 + down) * signs.width + x * 10 + right) * 4;
            for (let channel = 0; channel < 3; ++channel)
              isDrawn ||= signs.data[at + channel] !== grounds.data[at + channel];
          }
        if (isDrawn !== (glyph !== ' ')) strayed.push([x, y, glyph]);
      }),
    );
    // Signs in the color of their ground are not to be seen.
    assert.ok(strayed.length < 10, `${strayed.length} cells, such as ${JSON.stringify(strayed.slice(0, 5))}`);
    const { bg, inRock } = colorsOf(level);
    const wrong = [...bg.keys()].filter((cell) => {
      const [x, y] = [(cell % level.width) * 10, Math.floor(cell / level.width) * 20];
      const corners = [
        [1, 2],
        [8, 2],
        [1, 17],
        [8, 17],
      ];
      const isRight = ([right, down]) => {
        const at = ((y + down) * grounds.width + x + right) * 4;
        return ((grounds.data[at] << 16) | (grounds.data[at + 1] << 8) | grounds.data[at + 2]) === bg[cell];
      };
      return !inRock(cell) && !corners.every(isRight);
    });
    assert.deepEqual(wrong, [], 'cells whose ground has another colour');
  });

test('an SVG has the colours of the cells', () => {
  const level = levels[2];
  const { bg, inRock } = colorsOf(level);
  const painted = new Array(79 * 29).fill(null);
  for (const { name, attributes } of elementsOf(level.toSvg())) {
    if (name !== 'path') continue;
    for (const [, x, y, width] of attributes.d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      for (let i = 0; i < Number(width); ++i) {
        const cell = Number(y) * 79 + Number(x) + i;
        assert.equal(painted[cell], null);
        painted[cell] = Number.parseInt(attributes.fill.slice(1), 16);
      }
  }
  assert.ok(painted.every((color) => color !== null));
  assert.deepEqual(
    painted.filter((_, cell) => !inRock(cell)),
    [...bg].filter((_, cell) => !inRock(cell)),
  );
});

test('titles and descriptions of an SVG are escaped', () => {
  const svg = levels[0].toSvg({ title: '</title><script>&"', description: 'a\u0000b' });
  const elements = elementsOf(svg);
  assert.equal(elements.find(({ name }) => name === 'title').text, '</title><script>&"');
  assert.equal(elements.find(({ name }) => name === 'desc').text, 'a\uFFFDb');
  assert.match(elementsOf(levels[0].toSvg())[1].text, /\b1\b.*\b1\b/);
});

/** The colors of a cell in a picture, as 0xRRGGBB. */
function colorsIn(picture, pixels, x, y) {
  const colors = [];
  for (let v = y * pixels; v < (y + 1) * pixels; ++v)
    for (let u = x * pixels; u < (x + 1) * pixels; ++u) {
      const at = (v * picture.width + u) * 4;
      colors.push((picture.data[at] << 16) | (picture.data[at + 1] << 8) | picture.data[at + 2]);
    }
  return colors;
}

/** Whether a color lies between two others, component by component, give or take a rounding. */
const isBetween = (color, one, other) =>
  [16, 8, 0].every((shift) => {
    const [c, a, b] = [color, one, other].map((each) => (each >> shift) & 255);
    return c >= Math.min(a, b) - 1 && c <= Math.max(a, b) + 1;
  });

test('a PNG has the colours and glyphs of the cells', () => {
  for (const cell of [2, 11, 16, 64]) {
    const level = levels[2];
    const picture = png(level.toPng({ cell }));
    const bare = png(level.toPng({ cell, glyphs: false }));
    assert.deepEqual([picture.width, picture.height, bare.width], [79 * cell, 29 * cell, 79 * cell]);
    const { glyph, fg, bg } = level.colors();
    let signs = 0;
    for (let at = 0; at < bg.length; ++at) {
      const [x, y] = [at % 79, Math.floor(at / 79)];
      assert.deepEqual(new Set(colorsIn(bare, cell, x, y)), new Set([bg[at]]));
      const colors = colorsIn(picture, cell, x, y);
      assert.ok(
        colors.every((color) => isBetween(color, fg[at], bg[at])),
        `cell ${x}, ${y}`,
      );
      if (glyph[at] === 32 || fg[at] === bg[at]) continue;
      assert.ok(cell < 8 || colors.some((color) => color !== bg[at]), `no sign at ${x}, ${y}`);
      signs += cell < 8 || colors.includes(fg[at]);
    }
    assert.ok(cell < 16 || signs > 500, `${signs} signs`);
  }
});

test('a PNG is the native program’s, byte for byte', async () => {
  const golden = await readFile(new URL('../exports/level.png', import.meta.url));
  const mine = engine.generate({ seed: 3, depth: 11 }).toPng({ cell: 5 });
  assert.ok(golden.equals(mine), `${golden.length} and ${mine.length} bytes that differ`);
});

test('each option of a PNG changes it, and defaults do not', () => {
  const level = engine.generate({ seed: 1729, depth: 7 });
  const usual = Buffer.from(level.toPng());
  assert.ok(usual.equals(level.toPng({ cell: 16, theme: 'dark', grid: false, reveal: true })));
  assert.equal(png(usual).width, 79 * 16);
  const others = [
    { theme: 'light' },
    { glyphs: false },
    { items: false },
    { monsters: false },
    { grid: true },
    { reveal: false },
  ].map((options) => Buffer.from(level.toPng(options)).toString('base64'));
  assert.equal(new Set([...others, usual.toString('base64')]).size, 7);
});

test('the cell size of a PNG is limited by the size of the map', () => {
  const vast = engine.generate({ seed: 5, style: 'rogue', width: 500, height: 400 });
  assert.equal(png(vast.toPng()).width, 500 * 8);
  assert.throws(() => vast.toPng({ cell: 28 }), refusal('bad-argument', 'cell', '28', '2 to 27'));
  for (const cell of [1, 257, 0, -5, 12.5, '16', null, Number.NaN, 2 ** 32 + 16])
    assert.throws(() => levels[0].toPng({ cell }), refusal('bad-argument', 'cell', '2 to 256'));
  for (const [options, ...words] of [
    [{ title: 'x' }, '"title"', 'theme'],
    [{ reveal: 1 }, 'reveal'],
    [null, 'options'],
  ])
    assert.throws(() => levels[0].toPng(options), refusal('bad-argument', ...words));
});

test('a disposed level keeps its rows and refuses everything else', () => {
  const level = engine.generate({ seed: 1 });
  const { rows, hash } = level;
  assert.equal(level.items.length > 0, true);
  level.dispose();
  level.dispose();
  assert.equal(level.rows, rows);
  assert.equal(level.hash, hash);
  for (const use of [
    () => level.toJSON(),
    () => level.items,
    () => level.toPng(),
    () => level.toSvg(),
    () => level.cells('gas'),
    () => level.colors(),
    () => level.describe(0, 0),
    () => level.toTiled(),
    () => level.toUniversalVtt(),
    () => level.toText(),
  ])
    assert.throws(use, refusal('disposed'));
  if (Symbol.dispose) engine.generate({ seed: 1 })[Symbol.dispose]();
});

test('drawings refuse options that are unknown or invalid', () => {
  const level = levels[0];
  for (const [options, ...words] of [
    [{ cells: 3 }, '"cells"', 'cell'],
    [{ cell: 1 }, 'cell', '2 to 200'],
    [{ cell: 20.5 }, 'cell'],
    [{ theme: 'blue' }, '"blue"', 'dark, light'],
    [{ glyphs: 1 }, 'glyphs', 'true, false'],
    [{ title: 7 }, 'title'],
    [null, 'options'],
    ['light', 'options'],
  ])
    assert.throws(() => level.toSvg(options), refusal('bad-argument', ...words));
  assert.throws(() => level.toTiled({ image: '' }), refusal('bad-argument', 'image'));
  assert.throws(() => level.toTiled({ reveal: true }), refusal('bad-argument', '"reveal"'));
  assert.throws(() => level.toUniversalVtt({ reveal: 'yes' }), refusal('bad-argument', 'reveal'));
  assert.throws(() => level.cells('water'), refusal('bad-argument', '"water"', 'dungeon, liquid'));
  assert.throws(() => level.cells(), refusal('bad-argument', 'layer'));
});

test('cells are those of the JSON, in new arrays each time', () => {
  for (const level of levels) {
    const { terrain, machines } = level.toJSON();
    for (const layer of ['dungeon', 'liquid', 'surface', 'gas']) {
      const cells = level.cells(layer);
      assert.ok(cells instanceof Uint8Array);
      assert.deepEqual([...cells], terrain[layer]);
      cells.fill(0);
      assert.deepEqual([...level.cells(layer)], terrain[layer]);
    }
    const volumes = level.cells('gasVolume');
    assert.ok(volumes instanceof Uint16Array);
    const filled = terrain.gasVolumes.map(([x, y]) => y * 79 + x);
    terrain.gasVolumes.forEach(([, , volume], i) => assert.equal(volumes[filled[i]], volume));
    assert.equal(volumes.filter((volume) => volume > 0).length, filled.length);
    const numbers = new Set(level.cells('machine'));
    for (const number of numbers) assert.ok(number === 0 || machines.some((machine) => machine.number === number));
  }
});

test('Tiled maps conform to Tiled’s format', () => {
  for (const level of levels) {
    const map = level.toTiled();
    const read = guard.ITiledMap.safeParse(JSON.parse(JSON.stringify(map)));
    assert.ok(read.success, JSON.stringify(read.error?.issues?.slice(0, 3)));
    assert.equal(map.version, '1.10');
    assert.deepEqual(
      map.layers.map(({ id }) => id),
      [1, 2, 3, 4, 5, 6, 7, 8],
    );
    assert.equal(map.nextlayerid, 9);
  }
  const broken = { ...levels[0].toTiled(), layers: [{ id: 1, name: 'x', type: 'tilelayer', data: 'none' }] };
  assert.equal(guard.ITiledMap.safeParse(broken).success, false, 'the guard lets everything pass');
});

test('Tiled maps hold everything in the level', () => {
  for (const level of levels) {
    const map = level.toTiled({ image: 'my "tiles".png' });
    const json = level.toJSON();
    const layer = (name) => map.layers.find((each) => each.name === name);
    for (const name of ['dungeon', 'liquid', 'surface', 'gas'])
      assert.deepEqual(
        layer(name).data,
        json.terrain[name].map((kind) => (kind === 0 ? 0 : kind + 1)),
      );
    const property = (object, name) => object.properties.find((each) => each.name === name)?.value;
    const cell = ({ x, y }) => [Math.floor(x / 32), Math.floor(y / 32)];
    assert.deepEqual(layer('stairs').objects.map(cell), [json.stairs.up, json.stairs.down]);
    const [items, monsters] = [layer('items').objects, layer('monsters').objects];
    assert.deepEqual(
      items.map((item) => [item.type, item.name, ...cell(item)]),
      json.items.map((item) => [item.category, item.kind, item.x, item.y]),
    );
    assert.deepEqual(
      monsters.map((monster) => [monster.name, property(monster, 'state'), ...cell(monster)]),
      json.monsters.map((monster) => [monster.kind, monster.state, monster.x, monster.y]),
    );
    const idOf = (index) => (index === null ? undefined : monsters[index].id);
    assert.deepEqual(
      items.map((item) => property(item, 'carriedBy')),
      json.items.map((item) => idOf(item.carriedBy)),
    );
    assert.deepEqual(
      monsters.map((one) => property(one, 'leader')),
      json.monsters.map((one) => idOf(one.leader)),
    );
    assert.deepEqual(
      layer('machines').objects.map((machine) => [machine.name, machine.type, property(machine, 'number')]),
      json.machines.map((machine) => [machine.blueprint, machine.kind, machine.number]),
    );
    const ids = map.layers.flatMap(({ objects = [] }) => objects.map(({ id }) => id));
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.every((id) => id < map.nextobjectid));
    const [tileset] = map.tilesets;
    assert.equal(tileset.image, 'my "tiles".png');
    assert.deepEqual(
      tileset.tiles.map(({ type }) => type),
      json.terrain.names,
    );
  }
});

test('the tileset image has a tile for every terrain', () => {
  const level = levels[0];
  const [tileset] = level.toTiled().tilesets;
  const picture = png(level.tilesetImage());
  assert.deepEqual([picture.width, picture.height], [tileset.imagewidth, tileset.imageheight]);
  assert.equal(picture.width, tileset.columns * tileset.tilewidth);
  assert.equal(tileset.tilecount, (tileset.columns * picture.height) / tileset.tileheight);
  const shown = (id) => {
    const [left, top] = [(id % tileset.columns) * 32, Math.floor(id / tileset.columns) * 32];
    let count = 0;
    for (let y = top; y < top + 32; ++y)
      for (let x = left; x < left + 32; ++x) count += picture.data[(y * picture.width + x) * 4 + 3] === 255;
    return count;
  };
  const names = tileset.tiles.map(({ type }) => type);
  assert.equal(shown(0), 0, 'nothing has a picture');
  for (const [id, name] of names.entries()) if (id > 0) assert.ok(shown(id) > 0, `${name} has no picture`);
  for (const name of ['granite', 'floor', 'lava', 'fire trap']) assert.equal(shown(names.indexOf(name)), 1024, name);
  const grass = shown(names.indexOf('grass'));
  assert.ok(grass > 50 && grass < 700, `grass covers ${grass} of 1024 pixels`);
});

/** The straight stretches of lines. */
const stretchesOf = (lines) => lines.flatMap((line) => line.slice(1).map((end, i) => [line[i], end]));

const sideOf = ({ x, y }, [from, to]) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
const doCross = (one, other) =>
  sideOf(one[0], other) < 0 !== sideOf(one[1], other) < 0 && sideOf(other[0], one) < 0 !== sideOf(other[1], one) < 0;

test('Universal VTT maps block sight where the level does', () => {
  for (const level of levels) {
    const map = level.toUniversalVtt();
    const [opaque, passable] = [level.mask('opaque'), level.mask('passable')];
    const cellOf = (x, y) => y * level.width + x;
    const isDoor = (x, y) => '+s'.includes(level.rows[y][x]);
    const isWall = (x, y) => opaque[cellOf(x, y)] !== 0 && passable[cellOf(x, y)] === 0 && !isDoor(x, y);
    const isClear = (x, y) => opaque[cellOf(x, y)] === 0 && !isDoor(x, y);
    const walls = stretchesOf(map.line_of_sight);
    const doors = map.portals.map(({ bounds }) => bounds);
    for (const [from, to] of walls) {
      // Along the middles of cells, or from such a middle to a corner.
      const isStraight = (from.x === to.x) !== (from.y === to.y);
      assert.ok(isStraight || (Math.abs(from.x - to.x) === 0.5 && Math.abs(from.y - to.y) === 0.5));
    }
    const isStopped = (a, b) => {
      // A little off the middle, lest sight runs along a line or through a corner.
      const ray = [a, b].map(([x, y]) => ({ x: x + 0.46, y: y + 0.47 }));
      return [...walls, ...doors].some(
        (wall) =>
          Math.min(wall[0].x, wall[1].x) <= Math.max(a[0], b[0]) + 1 &&
          Math.max(wall[0].x, wall[1].x) >= Math.min(a[0], b[0]) &&
          Math.min(wall[0].y, wall[1].y) <= Math.max(a[1], b[1]) + 1 &&
          Math.max(wall[0].y, wall[1].y) >= Math.min(a[1], b[1]) &&
          doCross(ray, wall),
      );
    };
    let compared = 0;
    for (let y = 1; y < level.height - 1; ++y)
      for (let x = 1; x < level.width - 1; ++x) {
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
        ]) {
          if (!isClear(x - dx, y - dy) || !isClear(x + dx, y + dy)) continue;
          const mayStop = isWall(x, y) || isDoor(x, y);
          assert.equal(isStopped([x - dx, y - dy], [x + dx, y + dy]), mayStop, `${x}, ${y}`);
          ++compared;
        }
        // Past two corners.
        for (const dx of [-1, 1]) {
          if (!isClear(x, y) || !isClear(x + dx, y + 1)) continue;
          const beside = [isWall(x + dx, y), isWall(x, y + 1)];
          if (beside.every(Boolean)) assert.ok(isStopped([x, y], [x + dx, y + 1]), `${x}, ${y}`);
          if (isClear(x + dx, y) && isClear(x, y + 1)) assert.ok(!isStopped([x, y], [x + dx, y + 1]), `${x}, ${y}`);
        }
      }
    assert.ok(compared > 500);
  }
});

test('Universal VTT maps are drawn in a theme, and their cells are as large as asked for', () => {
  const [, level] = levels;
  const pictures = new Set([level.toUniversalVtt({ cell: 8 }).image]);
  for (const theme of ['dark', 'light', 'ink', 'parchment', 'blueprint']) {
    const { image, resolution, line_of_sight: lines } = level.toUniversalVtt({ cell: 8, theme });
    assert.equal(resolution.pixels_per_grid, 8);
    pictures.add(image);
    assert.deepEqual(lines, level.toUniversalVtt({ cell: 8 }).line_of_sight);
    const { width, height } = png(Buffer.from(image, 'base64'));
    assert.deepEqual([width, height], [79 * 8, 29 * 8]);
  }
  assert.equal(pictures.size, 6);
  assert.throws(() => level.toUniversalVtt({ theme: 'pink' }), refusal('bad-argument', 'theme'));
  assert.throws(() => level.toTabletop({ theme: 7 }), refusal('bad-argument', 'theme'));
});

/** Pixels a metre of a PNG, as it says of itself. */
function densityOf(bytes) {
  const data = Buffer.from(bytes);
  const at = data.indexOf('pHYs', 0, 'latin1');
  assert.deepEqual([data.readUInt32BE(at + 4), data[at + 12]], [data.readUInt32BE(at + 8), 1]);
  return data.readUInt32BE(at + 4);
}

test('pictures in pixels go up to 256 a cell and say how large they are on paper', () => {
  const level = engine.generate({ seed: 5, style: 'rogue', width: 12, height: 9, grid: [1, 1] });
  const whole = png(level.toPng({ cell: 256 }));
  assert.deepEqual([whole.width, whole.height], [12 * 256, 9 * 256]);
  assert.equal(densityOf(level.toPng({ cell: 100 })), 3937);
  assert.equal(densityOf(level.toDrawnPng({ cell: 100, millimeters: 10 })), 10000);
  const drawn = png(level.toDrawnPng({ cell: 20, legend: false }));
  assert.deepEqual([drawn.width, drawn.height], [(12 + 4) * 20, (9 + 5) * 20]);
  assert.notDeepEqual(level.toDrawnPng({ theme: 'ink' }), level.toDrawnPng({ theme: 'parchment' }));
  for (const method of ['toPng', 'toDrawnPng']) {
    assert.throws(() => level[method]({ cell: 257 }), refusal('bad-argument', 'cell is 257', '2 to 256'));
    for (const millimeters of [0, 101, '10', NaN])
      assert.throws(() => level[method]({ millimeters }), refusal('bad-argument', 'millimeters'));
  }
  const vast = engine.generate({ seed: 5, style: 'rogue', width: 500, height: 500, grid: [2, 2] });
  assert.throws(() => vast.toPng({ cell: 25 }), refusal('bad-argument', '2 to 24'));
});

const schema = JSON.parse(
  await readFile(new URL('../../docs/schemas/universal_vtt.schema.json', import.meta.url), 'utf8'),
);
const isUniversalVtt = new Ajv({ allErrors: true, strict: true }).compile(schema);

test('Universal VTT maps conform to the published format', () => {
  const mazes = ['classic', 'accretion', 'rogue'].map((style) => engine.generate({ seed: 7, depth: 5, style }));
  for (const level of [...levels, ...mazes])
    for (const reveal of [true, false]) {
      const map = JSON.parse(JSON.stringify(level.toUniversalVtt({ reveal })));
      assert.ok(isUniversalVtt(map), JSON.stringify(isUniversalVtt.errors?.slice(0, 3)));
    }
  const whole = levels[0].toUniversalVtt();
  const [portal] = whole.portals;
  for (const broken of [
    { ...whole, image: 'no picture' },
    { ...whole, format: '0.3' },
    { ...whole, line_of_sight: [[{ x: 1 }]] },
    { ...whole, resolution: { ...whole.resolution, pixels_per_grid: 6.5 } },
    { ...whole, portals: [{ ...portal, closed: 1 }] },
    { ...whole, environment: { baked_lighting: false, ambient_light: 'white' } },
    { ...whole, walls: [] },
  ])
    assert.equal(isUniversalVtt(broken), false, 'the schema lets everything pass');
});

test('Universal VTT maps have a portal for every door and lights at light sources', () => {
  let [portals, lights] = [0, 0];
  for (const level of levels) {
    const map = level.toUniversalVtt();
    const doors = level.rows.flatMap((row, y) =>
      [...row].flatMap((kind, x) => ('+s'.includes(kind) ? [`${x},${y}`] : [])),
    );
    assert.deepEqual(map.portals.map(({ position: { x, y } }) => `${x - 0.5},${y - 0.5}`).sort(), doors.sort());
    const secret = new Set(doors.filter((at) => level.rows[at.split(',')[1]][at.split(',')[0]] === 's'));
    for (const {
      position,
      bounds: [a, b],
      rotation,
    } of map.portals) {
      const reaches = [a, b].map((end) => Math.hypot(end.x - position.x, end.y - position.y));
      // To the middles of the walls beside it, or to the edge of its cell.
      for (const reach of reaches) assert.ok(reach === 0.5 || reach === 1);
      if (secret.has(`${position.x - 0.5},${position.y - 0.5}`)) assert.deepEqual(reaches, [0.5, 0.5]);
      assert.ok(Math.abs(Math.atan2(b.y - a.y, b.x - a.x) - rotation) < 1e-6);
    }
    for (const { position, range, intensity, color, shadows } of map.lights) {
      assert.ok(position.x > 0 && position.x < 79 && position.y > 0 && position.y < 29);
      assert.notEqual(level.rows[Math.floor(position.y)][Math.floor(position.x)], '#');
      assert.ok(range > 0 && intensity > 0 && intensity <= 1);
      assert.match(color, /^ff[0-9a-f]{6}$/);
      assert.equal(shadows, true);
    }
    portals += map.portals.length;
    lights += map.lights.length;
  }
  assert.ok(portals > 10 && lights > 10, `${portals} portals, ${lights} lights`);
});

test('Universal VTT maps hide secrets with reveal: false', () => {
  const level = engine.generate({ seed: 1729, depth: 7 });
  const [told, kept] = [level.toUniversalVtt(), level.toUniversalVtt({ reveal: false })];
  const secret = level.rows.join('').split('s').length - 1;
  assert.ok(secret > 0);
  assert.equal(told.portals.length - kept.portals.length, secret);
  assert.notEqual(told.image, kept.image);
});

test('Universal VTT images have the stated size and the colours of the cells', () => {
  for (const level of [levels[1], engine.generate({ seed: 5, width: 200, height: 120 })]) {
    const { resolution, image } = level.toUniversalVtt();
    const { map_size: size, pixels_per_grid: pixels } = resolution;
    assert.deepEqual(size, { x: level.width, y: level.height });
    const picture = png(Buffer.from(image, 'base64'));
    assert.deepEqual([picture.width, picture.height], [size.x * pixels, size.y * pixels]);
    const { fg, bg, inRock } = colorsOf(level);
    const held = new Set([...level.items, ...level.monsters].map(({ x, y }) => y * level.width + x));
    let compared = 0;
    for (let cell = 0; cell < bg.length; ++cell) {
      if (held.has(cell) || inRock(cell)) continue;
      const colors = new Set(colorsIn(picture, pixels, cell % level.width, Math.floor(cell / level.width)));
      // Small cells have smoothed signs, in shades between the two colors.
      if (pixels === 64) assert.ok(colors.size <= 2, `a cell of ${colors.size} colours`);
      else
        assert.ok(
          [...colors].every((color) => isBetween(color, fg[cell], bg[cell])),
          `cell ${cell} has a third colour`,
        );
      assert.ok(colors.has(bg[cell]), `cell ${cell} has another colour`);
      ++compared;
    }
    assert.ok(compared > 500);
  }
});

test('the key is what the archive for the table holds, for either reader', () => {
  for (const level of levels) {
    const archive = Buffer.from(level.toTabletop({ cell: 8 })).toString('latin1');
    const [master, players] = [level.toKey(), level.toKey({ reveal: false })];
    assert.match(master, new RegExp(`^# Dungeon ${level.seed}, depth ${level.depth}\n`));
    assert.ok(players.length < master.length && archive.includes('key.md') && archive.includes('players.md'));
    for (const { kind } of level.monsters) assert.ok(master.includes(kind), kind);
    assert.doesNotMatch(players, /## Monsters|secret/);
  }
  assert.throws(() => levels[0].toKey({ reveal: 1 }), refusal('bad-argument', 'reveal'));
});

test('a whole dungeon is drawn on one page, as well-formed as a level', () => {
  const svg = engine.dungeonSvg({ seed: 5, depth: [2, 4], theme: 'blueprint', title: 'Three & more', reveal: false });
  const elements = elementsOf(svg);
  assert.equal(elements.find(({ name }) => name === 'title').text, 'Three & more');
  assert.equal(elements.filter(({ attributes }) => attributes.transform).length, 3);
  for (const { name } of elements) assert.ok(['svg', 'title', 'g', 'path', 'rect', 'text'].includes(name), name);
  assert.throws(() => engine.dungeonSvg({ seed: 5, depth: [4, 2] }), refusal('bad-depth'));
  assert.throws(() => engine.dungeonSvg({ seed: 5, theme: 'pink' }), refusal('bad-argument', 'theme'));
  assert.throws(() => engine.dungeonSvg({ seed: 5, width: 5, height: 5 }), refusal('bad-size'));
  assert.throws(() => engine.dungeonSvg({ seed: 5, monsters: true }), refusal('bad-argument', 'monsters'));
});
