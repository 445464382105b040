import type { Game } from 'cellophane';
import { systemClock, type Clock } from '../../kit/clock';
import { errorCode, explained } from '../../kit/explained';
import type { Choices, Notices } from '../../kit/notices';
import { askToPersist, fetchPart } from '../../kit/optional';
import { copyLink } from '../../kit/clipboard';
import { GameLock } from '../../kit/game_lock';
import { shortOnly, type Dungeon } from '../link/dungeon';
import { randomSeed } from '../link/link';
import { RetryQueue } from '../storage/retry_queue';
import { downloadFile, downloadGame } from '../storage/files';
import { AutoSaver } from '../storage/auto_saver';
import { named, type Facts } from '../storage/named';
import { soon, type StorageAvailability } from '../storage/availability';
import type { KeptGame, Remains } from '../storage/store';
import type { Page, Remembered, HistoryUpdate } from '../shell/page';
import type { GameStage } from './game_stage';
import { findRelease, goOnElsewhere, type Found } from './other_releases';

/** The turns after which a game is worth asking the browser not to delete it; some ask the player then. */
const turnsWorthKeeping = 50;

const triedAgain = 'The page keeps trying while it is open.';

/** `elsewhere`: another tab plays the game, or it belongs to another release. `gone`: it is not stored any more. `passed`: the player has asked for
    something else meanwhile. */
type Opened = 'opened' | 'unreadable' | 'elsewhere' | 'gone' | 'passed';

interface HowToOpen {
  /** Takes it over from another tab. */
  isForced?: boolean;
  /** Opens it here although another release has begun it. */
  isMoved?: boolean;
}

/** The game on the stage and its saving. */
interface CurrentGame {
  /** The name it is kept under. */
  id: string;
  /** The depth it began on. */
  start: number;
  game: Game;
  autoSaver: AutoSaver | null;
}

interface GameToStart {
  id: string;
  start: number;
  lock: GameLock | null;
  /** The game comes from a file, not from the database. */
  isImported?: boolean;
}

/** A player's wish about what to do after, or instead of, a game. */
export type ExitRequest = NonNullable<ReturnType<Game['takeWish']>>;

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
  /** Grants a player's wish that leaves the game. */
  carryOut: (request: ExitRequest) => void;
  watch: (recording: Uint8Array) => void;
}

/** Begins games, opens stored ones, and sees to it that games are stored while they are played, and that no game is
    lost without a notice. */
export class GameController {
  readonly #stage: StageOfGames;
  readonly #place: StorageAvailability;
  readonly #page: Page;
  readonly #notices: Notices;
  readonly #carryOut: (request: ExitRequest) => void;
  readonly #watch: (recording: Uint8Array) => void;
  #current: CurrentGame | undefined;
  /** Settles once the game left last is written, or has failed to be. */
  #leaving: Promise<unknown> = Promise.resolve();
  readonly #clock: Clock;
  readonly #retryQueue: RetryQueue;
  /** The games that are over but still stored as unfinished. */
  readonly #ending = new Set<string>();
  /** Removes the notice about trouble with the database. */
  #takeBack = (): void => {};
  /** Counts the changes of the stage: asynchronous work from before the latest one is dropped. */
  #visit = 0;
  #isToldOfPlace = false;
  #hasAskedToPersist = false;
  /** Shows the notice about the end of a game; called once its last page is up, for a notice would take room from the
      messages before. */
  #epilogue: (() => void) | undefined;

  constructor({ stage, place, page, carryOut, watch, clock = systemClock }: GameControllerParts) {
    this.#clock = clock;
    this.#retryQueue = new RetryQueue(clock);
    this.#stage = stage;
    this.#place = place;
    this.#page = page;
    this.#notices = page.notices;
    this.#carryOut = carryOut;
    this.#watch = watch;
  }

  /** The name of the game on the stage. */
  get current(): string | undefined {
    return this.#current?.id;
  }
  get visit(): number {
    return this.#visit;
  }

