// The module for Foundry: its documents by docs/schemas/foundry_adventure.schema.json and by what they refer to, its files by
// other readers, and its script in a stand-in for Foundry. tests/exports/foundry_types.mjs checks the documents against the
// types that others publish for Foundry.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import vm from 'node:vm';
import Ajv from 'ajv';
import pngjs from 'pngjs';
import { loadCellophane, refusal } from './support.mjs';
import { filesOf } from './zip.mjs';

const engine = await loadCellophane();
const archive = engine.foundryModule({ seed: 1729, depth: [7, 8], cell: 16 });

const files = filesOf(archive);
const root = 'cellophane-1729-depth-7-to-8';
const json = (name) => JSON.parse(files.get(`${root}/${name}`).toString());
const adventure = json('adventure.json');
const levels = [7, 8].map((depth) => engine.generate({ seed: 1729, depth }));

test('the adventure is what its schema says, and the schema lets nothing else pass', async () => {
  const schema = JSON.parse(
    await readFile(new URL('../../docs/schemas/foundry_adventure.schema.json', import.meta.url), 'utf8'),
  );
  const isAdventure = new Ajv({ allErrors: true, strict: true }).compile(schema);
  assert.ok(isAdventure(adventure), JSON.stringify(isAdventure.errors?.slice(0, 3)));
  const [scene] = adventure.scenes;
  for (const broken of [
    { ...adventure, scenes: [{ ...scene, walls: [{ ...scene.walls[0], c: [1, 2, 3] }] }] },
    { ...adventure, scenes: [{ ...scene, walls: [{ ...scene.walls[0], _id: 'short' }] }] },
    { ...adventure, scenes: [{ ...scene, darkness: 1 }] },
    { ...adventure, name: '' },
  ])
    assert.equal(isAdventure(broken), false);
});

