import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { asMarkdown, instructions } from '../../scripts/instructions.mjs';

const root = new URL('../../', import.meta.url);

test('docs/measurements/instructions.md is what the sources say', () => {
  const kept = readFileSync(new URL('docs/measurements/instructions.md', root), 'utf8');
  assert.ok(asMarkdown(instructions()) === kept, 'write it anew: node scripts/instructions.mjs');
});

test('no labelled text of src/words is missing from the instructions', () => {
  // Read apart from the script: constants whose names say that they are there to act by, and fit a line.
  const constant =
    /^inline constexpr std::string_view \w+_(?:choice|label|help|hint|question|prompt|offer|title) = "((?:[^"\\]|\\.)*)";/;
  const listed = new Set(instructions().flatMap(({ texts }) => texts));
  const withoutKeys = (text) => !/[{\\]/.test(text);
  let checked = 0;
  for (const name of readdirSync(new URL('src/words/', root), { recursive: true }).filter((file) =>
    file.endsWith('.h'),
  ))
    for (const line of readFileSync(new URL(`src/words/${name}`, root), 'utf8').split('\n')) {
      const text = constant.exec(line)?.[1];
      if (text === undefined || text.length < 2 || !withoutKeys(text)) continue;
      ++checked;
      assert.ok(listed.has(text), `src/words/${name}: ${text}`);
    }
  assert.ok(checked > 130, `${checked} texts`);
});

test('the commands and the page are among the sources', () => {
  const of = (file) => instructions().find((row) => row.file === file)?.texts ?? [];
  assert.ok(of('src/tools/map_command.cpp').some((text) => text.startsWith('cellophane map --seed N')));
  assert.ok(of('src/words/items/potions.h').length > 5);
  assert.ok(of('web/index.html').length > 5);
  // Names of keys stand as the player reads them.
  assert.ok(of('src/words/choices.h').every((text) => !text.includes('{')));
});
