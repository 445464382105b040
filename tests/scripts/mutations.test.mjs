import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { enumerationsOf, mutationsOf, sample } from '../mutants/mutations.mjs';
import { journeysOf, suitesOf } from '../mutants/suites.mjs';

const enumerations = enumerationsOf(['enum class Side : std::uint8_t {\n    Left,  // the one\n    Right,\n};']);
const kindsOf = (line, file = 'a.cpp') =>
  new Set(mutationsOf(file, `{\n${line}\n}`, enumerations).map(({ kind }) => kind));

test('a line is broken in the ways in which a person would', () => {
  const cases = [
    ['    if (a < b) turn(left, right);', ['comparison', 'condition', 'statement', 'arguments']],
    ['    side = Side::Left;', ['enumerator', 'statement']],
    ['    seen.clear();', ['reset']],
    ['    at.x += 1;', ['axis', 'constant', 'sum', 'statement']],
    ['    return !done && std::min(a, b) > 3;', ['not', 'and, or', 'bound', 'arguments', 'comparison', 'constant']],
    ['    return true;', ['answer']],
    ['    return "a" + name;', []],
    ['    // comment (a < b)', []],
    ['import { a } from "b";', []],
  ];
  for (const [line, kinds] of cases) assert.deepEqual([...kindsOf(line)].sort(), [...kinds].sort(), line);
});

test('a line of TypeScript is broken as well', () => {
  assert.deepEqual([...kindsOf('    if (this.#width === 3) this.#place(column, row);', 'a.ts')].sort(), [
    'arguments',
    'comparison',
    'condition',
    'constant',
    'statement',
  ]);
});

test('another enumerator is one of the same enumeration', () => {
  const [broken] = mutationsOf('a.cpp', 'side(Side::Right);', enumerations).filter(({ kind }) => kind === 'enumerator');
  assert.equal(broken.after, 'side(Side::Left);');
});

test('a sample takes each line once, and the same ones for the same seed', () => {
  const source = Array.from({ length: 50 }, (_, i) => `value${i} = a + ${i};`).join('\n');
  const all = mutationsOf('a.cpp', source, enumerations);
  const taken = sample(all, 7, 20);
  assert.deepEqual(taken, sample(all, 7, 20));
  assert.notDeepEqual(taken, sample(all, 8, 20));
  assert.equal(new Set(taken.map(({ line }) => line)).size, 20);
});

test('every folder of the sources says which tests see it, and these are there', () => {
  const root = new URL('../../', import.meta.url);
  const foldersOf = (path) =>
    readdirSync(new URL(path, root), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => name);
  assert.deepEqual(Object.keys(suitesOf).sort(), foldersOf('src').sort());
  for (const suite of new Set(Object.values(suitesOf).flat()))
    assert.ok(existsSync(fileURLToPath(new URL(`tests/${suite}`, root))), suite);
  for (const folder of foldersOf('web/app')) assert.ok(`web/app/${folder}` in journeysOf, folder);
  for (const name of new Set(Object.values(journeysOf).flat()))
    assert.ok(existsSync(fileURLToPath(new URL(`tests/web/${name}.test.mjs`, root))), name);
});
