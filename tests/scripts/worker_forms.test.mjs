// A worker makes every form of a level that has a method in the API, and its declarations name the same forms.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const read = (path) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The formats that are no form of a level, by their method in the API. */
const leftOut = {
  toJSON: 'it is in every answer',
  dungeonSvg: 'it is of a whole dungeon',
  foundryModule: 'it is of a whole dungeon',
};

/** What stands between the braces that follow a line. */
function blockAfter(text, line) {
  const begin = text.indexOf(line);
  assert.ok(begin >= 0, line);
  return text.slice(begin + line.length, text.indexOf('\n}', begin));
}

const namesIn = (block) => [...block.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name]) => name).sort();

test('a worker makes a form by each method of a format, or the format is left out for a reason', async () => {
  const methods = [...(await read('src/exports/formats.cpp')).matchAll(/\.method = "(\w+)"/g)].map(([, name]) => name);
  assert.ok(methods.length > 6);
  const forms = blockAfter(await read('package/worker/service.mjs'), 'const forms = {\n');
  for (const method of methods)
    assert.equal(forms.includes(`byMethod('${method}')`), !(method in leftOut), `${method}: ${leftOut[method] ?? ''}`);
  for (const method of Object.keys(leftOut)) assert.ok(methods.includes(method), method);
});

test('the forms of a worker are those of its declarations', async () => {
  const forms = namesIn(blockAfter(await read('package/worker/service.mjs'), 'const forms = {\n'));
  assert.ok(forms.length > 10);
  const declarations = await read('package/worker/worker.d.ts');
  for (const name of ['LevelForms', 'MadeForms'])
    assert.deepEqual(namesIn(blockAfter(declarations, `export interface ${name} {\n`)), forms, name);
});
