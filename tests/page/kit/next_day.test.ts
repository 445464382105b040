import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeToNextDay } from '../../../web/kit/next_day';

test('the time to the next daily dungeon is told in hours and minutes of UTC', () => {
  const at = (time: string) => timeToNextDay(Date.parse(`2026-11-26T${time}Z`));
  assert.equal(at('18:48:00'), '5 h 12 min');
  assert.equal(at('18:47:59'), '5 h 13 min');
  assert.equal(at('23:30:00'), '30 min');
  assert.equal(at('00:00:00'), '24 h 0 min');
});
