/* What is said in place of a saved game that cannot be played here, and what the player can do about it. */

import type { Choices } from '../../kit/notices';
import { goOnElsewhere } from './other_releases';
import type { HowToOpen, Reason } from './saved_game_taking';
import type { Wish } from './wishes';

export interface Refusal {
  /** Shown on the stage. */
  readonly sentence: string;
  /** Asked in a notice. */
  readonly question: string;
  readonly choices: Choices;
}

export interface RefusedGame {
  readonly id: string;
  /** In words. */
  readonly name: string;
  readonly goOn: (how?: HowToOpen) => void;
  readonly wish: (wish: Wish) => void;
}

export function refusalOf(reason: Reason, { id, name, goOn, wish }: RefusedGame): Refusal {
  const another = { 'Start another game': () => wish('another') };
  if (reason === 'elsewhere')
    return {
      sentence: 'This game is open in another tab.',
      question: 'This game is open in another tab. Only one can play it at a time.',
      choices: { 'Play here': () => goOn({ isForced: true }), ...another },
    };
  if (reason === 'gone')
    return {
      sentence: 'This game is no longer saved.',
      question: `This game is no longer saved (${name}): it has ended or was deleted.`,
      choices: { 'Start it again': () => wish('same'), ...another },
    };
  const { elsewhere } = reason;
  const cause = elsewhere
    ? `This game (${name}) was begun in ${elsewhere.name} and goes on there.`
    : `This game (${name}) was begun in another version. ${reason.words.join(' ')}`;
  const moved = 'this version plays it again by its commands; if the rules have changed its course, it stays as it is';
  return {
    sentence: 'This game was begun in another version.',
    question: `${cause} To move it here means: ${moved}.`,
    choices: {
      ...(elsewhere
        ? { [`Continue in ${elsewhere.name}`]: () => goOnElsewhere(id, elsewhere) }
        : { 'Try again': () => goOn() }),
      'Move it here': () => goOn({ isMoved: true }),
      ...another,
    },
  };
}
