// The JSON that levels and the catalogue give is as docs/schemas says.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import Ajv from 'ajv';
import { loadCellophane } from './support.mjs';

const schemaOf = (name) =>
  JSON.parse(readFileSync(new URL(`../../docs/schemas/${name}.schema.json`, import.meta.url), 'utf8'));
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
const isLevel = ajv.compile(schemaOf('level'));
const isEntry = ajv.compile(schemaOf('catalog_entry'));
const check = (validate, value, what) => assert.ok(validate(value), `${what}: ${ajv.errorsText(validate.errors)}`);

/** As it is sent or kept. */
const written = (value) => JSON.parse(JSON.stringify(value));

let engine;
before(async () => {
  engine = await loadCellophane();
});

/** Fields of objects that the schema names no rule for. */
function unknownFields(value, schema, whole = schema, path = '') {
  const rule = schema.$ref ? whole.definitions[schema.$ref.split('/').at(-1)] : schema;
  if (Array.isArray(value)) return value.flatMap((each) => unknownFields(each, rule.items ?? {}, whole, `${path}[]`));
  if (typeof value !== 'object' || value === null || !rule.properties) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name in rule.properties
      ? unknownFields(field, rule.properties[name], whole, `${path}.${name}`)
      : [`${path}.${name}`],
  );
}

test('levels of all styles, sizes, variants and measures are as the schema says, and hold no field it does not name', () => {
  const requests = [
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((seed) => [1, 4, 9, 15, 26, 40].map((depth) => ({ seed, depth }))),
    ...['classic', 'accretion', 'rogue'].flatMap((style) => [1, 7, 14].map((depth) => ({ seed: 9, style, depth }))),
    { seed: '18446744073709551615', depth: 3, width: 120, height: 60 },
    { seed: 1, style: 'rogue', width: 5, height: 4 },
    { seed: 3, depth: 3, variant: 'rapid' },
    { seed: 3, depth: 2, variant: 'bullet' },
    { seed: 3, depth: 5, tune: { loops: 0, outOfDepth: 1000 } },
  ];
  const schema = schemaOf('level');
  for (const request of requests) {
    const level = engine.generate(request);
    const json = written(level.toJSON());
    check(isLevel, json, JSON.stringify(request));
    assert.deepEqual([...new Set(unknownFields(json, schema))], []);
    assert.ok(json.rows.length === json.height && json.rows.every((row) => row.length === json.width));
    level.dispose();
  }
});

test('rows of the catalogue, and what a search found, are as the schema says', () => {
  const schema = schemaOf('catalog_entry');
  const options = [
    { seeds: [1, 3], depth: [1, 12] },
    { seeds: 5, variant: 'bullet' },
  ];
  let rows = 0;
  for (const option of options)
    for (const row of engine.catalog(option)) {
      ++rows;
      check(isEntry, written(row), JSON.stringify(row));
      assert.deepEqual(unknownFields(written(row), schema), []);
    }
  assert.ok(rows > 300, `${rows}`);
  for (const { found } of engine.search({ seeds: [1, 5], depth: [1, 4], where: 'item("strength") <= 4' }))
    for (const row of found) check(isEntry, written(row), JSON.stringify(row));
});

test('the schemas refuse what is no level and no row', () => {
  const level = written(engine.generate({ seed: 1729, depth: 7 }).toJSON());
  const [row] = engine.catalog({ seeds: 1, depth: 1 });
  const changed = (value, change) => {
    const copy = structuredClone(value);
    change(copy);
    return copy;
  };
  const breaks = {
    'a number for the seed': (copy) => (copy.seed = 1729),
    'a missing list': (copy) => delete copy.items,
    'an unknown letter': (copy) => (copy.rows[0] = 'Q'),
    'a state of none': (copy) => (copy.monsters[0].state = 'dancing'),
    'a place of one number': (copy) => (copy.stairs.up = [3]),
    'a bearer before the first': (copy) => (copy.items[0].carriedBy = -1),
    'another version': (copy) => (copy.version = 2),
  };
  for (const [what, change] of Object.entries(breaks)) assert.ok(!isLevel(changed(level, change)), what);
  for (const change of [(copy) => (copy.what = 'wall'), (copy) => delete copy.opens, (copy) => (copy.x = -1)])
    assert.ok(!isEntry(changed(written(row), change)));
});
