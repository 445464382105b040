import type { Engine, Game, InterfaceEvent, Replay, Sat, Shown, Title } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import { fetchPart, isTouchedOnly, markFirstTime, markTime, wantsCalm } from '../../kit/optional';
import type { Zoom } from '../../terminal/zoom';
import { openTerminal } from '../../terminal/xterm';
import { introduce, TerminalSession, type SittingParts } from '../../terminal/terminal_session';
import type { Dungeon } from '../link/dungeon';
import { dayOf } from '../link/link';
import type { Feedback } from '../feedback/feedback';
import { readSettings } from '../settings/settings';
import { Layout, type Sight } from '../shell/layout';
import { showNav } from '../shell/nav';
import { updateHistoryHidingSeed, updateHistory, type Page, type Remembered, type HistoryUpdate } from '../shell/page';
import { familiesOf, fetchPictures, hasPictures } from '../shell/font';
import type { Reader } from './reader';
import type { WatchersWish, Watching } from './watching';

export interface PlayActions {
  /** Called after every event, which may have advanced the game. */
  onPlayed: () => void;
  onFailure: (error: unknown) => void;
}

/** The stage of the page: the title, a game, a recording, or a sentence; keeps the header and the address in step with
    it. */
export class GameStage {
  readonly terminal: Terminal;
  readonly #page: Page;
  readonly #stage: HTMLElement;
  readonly #waiting: HTMLElement;
  readonly #log: HTMLElement;
  readonly #bar: HTMLElement;
  readonly #layout: Layout;
  #engine: Engine | undefined;
  #reader: Reader | undefined;
  #feedback: Feedback | undefined;
  #hasGamepad = false;
  #takesCues = false;
  #dungeon: Dungeon | undefined;
  #played: TerminalSession<Game> | undefined;
  #title: TerminalSession<Title> | undefined;
  #watching: Watching | undefined;
  /** The state stored in the history beside the address. */
  #mark: Remembered | null = null;
  #isQuick = false;
  #isGone = false;

