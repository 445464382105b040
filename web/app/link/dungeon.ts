import type { Style, Tuning, Variant } from 'cellophane';
import { tuneText } from '../../elements/tune_text';

export type View = 'game' | 'map' | 'dig';

/** A dungeon, a depth of it, and the view of it. */
export interface Dungeon {
  seed: string;
  /** The level shown, or that the hero is on. */
  depth: number;
  style: Style;
  /** Left out: the long dungeon. */
  variant?: Variant;
  view: View;
  /** The depth a game begins on; more than 1: a practice game. Left out: 1. */
  start?: number;
  /** The UTC date, YYYY-MM-DD, whose daily dungeon it is, if a link or the player named it so. */
  day?: string;
  /** Other measures than usual, of levels that are looked at. */
  tune?: Tuning;
}

export const styles: readonly Style[] = ['brogue', 'classic', 'accretion', 'rogue'];
/** How deep the dungeons of each variant go. */
export const depths: Readonly<Record<Variant, number>> = { brogue: 40, rapid: 10, bullet: 5 };
export const variants = Object.keys(depths) as readonly Variant[];
/** Of the long dungeon. */
export const deepest = 40;
/** The levels of a dungeon. */
export const deepestOf = ({ variant = 'brogue' }: Pick<Dungeon, 'variant'>): number => depths[variant];

/** The field of a dungeon for a variant: none for the long one. */
export const shortOnly = (variant: Variant | undefined): Pick<Dungeon, 'variant'> =>
  variant === undefined || variant === 'brogue' ? {} : { variant };

/** Whether two are the same dungeon, whatever is shown of it. */
export const isSameDungeon = (one: Dungeon, other: Dungeon): boolean =>
  one.seed === other.seed &&
  one.style === other.style &&
  (one.variant ?? 'brogue') === (other.variant ?? 'brogue') &&
  tuneText(one.tune ?? {}) === tuneText(other.tune ?? {});
