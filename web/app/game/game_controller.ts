import type { Game } from 'cellophane';
import { systemClock, type Clock } from '../../kit/clock';
import { errorCode, explained } from '../../kit/explained';
import { GameLock } from '../../kit/game_lock';
import type { Choices } from '../../kit/notices';
import { shortOnly, type Dungeon } from '../link/dungeon';
import { randomSeed } from '../link/link';
import { AutoSaver } from '../storage/auto_saver';
import type { StorageAvailability } from '../storage/availability';
import { downloadFile } from '../storage/files';
import { named } from '../storage/named';
import type { KeptGame } from '../storage/store';
import type { HistoryUpdate, Page } from '../shell/page';
import { factsOf, wouldBeLost, type CurrentGame } from './current_game';
import { GameEnd } from './game_end';
import type { GameStage } from './game_stage';
import { refusalOf } from './refused_games';
import { takeSavedGame, type HowToOpen, type Reason } from './saved_game_taking';
import { SavedGames } from './saved_games';
import { SavingNotices } from './saving_notices';
import type { Wish } from './wishes';

/** `elsewhere`: another tab plays the game, or it belongs to another release. `gone`: it is not stored any more. `passed`:
    the player has asked for something else meanwhile. */
type Opened = 'opened' | 'unreadable' | 'elsewhere' | 'gone' | 'passed';

interface GameToStart {
  id: string;
  start: number;
  lock: GameLock | null;
  /** The game comes from a file, not from the database. */
  isImported?: boolean;
}

/** What a controller needs of a stage. */
export type StageOfGames = Pick<
  GameStage,
  'engine' | 'clear' | 'play' | 'showMessage' | 'pointToNewGame' | 'updateHistory' | 'focus'
>;

/** What a new game is made of. */
export type BegunDungeon = Pick<Dungeon, 'seed' | 'style' | 'variant' | 'start'>;

export interface GameControllerParts {
  stage: StageOfGames;
  place: StorageAvailability;
  page: Page;
  clock?: Clock;
  /** Hears what the player wishes that leads away from the game. */
  wish: (wish: Wish) => void;
}

/** Begins games, opens saved ones, and sees to it that games are saved while they are played, and that no game is lost
    without a notice. */
export class GameController {
  readonly #stage: StageOfGames;
  readonly #place: StorageAvailability;
  readonly #page: Page;
  readonly #clock: Clock;
  readonly #wish: (wish: Wish) => void;
  readonly saved: SavedGames;
  readonly #saving: SavingNotices;
  readonly #end: GameEnd;
  #current: CurrentGame | undefined;
  #visit = new AbortController();

  constructor({ stage, place, page, wish, clock = systemClock }: GameControllerParts) {
    this.#stage = stage;
    this.#place = place;
    this.#page = page;
    this.#clock = clock;
    this.#wish = wish;
    this.saved = new SavedGames(place, page, clock);
    this.#saving = new SavingNotices(page);
    this.#end = new GameEnd(page, this.saved, clock);
  }

  /** The name of the game on the stage. */
  get current(): string | undefined {
    return this.#current?.id;
  }
  /** Aborted once the stage is cleared for something else: asynchronous work from before is dropped then. */
  get visit(): AbortSignal {
    return this.#visit.signal;
  }
  /** Whether leaving the game on the stage means losing it. */
  get wouldLose(): boolean {
    return this.#current !== undefined && wouldBeLost(this.#current);
  }

  /** Clears the stage. Returns the game that was on it, if it is stored and not over. */
  leave(): KeptGame | undefined {
    this.#visit.abort();
    this.#visit = new AbortController();
    const left = this.#current;
    this.#current = undefined;
    this.#end.forget();
    const facts = left?.autoSaver && factsOf(left);
    if (facts) this.saved.writeLeft(facts, left.autoSaver!);
    const isKept = left?.autoSaver?.isKeeping && !left.game.over;
    this.#stage.clear();
    return isKept ? facts! : undefined;
  }

  /** Leaves the game on the stage. Settles once it is written, or has failed to be, and is then no longer tried. */
  async destroy(): Promise<void> {
    this.leave();
    await this.saved.close();
  }

  /** Begins a game, on depth `start`; `isEasy` makes it easier before its first turn. */
  begin({ seed, start = 1, style, variant = 'brogue' }: BegunDungeon, isEasy = false): void {
    const game = this.#stage.engine.newGame({ seed, depth: start, style, variant });
    if (isEasy) {
      game.step({ type: 'easy' });
      game.step({ type: 'answer', yes: true });
    }
    this.#start(game, { id: randomSeed(), start, lock: null });
  }

  /** Begins a game in place of what is on the stage, as a new step of the history, so that Back returns to that. */
  beginAnother(begun: BegunDungeon): void {
    const left = this.leave();
    this.begin(begun);
    this.#stage.updateHistory('push');
    if (left) this.offer(left);
    this.#stage.focus();
  }

  /** Puts a game from a file on the stage, and stores it as a game of its own from then on. */
  begunElsewhere(game: Game, file: Uint8Array): void {
    const beginning = this.#stage.engine.openReplay(file);
    this.#start(game, { id: randomSeed(), start: beginning.depth, lock: null, isImported: true });
    beginning.dispose();
    this.#stage.updateHistory('push');
    this.#stage.focus();
  }

