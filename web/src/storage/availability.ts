import { explained } from '../explained';
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

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

/** The answer of the database; undefined if it does not come in time. */
export const soon = <Answer>(
  answer: Promise<Answer>,
  { late }: Pick<StorageAvailability, 'late'>,
): Promise<Answer | undefined> => Promise.race([answer, after(late ? 0 : patience)]);

/** Whether an error means that the browser stores nothing at all; other errors may pass. */
const isFinal = (error: unknown): boolean =>
  error instanceof TypeError || ['SecurityError', 'InvalidStateError'].includes((error as Error).name);

async function open(): Promise<StorageAvailability> {
  const store = new Store();
  const place: StorageAvailability = { store, whyNot: '', games: [] };
  const games = store.games();
  try {
    const known = await soon(games, {});
    if (known) place.games = known;
    else
      place.late = games.finally(() => {
        place.late = undefined;
      });
    place.late?.catch(() => {});
  } catch (error) {
    if (!isFinal(error)) return place;
    place.store = undefined;
    place.whyNot = `This browser keeps nothing for this page (${explained(error)}).`;
  }
  return place;
}

/** Starts when this module is loaded, so that the database opens while the engine is still being fetched. */
export const opening: Promise<StorageAvailability> = open();
