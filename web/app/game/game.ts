/* The page of the game: the title, a game or a recording on its stage, and what the header and the address ask for. */

import type { Engine, Replay, TitleWish } from 'cellophane';
import { errorCode, explained } from '../../kit/explained';
import { fetchPart, isTouchedOnly, markTime, patience, recordAddress } from '../../kit/optional';
import { GameLock } from '../../kit/game_lock';
import { EarlyKeys } from '../../terminal/early_keys';
import { isCovered, listenToKeys } from '../../terminal/keyboard';
import { listenToTouchPad } from '../../terminal/touch_pad';
import { listenToPointer } from '../../terminal/pointer';
import { readPreloaded } from '../engine/preloaded';
import { isOwn, shortOnly, type Dungeon } from '../link/dungeon';
import { linkTo, randomSeed, readLink, today, type ReadLink } from '../link/link';
import { gameAsked, holdsRecording, markOfHandedFile } from '../link/replay_code';
import type { Preferences } from '../settings/preferences';
import { readSettings } from '../settings/settings';
import { openSettings } from '../settings/settings_button';
import type { StorageAvailability } from '../storage/availability';
import { fileName } from '../storage/named';
import type { KeptGame } from '../storage/store';
import type { SharedGame } from '../share/ways';
import { applyFont, fetchPictures } from '../shell/font';
import { PlayHeader } from '../shell/header';
import { Page, remembered, type LoadEngine, type SeedOf, type HistoryUpdate } from '../shell/page';
import { allowStrictStyles } from '../shell/strict_styles';
import { fetchedOrNotice, listenToGamepads, listenToGestures } from './devices';
import { GameStage } from './game_stage';
import { asksNothing, gameMeant, isSame } from './requested_game';
import type { Opening } from './opened_files';
import { GameController, type BegunDungeon, type ExitRequest } from './game_controller';
import { findRelease, watchElsewhere } from './other_releases';
import { openTitle, seedWished, type OnTitle } from './title';
import type { ViewerRequest } from './watching';

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

/** What is there once the engine has been started. */
interface Running {
  readonly engine: Engine;
  readonly stage: GameStage;
  readonly controller: GameController;
}

/** Whether a fragment says what to open. */
const asksByFragment = (): boolean =>
  holdsRecording(location.hash) || location.hash === markOfHandedFile || gameAsked(location.hash) !== null;

class GameOnPage implements GamePage {
  readonly #root: HTMLElement;
  readonly #page: Page;
  readonly #loadEngine: LoadEngine;
  readonly #options: GameOptions;
  readonly #listening = new AbortController();
  readonly #header: PlayHeader;
  #stage: Promise<GameStage> | undefined;
  #running: Running | undefined;
  /** What was pressed while the first screen could not be played yet. */
  #early: EarlyKeys | undefined;
  /** Takes away what the title asks. */
  #withdrawQuestion: (() => void) | undefined;
  /** What the first screen was drawn of, so that a random seed stays the same when it can be played. */
  #drawn: { readonly link: ReadLink; readonly titleSeed: string } | undefined;
  /** The recording watched last. */
  #watched: Uint8Array | undefined;
  readonly begun: Promise<void>;

  constructor(root: HTMLElement, loadEngine: LoadEngine, options: GameOptions) {
    this.#root = root;
    this.#loadEngine = loadEngine;
    this.#options = options;
    this.#page = new Page(root, options.preferences);
    this.#header = new PlayHeader(this.#page, () => this.#running?.stage.refit(), this.#listening.signal);
    this.#listen();
    this.begun = this.#begin();
  }

