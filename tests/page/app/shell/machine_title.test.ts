import '../../support/dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { machineTitle } from '../../../../web/app/shell/machine_title';
import { engine } from '../../support/engine';

/** What a search takes for machines of a kind, which are no names. */
const roles = ['reward', 'amulet holder', 'vestibule', 'key holder', 'flavour'];

test('every machine of the engine has a title for players, and no two have the same', () => {
  const names = engine.searchNames().machine.filter((name) => !roles.includes(name));
  assert.ok(names.length > 70);
  const titles = names.map(machineTitle);
  assert.equal(new Set(titles).size, names.length);
  assert.deepEqual(
    titles.filter((title) => /library room|vestibule|category| area$/.test(title)),
    [],
  );
  assert.equal(machineTitle('Single item category library'), 'Library of one kind');
  assert.equal(machineTitle('of another release'), 'of another release');
});
