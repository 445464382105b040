import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateInWords, monthAfter, monthInWords, weeksOf } from '../../../../web/app/results/months';

test('months follow each other across years', () => {
  assert.equal(monthAfter('2026-11', 1), '2026-12');
  assert.equal(monthAfter('2026-12', 1), '2027-01');
  assert.equal(monthAfter('2026-01', -1), '2025-12');
  assert.equal(monthAfter('2026-11', -24), '2024-11');
});

test('a month has its days in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11');
  assert.deepEqual(weeks[0], [null, null, null, null, null, null, '2026-11-01']);
  assert.deepEqual(weeks.at(-1), ['2026-11-30', null, null, null, null, null, null]);
  assert.equal(weeks.flat().filter(Boolean).length, 30);
  assert.equal(weeksOf('2024-02').flat().filter(Boolean).at(-1), '2024-02-29');
  // From Monday on, without a gap.
  assert.deepEqual([weeksOf('2021-02').length, weeksOf('2021-02')[0][0]], [4, '2021-02-01']);
});

test('days and months are written in words, by UTC', () => {
  assert.equal(monthInWords('2026-11'), 'November 2026');
  assert.equal(dateInWords('2026-11-01'), '1 November 2026');
  assert.equal(dateInWords('2024-02-29'), '29 February 2024');
});
