import type { Engine, Game, InterfaceEvent, Replay, Shown, Title } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import { isTouchedOnly, markFirstTime, wantsCalm } from '../../kit/optional';
import type { Cell, Point } from '../../terminal/screen_cells';
import type { Zoom } from '../../terminal/zoom';
import { openTerminal } from '../../terminal/xterm';
import { introduce, TerminalSession } from '../../terminal/terminal_session';
import type { Dungeon } from '../link/dungeon';
import { dayOf } from '../link/link';
import { Layout, type Sight } from '../shell/layout';
import type { Page, Remembered, HistoryUpdate } from '../shell/page';
import { familiesOf } from '../shell/font';
import { LateParts } from './late_parts';
import { OnStage } from './on_stage';
import { ShownDungeon } from './shown_dungeon';
import { hideWaiting, markBusy, showWaiting } from './waiting';
import type { Watching } from './watching';
import type { ViewerWish } from './wishes';

export interface PlayActions {
  /** Called after every event, which may have advanced the game. */
  onPlayed: () => void;
  onFailure: (error: unknown) => void;
}

/** The stage of the page: puts the title, a game, a recording or a sentence on it, with what stands around them. */
export class GameStage {
  readonly terminal: Terminal;
  readonly #page: Page;
  readonly #layout: Layout;
  readonly #onStage = new OnStage();
  readonly #place: ShownDungeon;
  readonly #late: LateParts;
  #engine: Engine | undefined;

