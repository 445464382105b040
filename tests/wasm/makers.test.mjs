import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const level = engine.generate({ seed: 1729, depth: 5 });
const at = ([x, y]) => y * level.width + x;
const count = (mask) => mask.reduce((sum, one) => sum + one, 0);

test('masks are sets of cells, row by row, and copies', () => {
  for (const name of ['passable', 'walkable', 'findable', 'opaque', 'lit', 'spawn']) {
    const mask = level.mask(name);
    assert.equal(mask.length, level.width * level.height);
    assert.ok(mask.every((one) => one === 0 || one === 1));
    assert.ok(count(mask) > 0, name);
    mask.fill(7);
    assert.ok(level.mask(name).every((one) => one < 2));
  }
  const [passable, walkable] = [level.mask('passable'), level.mask('walkable')];
  assert.ok(walkable.every((one, i) => one <= passable[i]));
  for (const [y, row] of level.rows.entries())
    for (const [x, sign] of [...row].entries()) if (sign === '.') assert.equal(passable[at([x, y])], 1);
});

test('with secrets there is a way between the stairs of every level, and often none without', () => {
  let shut = 0;
  for (let seed = 1; seed <= 120; ++seed)
    for (const depth of [2, 3, 8]) {
      const each = engine.generate({ seed, depth });
      const { up, down } = each.stairs;
      const [walkable, findable] = [each.mask('walkable'), each.mask('findable')];
      assert.ok(walkable.every((one, i) => one <= findable[i]));
      const found = each.path(up, down, { secrets: true });
      assert.ok(found, `seed ${seed}, depth ${depth}`);
      const known = each.path(up, down);
      if (known) assert.ok(found.length <= known.length);
      else {
        ++shut;
        assert.ok(found.some((cell) => findable[at(cell)] && !walkable[at(cell)]));
        assert.equal(each.distances([down])[at(up)], -1);
        assert.equal(each.distances([down], { secrets: true })[at(up)], found.length - 1);
      }
      each.dispose();
    }
  assert.ok(shut >= 5 && shut <= 60, `${shut} of 360`);
  const own = level.mask('findable');
  assert.throws(
    () => level.path(level.stairs.up, level.stairs.down, { secrets: true, passable: own }),
    refusal('bad-argument', 'findable'),
  );
});

test('rooms have rectangles, polygons and neighbours, and doors say what they join', () => {
  assert.equal(level.rooms.length, level.toJSON().rooms.length);
  assert.ok(Object.isFrozen(level.rooms[0].polygon[0][0]));
  for (const [i, room] of level.rooms.entries()) {
    for (const [x, y] of room.polygon.flat()) {
      assert.ok(x >= room.x && x <= room.x + room.width);
      assert.ok(y >= room.y && y <= room.y + room.height);
    }
    for (const other of room.neighbours) assert.ok(level.rooms[other].neighbours.includes(i));
    // The shoelace formula: holes are counted off.
    const area = room.polygon
      .map((contour) =>
        contour.reduce((sum, [x, y], k) => {
          const [nextX, nextY] = contour[(k + 1) % contour.length];
          return sum + x * nextY - nextX * y;
        }, 0),
      )
      .reduce((sum, doubled) => sum + doubled / 2, 0);
    assert.equal(area, room.cells);
  }
  assert.ok(level.doors.length > 3);
  for (const { joins } of level.doors)
    for (const a of joins) for (const b of joins) assert.ok(a === b || level.rooms[a].neighbours.includes(b));
  assert.ok(level.doors.some(({ terrain }) => terrain === 'wooden door'));
  assert.ok(level.doors.every(({ kind, terrain }) => (kind === 'secret') === (terrain === 'secret door')));
});

