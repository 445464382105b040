import type { Engine } from 'cellophane';
import type { StorageAvailability } from '../storage/availability';
import type { Page } from '../shell/page';
import type { GameController } from './game_controller';
import type { GameStage } from './game_stage';
import type { Wish } from './wishes';

/** What the parts of the page stand on once the engine has been started. */
export interface RunningGame {
  readonly page: Page;
  readonly place: StorageAvailability;
  readonly engine: Engine;
  readonly stage: GameStage;
  readonly controller: GameController;
  /** Hears what the player wishes that leads away from what is on the stage. */
  readonly wish: (wish: Wish) => void;
}
