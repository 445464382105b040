// The atlas offers every format that a level can be written in, but for those named here.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const read = (path) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Why a format has no button, by its method in the API. */
const leftOut = {
  toText: 'the text is made of colors(), which the small engine of the atlas has',
  toAnsi: 'it is for terminals',
  toKey: 'the PDFs and the ZIP hold it',
  dungeonSvg: 'it is of a whole dungeon: All levels on one page prints it',
};

test('every format with a method in the API can be downloaded in the atlas, or is left out for a reason', async () => {
  const rows = await read('src/exports/formats.cpp');
  const methods = [...rows.matchAll(/\.method = "(\w+)"/g)].map(([, method]) => method);
  assert.ok(methods.length > 6);
  const offered = `${await read('web/app/atlas/program_panel.ts')}${await read('web/app/atlas/print_worker.ts')}`;
  for (const method of methods)
    assert.equal(offered.includes(`.${method}(`), !(method in leftOut), `${method}: ${leftOut[method] ?? 'no button'}`);
  for (const method of Object.keys(leftOut)) assert.ok(methods.includes(method), method);
});
