// What the engine and the program write as JSON is as docs/schemas says: with every field that is named there and no
// other, and a broken document is refused.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { loadCellophane } from './support.mjs';
import { filesOf } from './zip.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const endOfName = '.schema.json';
const schemas = new Map(
  readdirSync(join(root, 'docs/schemas')).map((file) => [
    file.slice(0, -endOfName.length),
    JSON.parse(readFileSync(join(root, 'docs/schemas', file), 'utf8')),
  ]),
);

/** The same schema, in which no object may have fields that it does not name. */
function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  // Conditions (`if`, `anyOf`) say something more of objects that are described elsewhere.
  if (schema.type === 'object' && schema.properties) copy.additionalProperties ??= false;
  return copy;
}

/** A validator by the name of a schema. Schemas name each other by their files. */
function validators(shape) {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictRequired: false });
  for (const [name, schema] of schemas) ajv.addSchema(shape(schema), name + endOfName);
  return (name, value) => {
    const validate = ajv.getSchema(name + endOfName);
    return validate(value) ? '' : ajv.errorsText(validate.errors?.slice(0, 5));
  };
}
const published = validators((schema) => schema);
const exact = validators(closed);

/** As it is sent or kept. */
const written = (value) =>
  JSON.parse(JSON.stringify(value, (_, each) => (ArrayBuffer.isView(each) ? [...each] : each)));

/** One document of each schema that was held to it: what the tests at the end break. */
const samples = new Map();

function check(name, value, what) {
  assert.equal(published(name, value), '', `${name}: ${what}`);
  assert.equal(exact(name, value), '', `${name}: ${what}: a field that the schema does not name`);
  // The richest of them.
  const size = JSON.stringify(value).length;
  if (size > (samples.get(name)?.size ?? 0) && size < 3_000_000) samples.set(name, { value, size });
}

let engine;
let folder;
before(async () => {
  engine = await loadCellophane();
  folder = mkdtempSync(join(tmpdir(), 'cellophane-schemas-'));
});
after(() => rmSync(folder, { recursive: true }));