  /** Opens a saved game. If that fails, a notice says why, and the saved game stays. */
  async open(kept: KeptGame, how: HowToOpen = {}): Promise<Opened> {
    const { visit } = this;
    await this.saved.left;
    const taken = await takeSavedGame(kept, how, { store: this.#place.store, visit, clock: this.#clock });
    if (taken === 'passed') return taken;
    if (typeof taken === 'string' || !('file' in taken)) return this.#refuse(kept, taken);
    const { file, lock } = taken;
    try {
      this.#start(this.#stage.engine.loadGame(file), { id: kept.id, start: kept.start, lock });
      taken.heed(this.#current!.autoSaver!);
      return 'opened';
    } catch (error) {
      lock.release();
      this.#page.notices.ask(
        `The saved game cannot be opened (${this.#named(kept)}). ${explained(error)} It is not deleted.`,
        {
          ...this.waysIntoThePast(error, file),
          'Save to file': () => downloadFile(file, kept, this.#page, 'unreadable'),
        },
      );
      return 'unreadable';
    }
  }

  /** The choice to watch a file whose game diverges under the present rules: up to that point it can be watched, and
      played on from anywhere before. */
  waysIntoThePast(error: unknown, file: Uint8Array): Choices {
    return errorCode(error) === 'diverged' ? { 'Watch the readable part': () => this.#wish({ watch: file }) } : {};
  }

  /** Continues a saved game, whatever was on the stage. */
  async goOn(kept: KeptGame, update: HistoryUpdate, how: HowToOpen = {}): Promise<void> {
    this.#page.notices.clear();
    const left = this.leave();
    const opened = await this.open(kept, how);
    if (opened === 'unreadable') this.begin(kept);
    if (opened === 'passed') return;
    this.#stage.updateHistory(update);
    if (left && left.id !== kept.id) this.offer(left);
    this.#stage.focus();
  }

  /** Offers to continue a saved game that is not on the stage. */
  offer(kept: KeptGame): void {
    this.#page.notices.ask(`You have a saved game: ${this.#named(kept)}.`, {
      'Continue it': () => void this.goOn(kept, 'push'),
      'Keep playing this one': () => {},
    });
  }

  /** Offers the first game that no other tab plays. */
  async offerOneOf(games: readonly KeptGame[]): Promise<void> {
    for (const kept of games) {
      if (await GameLock.isTaken(kept.id, kept.until, this.#clock)) continue;
      if (!this.#current?.autoSaver?.isKeeping) this.offer(kept);
      return;
    }
  }

  #start(game: Game, { id, start, lock, isImported = false }: GameToStart): void {
    const { store } = this.#place;
    const autoSaver = store
      ? new AutoSaver({
          store,
          game,
          id,
          start,
          lock,
          clock: this.#clock,
          onLost: () => this.#refuse(factsOf(this.#current!), 'elsewhere'),
          onChanged: () => void this.goOn(factsOf(this.#current!), 'none'),
          onTrouble: (error) => this.#saving.tellOfTrouble(error, this.#current?.game),
          onKept: () => this.#saving.takeBack(),
        })
      : null;
    this.#current = { id, start, game, autoSaver };
    this.#stage.play(
      game,
      start,
      { game: id },
      { onPlayed: () => this.#onPlayed(), onFailure: (error) => this.#onFailure(error) },
    );
    if (lock || isImported) autoSaver?.keepAnew();
    void this.#recall(game);
  }

  /** Gives a game the results of earlier games, for its lists. */
  async #recall(game: Game): Promise<void> {
    const runs = await this.#place.store?.runs().catch(() => '');
    if (runs && this.#current?.game === game) game.rememberRuns(runs);
  }

  #onPlayed(): void {
    const current = this.#current;
    if (!current) return;
    const { game, autoSaver } = current;
    const runs = game.takeRuns();
    this.#end.tell();
    if (game.over && autoSaver) {
      this.#end.store(current, autoSaver, runs, this.visit);
      this.#stage.pointToNewGame();
    } else if (runs) this.saved.addRuns(runs);
    if (!game.over) autoSaver?.note();
    if (autoSaver) this.#saving.askToPersist(game);
    const wish = game.takeWish();
    if (wish) this.#wish(wish);
    else if (!game.over && !this.#place.store) this.#saving.tellOfNoStore(game, this.#place.whyNot);
  }

  #onFailure(error: unknown): void {
    this.#current?.autoSaver?.abandon();
    this.#current = undefined;
    this.#end.forget();
    this.#page.notices.notify([
      `The game crashed: ${explained(error)} What was saved is still there. New dungeon starts another game.`,
    ]);
  }

  /** Says why a game cannot be played here, on the stage in its place and in a notice. */
  #refuse(kept: KeptGame, reason: Reason): 'elsewhere' | 'gone' {
    const { id, seed, depth, style, variant, start } = kept;
    const { sentence, question, choices } = refusalOf(reason, {
      id,
      name: this.#named(kept),
      goOn: (how) => void this.goOn(kept, 'replace', how),
      wish: this.#wish,
    });
    const isGone = reason === 'gone';
    this.leave();
    this.#stage.showMessage(
      sentence,
      { seed, depth, style, ...shortOnly(variant), view: 'game', start },
      isGone ? {} : { game: id },
    );
    this.#page.notices.ask(question, choices);
    return isGone ? 'gone' : 'elsewhere';
  }

  /** A short description of a game, without its seed if that is hidden. */
  #named(kept: KeptGame): string {
    return named(kept, this.#page.preferences.hidesSeed);
  }
}