  /** The stored games once pending writes are tried, the latest first; none while the database does not answer. */
  async games(): Promise<KeptGame[]> {
    const { store } = this.#place;
    const games =
      store &&
      (await soon(
        this.#retryQueue
          .settle()
          .then(() => store.games())
          .catch(() => []),
        this.#place,
        this.#clock,
      ));
    return (games ?? []).filter(({ id }) => !this.isEnding(id));
  }

  isEnding(id: string): boolean {
    return this.#ending.has(id);
  }

  /** Clears the stage. Returns the game that was on it, if it is stored and not over. */
  leave(): KeptGame | undefined {
    ++this.#visit;
    const left = this.#current;
    this.#current = this.#epilogue = undefined;
    if (left?.autoSaver) this.#leaving = this.#writeLeft(left, left.autoSaver);
    const facts = left?.autoSaver?.isKeeping && !left.game.over ? factsOf(left) : undefined;
    this.#stage.clear();
    return facts;
  }

  /** Leaves the game on the stage. Settles once it is written, or has failed to be, and is then no longer tried. */
  async destroy(): Promise<void> {
    this.leave();
    await this.#leaving;
    this.#retryQueue.stop();
  }

  /** Whether leaving the game on the stage means losing it. */
  get wouldLose(): boolean {
    const current = this.#current;
    return current !== undefined && !current.game.over && current.game.turns > 0 && !current.autoSaver?.isKeeping;
  }

