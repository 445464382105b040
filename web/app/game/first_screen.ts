import type { Engine, InterfaceEvent } from 'cellophane';
import { EarlyKeys } from '../../terminal/early_keys';
import { isOwn } from '../link/dungeon';
import { randomSeed, type ReadLink } from '../link/link';
import type { StorageAvailability } from '../storage/availability';
import type { Page } from '../shell/page';
import type { GameStage } from './game_stage';
import { asksNothing, gameMeant, linkNow } from './requested_game';
import { openTitle } from './title';

/** What the first screen was drawn of, so that a random seed stays the same when it can be played. */
interface Drawn {
  readonly link: ReadLink;
  readonly titleSeed: string;
}

/** The first screen, drawn by the first part of the engine before all of it is there, and what is pressed meanwhile. */
export class FirstScreen {
  readonly #page: Page;
  #keys: EarlyKeys | undefined;
  #drawn: Drawn | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Takes the keys as long as nothing can be played. */
  get keys(): EarlyKeys | undefined {
    return this.#keys;
  }

  /** Ends it. Returns what was pressed. */
  takeKeys(): readonly InterfaceEvent[] {
    const events = this.#keys?.events ?? [];
    this.#keys = undefined;
    return events;
  }

  takeDrawn(): Partial<Drawn> {
    const drawn = this.#drawn ?? {};
    this.#drawn = undefined;
    return drawn;
  }

  /** Draws it where a visit begins with a title or a new game. */
  async draw(engine: Engine, stage: GameStage, place: StorageAvailability): Promise<void> {
    const { preferences } = this.#page;
    const { games } = place;
    try {
      stage.engine = engine;
      const link = linkNow(engine, preferences.hidesSeed);
      const { seed, start = 1, style, variant = 'brogue' } = link.dungeon;
      if (isOwn(variant)) return;
      const titleSeed = randomSeed();
      if (asksNothing()) {
        const { title } = await openTitle(engine, { seed: titleSeed, games, place, page: this.#page });
        stage.preview(title);
        title.dispose();
      } else {
        if (gameMeant(games, link.dungeon)) return;
        const game = engine.newGame({ seed, depth: start, style, variant });
        stage.preview(game, start);
        game.dispose();
      }
      this.#drawn = { link, titleSeed };
      this.#keys = new EarlyKeys(preferences);
    } catch {
      // It has needed what is not there yet. What is wrong otherwise is found by the whole engine, and reported.
    }
  }
}
