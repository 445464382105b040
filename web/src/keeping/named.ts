import { hidesSeed } from '../preferences';
import type { KeptGame } from './store';

/** What tells one game from another. */
export type Facts = Pick<KeptGame, 'seed' | 'style' | 'depth' | 'turns'>;

/** A game in a few words, in the middle of a sentence. */
export const named = ({ seed, style, depth, turns }: Facts): string =>
  [...hidesSeed() ? [] : [`dungeon ${seed}`], ...style === 'brogue' ? [] : [style], `depth ${depth}`, `turn ${turns}`].join(', ');

/** Digits beyond eleven are left out in the middle. */
const short = (seed: string): string => seed.length > 11 ? `${seed.slice(0, 5)}..${seed.slice(-4)}` : seed;

/** What a file of it is called; `what` says what is special about it. */
export const fileName = ({ seed, depth, turns }: Omit<Facts, 'style'>, what = ''): string =>
  ['cellophane', ...what ? [what] : [], ...hidesSeed() ? [] : [short(seed)], 'depth', depth, 'turn', turns].join('-') + '.clph';
