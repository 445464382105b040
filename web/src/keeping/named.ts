import type { KeptGame } from './store';

/** A game in a few words, in the middle of a sentence. */
export const named = ({ seed, style, depth, turns }: Pick<KeptGame, 'seed' | 'style' | 'depth' | 'turns'>): string =>
  `dungeon ${seed}${style === 'brogue' ? '' : `, ${style}`}, depth ${depth}, turn ${turns}`;