  constructor(page: Page) {
    this.#page = page;
    this.#stage = page.part('stage');
    this.#waiting = page.part('waiting');
    this.#log = page.part('log');
    this.#bar = page.part('playback');
    this.terminal = openTerminal(page.part('terminal'), familiesOf(page.preferences.view.font));
    this.#layout = new Layout(this.terminal, {
      root: page.root,
      stage: this.#stage,
      strip: page.part('strip'),
      notices: page.part('notices'),
      bar: this.#bar,
      textSize: () => page.preferences.view.textSize,
    });
    this.#layout.onPanned = () => this.#sendWindow();
  }

  destroy(): void {
    this.#isGone = true;
    this.clear();
    this.#reader?.destroy();
    this.#feedback?.destroy();
    this.#layout.destroy();
    this.terminal.dispose();
    this.#page.root.classList.remove('titled', 'hides-seed');
  }

  /** What plays. The stage is there before it, for opening a terminal takes as long as fetching it. */
  get engine(): Engine {
    if (!this.#engine) throw new Error('The engine is not there yet.');
    return this.#engine;
  }
  set engine(engine: Engine) {
    this.#engine = engine;
  }
  get zoom(): Zoom {
    return this.#layout.zoom;
  }
  /** The visible part of the screen, as last reported to the game. */
  get window(): Sight {
    return this.#layout.window;
  }
  get dungeon(): Dungeon | undefined {
    return this.#dungeon;
  }
  get game(): Game | undefined {
    return this.#played?.game;
  }
  get title(): Title | undefined {
    return this.#title?.game;
  }
  get replay(): Replay | undefined {
    return this.#watching?.replay;
  }

  get #shown(): TerminalSession<Replay> | TerminalSession<Game> | TerminalSession<Title> | undefined {
    return this.#watching?.session ?? this.#played ?? this.#title;
  }

  /** Whether anything on the stage takes input. */
  get isOpen(): boolean {
    return this.#shown?.isOpen ?? false;
  }
  /** Whether a text is being typed; where a single letter is asked for, the physical key counts. */
  get isTyped(): boolean {
    return (this.#shown?.game.reading().entry?.longest ?? 0) > 1;
  }

  /** True if the screen changes by it. */
  send(event: InterfaceEvent): boolean {
    return this.#shown?.send(event) ?? false;
  }

  /** The player's settings, as lines. */
  get settings(): string {
    return this.#shown?.game.settings ?? this.#page.preferences.settings;
  }
  set settings(lines: string) {
    if (this.#shown) this.#shown.changeSettings(lines);
    else this.#page.preferences.keepSettings(lines);
    this.#applySettings();
  }

  /** Redraws a recording that changed without an event. */
  refresh(): void {
    this.#watching?.session.refresh();
  }

  /** Tells the game whether there is a gamepad. */
  set hasGamepad(isConnected: boolean) {
    this.#hasGamepad = isConnected;
    this.send({ type: 'gamepads', wanted: isConnected });
    void this.#feedback?.follow(isConnected);
  }

  /** Loads what is heard and felt, once the first screen is drawn. */
  async #followFeedback(): Promise<void> {
    // Not fetched: the game goes on without.
    const module = await fetchPart(() => import('../feedback/feedback')).catch(() => undefined);
    if (!module || this.#isGone) return;
    this.#feedback = new module.Feedback(this.#page.preferences.view, {
      onChanged: () => this.#tellFeedback(),
      onSilent: () => this.#page.notices.mention(['This browser could not make a sound. The game goes on in silence.']),
    });
    await this.#feedback.follow(this.#hasGamepad);
  }

  /** Tells the game whether its sounds are taken, if that has changed. */
  #tellFeedback(): void {
    const wantsCues = this.#feedback?.wantsCues ?? false;
    if (wantsCues === this.#takesCues) return;
    this.#takesCues = wantsCues;
    this.send({ type: 'sounds', wanted: wantsCues });
  }

  readonly #hear = (game: Sat): void => {
    if (this.#feedback?.wantsCues) this.#feedback.give(game.takeSounds());
  };

  /** Applies changed view preferences. */
  refit(): void {
    void this.#feedback?.follow(this.#hasGamepad);
    this.terminal.options.fontFamily = familiesOf(this.#page.preferences.view.font);
    this.#layout.refit();
    this.#read();
  }

  /** Loads the reader; called once the first screen is drawn, so that it delays nothing. */
  async readAloud(): Promise<void> {
    const module = await import('./reader').catch(() => undefined);
    if (!module || this.#isGone) return;
    const { Reader } = module;
    const { root, preferences } = this.#page;
    this.#reader = new Reader({
      root,
      game: () => this.game ?? this.replay ?? this.title,
      send: (event) => this.send(event),
      view: preferences.view,
    });
    // The reader's style sheet is loaded now and changes the layout.
    if (preferences.view.isRead) this.#layout.refit();
    this.#read();
  }

  #read(): void {
    this.#reader?.refresh();
  }

  /** Reports the visible part of the screen, so that the game keeps its panels within it, and what is shown beside it. */
  #sendWindow(): void {
    for (const event of this.#windowEvents) this.send(event);
  }
  /** What a game or title is told of devices before it is played; its first picture does not depend on it. */
  get #deviceEvents(): readonly InterfaceEvent[] {
    return [
      { type: 'gamepads', wanted: this.#hasGamepad },
      { type: 'sounds', wanted: this.#feedback?.wantsCues ?? false },
    ];
  }
  get #windowEvents(): readonly InterfaceEvent[] {
    return [
      { type: 'sheets', wanted: this.#layout.hasSheets },
      { type: 'window', ...this.#layout.window },
    ];
  }

  clear(): void {
    this.#watching?.close();
    this.#played?.close();
    this.#title?.close();
    this.#watching = this.#played = this.#title = undefined;
    this.#mark = null;
  }

  /** Shows a sentence in place of a game that cannot be played here. */
  showMessage(sentence: string, dungeon: Dungeon, mark: Remembered): void {
    this.#begin(dungeon.seed);
    this.#mark = mark;
    this.explain(sentence);
    this.#show(dungeon);
    this.#read();
  }

  /** Shows a sentence on the empty stage. */
  explain(sentence: string): void {
    this.isAwaited = false;
    // A reset that comes after what has been written and is not read yet.
    this.terminal.write('\x1bc');
    this.#waiting.hidden = false;
    this.#page.part('waiting-words').textContent = sentence;
    for (const part of this.#page.root.querySelectorAll('#waiting-progress, #try-again')) part.remove();
  }

  /** Draws the first screen of a title or a new game that cannot be played yet. What is played then draws the same, and
      more. */
  preview(shown: Title | Game, start?: number): void {
    if (start === undefined) this.#makeRoomForTitle(shown);
    else this.#makeRoomForGame(shown as Game, { start });
    introduce(shown, this.#page.preferences, wantsCalm(), !isTouchedOnly());
    const mark = start === undefined ? 'first-title' : 'first-dungeon';
    this.terminal.write(shown.screen(), () => this.#markFirst(mark));
    this.#layout.follow(shown);
    this.isAwaited = true;
  }

  /** Whether what is on the stage cannot be played yet. */
  set isAwaited(isAwaited: boolean) {
    if (isAwaited) this.#stage.setAttribute('aria-busy', 'true');
    else this.#stage.removeAttribute('aria-busy');
  }

  #makeRoomForTitle(title: Shown): void {
    this.#begin('');
    this.#dungeon = undefined;
    this.#page.whereabouts = '';
    document.title = 'Cellophane';
    this.#page.root.classList.add('titled');
    this.#layout.refit();
    for (const event of this.#windowEvents) title.send(event);
  }

  #makeRoomForGame(game: Game, more: Pick<Dungeon, 'start' | 'day'>): void {
    this.#begin(game.seed);
    for (const event of this.#windowEvents) game.send(event);
    const { seed, depth, style } = game;
    this.#show({ seed, depth, style, view: 'game', ...more });
  }

  /** Shows the title. */
  showTitle(title: Title, actions: PlayActions): void {
    this.#makeRoomForTitle(title);
    for (const event of this.#deviceEvents) title.send(event);
    const onDrawn = () => {
      this.#layout.follow(title);
      this.#markPlayable('first-title');
    };
    const onPlayed = () => {
      this.#read();
      actions.onPlayed();
    };
    this.#title = new TerminalSession(title, {
      ...this.#sitting,
      onDrawn,
      ...actions,
      onPlayed,
      onSettings: () => {},
    });
    this.#read();
  }

  /** `start`: the depth the game began on. */
  play(game: Game, start: number, mark: Remembered, { onPlayed, onFailure }: PlayActions): void {
    const day = dayOf(game.seed, location.search, this.engine);
    this.#makeRoomForGame(game, { start, ...(day !== undefined && { day }) });
    for (const event of this.#deviceEvents) game.send(event);
    this.#mark = mark;
    const onDrawn = () => this.#onDrawn(game);
    const fail = (error: unknown) => {
      this.#played = undefined;
      onFailure(error);
    };
    const played = () => {
      this.#read();
      onPlayed();
    };
    this.#played = new TerminalSession(game, {
      ...this.#sitting,
      onDrawn,
      hear: this.#hear,
      onPlayed: played,
      onFailure: fail,
      onSettings: () => this.#applySettings(),
    });
    this.#read();
    this.#name();
  }

  /** Shows a recording. `Watcher` shows it: fetched only for recordings. */
  watch(
    replay: Replay,
    Watcher: typeof Watching,
    onWish: (wish: WatchersWish) => void,
    onFailure: (error: unknown) => void,
  ): void {
    this.#begin(replay.seed);
    for (const event of [...this.#windowEvents, ...this.#deviceEvents]) replay.send(event);
    const onDrawn = ({ seed, depth, style }: Replay) => {
      this.#markPlayable();
      this.#layout.follow(replay);
      this.#read();
      if (depth !== this.#dungeon?.depth) this.#show({ seed, depth, style, view: 'game' });
    };
    const { seed, depth, style } = replay;
    this.#show({ seed, depth, style, view: 'game' });
    const fail = (error: unknown) => {
      this.#watching = undefined;
      onFailure(error);
    };
    this.#watching = new Watcher(replay, {
      ...this.#sitting,
      root: this.#page.root,
      bar: this.#bar,
      onDrawn,
      onWish,
      onSettings: () => this.#applySettings(),
      hear: this.#hear,
      onFailure: fail,
      onTrouble: (sentence) => this.#page.notices.notify([sentence]),
    });
    this.#name();
  }

  /** Makes the address lead to the dungeon shown. */
  updateHistory(update: HistoryUpdate): void {
    if (!this.#dungeon) return;
    if (this.#hidesSeed) updateHistoryHidingSeed(update, this.#dungeon, this.#mark);
    else updateHistory(update, this.#dungeon, this.engine, this.#mark);
  }

  /** Makes the address lead to a new game in this dungeon; the stage keeps what it shows. */
  pointToNewGame(): void {
    this.#mark = null;
    this.#show({ ...this.#dungeon!, depth: this.game!.depth });
    this.updateHistory('replace');
  }

  focus(): void {
    this.#stage.focus({ preventScroll: true });
  }

  /** What every session on this stage has. */
  get #sitting(): Pick<SittingParts<never>, 'log' | 'onTrouble'> &
    Pick<Page, 'preferences'> &
    Pick<GameStage, 'terminal'> {
    const { preferences, notices } = this.#page;
    return {
      terminal: this.terminal,
      log: this.#log,
      preferences,
      onTrouble: (sentences) => notices.notify(sentences),
    };
  }

  #begin(seed: string): void {
    this.clear();
    this.isAwaited = false;
    const { classList } = this.#page.root;
    if (classList.contains('titled')) {
      classList.remove('titled');
      this.#layout.refit();
    }
    this.#page.seed = seed;
    this.#log.replaceChildren();
    this.#waiting.hidden = true;
  }

  #onDrawn(game: Game): void {
    this.#markPlayable();
    this.#layout.follow(game);
    if (game.over || game.depth === this.#dungeon?.depth) return;
    this.#show({ ...this.#dungeon!, depth: game.depth });
  }

  #markFirst(what: string): void {
    markFirstTime(what);
  }

  /** Starts WebGL and the reader after the first drawing of what can be played, which should not wait for them. */
  #markPlayable(what = 'first-dungeon'): void {
    this.#markFirst(what);
    if (this.#isQuick) return;
    this.#isQuick = true;
    markTime('playable');
    requestAnimationFrame(() => {
      this.#layout.accelerate();
      void this.readAloud();
      void this.#followFeedback();
      void this.#followSigns();
    });
  }

  #show(dungeon: Dungeon): void {
    const { depth, style } = dungeon;
    this.#dungeon = dungeon;
    this.#page.whereabouts = `Depth ${depth} · ${style}`;
    this.#name();
  }

  get #hidesSeed(): boolean {
    const settings = (this.game ?? this.replay)?.settings;
    return settings === undefined ? this.#page.preferences.hidesSeed : readSettings(settings).hidesSeed;
  }

  #applySettings(): void {
    void this.#followSigns();
    const wasHidden = this.#page.root.classList.contains('hides-seed');
    this.#name();
    if (this.#hidesSeed !== wasHidden) this.updateHistory('replace');
  }

  /** Fetches the pictures that the settings ask for, and tells the game, which draws letters until then. */
  async #followSigns(): Promise<void> {
    if (hasPictures() || !readSettings(this.settings).wantsPictures) return;
    const areHere = await fetchPictures();
    if (this.#isGone) return;
    if (areHere) this.send({ type: 'pictures', wanted: true });
    else this.#page.notices.notify(['The pictures could not be fetched. The map shows letters.']);
  }

  /** Shows the seed in the header and the title, unless the player hides it from onlookers. */
  #name(): void {
    if (!this.#dungeon) return;
    const isHidden = this.#hidesSeed;
    showNav(this.#page.header, 'game', isHidden ? null : this.#dungeon, this.engine.dungeonVersion);
    this.#page.root.classList.toggle('hides-seed', isHidden);
    const { seed, depth } = this.#dungeon;
    document.title = isHidden ? `Depth ${depth} · Cellophane` : `Depth ${depth} of ${seed} · Cellophane`;
  }
}
