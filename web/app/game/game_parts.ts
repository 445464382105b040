import type { FirstScreen } from './first_screen';
import type { Recordings } from './recordings';
import type { RunningGame } from './running_game';
import type { TitleScreen } from './title_screen';

/** All that opens something on the stage. */
export interface GameParts extends RunningGame {
  readonly firstScreen: FirstScreen;
  readonly title: TitleScreen;
  readonly recordings: Recordings;
}
