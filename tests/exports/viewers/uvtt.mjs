// Universal VTT, read as two tabletops' importers read it, and drawn with what they would make of it. No registry has a
// reader of the format (November 2026), so these are our own, by what two published importers do:
// - Foundry VTT's (github.com/moo-man/FVTT-DD-Import): every step of a line is a wall; a portal is one wall from its first
//   bound to its second, a door if it is closed and else a window; a light's color is what follows the first two digits.
// - Fantasy Grounds' (github.com/Imagix/uvtt2fgu): a line is one occluder; a portal's bounds are widened along its
//   `rotation`, a closed one is a door and another a window; a light's color is all eight digits, its range in cells.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv';
import { chromium } from 'playwright-core';

const key = ({ x, y }) => `${x} ${y}`;

/** Foundry's walls, doors and lights, in cells. */
function readByFoundry(map) {
  const walls = map.line_of_sight.flatMap((line) => line.slice(1).map((end, i) => [line[i], end]));
  const doors = map.portals.map(({ bounds: [from, to], closed }) => ({ from, to, isDoor: closed }));
  const lights = map.lights.map(({ position, color }) => ({ position, hue: `#${color.slice(2)}` }));
  return { walls, doors, lights };
}

/** Fantasy Grounds' occluders for portals, before they are widened to a quarter of a cell. */
function readByFantasyGrounds(map) {
  return map.portals.map(({ bounds: [from, to], rotation, closed }) => {
    const [along, across] = [Math.cos(rotation), Math.sin(rotation)].map(Math.abs);
    // Its rectangle stands along the bounds only if the rotation is theirs.
    const isAlong =
      Math.abs(Math.abs(to.x - from.x) - along) < 1e-3 && Math.abs(Math.abs(to.y - from.y) - across) < 1e-3;
    return { isDoor: closed, isAlong };
  });
}

const cross = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const doCross = ([a, b], [c, d]) => cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;

/** The pairs of neighboring cells between which sight is stopped although the level lets it pass, or the other way
    around, all doors shut. */
function wrongEdges(level, map) {
  const opaque = level.mask('opaque');
  const isDoor = (x, y) => '+s'.includes(level.rows[y][x]);
  const isClosed = (x, y) => opaque[y * level.width + x] !== 0 || isDoor(x, y);
  const { walls, doors } = readByFoundry(map);
  const objects = map.objects_line_of_sight.flatMap((line) => line.slice(1).map((end, i) => [line[i], end]));
  const stopping = [...walls, ...objects, ...doors.map(({ from, to }) => [from, to])];
  // A little off the middle, lest sight runs along a door or through a corner.
  const middle = (x, y) => ({ x: x + 0.46, y: y + 0.47 });
  const near = (a, b) =>
    stopping.filter(
      ([c, d]) =>
        Math.min(c.x, d.x) <= Math.max(a.x, b.x) + 1 &&
        Math.max(c.x, d.x) >= Math.min(a.x, b.x) - 1 &&
        Math.min(c.y, d.y) <= Math.max(a.y, b.y) + 1 &&
        Math.max(c.y, d.y) >= Math.min(a.y, b.y) - 1,
    );
  const wrong = [];
  for (let y = 1; y < level.height - 1; ++y)
    for (let x = 1; x < level.width - 1; ++x)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
      ]) {
        // From one side of a cell to the other, past what stands in it.
        const [from, to] = [middle(x - dx, y - dy), middle(x + dx, y + dy)];
        if (isClosed(x - dx, y - dy) || isClosed(x + dx, y + dy)) continue;
        const isStopped = near(from, to).some((wall) => doCross([from, to], wall));
        const mayPass = !isClosed(x, y);
        if (isStopped === mayPass) wrong.push([x, y]);
      }
  return wrong;
}

