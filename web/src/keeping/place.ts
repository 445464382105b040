import { explained } from '../explained';
import { Store, type KeptGame } from './store';

/** Longer nobody waits for a database: the game begins without. */
const patience = 3000;

/** The place where games are kept, or why there is none. */
export interface Place {
  store: Store | undefined;
  whyNot: string;
  /** What was there at first. */
  games: KeptGame[];
}

async function open(): Promise<Place> {
  const place: Place = { store: undefined, whyNot: '', games: [] };
  const tooLong = new Promise<never>((_, reject) => { setTimeout(() => reject(new Error('It does not answer.')), patience); });
  const close = () => {
    place.store = undefined;
    place.whyNot = 'The browser has closed the place where games are kept.';
  };
  try {
    const store = await Promise.race([Store.open(close), tooLong]);
    place.games = await Promise.race([store.games(), tooLong]);
    place.store = store;
  } catch (error) {
    place.whyNot = `This browser keeps nothing for this page (${explained(error)}).`;
  }
  return place;
}

/** Begun as soon as anybody knows of it: databases open while the engine is still on its way. */
export const opening: Promise<Place> = open();
