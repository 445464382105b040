import type { Game } from 'cellophane';
import { shortOnly } from '../link/dungeon';
import type { AutoSaver } from '../storage/auto_saver';
import type { KeptGame } from '../storage/store';

/** The game on the stage and its saving. */
export interface CurrentGame {
  /** The name it is kept under. */
  readonly id: string;
  /** The depth it began on. */
  readonly start: number;
  readonly game: Game;
  /** Null where nothing is stored, and once the game is over. */
  autoSaver: AutoSaver | null;
}

export function factsOf({
  id,
  start,
  game: { seed, style, variant, depth, turns },
}: Omit<CurrentGame, 'autoSaver'>): KeptGame {
  return { id, start, seed, style, ...shortOnly(variant), depth, turns, written: 0, owner: '', until: 0 };
}

/** Whether leaving a game means losing it. */
export const wouldBeLost = ({ game, autoSaver }: CurrentGame): boolean =>
  !game.over && game.turns > 0 && !autoSaver?.isKeeping;
