import type { ListedVariant, Style, Tuning, Variant } from 'cellophane';
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
export const depths: Readonly<Record<ListedVariant, number>> = { brogue: 40, rapid: 10, bullet: 5 };
export const variants = Object.keys(depths) as readonly ListedVariant[];
/** Of the long dungeon. */
export const deepest = 40;
type OwnVariant = Exclude<Variant, ListedVariant>;
/** Whether a variant is a row of somebody's own (docs/variants.md). */
export const isOwn = (variant: string): variant is OwnVariant => variant.startsWith('custom.');

/** The second byte of a row's figures, in base64 for addresses, is how deep it goes. */
const deepestOfOwn = (variant: OwnVariant): number =>
  atob(
    variant
      .slice('custom.'.length, 'custom.'.length + 4)
      .replace('-', '+')
      .replace('_', '/'),
  ).charCodeAt(1);

/** The levels of a dungeon. A row of one's own is one that the engine has read. */
export const deepestOf = ({ variant = 'brogue' }: Pick<Dungeon, 'variant'>): number =>
  isOwn(variant) ? deepestOfOwn(variant) : depths[variant];

/** What a variant is called where there is no room for all of it. */
export const variantInWords = (variant: Variant): string => (isOwn(variant) ? 'own variant' : variant);

/** The field of a dungeon for a variant: none for the long one. */
export const shortOnly = (variant: Variant | undefined): Pick<Dungeon, 'variant'> =>
  variant === undefined || variant === 'brogue' ? {} : { variant };

/** Whether two are the same dungeon, whatever is shown of it. */
export const isSameDungeon = (one: Dungeon, other: Dungeon): boolean =>
  one.seed === other.seed &&
  one.style === other.style &&
  (one.variant ?? 'brogue') === (other.variant ?? 'brogue') &&
  tuneText(one.tune ?? {}) === tuneText(other.tune ?? {});
