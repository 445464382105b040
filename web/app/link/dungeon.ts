import type { Style, Tuning } from 'cellophane';
import { tuneText } from '../../elements/tune_text';

export type View = 'game' | 'map' | 'dig';

/** A dungeon, a depth of it, and the view of it. */
export interface Dungeon {
  seed: string;
  /** The level shown, or that the hero is on. */
  depth: number;
  style: Style;
  view: View;
  /** The depth a game begins on; more than 1: a practice game. Left out: 1. */
  start?: number;
  /** The UTC date, YYYY-MM-DD, whose daily dungeon it is, if a link or the player named it so. */
  day?: string;
  /** Other measures than usual, of levels that are looked at. */
  tune?: Tuning;
}

export const styles: readonly Style[] = ['brogue', 'classic', 'accretion', 'rogue'];
export const deepest = 40;

/** Whether two are the same dungeon, whatever is shown of it. */
export const isSameDungeon = (one: Dungeon, other: Dungeon): boolean =>
  one.seed === other.seed && one.style === other.style && tuneText(one.tune ?? {}) === tuneText(other.tune ?? {});
