import { systemClock, type Clock } from '../../kit/clock';
import { explained } from '../../kit/explained';
import { Store, type KeptGame } from './store';

/** Milliseconds the page waits for the database: then the game begins, and is stored once the database answers. */
const patience = 3000;

/** The store of games, or the reason why there is none. */
export interface StorageAvailability {
  store: Store | undefined;
  whyNot: string;
  /** The games stored when the page was opened. */
  games: KeptGame[];
  /** The same, from a database that is slow to open. */
  late?: Promise<KeptGame[]> | undefined;
}

/** The answer of the database; undefined if it does not come in time. */
export const soon = <Answer>(
  answer: Promise<Answer>,
  { late }: Pick<StorageAvailability, 'late'>,
  clock: Clock = systemClock,
): Promise<Answer | undefined> =>
  new Promise((resolve, reject) => {
    const stop = clock.after(late ? 0 : patience, () => resolve(undefined));
    answer.then(resolve, reject).finally(stop);
  });

/** Whether an error means that the browser stores nothing at all; other errors may pass. */
const isFinal = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && ['SecurityError', 'InvalidStateError'].includes(error.name));

/** Opens the database of games. The page calls it before it fetches the engine, which takes longer. */
export async function openStorage(clock: Clock = systemClock): Promise<StorageAvailability> {
  const store = new Store(clock);
  const place: StorageAvailability = { store, whyNot: '', games: [] };
  const games = store.games();
  try {
    const known = await soon(games, {}, clock);
    if (known) place.games = known;
    else
      place.late = games.finally(() => {
        place.late = undefined;
      });
    place.late?.catch(() => {});
  } catch (error) {
    if (!isFinal(error)) return place;
    store.close();
    place.store = undefined;
    place.whyNot = `This browser does not let this page store data (${explained(error)}).`;
  }
  return place;
}
