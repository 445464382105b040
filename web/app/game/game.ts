/* The page of the game: composes its parts, starts the engine, and grants what the header and the player wish. */

import type { Engine } from 'cellophane';
// First, so that what it imports, xterm.js above all, does not part the modules of the game in the bundle: they compress
// better together.
import { GameStage } from './game_stage';
import { errorCode } from '../../kit/explained';
import { markTime, patience } from '../../kit/optional';
import { listenToKeys } from '../../terminal/keyboard';
import { listenToTouchPad } from '../../terminal/touch_pad';
import { listenToPointer } from '../../terminal/pointer';
import { readPreloaded } from '../engine/preloaded';
import { shortOnly } from '../link/dungeon';
import { randomSeed, today } from '../link/link';
import type { Preferences } from '../settings/preferences';
import { readSettings } from '../settings/settings';
import type { StorageAvailability } from '../storage/availability';
import { applyFont, fetchPictures } from '../shell/font';
import { PlayHeader } from '../shell/header';
import { Page, type LoadEngine, type SeedOf } from '../shell/page';
import { allowStrictStyles } from '../shell/strict_styles';
import { listenToGamepads, listenToGestures } from './devices';
import { listenToDrops, openFile } from './file_opening';
import { FirstScreen } from './first_screen';
import { GameController } from './game_controller';
import { GameDialogs } from './game_dialogs';
import type { GameParts } from './game_parts';
import { offerLate, openAddress } from './opened_address';
import { Recordings } from './recordings';
import { asksByFragment } from './requested_game';
import { TitleScreen } from './title_screen';
import type { Wish } from './wishes';
import { WordsBesideMap } from './words_beside_map';

export interface GameOptions {
  preferences: Preferences;
  /** The database of games, which is opened while the engine is fetched. */
  storage: Promise<StorageAvailability>;
  /** Loads the first part of an engine that comes in two, for the first screen; undefined if all of it is there. */
  loadFirst?: () => Promise<Engine | undefined>;
  /** Called once there is a stage, before anything is drawn on it. */
  onFurnished?: (stage: GameStage) => void;
}

export interface GamePage {
  /** Settles once the address has been read, and what it asks for is on the stage. */
  readonly begun: Promise<void>;
  /** Leaves the game, and takes away all that the page has set up. Settles once the game is written. */
  destroy(): Promise<void>;
}

/** Puts the game into a document: `root` holds its header, notices, stage and controls. */
export function createGame(root: HTMLElement, loadEngine: LoadEngine, options: GameOptions): GamePage {
  return new GameOnPage(root, loadEngine, options);
}

class GameOnPage implements GamePage {
  readonly #page: Page;
  readonly #loadEngine: LoadEngine;
  readonly #options: GameOptions;
  readonly #listening = new AbortController();
  readonly #header: PlayHeader;
  readonly #words: WordsBesideMap;
  readonly #dialogs: GameDialogs;
  readonly #firstScreen: FirstScreen;
  #stage: Promise<GameStage> | undefined;
  /** What there is once the engine has been started. */
  #parts: GameParts | undefined;
  readonly begun: Promise<void>;

  constructor(root: HTMLElement, loadEngine: LoadEngine, options: GameOptions) {
    const { signal } = this.#listening;
    this.#loadEngine = loadEngine;
    this.#options = options;
    this.#page = new Page(root, options.preferences);
    this.#header = new PlayHeader(this.#page, () => this.#refit(), signal);
    this.#words = new WordsBesideMap(this.#page, () => this.#refit(), signal);
    this.#dialogs = new GameDialogs(this.#page, () => this.#parts);
    this.#firstScreen = new FirstScreen(this.#page);
    allowStrictStyles(signal);
    this.#listenToPlayer(signal);
    this.#listenToPage(signal);
    this.begun = this.#begin();
  }