/** Draws a map with its walls, doors and lights. */
async function draw(page, map, file) {
  const scale = 16;
  const { x: columns, y: rows } = map.resolution.map_size;
  const { walls, doors, lights } = readByFoundry(map);
  const line = ([a, b], color, width) =>
    `<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" stroke="${color}" stroke-width="${width}"/>`;
  const marks = [
    ...lights.map(
      ({ position: { x, y }, hue }, i) =>
        `<circle cx="${x}" cy="${y}" r="${map.lights[i].range}" fill="${hue}" fill-opacity=".12" stroke="${hue}" stroke-width=".05"/>` +
        `<circle cx="${x}" cy="${y}" r=".25" fill="${hue}" stroke="#000" stroke-width=".05"/>`,
    ),
    ...walls.map((wall) => line(wall, '#ff2020', 0.12)),
    ...map.objects_line_of_sight.flatMap((path) =>
      path.slice(1).map((end, i) => line([path[i], end], '#ff80ff', 0.12)),
    ),
    ...doors.map(({ from, to, isDoor }) => line([from, to], isDoor ? '#40ff40' : '#40ffff', 0.25)),
  ];
  const size = `width="${columns * scale}" height="${rows * scale}"`;
  await page.setViewportSize({ width: columns * scale, height: rows * scale });
  await page.setContent(
    `<!doctype html><body style="margin: 0; position: relative">
     <img ${size} style="position: absolute" src="data:image/png;base64,${map.image}">
     <svg ${size} viewBox="0 0 ${columns} ${rows}" style="position: absolute">${marks.join('')}</svg>`,
  );
  await page.evaluate(() => document.images[0].decode());
  await page.screenshot({ path: file });
}

/** Reads levels as players and as the game master have them. A row a map. */
export async function readUniversalVtt(levels, folder) {
  const schema = JSON.parse(
    await readFile(new URL('../../../docs/schemas/universal_vtt.schema.json', import.meta.url), 'utf8'),
  );
  const isDescribed = new Ajv().compile(schema);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const table = [];
  for (const level of levels)
    for (const reveal of [false, true]) {
      const map = level.toUniversalVtt({ reveal });
      const name = `${level.seed}-${level.style}-${level.depth}, for ${reveal ? 'the master' : 'players'}`;
      await writeFile(join(folder, `${name}.uvtt`), JSON.stringify(map));
      await draw(page, map, join(folder, `${name}.png`));
      const { walls, doors, lights } = readByFoundry(map);
      const held = new Set([...map.line_of_sight.flat(), ...doors.flatMap(({ from, to }) => [from, to])].map(key));
      const [opaque, passable] = [level.mask('opaque'), level.mask('passable')];
      const isInWall = ({ position: { x, y } }) => {
        const cell = Math.floor(y) * level.width + Math.floor(x);
        return opaque[cell] !== 0 && passable[cell] === 0;
      };
      table.push({
        name,
        isDescribed: isDescribed(map),
        walls: walls.length,
        doors: doors.length,
        windows: doors.filter(({ isDoor }) => !isDoor).length,
        loose: map.portals.filter(
          ({ bounds, freestanding }) => !freestanding && !bounds.every((end) => isOnWall(end, walls, held)),
        ).length,
        turned: readByFantasyGrounds(map).filter(({ isAlong }) => !isAlong).length,
        lights: lights.length,
        lightsInWalls: map.lights.filter(isInWall).length,
        wrongEdges: reveal ? wrongEdges(level, map).length : null,
      });
    }
  await browser.close();
  return table;
}

/** Whether the end of a door touches a wall or another door. */
function isOnWall(end, walls, held) {
  if (held.has(key(end)) && walls.some(([a, b]) => key(a) === key(end) || key(b) === key(end))) return true;
  return walls.some(([a, b]) => {
    const within = (low, high, value) => Math.min(low, high) - 1e-6 <= value && value <= Math.max(low, high) + 1e-6;
    return Math.abs(cross(a, b, end)) < 1e-6 && within(a.x, b.x, end.x) && within(a.y, b.y, end.y);
  });
}
