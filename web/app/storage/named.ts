import { variantInWords } from '../link/dungeon';
import type { KeptGame } from './store';

/** The facts that tell one game from another. */
export type Facts = Pick<KeptGame, 'seed' | 'style' | 'variant' | 'depth' | 'turns'>;

/** A short description of a game, for the middle of a sentence. */
export const named = ({ seed, style, variant, depth, turns }: Facts, hidesSeed: boolean): string =>
  [
    ...(hidesSeed ? [] : [`dungeon ${seed}`]),
    ...(style === 'brogue' ? [] : [style]),
    ...(variant === undefined || variant === 'brogue' ? [] : [variantInWords(variant)]),
    `depth ${depth}`,
    `turn ${turns}`,
  ].join(', ');

/** A seed of more than eleven digits, shortened in the middle. */
const short = (seed: string): string => (seed.length > 11 ? `${seed.slice(0, 5)}..${seed.slice(-4)}` : seed);

/** The name of a game's file; `what` is a word for a special kind of file. */
export const fileName = (
  { seed, depth, turns }: Omit<Facts, 'style' | 'variant'>,
  hidesSeed: boolean,
  what = '',
): string =>
  ['cellophane', ...(what ? [what] : []), ...(hidesSeed ? [] : [short(seed)]), 'depth', depth, 'turn', turns].join(
    '-',
  ) + '.clph';
