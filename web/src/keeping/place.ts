import { explained } from '../explained';
import { Store, type KeptGame } from './store';

/** Milliseconds anybody waits for a database: then the game begins, and is kept once it answers. */
const patience = 3000;

/** The place where games are kept, or why there is none. */
export interface Place {
  store: Store | undefined;
  whyNot: string;
  /** What was there at first. */
  games: KeptGame[];
  /** What was there at first, where the database is slow to open. */
  late?: Promise<KeptGame[]> | undefined;
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => { setTimeout(() => resolve(undefined), milliseconds); });

/** What the database answers in time, undefined if it does not. */
export const soon = <Answer>(answer: Promise<Answer>, { late }: Pick<Place, 'late'>): Promise<Answer | undefined> =>
  Promise.race([answer, after(late ? 0 : patience)]);

/** Errors of browsers that keep nothing whenever they are asked; after others it may be tried again. */
const isFinal = (error: unknown): boolean =>
  error instanceof TypeError || ['SecurityError', 'InvalidStateError'].includes((error as Error).name);

async function open(): Promise<Place> {
  const store = new Store();
  const place: Place = { store, whyNot: '', games: [] };
  const games = store.games();
  try {
    const known = await soon(games, {});
    if (known) place.games = known;
    else place.late = games.finally(() => { place.late = undefined; });
    place.late?.catch(() => {});
  } catch (error) {
    if (!isFinal(error)) return place;
    place.store = undefined;
    place.whyNot = `This browser keeps nothing for this page (${explained(error)}).`;
  }
  return place;
}

/** Begun as soon as anybody knows of it: databases open while the engine is still on its way. */
export const opening: Promise<Place> = open();
