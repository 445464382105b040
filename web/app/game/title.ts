import type { Engine, KeptFile, Title, TitleWish } from 'cellophane';
import { today } from '../link/link';
import { named } from '../storage/named';
import { soon, type StorageAvailability } from '../storage/availability';
import type { Page } from '../shell/page';
import type { KeptGame, KeptRecording } from '../storage/store';

/** A title with the entries of its lists, in their order. */
export interface OnTitle {
  title: Title;
  games: readonly KeptGame[];
  recordings: readonly KeptRecording[];
}

export interface TitleOptions {
  /** The seed of the dungeon that is dug behind the title. */
  seed: string;
  games: readonly KeptGame[];
  place: StorageAvailability;
  /** Its preferences may keep the seeds of kept games off the screen. */
  page: Pick<Page, 'preferences'>;
}

/** A title with the stored games, the recordings and the results of past games. */
export async function openTitle(engine: Engine, { seed, games, place, page }: TitleOptions): Promise<OnTitle> {
  const { store } = place;
  const [runs, recordings] = await Promise.all([
    store &&
      soon(
        store.runs().catch(() => ''),
        place,
      ),
    store &&
      soon(
        store.recordings().catch(() => []),
        place,
      ),
  ]);
  const listed = (kept: KeptGame | KeptRecording): KeptFile => ({
    name: named(kept, page.preferences.hidesSeed),
    written: kept.written,
  });
  const last = games[0] ?? recordings?.[0];
  const title = engine.openTitle({ seed, ...(last && { lastSeed: last.seed }) });
  title.setGames(games.map(listed));
  title.setRecordings((recordings ?? []).map(listed));
  title.rememberRuns(runs ?? '');
  return { title, games, recordings: recordings ?? [] };
}

/** The seed for a wish to begin a game. */
export function seedWished(
  request: Extract<TitleWish, { style: unknown }>,
  engine: Engine,
  fresh: () => string,
): string {
  if (request.act === 'seed') return request.seed;
  return request.act === 'daily' ? engine.dailySeed(today()) : fresh();
}