/** What the program for Node prints. */
function told(words, { input = '', status = 0 } = {}) {
  const script = `const { runProgram } = await import(${JSON.stringify(new URL('../../package/command/program.mjs', import.meta.url).href)});
process.exitCode = await runProgram(${JSON.stringify(words)}, new URL(${JSON.stringify(new URL('../../build/wasm/engine/program/', import.meta.url).href)}));`;
  const options = { cwd: folder, encoding: 'utf8', input, maxBuffer: 2 ** 28 };
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', script], options);
  assert.equal(ended.status, status, ended.stderr);
  return ended.stdout;
}
const linesOf = (text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** All styles, sizes, variants and measures. */
const requests = [
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((seed) => [1, 4, 9, 15, 26, 40].map((depth) => ({ seed, depth }))),
  ...['classic', 'accretion', 'rogue'].flatMap((style) => [1, 7, 14].map((depth) => ({ seed: 9, style, depth }))),
  { seed: '18446744073709551615', depth: 3, width: 120, height: 60 },
  { seed: 1, style: 'rogue', width: 5, height: 4 },
  { seed: 3, depth: 3, variant: 'rapid' },
  { seed: 3, depth: 2, variant: 'bullet' },
  { seed: 3, depth: 5, tune: { loops: 0, outOfDepth: 1000 } },
];

test('levels are as the schema says', () => {
  for (const request of requests) {
    const level = engine.generate(request);
    const json = written(level.toJSON());
    check('level', json, JSON.stringify(request));
    assert.ok(json.rows.length === json.height && json.rows.every((row) => row.length === json.width));
    level.dispose();
  }
});

test('adventures for Foundry are as the schema says', () => {
  for (const request of [
    { seed: 1729, depth: [7, 8], cell: 8 },
    { seed: 3, depth: 1, cell: 8 },
    { seed: 3, variant: 'bullet', cell: 8 },
    { seed: 9, depth: [2, 3], style: 'rogue', cell: 8 },
  ])
    for (const [name, bytes] of filesOf(engine.foundryModule(request)))
      if (name.endsWith('/adventure.json')) check('foundry_adventure', JSON.parse(bytes.toString()), name);
});

test('maps for Tiled are as the schema says', () => {
  for (const request of requests) {
    const level = engine.generate(request);
    const map = written(level.toTiled());
    check('tiled', map, JSON.stringify(request));
    for (const { data } of map.layers.filter(({ type }) => type === 'tilelayer'))
      assert.equal(data.length, map.width * map.height);
    level.dispose();
  }
});

test('maps for virtual tabletops are as the schema says, for players and for the game master', () => {
  for (const request of requests) {
    const level = engine.generate(request);
    for (const reveal of [true, false])
      check('universal_vtt', written(level.toUniversalVtt({ reveal, cell: 2 })), JSON.stringify(request));
    level.dispose();
  }
});

test('digs are as the schema says', () => {
  for (const seed of [1, 2, 3, 4])
    for (const request of [
      { seed, depth: 1 },
      { seed, depth: 13 },
      { seed, depth: 26 },
      { seed, depth: 5, style: 'rogue' },
      { seed, depth: 5, style: 'accretion' },
    ]) {
      const level = engine.generate({ ...request, stages: true });
      const { list, steps, attempts } = level.stages;
      check('dig', written({ list, steps, attempts }), JSON.stringify(request));
      level.dispose();
    }
});

test('rows of the catalogue, what a search found, and levels in lines are as the schemas say', () => {
  const options = [
    { seeds: [1, 3], depth: [1, 12] },
    { seeds: 5, variant: 'bullet' },
  ];
  let rows = 0;
  for (const option of options)
    for (const row of engine.catalog(option)) {
      ++rows;
      check('catalog_entry', written(row), JSON.stringify(row));
    }
  assert.ok(rows > 300, `${rows}`);
  let hits = 0;
  for (const score of [undefined, 'count(item, "life", 1..4)'])
    for (const hit of engine.search({ seeds: [1, 12], depth: [1, 4], where: 'item("strength") <= 4', score })) {
      ++hits;
      check('search_hit', written(hit), hit.seed);
    }
  assert.ok(hits > 4, `${hits}`);
  for (const words of [
    'catalog --seeds 1..3 --depth 1..12 --format jsonl',
    'catalog --seeds 5 --variant bullet --format jsonl',
  ])
    for (const line of linesOf(told(words.split(' ')))) check('catalog_level', line, words);
});

test('what the hero knows is as the schema says, in games of bots', () => {
  for (const [seed, depth] of [
    [1, 1],
    [2, 4],
    [3, 9],
    [4, 15],
    [5, 26],
  ]) {
    const game = engine.newGame({ seed, depth });
    let chance = seed;
    for (let step = 0; step < 120 && !game.over; ++step) {
      const actions = game.legalActions();
      chance = (chance * 1103515245 + 12345) % 2 ** 31;
      const isRandom = step % 3 === 0;
      game.step(isRandom ? actions[(chance >> 8) % actions.length] : { type: 'explore' });
      const seen = written(game.observe());
      check('observation', seen, `seed ${seed}, step ${step}`);
      assert.equal(seen.cells.sight.length, seen.width * seen.height);
    }
    game.dispose();
  }
  const names = new Set(samples.get('observation').value.monsters.map(({ kind }) => kind));
  assert.ok(names.size > 0);
});

test('the layout of the flat observation is as the schema says', () => {
  check('observation_layout', written(engine.observationLayout()), 'the layout');
  check('observation_layout', JSON.parse(readFileSync(join(root, 'docs/observation.json'), 'utf8')), 'the document');
});

test('answers of cellophane env are as the schema says', () => {
  const asked = [
    { do: 'hello', id: 1 },
    { do: 'layout', id: 'two' },
    {
      do: 'new',
      seed: 5,
      legal: true,
      fields: ['health', 'messages', 'dungeon'],
      map: true,
      hash: true,
      observation: true,
    },
    { do: 'new', seed: '18446744073709551615', style: 'rogue', variant: 'bullet', depth: 2, harmless: true },
    { do: 'step', game: 1, action: 19 },
    { do: 'step', game: 1, actions: [25, 19, 16], legal: true },
    { do: 'look', game: 2, map: true },
    { do: 'recording', game: 1 },
    { do: 'reset', game: 2, seed: 9 },
    { do: 'close', game: 1, id: 10 },
    { do: 'step', game: 1, action: 0 },
    { do: 'dance' },
    { do: 'new', seed: 0 },
    { do: 'new', seed: 5, style: 'gothic' },
    { do: 'new', seed: 5, depth: 41 },
    { do: 'new', seed: 5, variant: 'short' },
    { do: 'step', game: 2, action: 9999 },
    { do: 'look', game: 2, more: true },
  ];
  const input = [...asked.map((each) => JSON.stringify(each)), 'no JSON', ''].join('\n');
  const answers = linesOf(told(['env', '--record', '.'], { input }));
  assert.equal(answers.length, asked.length + 1);
  for (const [i, answer] of answers.entries()) check('env_answer', answer, JSON.stringify(asked[i] ?? 'no JSON'));
  assert.deepEqual(
    answers.slice(11).map(({ error }) => error.code),
    ['bad-command', 'bad-seed', 'bad-style', 'bad-depth', 'bad-variant', 'bad-action', 'bad-field', 'bad-json'],
  );
  assert.ok(answers[9].recorded && answers[10].error);
});

test('rankings are as the schema says, of games that count and of files that do not', () => {
  cpSync(join(root, 'tests/golden/recordings'), join(folder, 'games'), { recursive: true });
  writeFileSync(join(folder, 'games', 'no_recording.clph'), 'nothing of the kind');
  const game = engine.newGame({ seed: 5 });
  writeFileSync(join(folder, 'games', 'goes_on.clph'), game.replay());
  game.step({ type: 'quit' });
  writeFileSync(join(folder, 'games', 'given_up.clph'), game.replay());
  game.dispose();
  const ranking = JSON.parse(told(['rank', 'games', '--format', 'json'], { status: 1 }));
  check('ranking', ranking, 'the command');
  const statuses = new Set(ranking.map(({ status }) => status));
  for (const status of ['verified', 'unfinished', 'unreadable']) assert.ok(statuses.has(status), [...statuses].join());
  const recordings = readdirSync(join(folder, 'games')).map((file) => ({
    file,
    result: engine.verifyRecording(readFileSync(join(folder, 'games', file))),
  }));
  check('ranking', JSON.parse(engine.rankingText(recordings, 'json')), 'the engine');
});

test('rows of variants are as the schema says', () => {
  for (const variant of ['brogue', 'rapid', 'bullet'])
    check('variant', JSON.parse(engine.variantJson(variant)), variant);
  const [, example] = /```json\n(\{\n {2}"amuletDepth"[^]*?)```/.exec(
    readFileSync(join(root, 'docs/variants.md'), 'utf8'),
  );
  check('variant', JSON.parse(example), 'docs/variants.md');
  check('variant', JSON.parse(engine.variantJson(engine.variantFromJson(example))), 'the example, read and written');
  // Whatever the schema takes or refuses, the engine does, where figures need not fit each other.
  for (const row of [
    { amuletDepth: 27, deepestDepth: 40, pace: 1 },
    { amuletDepth: 26, deepestDepth: 40, pace: 1, torches: 1 },
    { amuletDepth: 26, deepestDepth: 40 },
    { ...JSON.parse(example), lifeWorth: 11 },
    { ...JSON.parse(example), supplies: [{ potions: 2001 }, {}, {}, {}, {}] },
  ]) {
    assert.notEqual(published('variant', row), '', JSON.stringify(row));
    assert.throws(() => engine.variantFromJson(JSON.stringify(row)), { code: 'bad-variant' });
  }
});

test('findings about levels are as the schema says', () => {
  // No level that is dug has one: the lines are those that the native tests compare with what the program writes.
  const lines = readFileSync(join(root, 'tests/tools/lint_test.cpp'), 'utf8').match(/^ *"\{\\"seed[^]*?;$/gm);
  const findings = (lines ?? []).map((text) =>
    JSON.parse([...text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, part]) => JSON.parse(`"${part}"`)).join('')),
  );
  assert.ok(findings.length > 0);
  for (const finding of findings) check('finding', finding, finding.finding);
});

