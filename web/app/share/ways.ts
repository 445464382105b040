/* What can be shared, in words that say what the receiver will see. */

import { shortOnly, variantInWords, type Dungeon } from '../link/dungeon';
import { linkTo } from '../link/link';

/** A game or a recording on the stage. */
export interface SharedGame {
  /** Its recording up to now. */
  recording: Uint8Array;
  /** The name of a file of it. */
  fileName: string;
  isOver: boolean;
  /** It is watched, not played. */
  isWatched: boolean;
}

/** What the page shows. */
export interface Shown {
  dungeon: Dungeon;
  dungeonVersion: number;
  /** The player's settings hide the seed. */
  hidesSeed: boolean;
  game?: SharedGame | undefined;
}

export type WayId = 'dungeon' | 'map' | 'dig' | 'game' | 'result';

/** A way to share: a button of the menu. */
export interface Way {
  id: WayId;
  label: string;
  /** What the receiver will see. */
  says: string;
  /** The same where it has to be a file. */
  fileSays?: string;
  /** What a link leads to, in the middle of a sentence. */
  what: string;
  /** The link, unless it takes time to be made. */
  link?: string;
}

/** The dungeon from the top, or from where a practice game begins. */
export function dungeonAlone({ seed, style, variant, day, start = 1 }: Dungeon): Dungeon {
  return {
    seed,
    style,
    ...shortOnly(variant),
    view: 'game',
    depth: start,
    ...(day !== undefined && { day }),
    ...(start > 1 && { start }),
  };
}

function dungeonWay({ dungeon, dungeonVersion }: Shown): Way {
  const { day, variant, start = 1 } = dungeon;
  const length = variant === undefined || variant === 'brogue' ? '' : ` (${variantInWords(variant)})`;
  const which = day === undefined ? `this dungeon${length}` : `the daily dungeon of ${day}${length}`;
  const from = start > 1 ? `on depth ${start}, for practice` : 'from the top';
  return {
    id: 'dungeon',
    label: 'This dungeon',
    says: `Opens ${which} ${from}, to be played.`,
    what: 'this dungeon',
    link: linkTo(dungeonAlone(dungeon), dungeonVersion),
  };
}

/** What can be shared of what the page shows; the first is the usual one. */
export function waysToShare(shown: Shown): Way[] {
  const { dungeon, dungeonVersion, game } = shown;
  const { depth, view, tune } = dungeon;
  const ways: Way[] = [
    // No game is played in a tuned dungeon.
    ...(tune ? [] : [dungeonWay(shown)]),
    {
      id: 'map',
      label: "This level's map",
      says: `Opens the map of depth ${depth} with everything on it: items, creatures and secrets.`,
      what: 'this level',
      link: linkTo({ ...dungeon, view: 'map' }, dungeonVersion),
    },
  ];
  if (view === 'dig')
    ways.push({
      id: 'dig',
      label: 'How this level is dug',
      says: `Shows how depth ${depth} is made, step by step.`,
      what: 'this dig',
      link: linkTo(dungeon, dungeonVersion),
    });
  if (game)
    ways.push({
      id: 'game',
      label: game.isWatched ? 'This recording' : 'My game',
      says: game.isWatched
        ? 'Opens this recording, to be watched.'
        : `Shows how you played${game.isOver ? '' : ' up to now'}, as a recording.`,
      fileSays: 'Saves a file to be sent, because the game is too long for a link. Games opens it.',
      what: 'this recording',
    });
  if (game?.isOver)
    ways.push({
      id: 'result',
      label: game.isWatched ? 'The result' : 'My result',
      says: 'Picture and short text of how the game ended.',
      what: 'this dungeon',
    });
  return ways;
}

/** The address on a picture of the result: without the seed, if that is hidden. */
export function addressOnCard({ dungeon, dungeonVersion, hidesSeed }: Shown): string {
  const longest = 200;
  const page = `${location.host}${location.pathname}`;
  const link = linkTo(dungeonAlone(dungeon), dungeonVersion).replace(/^\w+:\/\//, '');
  return (hidesSeed || link.length > longest ? page : link).slice(0, longest);
}
