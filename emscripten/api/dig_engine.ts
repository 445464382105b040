// An engine that draws maps and records how levels are dug.

import type { LevelOptions } from '../cellophane';
import type { DigBindings, LevelBindings, MapBindings } from './core';
import { coreOf } from './handle';
import type { LevelMaker } from './level';
import { MapEngine } from './map_engine';
import { MapLevel } from './map_level';
import type { Stages } from './stages';
import { generated } from './watched_level';

type Core = LevelBindings & MapBindings & DigBindings;
type Made = MapLevel<Core>;

const make: LevelMaker<Core, Made> = (core, request, dug) => new MapLevel(core, request, dug);

export class DigEngine extends MapEngine<Core, Made> {
  constructor(core: Core) {
    super(core, make);
  }

  override generate(options: LevelOptions & { stages: true }): Made & { readonly stages: Stages };
  override generate(options: LevelOptions & { stages?: boolean }): Made;
  override generate(options: LevelOptions): Made {
    return generated(this[coreOf], options, make);
  }
}
