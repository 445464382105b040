// An engine that draws maps.

import type { ImageBytes, LevelColors } from '../cellophane';
import type { LevelBindings, MapBindings } from './core';
import { colorsFrom } from './drawings';
import { coreOf } from './handle';
import { LevelEngine } from './level_engine';
import { guard } from './guard';

export class MapEngine<Core extends LevelBindings & MapBindings, Made extends object> extends LevelEngine<Core, Made> {
  dots(colors: LevelColors): ImageBytes {
    return dotsOf(this[coreOf], colors);
  }
}
guard(MapEngine, 'engine');

export function dotsOf(core: MapBindings, colors: LevelColors): ImageBytes {
  const { glyph, fg, bg } = colorsFrom(colors);
  return core.dots(glyph, fg, bg);
}
