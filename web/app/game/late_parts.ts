import type { InterfaceEvent, Sat } from 'cellophane';
import { fetchPart, markTime, mediaMatches } from '../../kit/optional';
import type { Feedback } from '../feedback/feedback';
import { readSettings } from '../settings/settings';
import { fetchPictures, hasPictures } from '../shell/font';
import type { Layout } from '../shell/layout';
import { wideWindow } from '../shell/layout_arithmetic';
import type { Page } from '../shell/page';
import type { Cell, Point } from '../../terminal/screen_cells';
import type { Hud } from './hud';
import type { Beside } from './beside';
import type { OnStage } from './on_stage';
import type { Reader } from './reader';

/** What is fetched only once the first screen is drawn, so that it delays nothing: WebGL, the reader, sounds and
    vibration, pictures. */
export class LateParts {
  readonly #page: Page;
  readonly #onStage: OnStage;
  readonly #layout: Layout;
  readonly #day: () => string | undefined;
  #reader: Reader | undefined;
  #hud: Hud | undefined;
  #beside: Beside | undefined;
  #feedback: Feedback | undefined;
  #hasGamepad = false;
  #takesCues = false;
  #hasBegun = false;
  #isGone = false;

  /** `day`: of the daily dungeon on the stage. */
  constructor(page: Page, onStage: OnStage, layout: Layout, day: () => string | undefined) {
    this.#page = page;
    this.#day = day;
    this.#onStage = onStage;
    this.#layout = layout;
  }

  destroy(): void {
    this.#isGone = true;
    this.#reader?.destroy();
    this.#hud?.destroy();
    this.#beside?.destroy();
    this.#feedback?.destroy();
  }

  /** Called after every drawing of what can be played; the first begins. */
  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    markTime('playable');
    requestAnimationFrame(() => {
      this.#layout.accelerate();
      void this.#readAloud();
      this.read();
      void this.#followFeedback();
      void this.followSigns();
    });
  }

  /** What a game or title is told of devices before it is played; its first picture does not depend on it. */
  get deviceEvents(): readonly InterfaceEvent[] {
    return [
      { type: 'gamepads', wanted: this.#hasGamepad },
      { type: 'sounds', wanted: this.#feedback?.wantsCues ?? false },
    ];
  }

  /** Tells the game whether there is a gamepad. */
  set hasGamepad(isConnected: boolean) {
    this.#hasGamepad = isConnected;
    this.#onStage.send({ type: 'gamepads', wanted: isConnected });
    this.follow();
  }

  /** Follows changed preferences of the view. */
  follow(): void {
    void this.#feedback?.follow(this.#hasGamepad);
  }

  readonly hear = (game: Sat): void => {
    if (this.#feedback?.wantsCues) this.#feedback.give(game.takeSounds());
  };

  /** Reads what is on the stage anew. */
  read(): void {
    if (!this.#hud && this.#hasBegun && this.#layout.hasSheets) void this.#surround();
    if (!this.#beside && this.#hasBegun && mediaMatches(wideWindow)) void this.#fillBeside();
    this.#reader?.refresh();
    this.#hud?.refresh();
    this.#beside?.refresh();
  }

  /** The cell that a finger means which touches another nearby. */
  meant(cell: Cell | null, spot: Point): Cell | null {
    return this.#hud ? this.#hud.meant(cell, spot) : cell;
  }

  /** Fetches the pictures that the settings ask for, and tells the game, which draws letters until then. */
  async followSigns(): Promise<void> {
    const { wantsPictures } = readSettings(this.#onStage.settings ?? this.#page.preferences.settings);
    if (hasPictures() || !wantsPictures) {
      this.#layout.isPictured = wantsPictures;
      return;
    }
    const areHere = await fetchPictures();
    if (this.#isGone) return;
    this.#layout.isPictured = areHere;
    if (areHere) this.#onStage.send({ type: 'pictures', wanted: true });
    else this.#page.notices.notify(['The pictures could not be fetched. The map shows letters.']);
  }

  async #readAloud(): Promise<void> {
    const module = await this.#fetched(import('./reader'));
    if (!module) return;
    const { root, preferences } = this.#page;
    const onStage = this.#onStage;
    this.#reader = new module.Reader({
      root,
      game: () => onStage.game ?? onStage.replay ?? onStage.title,
      send: (event) => onStage.send(event),
      view: preferences.view,
      endPicture: async (signal) => {
        const part = await this.#fetched(fetchPart(() => import('./end_picture')));
        const { game } = onStage;
        return game && part?.endPicture(game, this.#day(), preferences.hidesSeed, signal);
      },
    });
    // The reader's style sheet is loaded now and changes the layout.
    if (preferences.view.isRead) this.#layout.refit();
    this.read();
  }

  /** Fetches what stands around the map where fingers play, which may begin at any time: a keyboard is taken off. Where it
      cannot be fetched, it is tried again with the next drawing. */
  async #surround(): Promise<void> {
    const module = await this.#fetched(fetchPart(() => import('./hud')));
    if (!module || this.#hud) return;
    this.#hud = new module.Hud(this.#played);
    this.read();
  }

  /** Fetches what stands beside the map on ultrawide windows. */
  async #fillBeside(): Promise<void> {
    const module = await this.#fetched(fetchPart(() => import('./beside')));
    if (!module || this.#beside) return;
    this.#beside = new module.Beside(this.#played);
    this.read();
  }

  /** What shows a game or a recording needs of it. */
  get #played() {
    const onStage = this.#onStage;
    return {
      root: this.#page.root,
      game: () => onStage.game ?? onStage.replay,
      send: (event: InterfaceEvent) => onStage.send(event),
    };
  }

  /** A module; undefined if it could not be fetched, as the game goes on without, or the page is gone. */
  async #fetched<Module>(fetching: Promise<Module>): Promise<Module | undefined> {
    const module = await fetching.catch(() => undefined);
    return this.#isGone ? undefined : module;
  }

  async #followFeedback(): Promise<void> {
    const module = await this.#fetched(fetchPart(() => import('../feedback/feedback')));
    if (!module) return;
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
    this.#onStage.send({ type: 'sounds', wanted: wantsCues });
  }
}
