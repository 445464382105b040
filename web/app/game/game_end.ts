import type { Game } from 'cellophane';
import type { Clock } from '../../kit/clock';
import { explained } from '../../kit/explained';
import { shortOnly } from '../link/dungeon';
import type { AutoSaver } from '../storage/auto_saver';
import { downloadFile } from '../storage/files';
import { named } from '../storage/named';
import type { Remains } from '../storage/store';
import type { Page } from '../shell/page';
import type { CurrentGame } from './current_game';
import { copyReplayLink } from './replay_links';
import type { SavedGames } from './saved_games';
import { triedAgain } from './saving_notices';

/** What becomes of a game that is over: its recording is stored in its place, and offered to the player. */
export class GameEnd {
  readonly #page: Page;
  readonly #saved: SavedGames;
  readonly #clock: Clock;
  /** Shows the notice about the end; called once its last page is up, for a notice would take room from the messages
      before. */
  #epilogue: (() => void) | undefined;
  /** The game that is over, while it is on the stage. */
  #game: Game | undefined;

  constructor(page: Page, saved: SavedGames, clock: Clock) {
    this.#page = page;
    this.#saved = saved;
    this.#clock = clock;
  }

  /** Stores the recording of a game that is over in place of the game, which cannot be continued. `visit`: aborted once
      the game is left. */
  store(current: CurrentGame, autoSaver: AutoSaver, runs: string, visit: AbortSignal): void {
    const { id, game } = current;
    const { seed, style, variant, depth, turns } = game;
    const remains: Remains = {
      ended: { seed, style, ...shortOnly(variant), depth, turns, written: this.#clock.now() },
      recording: game.replay(),
      runs,
    };
    const { notices, preferences } = this.#page;
    const name = () => named(remains.ended, preferences.hidesSeed);
    const ask = (sentence: string) => {
      const choices = {
        'Save recording': () => downloadFile(remains.recording, remains.ended, this.#page, 'played'),
        'Copy a link': () => void copyReplayLink(remains.recording, notices),
      };
      if (visit.aborted) return notices.ask(sentence, choices);
      this.#epilogue = () => notices.ask(sentence, choices);
      this.tell();
    };
    this.#game = game;
    current.autoSaver = null;
    this.#saved.replace(id, autoSaver, remains, {
      onWritten: (late) => {
        if (late) notices.mention([`The recording is saved now (${name()}). It is under More on the title screen.`]);
        else if (!visit.aborted) ask('This game is over. The recording is under More on the title screen.');
      },
      onTrouble: (error) =>
        ask(
          `This game is over (${name()}), but its recording and result could not be saved: ` +
            `${explained(error)} ${triedAgain}`,
        ),
    });
  }

  /** Shows the notice about the end, if there is one and the last page is up. */
  tell(): void {
    const epilogue = this.#epilogue;
    // Column 0 means a page, which covers the whole screen: before the last pages the map shows, or a list beside it.
    if (!epilogue || this.#game?.readingColumn() !== 0) return;
    this.#epilogue = undefined;
    epilogue();
  }

  /** The game has left the stage. */
  forget(): void {
    this.#game = this.#epilogue = undefined;
  }
}
