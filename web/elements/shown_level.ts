import type { Level, LevelJson } from 'cellophane-levels';
import { sightsOf, type LevelTitle, type Sight } from './map_words';
import type { Picture } from './picture';

/** A level as plain data, and its hash. */
export type LevelData = LevelJson & { hash: string };

/** What names a level, and how large it is. */
export interface LevelFacts extends LevelTitle {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

/** What a map element needs of its level, whichever thread has dug it. `reveal` is that of the map's request. */
export interface ShownLevel extends LevelFacts {
  readonly stairs: { readonly up: readonly [number, number] };
  /** Whether it can be shown so without being dug again. */
  canShow(reveal: boolean): boolean;
  picture(reveal: boolean): Picture;
  /** What the tip says of a cell. */
  describe(x: number, y: number, reveal: boolean): string;
  sights(reveal: boolean): Sight[];
  /** Settles once cells can be described. */
  readonly described: Promise<void>;
  /** The level of this thread's engine; digs it, if another thread did. */
  level(): Level;
  /** Digs nothing on this thread. */
  data(): Promise<LevelData>;
}

export const factsFrom = (level: Level): LevelFacts => {
  const { seed, depth, style, variant, tuning, width, height, hash } = level;
  return { seed, depth, style, variant, tuning, width, height, hash };
};

export function pictureFrom(level: Level, reveal: boolean): Picture {
  const { glyph, fg, bg } = level.colors({ reveal, rock: false });
  return { width: level.width, height: level.height, glyph, fg, bg };
}

export const dataFrom = (level: Level): LevelData => ({ ...level.toJSON(), hash: level.hash });

/** A level that this thread has dug. */
export const nearLevel = (level: Level): ShownLevel => ({
  ...factsFrom(level),
  stairs: level.stairs,
  canShow: () => true,
  picture: (reveal) => pictureFrom(level, reveal),
  describe: (x, y, reveal) => level.describe(x, y, { reveal }),
  sights: (reveal) => sightsOf(level, reveal),
  described: Promise.resolve(),
  level: () => level,
  data: () => Promise.resolve(dataFrom(level)),
});
