// The pictures of the documents are those that scripts/pictures.mjs took, of this version, or of 1.0.0 for comparison.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const docs = join(root, 'docs');
const records = JSON.parse(readFileSync(join(docs, 'pictures.json'), 'utf8'));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const again = (name) =>
  `take it anew: node scripts/pictures.mjs ${name.endsWith('_before') ? '--before ADDRESS ' : ''}${name}`;

test('every picture in docs is recorded, and every record has its picture', () => {
  const pictures = readdirSync(docs, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.png'))
    .map((name) => name.slice(0, -'.png'.length));
  assert.deepEqual(Object.keys(records).sort(), pictures.sort());
});

for (const [name, record] of Object.entries(records)) {
  test(`docs/${name}.png shows ${record.isBefore ? 'version 1.0.0' : 'this version'}`, () => {
    assert.equal(
      record.version,
      record.isBefore ? '1.0.0' : version,
      `docs/${name}.png shows ${record.version}; ${again(name)}`,
    );
  });

  test(`docs/${name}.png is the picture that was recorded`, () => {
    const hash = createHash('sha256')
      .update(readFileSync(join(docs, `${name}.png`)))
      .digest('hex');
    assert.equal(hash, record.sha256, `docs/${name}.png was changed by something else; ${again(name)}`);
  });
}