test('rooms and corridors have cells, each cell but one owner', () => {
  for (const style of ['brogue', 'rogue']) {
    const dug = engine.generate({ seed: 12, depth: 4, style });
    const owners = new Map();
    for (const each of [...dug.rooms, ...dug.corridors]) {
      assert.equal(each.positions.length, each.cells);
      for (const [x, y] of each.positions) {
        assert.ok(!owners.has(`${x},${y}`));
        owners.set(`${x},${y}`, each);
        assert.ok(x >= each.x && x < each.x + each.width && y >= each.y && y < each.y + each.height);
      }
    }
    for (const { joins } of dug.corridors) for (const room of joins) assert.ok(dug.rooms[room]);
    const findable = dug.mask('findable');
    const doors = new Set(dug.doors.map(({ x, y }) => `${x},${y}`));
    findable.forEach((one, i) => {
      const cell = `${i % dug.width},${Math.floor(i / dug.width)}`;
      if (one) assert.ok(owners.has(cell) || doors.has(cell), `${style}: ${cell}`);
    });
    if (style === 'rogue') assert.ok(dug.corridors.length > 0);
    dug.dispose();
  }
});

test('the table of terrain explains the numbers of cells', () => {
  const table = engine.terrainTable();
  const names = engine.terrainNames();
  assert.deepEqual(
    table.map(({ name }) => name),
    names,
  );
  const walls = level.mask('passable');
  level.cells('dungeon').forEach((number, i) => {
    if (table[number].properties.includes('blocks movement')) assert.equal(walls[i], 0);
  });
  const secret = table.find(({ name }) => name === 'secret door');
  assert.ok(secret.secret && names.includes(secret.looksLike));
  assert.equal(table.find(({ name }) => name === 'floor').looksLike, null);
});

test('a field of view is what is seen from a cell, by the own mask of the caller too', () => {
  const [x, y] = level.stairs.up;
  const seen = level.fieldOfView(x, y);
  assert.equal(seen[at([x, y])], 1);
  assert.ok(count(seen) > 10 && count(seen) < level.width * level.height);
  assert.ok(count(level.fieldOfView(x, y, { radius: 2 })) <= 25);
  const nothing = new Uint8Array(level.width * level.height);
  assert.ok(count(level.fieldOfView(x, y, { opaque: nothing })) > count(seen));
});

test('distances and paths agree', () => {
  const { up, down } = level.stairs;
  for (const diagonals of [true, false]) {
    const path = level.path(up, down, { diagonals });
    const distances = level.distances([down], { diagonals });
    assert.deepEqual([path[0], path.at(-1)], [[...up], [...down]]);
    for (const [i, cell] of path.slice(1, -1).entries()) assert.equal(distances[at(cell)], path.length - 2 - i);
    assert.ok(distances.some((steps) => steps === -1));
  }
  const wall = new Uint8Array(level.width * level.height);
  assert.equal(level.path(up, down, { passable: wall }), null);
  const open = wall.slice().fill(1);
  const [dx, dy] = [Math.abs(up[0] - down[0]), Math.abs(up[1] - down[1])];
  assert.equal(level.path(up, down, { passable: open }).length, Math.max(dx, dy) + 1);
  assert.equal(level.path(up, down, { passable: open, diagonals: false }).length, dx + dy + 1);
  assert.equal(level.distances([up, down], { passable: open })[at(down)], 0);
});

test('a painter of the caller is given every cell as colors() has it', () => {
  const { glyph, fg, bg } = level.colors({ items: false });
  let i = 0;
  level.draw(
    (...cell) => {
      assert.deepEqual(cell, [
        i % level.width,
        Math.floor(i / level.width),
        String.fromCodePoint(glyph[i]),
        fg[i],
        bg[i],
      ]);
      ++i;
    },
    { items: false },
  );
  assert.equal(i, level.width * level.height);
});

test('measures make another level, which says so; usual ones do not', () => {
  const usual = engine.generate({ seed: 3, depth: 2 });
  assert.deepEqual(usual.tuning, {});
  assert.ok(!('tuning' in usual.toJSON()));
  const tree = engine.generate({ seed: 3, depth: 2, tune: { loops: 0, lakes: undefined } });
  assert.notEqual(tree.hash, usual.hash);
  assert.deepEqual(tree.tuning, { loops: 0 });
  assert.deepEqual(tree.toJSON().tuning, { loops: 0 });
  assert.match(tree.toSvg(), /<title>Dungeon 3, depth 2, loops=0<\/title>/);
  assert.ok(tree.toTiled().properties.some(({ name, value }) => name === 'tuning' && value === 'loops=0'));
  const hundred = engine.generate({ seed: 3, depth: 2, tune: { loops: 100, rooms: 100 } });
  assert.equal(hundred.hash, usual.hash);
  assert.deepEqual(hundred.tuning, {});
  const [, second] = engine.descend({ seed: 3, depth: [1, 2], tune: { loops: 0 } });
  assert.equal(second.hash, tree.hash);
  assert.equal(engine.generate({ seed: 3, depth: 2, tune: { loops: 0 }, stages: true }).hash, tree.hash);
});