test('every file that a document names is in the archive, and every document that another names is there', () => {
  const named = JSON.stringify(adventure).match(/modules\/[^"]+/g);
  assert.ok(named.length > 20);
  for (const path of new Set(named)) assert.ok(files.has(path.replace('modules/', '')), path);
  const pages = new Map(adventure.journal.map(({ _id, pages }) => [_id, new Set(pages.map((page) => page._id))]));
  const actors = new Set(adventure.actors.map(({ _id }) => _id));
  const folders = new Map(adventure.folders.map(({ _id, type }) => [_id, type]));
  for (const scene of adventure.scenes) {
    assert.ok(pages.has(scene.journal));
    for (const { entryId, pageId } of scene.notes) assert.ok(pages.get(entryId).has(pageId));
    for (const { actorId } of scene.tokens) assert.ok(actors.has(actorId));
  }
  for (const [part, type] of [
    ['scenes', 'Scene'],
    ['journal', 'JournalEntry'],
    ['actors', 'Actor'],
  ])
    for (const { folder } of adventure[part]) assert.equal(folders.get(folder), type);
  const ids = [...JSON.stringify(adventure).matchAll(/"_id":"(\w+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length);
});

test('scenes have the walls, doors, creatures and rooms of their levels', () => {
  for (const [i, level] of levels.entries()) {
    const scene = adventure.scenes[i];
    assert.deepEqual([scene.width, scene.height], [level.width * 100, level.height * 100]);
    const picture = pngjs.PNG.sync.read(files.get(scene.background.src.replace('modules/', '')));
    assert.deepEqual([picture.width, picture.height], [level.width * 16, level.height * 16]);
    const cells = level.rows.join('');
    const count = (kind) => cells.split(kind).length - 1;
    const doors = (door) => scene.walls.filter((wall) => wall.door === door && wall.sight === 20).length;
    assert.deepEqual([doors(1), doors(2)], [count('+'), count('s')]);
    const { names } = level.toJSON().terrain;
    const locked = [...level.cells('dungeon')].filter((terrain) => names[terrain] === 'locked iron door').length;
    assert.equal(scene.walls.filter(({ door, ds, sight }) => door === 1 && ds === 2 && sight === 20).length, locked);
    assert.equal(scene.tokens.length, level.monsters.length);
    for (const [at, { x, y, dormant, captive }] of level.monsters.entries()) {
      const token = scene.tokens[at];
      assert.deepEqual(
        [token.x, token.y, token.hidden, token.disposition],
        [x * 100, y * 100, dormant, captive ? 0 : -1],
      );
    }
    const journal = adventure.journal[i];
    assert.equal(journal.pages.length, level.rooms.length + 1);
    const rooms = scene.notes.filter(({ texture }) => /rooms\/\d+\.svg$/.test(texture.src));
    assert.ok(rooms.length >= level.rooms.length - 3 && rooms.length <= level.rooms.length);
    for (const { pageId, text } of rooms) assert.equal(journal.pages.find(({ _id }) => _id === pageId).name, text);
    // A scene and a journal by themselves are what they are in the adventure.
    assert.deepEqual(json(`scenes/depth-0${7 + i}.json`), scene);
    assert.deepEqual(json(`journal/depth-0${7 + i}.json`), journal);
  }
});

test('what is hidden is on no picture, and has a note instead', () => {
  const [level] = levels;
  const [scene] = adventure.scenes;
  const hidden = scene.notes.filter(({ texture }) => texture.src.endsWith('hidden.svg'));
  const secret = level.rows.join('').split('s').length - 1;
  assert.equal(hidden.filter(({ text }) => /secret door/.test(text)).length, secret);
  const players = pngjs.PNG.sync.read(
    Buffer.from(level.toUniversalVtt({ cell: 16, theme: 'parchment', reveal: false }).image, 'base64'),
  );
  const picture = pngjs.PNG.sync.read(files.get(scene.background.src.replace('modules/', '')));
  assert.ok(picture.data.equals(players.data));
});

/** Foundry, as far as the script uses it. */
function standIn({ types, isGM = true, answer = true }) {
  const held = { folders: new Map(), actors: new Map(), journal: new Map(), scenes: new Map() };
  const told = [];
  const asked = [];
  const collections = { Folder: 'folders', Actor: 'actors', JournalEntry: 'journal', Scene: 'scenes' };
  const module = {};
  const hooks = {};
  const globals = {
    URL,
    console,
    fetch: async (url) => ({ json: async () => json(new URL(url).pathname.split(`/${root}/`)[1]) }),
    CONFIG: Object.fromEntries(
      Object.entries(collections).map(([name, collection]) => [
        name,
        {
          documentClass: {
            createDocuments: async (documents, { keepId }) => {
              assert.equal(keepId, true);
              for (const document of documents) held[collection].set(document._id, document);
            },
          },
        },
      ]),
    ),
    game: { ...held, user: { isGM }, documentTypes: { Actor: types }, modules: new Map([[root, module]]) },
    ui: { notifications: { info: (text) => told.push(text) } },
    Hooks: { once: (name, listener) => (hooks[name] = listener) },
    foundry: { applications: { api: { DialogV2: { confirm: async (options) => (asked.push(options), answer) } } } },
  };
  return { held, told, asked, module, hooks, globals };
}

/** Runs the script as the browser of a game master would. */
async function started(options) {
  const world = standIn(options);
  const source = files.get(`${root}/import.mjs`).toString();
  const address = `http://localhost:30000/modules/${root}/import.mjs`;
  const script = source.replaceAll('import.meta.url', JSON.stringify(address)).replaceAll('export ', '');
  vm.runInNewContext(script, world.globals);
  await world.hooks.ready();
  return world;
}

test('the script adds what a world does not have, once, if the game master wants it', async () => {
  const world = await started({ types: ['base', 'character', 'npc'] });
  assert.equal(world.asked.length, 1);
  const counts = () => Object.values(world.held).map(({ size }) => size);
  const all = [adventure.folders, adventure.actors, adventure.journal, adventure.scenes].map(({ length }) => length);
  assert.deepEqual(counts(), all);
  assert.ok([...world.held.actors.values()].every(({ type }) => type === 'npc'));
  assert.match(world.told[0], /2 scenes, 2 journals/);
  await world.hooks.ready();
  assert.equal(world.asked.length, 1, 'it is not asked for again');
  world.held.scenes.delete(adventure.scenes[0]._id);
  const added = await world.module.api.importDungeon();
  assert.deepEqual({ ...added }, { folders: 0, actors: 0, journal: 0, scenes: 1 });
});

test('the script takes a type of actors that the system has, and asks no players', async () => {
  const other = await started({ types: ['base', 'hero', 'monster'] });
  assert.ok([...other.held.actors.values()].every(({ type }) => type === 'hero'));
  const player = await started({ types: ['npc'], isGM: false });
  assert.deepEqual([player.asked.length, player.held.scenes.size], [0, 0]);
  const refused = await started({ types: ['npc'], answer: false });
  assert.deepEqual([refused.asked.length, refused.held.scenes.size], [1, 0]);
});

test('the manifest names the module by its folder, and its script', () => {
  const { id, title, esmodules, compatibility } = json('module.json');
  assert.equal(id, root);
  assert.equal(title, adventure.name);
  assert.deepEqual(esmodules, ['import.mjs']);
  assert.equal(compatibility.minimum, '12');
  for (const [name] of files) assert.ok(name.startsWith(`${root}/`), name);
});

test('a module is of the depths that are asked for, and options are checked', () => {
  const one = filesOf(engine.foundryModule({ seed: 5, depth: [3, 3], cell: 4, theme: 'ink' }));
  assert.ok(one.has('cellophane-5-depth-3/adventure.json') && !one.has('cellophane-5-depth-3/maps/depth-04.png'));
  assert.throws(() => engine.foundryModule({ seed: 5, depth: [4, 2] }), refusal('bad-depth'));
  assert.throws(() => engine.foundryModule({ seed: 5, theme: 'pink' }), refusal('bad-argument', 'theme'));
  assert.throws(() => engine.foundryModule({ seed: 5, cell: 257 }), refusal('bad-argument', 'cell'));
  assert.throws(() => engine.foundryModule({ seed: 5, reveal: true }), refusal('bad-argument', 'reveal'));
  assert.throws(() => engine.foundryModule({ seed: 5, width: 5, height: 5 }), refusal('bad-size'));
});
