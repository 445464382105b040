// Maps for Tiled, opened and exported by Tiled itself, and drawn by its tmxrasterizer.

import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pngjs from 'pngjs';

const run = promisify(execFile);
const { PNG } = pngjs;
// Without a display.
const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen' };

/** What Tiled orders as it likes, in one order. */
function inOrder(value, key = '') {
  if (Array.isArray(value)) {
    const items = value.map((item) => inOrder(item));
    const orders = { properties: 'name', tiles: 'id', wangtiles: 'tileid' };
    const by = orders[key];
    return by ? items.sort((one, other) => (one[by] < other[by] ? -1 : 1)) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inOrder(part, name)]));
}

/** The places at which two values differ, as paths. */
function differences(one, other, path = '') {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other ? [] : [path];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(one[key], other[key], `${path}/${key}`),
  );
}

/** Exports maps by Tiled. A row a map: what differs in Tiled's own JSON, and whether the picture of the map is that of
    Tiled's TMX. null without Tiled. */
export async function compareTiled(levels, folder) {
  const version = await run('tiled', ['--version'], { env }).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!version) return null;
  const table = [];
  for (const level of levels) {
    const name = `${level.seed}-${level.style}-${level.depth}`;
    const file = (ending) => join(folder, `${name}${ending}`);
    const map = level.toTiled({ image: `${name}-tiles.png` });
    await writeFile(file('.tmj'), JSON.stringify(map));
    await writeFile(file('-tiles.png'), level.tilesetImage());
    await run('tiled', ['--export-map', 'json', file('.tmj'), file('.json')], { env });
    await run('tiled', ['--export-map', 'tmx', file('.tmj'), file('.tmx')], { env });
    for (const ending of ['.tmj', '.tmx']) await run('tmxrasterizer', [file(ending), file(`${ending}.png`)], { env });
    const exported = JSON.parse(await readFile(file('.json'), 'utf8'));
    const pictures = [];
    for (const ending of ['.tmj', '.tmx']) pictures.push(PNG.sync.read(await readFile(file(`${ending}.png`))));
    const [ours, theirs] = pictures;
    const [{ wangsets }] = exported.tilesets;
    const objects = exported.layers.flatMap((layer) => layer.objects ?? []);
    table.push({
      name,
      differing: differences(inOrder(map), inOrder(exported)),
      layers: exported.layers.length,
      objects: objects.length,
      wangTiles: wangsets.reduce((sum, set) => sum + set.wangtiles.length, 0),
      isSamePicture: ours.data.equals(theirs.data),
      size: [ours.width, ours.height],
    });
  }
  return { version: /\d+\.\d+\.\d+/.exec(version.stdout + version.stderr)?.[0] ?? '?', table };
}
