/** A smaller engine, for maps and digs: no games, no catalogue or search, no pictures and no maps for other programs. */

import type { DescentOptions, Engine, Level, LevelOptions, LoadOptions, Stages } from '../cellophane.js';

export {
  type Bytes,
  CellophaneError,
  type ColorOptions,
  type DescentOptions,
  type DigStage,
  type DigStep,
  type DigStepKind,
  type ErrorCode,
  type ImageBytes,
  type ItemCategory,
  type ItemMark,
  type LevelColors,
  type LevelDoor,
  type LevelItem,
  type LevelJson,
  type LevelMachine,
  type LevelMask,
  type LevelMonster,
  type LevelOptions,
  type LevelRoom,
  type LevelStreamOptions,
  type LoadOptions,
  type MonsterState,
  type RevealOptions,
  type Seed,
  type SightOptions,
  type Stages,
  type StreamedLayers,
  type StreamedLevel,
  type StreamLayer,
  type Style,
  type TunableInfo,
  type Tuning,
  type Variant,
  type WayOptions,
} from '../cellophane.js';

/** A level as this engine makes it. */
export interface MapLevel
  extends Omit<
    Level,
    | 'toSvg'
    | 'toDrawnSvg'
    | 'toDrawnPng'
    | 'toPng'
    | 'toTiled'
    | 'tilesetImage'
    | 'toUniversalVtt'
    | 'toTabletop'
    | 'toKey'
  > {}

/** A level with a recording of how it was dug, which the element <cellophane-map> shows with view="dig". */
export interface WatchedLevel extends MapLevel {
  readonly stages: Stages;
}

export interface MapEngine
  extends Pick<
    Engine,
    | 'version'
    | 'dungeonVersion'
    | 'dots'
    | 'seedFromText'
    | 'dailySeed'
    | 'variantDepths'
    | 'stream'
    | 'tunables'
    | 'terrainTable'
  > {
  generate(options: LevelOptions): MapLevel;
  descend(options: DescentOptions): Generator<MapLevel, void, undefined>;
}

/** The engine of this entry: with `stages: true` it also records how a level is dug. */
export interface WatchingEngine extends MapEngine {
  generate(options: LevelOptions & { stages: true }): WatchedLevel;
  generate(options: LevelOptions & { stages?: boolean }): MapLevel;
}

export type { MapEngine as Engine, MapLevel as Level };

export function loadCellophane(options?: LoadOptions): Promise<WatchingEngine>;