test('what can be tuned is listed with its limits, and these hold', () => {
  const list = engine.tunables();
  assert.deepEqual(
    list.map(({ name }) => name),
    ['rooms', 'loops', 'lakes', 'machines', 'outOfDepth'],
  );
  for (const { name, least, most, usual, styles, meaning } of list) {
    assert.ok(least < usual && usual < most && styles.length > 0 && meaning);
    for (const percent of [least, most]) engine.generate({ seed: 1, tune: { [name]: percent } });
    for (const percent of [least - 1, most + 1])
      assert.throws(() => engine.generate({ seed: 1, tune: { [name]: percent } }), refusal('bad-tune', name));
  }
});

test('a stream has the levels of descend, in the same object and the same arrays every time', () => {
  const layers = ['dungeon', 'machine', 'walkable', 'lit'];
  let first;
  let arrays;
  const buffers = [];
  const seen = [];
  for (const shown of engine.stream({ seeds: [5, 7], depth: [2, 3], layers })) {
    first ??= shown;
    arrays ??= { ...shown.layers };
    assert.equal(shown, first);
    for (const name of layers) assert.equal(shown.layers[name], arrays[name]);
    seen.push(`${shown.seed}/${shown.depth}`);
    const alone = engine.generate({ seed: shown.seed, depth: shown.depth });
    assert.deepEqual(shown.stairs, alone.stairs);
    for (const name of ['dungeon', 'machine']) assert.deepEqual(shown.layers[name], alone.cells(name));
    for (const name of ['walkable', 'lit']) assert.deepEqual(shown.layers[name], alone.mask(name));
  }
  assert.deepEqual(seen, ['5/2', '5/3', '6/2', '6/3', '7/2', '7/3']);
  // Nothing outside the heap of JavaScript is taken for a further level.
  for (const { seed } of engine.stream({ seeds: [1, 40], depth: 1, layers }))
    buffers.push(seed && process.memoryUsage().arrayBuffers);
  // What was taken before may be given back meanwhile.
  for (let i = 2; i < buffers.length; ++i) assert.ok(buffers[i] <= buffers[i - 1], `${i}: ${buffers[i]}`);
});

test('a stream survives growing memory', () => {
  const held = [];
  for (const shown of engine.stream({ seeds: [1, 3], depth: 1, layers: ['dungeon'] })) {
    for (let i = 0; i < 12; ++i) held.push(engine.generate({ seed: i + 1, width: 300, height: 300 }));
    assert.deepEqual(shown.layers.dungeon, engine.generate({ seed: shown.seed }).cells('dungeon'));
  }
  for (const each of held) each.dispose();
});

test('a stream that is left early, or of the largest seed, ends', () => {
  for (const { depth } of engine.stream({ seeds: 5, depth: [1, 26], layers: [] })) if (depth === 2) break;
  const last = '18446744073709551615';
  assert.deepEqual(
    [...engine.stream({ seeds: last, depth: 1, layers: [] })].map(({ seed }) => seed),
    [last],
  );
});

test('a disposed level has no masks, rooms, ways or views left', () => {
  const gone = engine.generate({ seed: 2 });
  gone.dispose();
  for (const use of [
    () => gone.mask('lit'),
    () => gone.rooms,
    () => gone.doors,
    () => gone.fieldOfView(1, 1),
    () => gone.distances([[1, 1]]),
    () => gone.path([1, 1], [2, 2]),
    () => gone.draw(() => {}),
  ])
    assert.throws(use, refusal('disposed'));
});

