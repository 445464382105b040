import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colorOn, groundOn, surroundings } from '../../../../web/elements/theme';

const luminance = (color: number): number =>
  ((color >> 16) & 255) * 0.2126 + ((color >> 8) & 255) * 0.7152 + (color & 255) * 0.0722;
const chasmSign = 0x303060;
const floor = 0x101030;

test('chasms are darker than the floor in both themes, and rock has the colour of the surroundings', () => {
  const paper = Number.parseInt(surroundings.light.slice(1), 16);
  const chasm = groundOn(0, true, 'light');
  assert.ok(chasm !== null);
  assert.ok(luminance(chasm) < luminance(groundOn(floor, true, 'light')!) / 2);
  assert.ok(luminance(chasm) < luminance(paper) / 2);
  assert.ok(luminance(colorOn(chasmSign, 'light')) > luminance(chasm) * 1.3, 'the sign can be seen');
  assert.equal(groundOn(0, true, 'dark'), null);
  for (const theme of ['light', 'dark'] as const) {
    assert.equal(groundOn(0, false, theme), null);
    assert.equal(groundOn(floor, true, theme), colorOn(floor, theme));
  }
});

test('deep water is darker than shallow in both themes, and what stands in either can be read', () => {
  const [deep, shallow, lava] = [0x1e3782, 0x6464ff, 0xb44614];
  for (const theme of ['light', 'dark'] as const) {
    const on = (color: number) => luminance(groundOn(color, true, theme)!);
    assert.ok(on(deep) + 15 < on(shallow), theme);
    for (const ground of [deep, shallow, lava])
      assert.ok(Math.abs(luminance(colorOn(0xffffff, theme)) - on(ground)) > 60, `${theme} ${ground.toString(16)}`);
  }
});
