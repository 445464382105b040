import '../support/dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak } from '../../../web/terminal/log_lines';

const log = document.createElement('div');
const lines = () => [...log.children];
const texts = () => lines().map(({ textContent }) => textContent);

test('lines that were there stay, so that only new ones are announced', () => {
  speak(log, ['a', 'b']);
  const before = lines();
  speak(log, ['a', 'b', 'c']);
  assert.deepEqual(texts(), ['a', 'b', 'c']);
  assert.deepEqual(lines().slice(0, 2), before);
  speak(log, ['b', 'c', 'd']);
  assert.deepEqual(texts(), ['b', 'c', 'd']);
  assert.equal(lines()[0], before[1]);
});

test('a repeated message is counted in its line, and only that line is replaced', () => {
  speak(log, ['b', 'c', 'd']);
  const before = lines();
  speak(log, ['b', 'c', 'd (x2)']);
  assert.deepEqual(texts(), ['b', 'c', 'd (x2)']);
  assert.deepEqual(lines().slice(0, 2), before.slice(0, 2));
  assert.notEqual(lines()[2], before[2]);
});

test('lines between others are put in their place, and a log of other lines is replaced', () => {
  speak(log, ['x', 'z']);
  const [x, z] = lines();
  speak(log, ['x', 'y', 'z']);
  assert.deepEqual(texts(), ['x', 'y', 'z']);
  assert.deepEqual([lines()[0], lines()[2]], [x, z]);
  speak(log, ['q']);
  assert.deepEqual(texts(), ['q']);
  speak(log, []);
  assert.deepEqual(texts(), []);
});