test('the index of releases is as the schema says', () => {
  const [, example] = /```json\n(\{ "releases"[^]*?)```/.exec(readFileSync(join(root, 'docs/hosting.md'), 'utf8'));
  const index = JSON.parse(example.replace('<SHA-256 in hexadecimal digits>', '0123456789abcdef'.repeat(4)));
  check('releases', index, 'docs/hosting.md');
});

/** Each object of a document that its schema describes by fields, with the rule. */
function* described(value, rule, whole) {
  if (rule.$ref) {
    const [file, path] = rule.$ref.split('#');
    const other = file === '' ? whole : schemas.get(file.slice(0, -endOfName.length));
    yield* described(
      value,
      (path ?? '')
        .split('/')
        .slice(1)
        .reduce((at, key) => at[key], other),
      other,
    );
    return;
  }
  const branch = rule.anyOf?.find(({ $ref, type }) => $ref || (type === 'object' && value !== null));
  if (branch && !rule.properties) {
    yield* described(value, branch, whole);
    return;
  }
  if (Array.isArray(value)) {
    for (const each of value.slice(0, 3)) yield* described(each, rule.items ?? {}, whole);
    return;
  }
  if (typeof value !== 'object' || value === null || !rule.properties) return;
  yield { value, rule };
  for (const [name, field] of Object.entries(value))
    if (rule.properties[name]) yield* described(field, rule.properties[name], whole);
}

