// What is shipped tells nothing of the folder it was built in: the same sources give the same bytes anywhere.
// tests/reproducible.sh builds in two folders and compares.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { modulePath } from './support.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('no file of the engines names a folder of the build', () => {
  const folder = dirname(modulePath);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  assert.ok(files.filter(({ name }) => name.endsWith('.wasm')).length >= 5);
  for (const { name, parentPath, path } of files) {
    const bytes = readFileSync(join(parentPath ?? path, name));
    for (const part of [root, '../src/', '/build/wasm'])
      assert.equal(bytes.includes(part), false, `${name} names ${part}`);
  }
});
