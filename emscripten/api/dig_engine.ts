// An engine that draws maps and records how levels are dug.

import type {
  LevelOptions,
  LevelStreamOptions,
  StreamedLevel,
  StreamLayer,
  TerrainInfo,
  TunableInfo,
} from '../cellophane';
import type { DigBindings, LevelBindings, MakerBindings, MapBindings } from './core';
import { coreOf } from './handle';
import type { LevelMaker } from './level';
import { MapEngine } from './map_engine';
import { MakersLevel } from './makers_level';
import type { Stages } from './stages';
import { streamOf } from './stream';
import { generated } from './watched_level';
import { fromJson } from './values';
import { guard } from './guard';

type Core = LevelBindings & MapBindings & DigBindings & MakerBindings;
type Made = MakersLevel<Core>;

const make: LevelMaker<Core, Made> = (core, request, dug) => new MakersLevel(core, request, dug);

export class DigEngine extends MapEngine<Core, Made> {
  constructor(core: Core) {
    super(core, make);
  }

  override generate(options: LevelOptions & { stages: true }): Made & { readonly stages: Stages };
  override generate(options: LevelOptions & { stages?: boolean }): Made;
  override generate(options: LevelOptions): Made {
    return generated(this[coreOf], options, make);
  }
  stream<Name extends StreamLayer>(options: LevelStreamOptions<Name>): Generator<StreamedLevel<Name>, void, undefined> {
    return streamOf(this[coreOf], options);
  }
  tunables(): TunableInfo[] {
    return this[coreOf].tunables();
  }
  terrainTable(): TerrainInfo[] {
    return fromJson(this[coreOf].terrainTable());
  }
}
guard(DigEngine, 'engine');