for (const [name, schema] of schemas)
  test(`the schema ${name} refuses documents with a field missing or of another type`, () => {
    const whole = samples.get(name)?.value;
    assert.ok(whole !== undefined, 'no document was held to it');
    const value = structuredClone(whole);
    let breaks = 0;
    for (const { value: object, rule } of described(value, schema, schema))
      for (const field of Object.keys(rule.properties)) {
        if (!(field in object)) continue;
        const kept = object[field];
        // Nothing is a list of such a thing.
        object[field] = [[Number.NaN]];
        assert.notEqual(published(name, value), '', `${field} is another thing`);
        object[field] = kept;
        ++breaks;
        if (!rule.required?.includes(field)) continue;
        delete object[field];
        assert.notEqual(published(name, value), '', `${field} is missing`);
        object[field] = kept;
      }
    assert.equal(published(name, value), '');
    assert.ok(breaks > 2, `${breaks}`);
  });

test('the schemas refuse what is no level, no row and no map', () => {
  const breaks = {
    level: {
      'a number for the seed': (copy) => (copy.seed = 1729),
      'an unknown letter': (copy) => (copy.rows[0] = 'Q'),
      'a state of none': (copy) => (copy.monsters[0].state = 'dancing'),
      'a place of one number': (copy) => (copy.stairs.up = [3]),
      'a bearer before the first': (copy) => (copy.items[0].carriedBy = -1),
      'another version': (copy) => (copy.version = 2),
    },
    catalog_entry: {
      'a thing of none': (copy) => (copy.what = 'wall'),
      'a column before the first': (copy) => (copy.x = -1),
    },
    tiled: {
      'a layer of another kind': (copy) => (copy.layers[0].type = 'imagelayer'),
      'a number for a text': (copy) => (copy.properties[0].value = 1),
      'half a tile': (copy) => (copy.layers[0].data[0] = 0.5),
    },
    universal_vtt: {
      'a wall of one point': (copy) => (copy.line_of_sight[0] = [{ x: 0, y: 0 }]),
      'a colour by name': (copy) => (copy.environment.ambient_light = 'white'),
      'a field of another format': (copy) => (copy.walls = []),
    },
    observation: {
      'a row too few': (copy) => copy.cells.sight.pop(),
      'a hero beyond the last column': (copy) => (copy.hero.x = 79),
    },
    dig: {
      'a step of none': (copy) => (copy.steps[0].kind = 'nap'),
      'a cell by column and row': (copy) => (copy.steps[0].cells = [[1, 2]]),
    },
    env_answer: { 'an error beside a game': (copy) => (copy.error = { code: 'bad-game', message: 'No.' }) },
    ranking: { 'a status of none': (copy) => (copy[0].status = 'liked') },
    releases: { 'a hash too short': (copy) => (copy.releases[0].files['index.html'] = 'abc') },
  };
  for (const [name, changes] of Object.entries(breaks))
    for (const [what, change] of Object.entries(changes)) {
      const copy = structuredClone(samples.get(name).value);
      change(copy);
      assert.notEqual(published(name, copy), '', `${name}: ${what}`);
    }
});
