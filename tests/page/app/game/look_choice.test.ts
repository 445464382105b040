import '../../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Engine } from 'cellophane';
import { DungeonSample } from '../../../../web/app/game/look_choice';
import { engine } from '../../support/engine';

/** All that is drawn on a canvas. */
let drawn: (string | number)[];
const canvases = Object.getPrototypeOf(document.createElement('canvas')) as HTMLCanvasElement;
const { getContext } = canvases;
beforeEach(() => {
  canvases.getContext = (() => ({
    fillStyle: '',
    fillRect(...place: number[]) {
      drawn.push(this.fillStyle, ...place);
    },
    fillText(text: string, ...place: number[]) {
      drawn.push(this.fillStyle, text, ...place);
    },
  })) as unknown as typeof getContext;
});
afterEach(() => {
  canvases.getContext = getContext;
});

async function drawnBy(sample: DungeonSample, lines: string): Promise<string> {
  drawn = [];
  await sample.draw(lines);
  return drawn.join();
}

test('a sample that is kept is begun once, and shows each setting as a new one does', async () => {
  let begun = 0;
  const newGame: Engine['newGame'] = (options) => {
    ++begun;
    return engine.newGame(options);
  };
  const kept = new DungeonSample({ newGame } as Engine);
  const seen = new Set<string>();
  for (const { name, part, kind, usual, options } of engine.settings.table('')) {
    if (part !== 'display') continue;
    const values = kind === 'switch' ? ['on', 'off'] : options.length > 0 ? options.map(({ value }) => value) : [usual];
    for (const value of values) {
      const lines = `${name} ${value}\n`;
      const fresh = new DungeonSample(engine);
      const expected = await drawnBy(fresh, lines);
      fresh.dispose();
      assert.equal(await drawnBy(kept, lines), expected, lines);
      seen.add(expected);
    }
  }
  kept.dispose();
  assert.equal(begun, 1);
  assert.ok(seen.size > 5, `only ${seen.size} kinds were drawn`);
});