  constructor(page: Page) {
    this.#page = page;
    this.terminal = openTerminal(page.part('terminal'), familiesOf(page.preferences.view.font));
    this.#layout = new Layout(this.terminal, {
      root: page.root,
      stage: page.part('stage'),
      strip: page.part('strip'),
      notices: page.part('notices'),
      bar: page.part('playback'),
      textSize: () => page.preferences.view.textSize,
    });
    // So that the game keeps its panels within what is visible.
    this.#layout.onPanned = () => this.#windowEvents.forEach((event) => this.send(event));
    this.#place = new ShownDungeon(page, this.#onStage, () => this.engine);
    this.#late = new LateParts(page, this.#onStage, this.#layout, () => this.dungeon?.day);
  }

  destroy(): void {
    this.clear();
    this.#late.destroy();
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
    return this.#place.dungeon;
  }
  get game(): Game | undefined {
    return this.#onStage.game;
  }
  get title(): Title | undefined {
    return this.#onStage.title;
  }
  get replay(): Replay | undefined {
    return this.#onStage.replay;
  }
  /** Whether anything on the stage takes input. */
  get isOpen(): boolean {
    return this.#onStage.isOpen;
  }
  /** Whether a text is being typed. */
  get isTyped(): boolean {
    return this.#onStage.isTyped;
  }

  /** True if the screen changes by it. */
  send(event: InterfaceEvent): boolean {
    return this.#onStage.send(event);
  }

  /** The player's settings, as lines. */
  get settings(): string {
    return this.#onStage.settings ?? this.#page.preferences.settings;
  }
  set settings(lines: string) {
    if (!this.#onStage.changeSettings(lines)) this.#page.preferences.keepSettings(lines);
    this.#applySettings();
  }

  /** The cell that a finger means which touches another nearby. */
  meant(cell: Cell | null, spot: Point): Cell | null {
    return this.#late.meant(cell, spot);
  }

  set hasGamepad(isConnected: boolean) {
    this.#late.hasGamepad = isConnected;
  }

  /** Redraws a recording that changed without an event. */
  refresh(): void {
    this.#onStage.refresh();
  }

  /** Applies changed view preferences. */
  refit(): void {
    this.#late.follow();
    this.terminal.options.fontFamily = familiesOf(this.#page.preferences.view.font);
    this.#layout.refit();
    this.#late.read();
  }

  focus(): void {
    this.#page.part('stage').focus({ preventScroll: true });
  }

  clear(): void {
    this.#onStage.clear();
    this.#place.mark = null;
  }

  /** Shows a sentence in place of a game that cannot be played here. */
  showMessage(sentence: string, dungeon: Dungeon, mark: Remembered): void {
    this.#begin(dungeon.seed);
    this.#place.mark = mark;
    this.explain(sentence);
    this.#place.show(dungeon);
    this.#late.read();
  }

  /** Shows a sentence on the empty stage. */
  explain(sentence: string): void {
    // A reset that comes after what has been written and is not read yet.
    this.terminal.write('\x1bc');
    showWaiting(this.#page, sentence);
  }

  /** Draws the first screen of a title or a new game that cannot be played yet. What is played then draws the same, and
      more. */
  preview(shown: Title | Game, start?: number): void {
    if (start === undefined) this.#makeRoomForTitle(shown);
    else this.#makeRoomForGame(shown as Game, { start });
    introduce(shown, this.#page.preferences, wantsCalm(), !isTouchedOnly());
    const mark = start === undefined ? 'first-title' : 'first-dungeon';
    this.terminal.write(shown.screen(), () => markFirstTime(mark));
    this.#layout.follow(shown);
    markBusy(this.#page, true);
  }

  /** Shows the title. */
  showTitle(title: Title, { onPlayed, onFailure }: PlayActions): void {
    this.#makeRoomForTitle(title);
    for (const event of this.#late.deviceEvents) title.send(event);
    const session = new TerminalSession(title, {
      ...this.#sitting,
      onDrawn: () => this.#onDrawn(title, 'first-title'),
      onPlayed: () => this.#readThen(onPlayed),
      onFailure,
      onSettings: () => {},
    });
    this.#onStage.put('title', session);
    this.#late.read();
  }

  /** `start`: the depth the game began on. */
  play(game: Game, start: number, mark: Remembered, { onPlayed, onFailure }: PlayActions): void {
    const day = dayOf(game.seed, location.search, this.engine);
    this.#makeRoomForGame(game, { start, ...(day !== undefined && { day }) });
    for (const event of this.#late.deviceEvents) game.send(event);
    this.#place.mark = mark;
    const session = new TerminalSession(game, {
      ...this.#sitting,
      onDrawn: () => {
        this.#onDrawn(game);
        if (!game.over && game.depth !== this.dungeon?.depth) this.#place.moveTo(game.depth);
      },
      hear: this.#late.hear,
      onPlayed: () => this.#readThen(onPlayed),
      onFailure: (error) => this.#dropThen(onFailure, error),
      onSettings: () => this.#applySettings(),
    });
    this.#onStage.put('game', session);
    this.#late.read();
    this.#place.name();
  }

  /** Shows a recording. `Watcher` shows it: fetched only for recordings. */
  watch(
    replay: Replay,
    Watcher: typeof Watching,
    onWish: (wish: ViewerWish) => void,
    onFailure: (error: unknown) => void,
  ): void {
    this.#begin(replay.seed);
    for (const event of [...this.#windowEvents, ...this.#late.deviceEvents]) replay.send(event);
    this.#place.showGame(replay);
    const watching = new Watcher(replay, {
      ...this.#sitting,
      root: this.#page.root,
      bar: this.#page.part('playback'),
      onDrawn: () => {
        this.#onDrawn(replay);
        this.#late.read();
        if (replay.depth !== this.dungeon?.depth) this.#place.showGame(replay);
      },
      onWish,
      onSettings: () => this.#applySettings(),
      hear: this.#late.hear,
      onFailure: (error) => this.#dropThen(onFailure, error),
      onTrouble: (sentence) => this.#page.notices.notify([sentence]),
    });
    this.#onStage.put('replay', watching.session, () => watching.close());
    this.#place.name();
  }

  /** Makes the address lead to the dungeon shown. */
  updateHistory(update: HistoryUpdate): void {
    this.#place.updateHistory(update);
  }

  /** Makes the address lead to a new game in this dungeon; the stage keeps what it shows. */
  pointToNewGame(): void {
    this.#place.mark = null;
    this.#place.moveTo(this.game!.depth);
    this.updateHistory('replace');
  }

  /** What every session on this stage has. */
  get #sitting() {
    const { preferences, notices } = this.#page;
    return {
      terminal: this.terminal,
      log: this.#page.part('log'),
      preferences,
      onTrouble: (sentences: readonly string[]) => void notices.notify(sentences),
    };
  }

  /** The visible part of the screen, and what is shown beside it. */
  get #windowEvents(): readonly InterfaceEvent[] {
    return [
      { type: 'sheets', wanted: this.#layout.hasSheets },
      { type: 'window', ...this.#layout.window },
    ];
  }

  #begin(seed: string): void {
    this.clear();
    hideWaiting(this.#page);
    const { classList } = this.#page.root;
    if (classList.contains('titled')) {
      classList.remove('titled');
      this.#layout.refit();
    }
    this.#page.seed = seed;
    this.#page.part('log').replaceChildren();
  }

  #makeRoomForTitle(title: Shown): void {
    this.#begin('');
    this.#place.showNone();
    this.#page.root.classList.add('titled');
    this.#layout.refit();
    for (const event of this.#windowEvents) title.send(event);
  }

  #makeRoomForGame(game: Game, more: Pick<Dungeon, 'start' | 'day'>): void {
    this.#begin(game.seed);
    for (const event of this.#windowEvents) game.send(event);
    this.#place.showGame(game, more);
  }

  #onDrawn(shown: Shown, mark = 'first-dungeon'): void {
    markFirstTime(mark);
    this.#late.begin();
    this.#layout.follow(shown);
  }

  #readThen(act: () => void): void {
    this.#late.read();
    act();
  }

  #dropThen(act: (error: unknown) => void, error: unknown): void {
    this.#onStage.drop();
    act(error);
  }

  #applySettings(): void {
    void this.#late.followSigns();
    this.#place.applySettings();
  }
}
