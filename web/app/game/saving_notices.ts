import type { Game } from 'cellophane';
import { explained } from '../../kit/explained';
import { askToPersist } from '../../kit/optional';
import { downloadGame } from '../storage/files';
import type { Page } from '../shell/page';

/** The turns after which a game is worth asking the browser not to delete it; some ask the player then. */
const turnsWorthKeeping = 50;

export const triedAgain = 'The page keeps trying while it is open.';

/** What the player, and the browser, are told of the saving of the game on the stage. */
export class SavingNotices {
  readonly #page: Page;
  #isToldOfPlace = false;
  #hasAskedToPersist = false;
  /** Removes the notice about trouble. */
  #takeBack = (): void => {};

  constructor(page: Page) {
    this.#page = page;
  }

  /** Asks the browser once to keep what is stored even where space is short. */
  askToPersist({ turns }: Game): void {
    if (this.#hasAskedToPersist || turns < turnsWorthKeeping) return;
    this.#hasAskedToPersist = true;
    // A refusal changes nothing: games are stored all the same.
    askToPersist();
  }

  /** Says once why nothing is stored, when there is something to lose. */
  tellOfNoStore({ turns }: Game, whyNot: string): void {
    if (this.#isToldOfPlace || turns === 0) return;
    this.#isToldOfPlace = true;
    this.#page.notices.notify([`${whyNot} The game ends with this tab. To save it to a file, open Games.`]);
  }

  /** Shows a notice in place of the previous one. `error`: undefined if the database does not answer. */
  tellOfTrouble(error: unknown, game: Game | undefined): void {
    const { notices } = this.#page;
    this.takeBack();
    if ((error as Error | undefined)?.name === 'VersionError' && game) {
      this.#takeBack = notices.ask(
        `${explained(error)} The game is no longer saved in this browser. Save it to a file, then reload this page.`,
        { 'Save to file': () => downloadGame(game, this.#page) },
      );
      return;
    }
    this.#takeBack = notices.notify([
      !error
        ? 'The browser storage is not open yet. The game is saved once it is. To save it to a file, open Games.'
        : `The game could not be saved: ${explained(error)} ${triedAgain} To save it to a file, open Games.`,
    ]);
  }

  /** The trouble is over. */
  takeBack(): void {
    this.#takeBack();
  }
}
