import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { partsOf, reference } from '../../scripts/commands.mjs';

const root = new URL('../../', import.meta.url);
const read = (name) => readFileSync(new URL(name, root), 'utf8');

test('docs/commands.md is what the program says', () => {
  assert.ok(reference() === read('docs/commands.md'), 'write it anew: node scripts/commands.mjs');
});

test('every option in the sources is in the reference', () => {
  const text = read('docs/commands.md');
  let found = 0;
  for (const name of ['map', 'dig', 'catalog', 'play', 'replay', 'rank', 'env', 'bench']) {
    const section = text.split(`\n## ${name}\n`)[1].split('\n## ')[0];
    for (const [, option] of read(`src/tools/${name}_command.cpp`).matchAll(/^ {4}\{"(--[a-z-]+)",/gm)) {
      ++found;
      assert.match(section, new RegExp(`^\\| \`${option}[ \`]`, 'm'), `${name} ${option}`);
    }
  }
  assert.ok(found > 40, `${found} options`);
});

test('a help is taken apart into calls, options and notes', () => {
  const help = `cellophane x FILE [--a N]
             [--b]
Reads it.
  --a N|FILE  first words
              and last
  --b         more
Ends with:
  {"do":1}
Not before.
`;
  assert.deepEqual(
    { ...partsOf(help, 'x'), options: [...partsOf(help, 'x').options] },
    {
      calls: ['cellophane x FILE [--a N]', '             [--b]'],
      options: [
        { name: '--a N|FILE', text: 'first words and last' },
        { name: '--b', text: 'more' },
      ],
      notes: ['Reads it.', 'Ends with:', '  {"do":1}', 'Not before.'],
    },
  );
});