  async destroy(): Promise<void> {
    this.#listening.abort();
    await this.#running?.controller.destroy();
    (await this.#stage)?.destroy();
    this.#root.classList.remove('reading', 'headless', 'peeking');
    for (const dialog of this.#root.querySelectorAll('dialog')) dialog.remove();
  }

  /* The beginning. */

  #listen(): void {
    const { signal } = this.#listening;
    const part = (id: string) => this.#page.part(id);
    const send: GameStage['send'] = (event) => {
      if (this.#early) return this.#early.add(event);
      const isShown = this.#running?.stage.send(event) ?? false;
      // Escape with nothing to cancel asks for the header; any other key plays on.
      if (event.type === 'key') this.#header.peek(event.key === 'Escape' && !isShown);
      return isShown;
    };
    allowStrictStyles(signal);
    listenToKeys({ root: this.#root, shown: () => this.#early ?? this.#running?.stage, send, signal });
    listenToPointer(part('stage'), send, signal, undefined, (cell, spot) =>
      this.#running ? this.#running.stage.meant(cell, spot) : cell,
    );
    listenToTouchPad(part('pad'), send, signal);
    part('unzoom').addEventListener('click', () => this.#running?.stage.zoom.reset(), { signal });
    this.#page.listenToHeader(
      {
        enterSeed: (seedOf) => void this.#enterSeed(seedOf),
        share: () => void this.#share(),
        openSettings: () => void this.#showSettings(),
      },
      signal,
    );
    this.#listenToDrops(signal);
    part('games').addEventListener('click', () => void this.#showGames(), { signal });
    for (const id of ['games', 'hide-header']) part(id).hidden = false;
    this.#showWords();
    // Once the focus has settled: what is read anew gives it from one button to another.
    for (const type of ['focusin', 'focusout'])
      part('reader').addEventListener(type, () => requestAnimationFrame(() => this.#showWords()), { signal });
    addEventListener('keydown', (event) => this.#changeSides(event), { signal });
    addEventListener('popstate', () => void this.#enterLink(), { signal });
    addEventListener('storage', (event) => this.#followTab(event), { signal });
  }

  #listenToDrops(signal: AbortSignal): void {
    for (const type of ['dragover', 'drop'] as const)
      addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          const file = event.dataTransfer.files[0];
          if (type === 'drop' && file) void this.#openFile(file);
        },
        { signal },
      );
  }

  async #begin(): Promise<void> {
    await this.#start();
    const { games: known, late } = await this.#options.storage;
    await this.#enterLink(known);
    const early = this.#early?.events ?? [];
    this.#early = undefined;
    for (const event of early) this.#running?.stage.send(event);
    void late?.then(
      (games) => this.#offerLate(games),
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
    await this.#drawEarly(stage);
    try {
      const [engine, place] = await Promise.all([loading, this.#options.storage]);
      if (this.#running || this.#listening.signal.aborted) return;
      stage.engine = engine;
      const controller = new GameController({
        stage,
        place,
        page: this.#page,
        carryOut: (request) => this.#carryOut(request),
        watch: (recording) => void this.#watch(recording, 'push'),
      });
      this.#running = { engine, stage, controller };
      void listenToGestures(this.#page, stage, this.#listening.signal);
      listenToGamepads(this.#page, stage, this.#listening.signal);
    } catch (error) {
      this.#early = undefined;
      stage.explain('No dungeon here.');
      if (errorCode(error) !== 'wasm-unsupported') readPreloaded().offerAgain();
      void this.#page.tellOfNoEngine(error);
    }
  }

  async #furnish(): Promise<GameStage> {
    const { view, settings } = this.#options.preferences;
    // Missing pictures are reported once they are asked for again.
    await Promise.all([
      applyFont(view.font, () => this.#running?.stage.refit()),
      readSettings(settings).wantsPictures && fetchPictures(patience.font),
    ]);
    const stage = new GameStage(this.#page);
    this.#options.onFurnished?.(stage);
    return stage;
  }

  /** Draws the first screen as soon as the first part of the engine is there, where a visit begins with a title or a new
      game and not all of the engine is there yet. */
  async #drawEarly(stage: GameStage): Promise<void> {
    try {
      const [engine, { games }] = await Promise.all([this.#options.loadFirst?.(), this.#options.storage]);
      if (!engine || this.#running || this.#listening.signal.aborted || asksByFragment()) return;
      stage.engine = engine;
      const link = this.#linkNow(engine);
      const { seed, start = 1, style, variant = 'brogue' } = link.dungeon;
      if (isOwn(variant)) return;
      const titleSeed = randomSeed();
      if (asksNothing()) {
        const { title } = await this.#newTitle(engine, games, titleSeed);
        stage.preview(title);
        title.dispose();
      } else {
        if (gameMeant(games, link.dungeon)) return;
        const game = engine.newGame({ seed, depth: start, style, variant });
        stage.preview(game, start);
        game.dispose();
      }
      this.#drawn = { link, titleSeed };
      this.#early = new EarlyKeys(this.#options.preferences);
    } catch {
      // It has needed what is not there yet. What is wrong otherwise is found by the whole engine, and reported.
    }
  }

  /* The address. */

  /** The dungeon in the history, where the address hides it, or else in the address. */
  #linkNow(engine: Engine): ReadLink {
    const { dungeon } = remembered();
    if (dungeon) return { dungeon, notices: [] };
    return readLink(location.search, engine, this.#options.preferences.hidesSeed);
  }

  /** Opens what the address asks for: a recording, the title, a stored game, or a new one. `known`: the stored games, if
      they have just been read. */
  async #enterLink(known?: readonly KeptGame[]): Promise<void> {
    if (!this.#running) return;
    const { engine, stage, controller } = this.#running;
    this.#page.notices.clear();
    controller.leave();
    const { visit } = controller;
    if (holdsRecording(location.hash) && (await this.#watchLinked(location.hash))) return;
    if (location.hash === markOfHandedFile && (await this.#openHandedFile())) return;
    const games = known ?? (await controller.games());
    if (visit !== controller.visit) return;
    const { dungeon: linked, meant, notices } = this.#drawn?.link ?? this.#linkNow(engine);
    this.#page.notices.mention(notices);
    const titleSeed = this.#drawn?.titleSeed;
    this.#drawn = undefined;
    const kept = gameMeant(games, linked);
    const isGone = gameAsked(location.hash) !== null && !kept;
    if (asksNothing() || isGone) return this.#putTitleOnStage(games, titleSeed);
    const opened = kept && (await controller.open(kept));
    if (opened === 'passed') return;
    if ((!opened || opened === 'unreadable') && !(await this.#mayBePlayed(linked))) {
      if (visit === controller.visit) await this.#putTitleOnStage(games, titleSeed);
      return;
    }
    if (visit !== controller.visit) return;
    if (!opened || opened === 'unreadable') controller.begin(linked);
    stage.updateHistory('replace');
    if (meant !== undefined) this.#offerLevel({ ...linked, depth: meant });
    if (!kept) await controller.offerOneOf(games.filter((game) => isSame(game, linked)).concat(games));
  }

  /** Whether a game may begin in a dungeon: in one of somebody's own variant only if its levels are fair. Says why not. */
  async #mayBePlayed(dungeon: Dungeon): Promise<boolean> {
    if (!isOwn(dungeon.variant ?? '')) return true;
    const { engine, stage } = this.#running!;
    const { notices } = this.#page;
    const { isFair } = await fetchPart(() => import('./trial'));
    return isFair(dungeon, { engine, stage, notices, tryAgain: () => void this.#enterLink() });
  }

  /** Offers the level that the sender of a link to a game meant. */
  #offerLevel(meant: Dungeon): void {
    const { depth, start = 1 } = meant;
    this.#page.notices.ask(`The link names depth ${depth}. This game begins on depth ${start}.`, {
      [`See depth ${depth} in the atlas`]: () =>
        location.assign(linkTo({ ...meant, view: 'map' }, this.#running!.engine.dungeonVersion)),
      [`Start on depth ${depth} (practice)`]: () => this.#beginAnother({ ...meant, start: depth }),
    });
  }

  #beginAnother(begun: BegunDungeon): void {
    const { stage, controller } = this.#running!;
    const left = controller.leave();
    controller.begin(begun);
    stage.updateHistory('push');
    if (left) controller.offer(left);
    stage.focus();
  }

  /** Offers stored games that a slow database has delivered late. */
  async #offerLate(games: readonly KeptGame[]): Promise<void> {
    if (!this.#running) return;
    const { stage, controller } = this.#running;
    if (stage.title) return this.#putTitleOnStage(games);
    const others = games.filter(({ id }) => id !== controller.current);
    const meant = stage.dungeon && gameMeant(others, stage.dungeon);
    await controller.offerOneOf(meant ? [meant, ...others] : others);
  }

  /* Recordings. */

  /** Watches the recording in a fragment; false, with a notice, if it cannot be read. */
  async #watchLinked(fragment: string): Promise<boolean> {
    try {
      const { recordingAt } = await fetchPart(() => import('./recordings'));
      await this.#watch(await recordingAt(fragment), 'none');
      return true;
    } catch (error) {
      this.#page.notices.notify([`The recording in this link cannot be watched. ${explained(error)}`]);
      return false;
    }
  }

  async #watch(recording: Uint8Array, update: HistoryUpdate): Promise<void> {
    const { engine, stage, controller } = this.#running!;
    const { Watching, addressToWatch } = await fetchPart(() => import('./recordings'));
    const found = await findRelease(recording);
    if (found.elsewhere) return watchElsewhere(recording, found.elsewhere);
    const replay = engine.openReplay(recording);
    this.#page.notices.notify(found.words);
    this.#watched = recording;
    if (update === 'push') recordAddress('push', null, (await addressToWatch(recording)) ?? location.href);
    controller.leave();
    stage.watch(
      replay,
      Watching,
      (request) => this.#carryOutOfViewer(request, replay),
      (error) => this.#page.notices.notify([`The recording crashed: ${explained(error)}`]),
    );
  }

  /** Grants a viewer's wish. */
  #carryOutOfViewer(request: ViewerRequest, replay: Replay): void {
    if (request === 'settings') return void this.#showSettings();
    if (request === 'another') return void this.#enterSeed(randomSeed);
    if (request === 'recording' || request === 'saved') return void this.#showGames();
    if (request !== 'take-over') return void this.#showTitle();
    const { controller } = this.#running!;
    const game = replay.takeOver();
    controller.leave();
    controller.begunElsewhere(game, game.replay());
  }

  /* The title. */

  async #newTitle(engine: Engine, games: readonly KeptGame[], seed: string): Promise<OnTitle> {
    const place = await this.#options.storage;
    return openTitle(engine, { seed, games, place, hidesSeed: this.#options.preferences.hidesSeed });
  }

  async #putTitleOnStage(games: readonly KeptGame[], seed = randomSeed()): Promise<void> {
    const { engine, stage, controller } = this.#running!;
    const { visit } = controller;
    const shown = await this.#newTitle(engine, games, seed);
    if (visit !== controller.visit) return shown.title.dispose();
    const onPlayed = () => {
      const runs = shown.title.takeRuns();
      if (runs) controller.keepRuns(runs);
      const request = shown.title.takeWish();
      if (!request) return;
      this.#withdrawQuestion?.();
      void this.#grantOnTitle(request, shown);
    };
    stage.showTitle(shown.title, {
      onPlayed,
      onFailure: (error) => this.#page.notices.notify([`The title screen crashed: ${explained(error)}`]),
    });
    if (games.length === 0) void this.#askForLook(engine, stage);
  }

  /** Asks once how the map is to look, where nothing has been played or set yet. */
  async #askForLook(engine: Engine, stage: GameStage): Promise<void> {
    const { view, hasChosen } = this.#options.preferences;
    if (view.wasAskedForLook || hasChosen) return;
    view.wasAskedForLook = true;
    this.#options.preferences.keepView();
    // Not fetched: the setting is in Settings.
    const part = await fetchPart(() => import('./look_choice')).catch(() => undefined);
    this.#withdrawQuestion = await part?.askForLook({
      engine,
      notices: this.#page.notices,
      isStillWanted: () => stage.title !== undefined,
      onChosen: (signs) => {
        stage.settings = `${stage.settings}signs ${signs}\n`;
      },
    });
  }

  /** Leaves for the title, unless the game would be lost: a notice then says how to save it to a file. */
  #leaveGame(): void {
    if (!this.#running?.controller.wouldLose) return void this.#showTitle();
    this.#page.notices.notify([
      'This game is not saved in the browser, so it was not closed. To save it to a file, open Games.',
    ]);
  }

  /** Goes back to the title; the game on the stage stays stored. */
  async #showTitle(): Promise<void> {
    const { stage, controller } = this.#running!;
    controller.leave();
    recordAddress('push', null, location.pathname);
    this.#page.notices.clear();
    await this.#putTitleOnStage(await controller.games());
    stage.focus();
  }

  async #grantOnTitle(request: TitleWish, { title, games, recordings }: OnTitle): Promise<void> {
    const { engine, stage, controller } = this.#running!;
    if (request.act === 'continue' || request.act === 'load') {
      const kept = games[request.act === 'load' ? request.which : 0];
      return kept && controller.goOn(kept, 'push');
    }
    if (request.act === 'watch') {
      try {
        const { store } = await this.#options.storage;
        await this.#watch(await store!.recordingBytes(recordings[request.which].number), 'push');
      } catch (error) {
        title.complain(explained(error));
        stage.send({ type: 'leave' });
      }
      return;
    }
    const seed = seedWished(request, engine, randomSeed);
    controller.leave();
    controller.begin({ seed, style: request.style, ...shortOnly(request.variant) }, request.easy);
    stage.updateHistory('push');
  }

  /* The actions of the page. */

  /** Begins a game in another dungeon, as a new step of the history, so that Back returns to the one before. */
  async #enterSeed(seedOf: SeedOf): Promise<void> {
    this.#page.notices.clear();
    if (!this.#running) await this.#start();
    if (!this.#running) return;
    const { engine, stage } = this.#running;
    const { style = 'brogue', variant } = stage.dungeon ?? {};
    const seed = this.#page.seedAsked(engine, seedOf);
    this.#beginAnother({ seed, style, ...shortOnly(variant) });
  }

  /** Grants a player's wish at or instead of the end of a game. */
  #carryOut(request: ExitRequest): void {
    const { seed } = this.#running?.stage.dungeon ?? {};
    if (request === 'settings') void this.#showSettings();
    else if (request === 'share') void this.#share();
    else if (request === 'leave') this.#leaveGame();
    else if (request === 'today') void this.#enterSeed(() => this.#running!.engine.dailySeed(today()));
    else void this.#enterSeed(request === 'same' && seed ? () => seed : randomSeed);
  }

  async #share(): Promise<void> {
    const { engine, stage } = this.#running ?? {};
    await this.#page.share(stage?.dungeon, engine, { game: this.#sharedGame(), onClosed: () => this.#focusGame() });
  }

  /** What can be shared of the game or the recording on the stage. */
  #sharedGame(): SharedGame | undefined {
    const { game, replay } = this.#running?.stage ?? {};
    const { hidesSeed } = this.#options.preferences;
    if (replay && this.#watched) {
      const { seed, depth, turns, over } = replay;
      const name = fileName({ seed, depth, turns }, hidesSeed, 'played');
      return { recording: this.#watched, fileName: name, isOver: over, isWatched: true };
    }
    if (!game) return undefined;
    return {
      recording: game.replay(),
      fileName: fileName(game, hidesSeed, 'played'),
      isOver: game.over,
      isWatched: false,
    };
  }

  /** Opens a game, a recording, notes or a backup from a file. If that fails, the game on the stage goes on. */
  async #openFile(file: File): Promise<void> {
    const files = this.#running && (await fetchedOrNotice(this.#page, () => import('./opened_files')));
    await files?.openFile(file, this.#opening());
  }

  /** Opens the file that another release of the site has left for this one; false, with a notice, if it cannot be read. */
  async #openHandedFile(): Promise<boolean> {
    const files = await fetchedOrNotice(this.#page, () => import('./opened_files'));
    return (await files?.openHandedFile(this.#opening())) ?? false;
  }

  #opening(): Opening {
    return {
      ...this.#running!,
      page: this.#page,
      storage: this.#options.storage,
      watch: (recording) => this.#watch(recording, 'push'),
      showTitle: () => this.#showTitle(),
    };
  }

  async #showGames(): Promise<void> {
    if (!this.#running) return void this.#page.notices.mention(['There is no game yet.']);
    const { stage, controller } = this.#running;
    const dialog = await fetchedOrNotice(this.#page, () => import('./games_dialog'));
    const { store } = await this.#options.storage;
    await dialog?.showGames(this.#page, {
      game: stage.game,
      current: controller.current,
      store: store ?? 'This browser does not let this page store data.',
      isEnding: (id) => controller.isEnding(id),
      isTaken: ({ id, until }) => GameLock.isTaken(id, until),
      goOn: (kept) => void controller.goOn(kept, 'push'),
      openFile: (file) => void this.#openFile(file),
      copyReplayLink: () => void controller.copyReplayLink(),
      onTrouble: (error) => this.#page.notices.notify([`The saved games cannot be read: ${explained(error)}`]),
      onClosed: () => this.#focusGame(),
    });
  }

  #showSettings(): Promise<void> {
    const { engine, stage } = this.#running ?? {};
    const { preferences } = this.#page;
    const game = engine &&
      stage && {
        editor: engine.settings,
        get lines() {
          return stage.settings;
        },
        set lines(lines) {
          stage.settings = lines;
        },
        drawSample: async (lines: string) =>
          (await fetchPart(() => import('./look_choice'))).drawSettings(engine, lines),
      };
    return openSettings(this.#root, this.#page.notices, {
      preferences,
      game,
      onChanged: () => void this.#applyView(),
      onClosed: () => this.#focusGame(),
    });
  }

  /** Brings the focus to the line that is typed, or else to the stage. */
  #focusGame(): void {
    const entry = this.#root.querySelector<HTMLElement>('#entry:not([hidden]) input');
    if (entry) entry.focus();
    else this.#running?.stage.focus();
  }

  /** Applies what was changed in another tab. */
  #followTab(event: StorageEvent): void {
    const { preferences } = this.#page;
    const { stage } = this.#running ?? {};
    const changed = preferences.follow(event);
    if (changed === 'settings' && stage) stage.settings = preferences.settings;
    if (changed === 'view') void this.#applyView();
  }

  /** Applies changed preferences of the page. */
  async #applyView(): Promise<void> {
    const { view } = this.#page.preferences;
    this.#showWords();
    this.#header.refresh();
    const refit = () => this.#running?.stage.refit();
    await applyFont(view.font, refit);
    refit();
  }

  /** The words stand beside the map where the player wants them to, and as long as the focus is in them. */
  #showWords(): void {
    if (this.#listening.signal.aborted) return;
    const { classList } = this.#root;
    const hasFocus = this.#page.part('reader').contains(document.activeElement) && !isTouchedOnly();
    const isRead = this.#page.preferences.view.isRead || hasFocus;
    if (isRead === classList.contains('reading')) return;
    classList.toggle('reading', isRead);
    this.#running?.stage.refit();
  }

  /** F6 moves the focus from the stage, where Tab belongs to the game, to the reader, and from anywhere else back. */
  #changeSides(event: KeyboardEvent): void {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || isCovered(this.#root)) return;
    const stage = this.#page.part('stage');
    const isThere = document.activeElement === stage || document.activeElement === document.body;
    if (isThere && this.#page.part('reader').hidden) return;
    event.preventDefault();
    (isThere ? this.#page.part('reader-title') : stage).focus();
  }
}
