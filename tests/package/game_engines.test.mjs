// The scripts of docs/unity.md and docs/godot.md make of a level what it is: those in C# with Mono and stand-ins for the classes of
// Unity, that for Godot 3 in Godot itself. What is not installed is left out, and said.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { newProject, root } from './support.mjs';

const here = join(root, 'tests/package/game_engines');
const isInstalled = (program) => spawnSync(program, ['--version']).error === undefined;
const without = (program) => !isInstalled(program) && `${program} is not installed`;

/** The pieces of code of a document in a language. */
const piecesOf = (document, language) =>
  [
    ...readFileSync(join(root, 'docs', document), 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'),
    ),
  ].map(([, code]) => code);

let project;
let level;
let map;
before(async () => {
  project = await newProject();
  const command = join(project.installed, 'command/cellophane.mjs');
  for (const format of ['json', 'tmj'])
    execFileSync(
      process.execPath,
      [command, ...`map --seed 1729 --depth 7 --format ${format} --out level.${format}`.split(' ')],
      { cwd: project.folder },
    );
  level = JSON.parse(readFileSync(join(project.folder, 'level.json'), 'utf8'));
  map = JSON.parse(readFileSync(join(project.folder, 'level.tmj'), 'utf8'));
});
after(() => project.remove());

/** What a program has printed: lists of the lines below each that begins so. */
function sectionsOf(text, names) {
  const sections = [];
  for (const line of text.trimEnd().split(/\r?\n/)) {
    const words = line.split('\t');
    if (names.includes(words[0])) sections.push({ head: words, lines: [] });
    else sections.at(-1)?.lines.push(words);
  }
  return sections;
}

test(
  'the scripts of docs/unity.md put every terrain where it is, and walls where one cannot walk',
  { skip: without('mcs') },
  async () => {
    const library = join(root, 'build/native/library/libcellophane.so');
    const hasLibrary = existsSync(library);
    const sources = [];
    for (const [i, code] of piecesOf('unity.md', 'csharp').entries()) {
      sources.push(`script_${i}.cs`);
      await writeFile(join(project.folder, sources.at(-1)), code);
    }
    assert.equal(sources.length, 2);
    const own = ['unity_stand_ins.cs', 'unity_main.cs'].map((name) => join(here, name));
    const compiled = ['-langversion:7', '-r:System.Web.Extensions', '-out:unity.exe', ...own, ...sources];
    execFileSync('mcs', compiled, { cwd: project.folder });
    if (hasLibrary) await cp(library, join(project.folder, 'libcellophane.so'));
    const { imagewidth, imageheight, columns, tilewidth: side } = map.tilesets[0];
    const words = [
      'unity.exe',
      'level.json',
      String(imagewidth),
      String(imageheight),
      ...(hasLibrary ? ['library'] : []),
    ];
    const told = execFileSync('mono', words, { cwd: project.folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
    const sections = sectionsOf(told, ['map', 'things', 'library', 'refused']);
    const maps = sections.filter(({ head: [kind] }) => kind === 'map');
    const { width, height, terrain, rows } = level;
    assert.deepEqual(
      maps.map(({ head }) => head.slice(1)),
      [...[0, 1, 2, 3].map((order) => [`layer ${order}`, String(order), 'False']), ['walls', '4', 'True']],
    );
    const at = (x, y) => `${x} ${height - 1 - y}`;
    for (const [order, layer] of [terrain.dungeon, terrain.liquid, terrain.surface, terrain.gas].entries()) {
      const wanted = layer.flatMap((kind, cell) =>
        kind === 0
          ? []
          : `${at(cell % width, Math.floor(cell / width))} ${(kind % columns) * side},${imageheight - (Math.floor(kind / columns) + 1) * side}`,
      );
      assert.deepEqual(maps[order].lines.map((line) => line.join(' ')).sort(), wanted.sort(), `layer ${order}`);
    }
    const solid = rows.flatMap((row, y) =>
      [...row].flatMap((letter, x) => ('#XS'.includes(letter) ? `${at(x, y)} solid` : [])),
    );
    assert.deepEqual(maps[4].lines.map((line) => line.join(' ')).sort(), solid.sort());
    const [, items, kind] = sections.find(({ head }) => head[0] === 'things').head;
    assert.deepEqual([Number(items), kind], [level.items.length, level.monsters[0].kind]);
    if (!hasLibrary) return;
    const [, up, down, letters] = sections.find(({ head }) => head[0] === 'library').head;
    assert.deepEqual([Number(up), Number(down), letters], [level.stairs.up[0], level.stairs.down[1], rows.join('')]);
    assert.match(sections.find(({ head }) => head[0] === 'refused').head[1], /seed/);
  },
);

test(
  'the script of docs/godot.md for Godot 3 makes its map of the level’s',
  { skip: without('godot3-server') },
  async () => {
    const [script] = piecesOf('godot.md', 'gdscript godot3');
    await writeFile(join(project.folder, 'dungeon.gd'), script);
    await cp(join(here, 'run.gd'), join(project.folder, 'run.gd'));
    await writeFile(join(project.folder, 'project.godot'), 'config_version=4\n[application]\nconfig/name="Level"\n');
    const options = {
      cwd: project.folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, HOME: project.folder },
    };
    // The first run brings the picture in.
    execFileSync('godot3-server', ['--path', '.', '--editor', '--quit'], options);
    const told = execFileSync('godot3-server', ['--path', '.', '--script', 'run.gd'], options);
    const sections = sectionsOf(told, ['map', 'mark', 'tile']);
    const layers = map.layers.filter(({ type }) => type === 'tilelayer');
    const maps = sections.filter(({ head: [kind] }) => kind === 'map');
    assert.deepEqual(
      maps.map(({ head: [, name, opacity] }) => [name, Number(opacity)]),
      layers.map(({ name, opacity }) => [name, opacity]),
    );
    for (const [i, { data }] of layers.entries()) {
      const wanted = data.flatMap((number, cell) =>
        number === 0 ? [] : `${cell % map.width} ${Math.floor(cell / map.width)} ${number - 1}`,
      );
      assert.deepEqual(maps[i].lines.map((line) => line.join(' ')).sort(), wanted.sort(), layers[i].name);
    }
    const objects = map.layers.flatMap(({ name, objects: things = [] }) =>
      things.map((thing) => ({ ...thing, group: name })),
    );
    assert.deepEqual(
      sections
        .filter(({ head: [kind] }) => kind === 'mark')
        .map(({ head: [, name, x, y, group] }) => [name, Number(x), Number(y), group]),
      objects.map(({ name, x, y, width, height, group }) => [name, x + width / 2, y + height / 2, group]),
    );
    const [{ tiles, columns, tilewidth: side }] = map.tilesets;
    const blocks = ({ properties }, name) => properties.some((property) => property.name === name);
    assert.deepEqual(
      sections
        .filter(({ head: [kind] }) => kind === 'tile')
        .map(({ head: [, id, x, y, shapes, shade] }) => [
          Number(id),
          Number(x),
          Number(y),
          Number(shapes),
          shade === 'True',
        ]),
      tiles.map((tile) => [
        tile.id,
        (tile.id % columns) * side,
        Math.floor(tile.id / columns) * side,
        Number(blocks(tile, 'blocksMovement')),
        blocks(tile, 'blocksVision'),
      ]),
    );
  },
);