  /** Writes the rest of a game that is left. */
  #writeLeft({ game, id, start }: CurrentGame, autoSaver: AutoSaver): Promise<void> {
    const left = factsOf({ id, start, game });
    let takeBack = () => {};
    autoSaver.close();
    return this.#retryQueue.add({
      write: () => autoSaver.written(),
      onWritten: () => takeBack(),
      onTrouble: (error) => {
        takeBack = this.#notices.notify([
          `The game you left (${this.#named(left)}) could not be saved: ${explained(error)} ${triedAgain}`,
        ]);
      },
    });
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

  /** Puts a game from a file on the stage, and stores it as a game of its own from then on. */
  begunElsewhere(game: Game, file: Uint8Array): void {
    const beginning = this.#stage.engine.openReplay(file);
    this.#start(game, { id: randomSeed(), start: beginning.depth, lock: null, isImported: true });
    beginning.dispose();
    this.#stage.updateHistory('push');
    this.#stage.focus();
  }

  /** Opens a stored game. If that fails, a notice says why, and the stored game stays. */
  async open(kept: KeptGame, { isForced = false, isMoved = false }: HowToOpen = {}): Promise<Opened> {
    const { store } = this.#place;
    const visit = this.#visit;
    await this.#leaving;
    let autoSaver: AutoSaver | null = null;
    const lock = store
      ? await GameLock.take(
          store,
          kept.id,
          isForced,
          {
            onLost: () => autoSaver?.onLost(),
            onChanged: (isGone) => autoSaver?.onChanged(isGone),
          },
          this.#clock,
        )
      : null;
    const file = lock && (await store!.file(kept.id));
    if (visit !== this.#visit) {
      lock?.release();
      return 'passed';
    }
    if (!lock) {
      this.#showElsewhere(kept);
      return 'elsewhere';
    }
    if (!file) {
      lock.release();
      this.#showGone(kept);
      return 'gone';
    }
    const found = await findRelease(file);
    if (visit !== this.#visit) {
      lock.release();
      return 'passed';
    }
    if (!isMoved && (found.elsewhere ?? found.isUnknown)) {
      lock.release();
      this.#showOfRelease(kept, found);
      return 'elsewhere';
    }
    try {
      this.#start(this.#stage.engine.loadGame(file), { id: kept.id, start: kept.start, lock });
      autoSaver = this.#current!.autoSaver;
      return 'opened';
    } catch (error) {
      lock.release();
      this.#notices.ask(
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
    return errorCode(error) === 'diverged' ? { 'Watch the readable part': () => this.#watch(file) } : {};
  }

  /** Continues a stored game, whatever was on the stage. */
  async goOn(kept: KeptGame, update: HistoryUpdate, how: HowToOpen = {}): Promise<void> {
    this.#notices.clear();
    const left = this.leave();
    const opened = await this.open(kept, how);
    if (opened === 'unreadable') this.begin(kept);
    if (opened === 'passed') return;
    this.#stage.updateHistory(update);
    if (left && left.id !== kept.id) this.offer(left);
    this.#stage.focus();
  }

  /** Offers to continue a stored game that is not on the stage. */
  offer(kept: KeptGame): void {
    this.#notices.ask(`You have a saved game: ${this.#named(kept)}.`, {
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

  async copyReplayLink(recording = this.#current?.game.replay()): Promise<void> {
    if (!recording) return;
    const link = fetchPart(() => import('./recordings')).then(({ replayLink }) => replayLink(recording));
    await copyLink(link, 'this recording', this.#notices).catch((error: unknown) =>
      this.#notices.notify([explained(error)]),
    );
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
          onLost: () => this.#showElsewhere(factsOf(this.#current!)),
          onChanged: () => void this.goOn(factsOf(this.#current!), 'none'),
          onTrouble: (error) => this.#tellOfTrouble(error),
          onKept: () => this.#takeBack(),
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
    if (!this.#current) return;
    const { game, autoSaver } = this.#current;
    const runs = game.takeRuns();
    this.#tellEpilogue();
    if (game.over && autoSaver) this.#onEnd(this.#current, autoSaver, runs);
    else if (runs) this.keepRuns(runs);
    if (!game.over) autoSaver?.note();
    if (autoSaver && game.turns >= turnsWorthKeeping) this.#askToPersist();
    const request = game.takeWish();
    if (request) return this.#carryOut(request);
    if (game.over) return;
    if (this.#place.store || this.#isToldOfPlace || game.turns === 0) return;
    this.#isToldOfPlace = true;
    this.#notices.notify([`${this.#place.whyNot} The game ends with this tab. To save it to a file, open Games.`]);
  }

  /** Asks the browser to keep what is stored even where space is short. */
  #askToPersist(): void {
    if (this.#hasAskedToPersist) return;
    this.#hasAskedToPersist = true;
    // A refusal changes nothing: games are stored all the same.
    askToPersist();
  }

  /** Stores lines for the lists of games that are over. */
  keepRuns(runs: string): void {
    const { store } = this.#place;
    if (!store) return;
    void this.#retryQueue.add({
      write: () => store.addRuns(runs),
      onTrouble: (error) =>
        this.#notices.notify([`High scores and statistics could not be saved: ${explained(error)} ${triedAgain}`]),
    });
  }

  /** Stores the recording of a game that is over in place of the game, which cannot be continued. */
  #onEnd(current: CurrentGame, autoSaver: AutoSaver, runs: string): void {
    const { id, game } = current;
    current.autoSaver = null;
    this.#ending.add(id);
    const { seed, style, variant, depth, turns } = game;
    const remains: Remains = {
      ended: { seed, style, ...shortOnly(variant), depth, turns, written: this.#clock.now() },
      recording: game.replay(),
      runs,
    };
    const visit = this.#visit;
    void this.#retryQueue.add({
      write: () => autoSaver.finish(remains),
      onWritten: (late) => {
        this.#ending.delete(id);
        if (late)
          this.#notices.mention([
            `The recording is saved now (${this.#named(remains.ended)}). It is under More on the title screen.`,
          ]);
        else if (visit === this.#visit)
          askAboutEnd('This game is over. The recording is under More on the title screen.');
      },
      onTrouble: (error) =>
        askAboutEnd(
          `This game is over (${this.#named(remains.ended)}), but its recording and result could not be saved: ` +
            `${explained(error)} ${triedAgain}`,
        ),
    });
    const askAboutEnd = (sentence: string) => {
      const choices = {
        'Save recording': () => downloadFile(remains.recording, remains.ended, this.#page, 'played'),
        'Copy a link': () => void this.copyReplayLink(remains.recording),
      };
      if (visit !== this.#visit) return this.#notices.ask(sentence, choices);
      this.#epilogue = () => this.#notices.ask(sentence, choices);
      this.#tellEpilogue();
    };
    this.#stage.pointToNewGame();
  }

  #tellEpilogue(): void {
    const epilogue = this.#epilogue;
    // Column 0 means a page, which covers the whole screen: before the last pages the map shows, or a list beside it.
    if (!epilogue || this.#current?.game.readingColumn() !== 0) return;
    this.#epilogue = undefined;
    epilogue();
  }

  #onFailure(error: unknown): void {
    this.#current?.autoSaver?.abandon();
    this.#current = undefined;
    this.#notices.notify([
      `The game crashed: ${explained(error)} What was saved is still there. New dungeon starts another game.`,
    ]);
  }

  /** Another tab plays the game. */
  #showElsewhere(kept: KeptGame): void {
    this.#sayInstead(kept, 'This game is open in another tab.', { game: kept.id });
    this.#notices.ask('This game is open in another tab. Only one can play it at a time.', {
      'Play here': () => void this.goOn(kept, 'replace', { isForced: true }),
      'Start another game': () => this.#carryOut('another'),
    });
  }

  /** The game was begun in another release, which has other rules. */
  #showOfRelease(kept: KeptGame, found: Found): void {
    const { elsewhere } = found;
    const moved =
      'this version plays it again by its commands; if the rules have changed its course, it stays as it is';
    this.#sayInstead(kept, 'This game was begun in another version.', { game: kept.id });
    const reason = elsewhere
      ? `This game (${this.#named(kept)}) was begun in ${elsewhere.name} and goes on there.`
      : `This game (${this.#named(kept)}) was begun in another version. ${found.words.join(' ')}`;
    this.#notices.ask(`${reason} To move it here means: ${moved}.`, {
      ...(elsewhere
        ? { [`Continue in ${elsewhere.name}`]: () => goOnElsewhere(kept.id, elsewhere) }
        : { 'Try again': () => void this.goOn(kept, 'replace') }),
      'Move it here': () => void this.goOn(kept, 'replace', { isMoved: true }),
      'Start another game': () => this.#carryOut('another'),
    });
  }

  /** The game ended in another tab, or was forgotten there. */
  #showGone(kept: KeptGame): void {
    this.#sayInstead(kept, 'This game is no longer saved.', {});
    this.#notices.ask(`This game is no longer saved (${this.#named(kept)}): it has ended or was deleted.`, {
      'Start it again': () => this.#carryOut('same'),
      'Start another game': () => this.#carryOut('another'),
    });
  }

  /** Shows a sentence in place of a game that cannot be played here. */
  #sayInstead({ seed, depth, style, variant, start }: KeptGame, sentence: string, mark: Remembered): void {
    this.leave();
    this.#stage.showMessage(sentence, { seed, depth, style, ...shortOnly(variant), view: 'game', start }, mark);
  }

  /** A short description of a game, without its seed if that is hidden. */
  #named(facts: Facts): string {
    return named(facts, this.#page.preferences.hidesSeed);
  }

  /** Shows a notice in place of the previous one. `error`: undefined if the database does not answer. */
  #tellOfTrouble(error?: unknown): void {
    this.#takeBack();
    const game = this.#current?.game;
    if ((error as Error | undefined)?.name === 'VersionError' && game) {
      this.#takeBack = this.#notices.ask(
        `${explained(error)} The game is no longer saved in this browser. Save it to a file, then reload this page.`,
        { 'Save to file': () => downloadGame(game, this.#page) },
      );
      return;
    }
    this.#takeBack = this.#notices.notify([
      !error
        ? 'The browser storage is not open yet. The game is saved once it is. To save it to a file, open Games.'
        : `The game could not be saved: ${explained(error)} ${triedAgain} To save it to a file, open Games.`,
    ]);
  }
}

function factsOf({
  id,
  start,
  game: { seed, style, variant, depth, turns },
}: Omit<CurrentGame, 'autoSaver'>): KeptGame {
  return { id, start, seed, style, ...shortOnly(variant), depth, turns, written: 0, owner: '', until: 0 };
}
