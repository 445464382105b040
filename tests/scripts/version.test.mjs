// The version stands in package.json; wherever else it is written it is the same, or the script is told to write it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesWith, ownVersion } from '../../scripts/version.mjs';

for (const { name, now, wanted } of filesWith(ownVersion()))
  test(`${name} has the version of package.json`, () =>
    assert.ok(now === wanted, `write it: node scripts/version.mjs ${ownVersion()}`));

test('another version is written in every place', () => {
  for (const { name, now, wanted } of filesWith('98.76.54')) {
    assert.notEqual(wanted, now, name);
    assert.ok(wanted.includes('98.76.54'), name);
    assert.equal(wanted.replaceAll('98.76.54', ownVersion()), now, name);
  }
});
