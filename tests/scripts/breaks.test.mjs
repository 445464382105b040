import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readBreaks } from '../mutants/mutations.mjs';

const textOf = (path) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

test('each break thought of by hand is in one line of today’s sources, and changes it', () => {
  const breaks = readBreaks(textOf('tests/mutants/breaks.tsv'), textOf);
  assert.ok(breaks.length > 30);
  for (const { what, before, after } of breaks) assert.notEqual(before, after, what);
});