  async destroy(): Promise<void> {
    this.#listening.abort();
    await this.#parts?.controller.destroy();
    (await this.#stage)?.destroy();
    const { root } = this.#page;
    root.classList.remove('reading', 'headless', 'peeking');
    for (const dialog of root.querySelectorAll('dialog')) dialog.remove();
  }

  /* The beginning. */

  async #begin(): Promise<void> {
    await this.#start();
    const { games, late } = await this.#options.storage;
    if (this.#parts) await openAddress(this.#parts, games);
    for (const event of this.#firstScreen.takeKeys()) this.#parts?.stage.send(event);
    void late?.then(
      (lateGames) => this.#parts && offerLate(lateGames, this.#parts),
      () => {},
    );
    // A reader that has moved the focus while the page was loading keeps it there.
    if (document.activeElement === document.body) this.#page.part('stage').focus({ preventScroll: true });
    markTime('page-begun');
  }

  /** Starts the engine, unless it runs. */
  async #start(): Promise<void> {
    this.#page.part('waiting').hidden = false;
    const loading = this.#loadEngine();
    // Awaited once the stage is there.
    loading.catch(() => {});
    const stage = await (this.#stage ??= this.#furnish());
    await this.#drawFirst(stage);
    try {
      const [engine, place] = await Promise.all([loading, this.#options.storage]);
      if (!this.#isAwaited) return;
      stage.engine = engine;
      this.#parts = this.#compose(engine, stage, place);
      void listenToGestures(this.#page, stage, this.#listening.signal);
      listenToGamepads(this.#page, stage, this.#listening.signal);
    } catch (error) {
      this.#firstScreen.takeKeys();
      stage.explain('No dungeon here.');
      if (errorCode(error) !== 'wasm-unsupported') readPreloaded().offerAgain();
      void this.#page.tellOfNoEngine(error);
    }
  }

  /** Whether there is no engine yet. */
  get #isAwaited(): boolean {
    return !this.#parts && !this.#listening.signal.aborted;
  }

  async #furnish(): Promise<GameStage> {
    const { view, settings } = this.#options.preferences;
    // Missing pictures are reported once they are asked for again.
    await Promise.all([
      applyFont(view.font, () => this.#refit()),
      readSettings(settings).wantsPictures && fetchPictures(patience.font),
    ]);
    const stage = new GameStage(this.#page);
    this.#options.onFurnished?.(stage);
    return stage;
  }

  /** Draws the first screen if not all of the engine is there yet. */
  async #drawFirst(stage: GameStage): Promise<void> {
    // What fails here fails again where it is reported.
    const loaded = Promise.all([this.#options.loadFirst?.(), this.#options.storage]);
    const [engine, place] = await loaded.catch(() => []);
    if (engine && this.#isAwaited && !asksByFragment()) await this.#firstScreen.draw(engine, stage, place);
  }

  #compose(engine: Engine, stage: GameStage, place: StorageAvailability): GameParts {
    const page = this.#page;
    const wish = (wanted: Wish) => this.#grant(wanted);
    const controller = new GameController({ stage, place, page, wish });
    const running = { page, place, engine, stage, controller, wish };
    const recordings = new Recordings(running);
    return { ...running, firstScreen: this.#firstScreen, recordings, title: new TitleScreen(running, recordings) };
  }

  /* What the player does. */

  #listenToPlayer(signal: AbortSignal): void {
    const part = (id: string) => this.#page.part(id);
    const send: GameStage['send'] = (event) => {
      const { keys } = this.#firstScreen;
      if (keys) return keys.add(event);
      const isShown = this.#parts?.stage.send(event) ?? false;
      // Escape with nothing to cancel asks for the header; any other key plays on.
      if (event.type === 'key') this.#header.peek(event.key === 'Escape' && !isShown);
      return isShown;
    };
    const shown = () => this.#firstScreen.keys ?? this.#parts?.stage;
    listenToKeys({ root: this.#page.root, shown, send, signal });
    listenToPointer(part('stage'), send, signal, undefined, (cell, spot) =>
      this.#parts ? this.#parts.stage.meant(cell, spot) : cell,
    );
    listenToTouchPad(part('pad'), send, signal);
    part('unzoom').addEventListener('click', () => this.#parts?.stage.zoom.reset(), { signal });
  }

  #listenToPage(signal: AbortSignal): void {
    const part = (id: string) => this.#page.part(id);
    this.#page.listenToHeader(
      {
        enterSeed: (seedOf) => void this.#enterSeed(seedOf),
        share: () => void this.#dialogs.share(),
        openSettings: () => this.#showSettings(),
      },
      signal,
    );
    part('games').addEventListener('click', () => void this.#dialogs.showGames(), { signal });
    for (const id of ['games', 'hide-header']) part(id).hidden = false;
    listenToDrops((file) => void (this.#parts && openFile(file, this.#parts)), signal);
    addEventListener('popstate', () => void (this.#parts && openAddress(this.#parts)), { signal });
    addEventListener('storage', (event) => this.#followTab(event), { signal });
  }

  /** Grants a wish that leads away from what is on the stage. */
  #grant(wish: Wish): void {
    const { engine, stage, title, recordings } = this.#parts!;
    if (typeof wish === 'object') return void recordings.watch(wish.watch);
    switch (wish) {
      case 'settings':
        return this.#showSettings();
      case 'share':
        return void this.#dialogs.share();
      case 'games':
        return void this.#dialogs.showGames();
      case 'leave':
        return title.leaveGame();
      case 'today':
        return void this.#enterSeed(() => engine.dailySeed(today()));
      case 'same':
      case 'another': {
        const seed = wish === 'same' && stage.dungeon?.seed;
        return void this.#enterSeed(seed ? () => seed : randomSeed);
      }
    }
  }

  /** Begins a game in another dungeon. */
  async #enterSeed(seedOf: SeedOf): Promise<void> {
    this.#page.notices.clear();
    if (!this.#parts) await this.#start();
    if (!this.#parts) return;
    const { engine, stage, controller } = this.#parts;
    const { style = 'brogue', variant } = stage.dungeon ?? {};
    const seed = this.#page.seedAsked(engine, seedOf);
    controller.beginAnother({ seed, style, ...shortOnly(variant) });
  }

  /* Preferences. */

  #showSettings(): void {
    void this.#dialogs.showSettings(() => void this.#applyView());
  }

  /** Applies what was changed in another tab. */
  #followTab(event: StorageEvent): void {
    const { preferences } = this.#page;
    const changed = preferences.follow(event);
    if (changed === 'settings' && this.#parts) this.#parts.stage.settings = preferences.settings;
    if (changed === 'view') void this.#applyView();
  }

  /** Applies changed preferences of the page. */
  async #applyView(): Promise<void> {
    this.#words.refresh();
    this.#header.refresh();
    await applyFont(this.#page.preferences.view.font, () => this.#refit());
    this.#refit();
  }

  #refit(): void {
    this.#parts?.stage.refit();
  }
}
