import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const bench = (...words) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../../emscripten/bench.mjs', import.meta.url)), ...words], {
    encoding: 'utf8',
  });
const namesIn = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).name);

test('--only selects figures by the beginning of their names', () => {
  const layouts = bench('--quick', '--only', 'layout/r');
  assert.equal(layouts.status, 0, layouts.stderr);
  assert.deepEqual(namesIn(layouts.stdout), ['layout/rogue']);
  const kept = bench('--quick', '--only', 'snapshot');
  assert.equal(kept.status, 0, kept.stderr);
  assert.deepEqual(namesIn(kept.stdout), ['snapshot/copy', 'snapshot/save']);
  const replayed = bench('--quick', '--only', 'replay');
  assert.deepEqual([namesIn(replayed.stdout), replayed.stderr], [['replay/turns'], '']);
});

test('--only with a name of no figure is refused with the possible ones', () => {
  const { status, stdout, stderr } = bench('--quick', '--only', 'dancing');
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /"dancing".*layout\/rogue.*replay\/turns/);
});