const area = level.width * level.height;
const bad = [
  [() => level.mask('shiny'), 'bad-argument', 'mask', 'passable'],
  [() => level.mask(), 'bad-argument', 'mask'],
  [() => level.fieldOfView(79, 0), 'bad-argument', 'x', '78'],
  [() => level.fieldOfView(0, -1), 'bad-argument', 'y'],
  [() => level.fieldOfView(0, 0, { radius: 0 }), 'bad-argument', 'radius', '1 to 1000'],
  [() => level.fieldOfView(0, 0, { range: 3 }), 'bad-argument', 'range'],
  [() => level.fieldOfView(0, 0, { opaque: new Uint8Array(3) }), 'bad-argument', 'opaque', String(area)],
  [() => level.fieldOfView(0, 0, { opaque: new Array(area).fill(0) }), 'bad-argument', 'opaque'],
  [() => level.distances([]), 'bad-argument', 'goals'],
  [() => level.distances([1, 2]), 'bad-argument', 'goals[0]'],
  [() => level.distances([[1, 2, 3]]), 'bad-argument', 'goals[0]'],
  [
    () =>
      level.distances([
        [1, 2],
        [99, 2],
      ]),
    'bad-argument',
    'goals[1]: x',
    '78',
  ],
  [() => level.path([1, 1], [1]), 'bad-argument', 'to'],
  [() => level.path([1, 1.5], [1, 1]), 'bad-argument', 'from: y'],
  [() => level.path([1, 1], [2, 2], { diagonals: 'no' }), 'bad-argument', 'diagonals'],
  [() => level.path([1, 1], [2, 2], { passable: new Uint16Array(area) }), 'bad-argument', 'passable'],
  [() => level.draw(), 'bad-argument', 'painter'],
  [() => level.draw(() => {}, { colour: true }), 'bad-argument', 'colour'],
  [() => engine.generate({ seed: 1, tune: 'loops=5' }), 'bad-tune', 'tune', 'loops: 50'],
  [() => engine.generate({ seed: 1, tune: null }), 'bad-tune', 'tune'],
  [() => engine.generate({ seed: 1, tune: { water: 5 } }), 'bad-tune', 'water', 'rooms, loops'],
  [() => engine.generate({ seed: 1, tune: { 'loops=5,lakes': 5 } }), 'bad-tune', 'a name in tune'],
  [() => engine.generate({ seed: 1, tune: { loops: 5.5 } }), 'bad-tune', 'loops', 'whole number'],
  [() => engine.generate({ seed: 1, tune: { loops: '5' } }), 'bad-tune', 'loops'],
  [() => engine.generate({ seed: 1, tune: { loops: 301 } }), 'bad-tune', 'loops', '0 to 300'],
  [() => engine.generate({ seed: 1, tune: { lakes: 5 }, style: 'rogue' }), 'bad-tune', 'rogue', 'loops, outOfDepth'],
  [() => engine.descend({ seed: 1, tune: { lakes: 5 }, style: 'rogue' }), 'bad-tune', 'rogue'],
  [() => engine.stream({}), 'bad-seed', 'seeds'],
  [() => engine.stream({ seeds: 1 }), 'bad-argument', 'layers'],
  [() => engine.stream({ seeds: 1, layers: ['rooms'] }), 'bad-argument', 'layers[0]', 'passable'],
  [() => engine.stream({ seeds: 1, layers: ['lit', 'lit'] }), 'bad-argument', 'layers[1]', 'once'],
  [() => engine.stream({ seeds: 1, layers: [], seed: 3 }), 'bad-argument', 'seed'],
  [() => engine.stream({ seeds: 1, layers: [], width: 3, height: 3 }), 'bad-size', 'wide'],
  [() => engine.stream({ seeds: 1, layers: [], depth: [3, 2] }), 'bad-depth', 'lesser'],
  [() => engine.stream({ seeds: 1, layers: [], tune: { rooms: 0 } }), 'bad-tune', '25 to 300'],
  [() => engine.stream(), 'bad-argument', 'stream options'],
];
for (const [i, [use, code, ...words]] of bad.entries())
  test(`makers' arguments ${i} are refused: ${use.toString().slice(6, 90)}`, () => {
    assert.throws(use, refusal(code, ...words));
  });
