/* Takes a saved game: the lock, so that no other tab writes it, and its file, if it is of this release. */

import type { Clock } from '../../kit/clock';
import { GameLock, type LockActions } from '../../kit/game_lock';
import type { KeptGame, Store } from '../storage/store';
import { findRelease, type Found } from './other_releases';

export interface HowToOpen {
  /** Takes it over from another tab. */
  readonly isForced?: boolean;
  /** Opens it here although another release has begun it. */
  readonly isMoved?: boolean;
}

/** Why a saved game cannot be played here: another tab plays it, it is not stored any more, or it belongs to another
    release. */
export type Reason = 'elsewhere' | 'gone' | Found;

/** A saved game that this tab may play. */
export interface TakenGame {
  readonly file: Uint8Array;
  readonly lock: GameLock;
  /** Names who hears that another tab takes it over. */
  readonly heed: (actions: LockActions) => void;
}

/** `visit`: aborted once the player has asked for something else; the outcome is `passed` then. */
export async function takeSavedGame(
  { id }: KeptGame,
  { isForced = false, isMoved = false }: HowToOpen,
  { store, visit, clock }: { store: Store | undefined; visit: AbortSignal; clock: Clock },
): Promise<TakenGame | Reason | 'passed'> {
  let heir: LockActions | undefined;
  const actions = { onLost: () => heir?.onLost(), onChanged: (isGone: boolean) => heir?.onChanged(isGone) };
  const lock = store && (await GameLock.take(store, id, isForced, actions, clock));
  if (!lock) return visit.aborted ? 'passed' : 'elsewhere';
  const giveBack = (reason: Reason | 'passed') => {
    lock.release();
    return reason;
  };
  const file = await store.file(id);
  if (visit.aborted) return giveBack('passed');
  if (!file) return giveBack('gone');
  const found = await findRelease(file);
  if (visit.aborted) return giveBack('passed');
  if (!isMoved && (found.elsewhere ?? found.isUnknown)) return giveBack(found);
  return { file, lock, heed: (next) => (heir = next) };
}
