/** A smaller engine, for maps: no games, no catalogue, no pictures and no maps for other programs. */

import type { DescentOptions, Engine, Level, LevelOptions, LoadOptions } from '../cellophane.js';

export * from '../cellophane.js';

/** What this engine makes of a level. */
export type MapLevel = Omit<Level, 'toSvg' | 'toPng' | 'toTiled' | 'tilesetImage' | 'toUniversalVtt'>;

export interface MapEngine extends Pick<Engine, 'version' | 'dungeonVersion' | 'dots' | 'seedFromText' | 'dailySeed'> {
  generate(options: LevelOptions): MapLevel;
  descend(options: DescentOptions): Generator<MapLevel, void, undefined>;
}

export function loadCellophane(options?: LoadOptions): Promise<MapEngine>;
