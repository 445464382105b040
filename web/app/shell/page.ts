/* The common parts of the pages of a dungeon: the header, the address, and error messages. */

import type { Engine, Style, Tuning } from 'cellophane';
import { errorCode, explained } from '../../kit/explained';
import { onSubmit } from '../../kit/forms';
import { Notices } from '../../kit/notices';
import { recordAddress, recordedState } from '../../kit/optional';
import { partOf } from '../../kit/parts';
import { tuneText } from '../../elements/tune_text';
import { variantInWords, type Dungeon } from '../link/dungeon';
import { linkTo, randomSeed, seedOfText } from '../link/link';
import { tuneForStyle } from '../link/link_tune';
import type { Preferences } from '../settings/preferences';
import { openSettings } from '../settings/settings_button';
import { readSettings } from '../settings/settings';
import type { SharedGame } from '../share/ways';
import { openShare } from '../share/share_button';
import { applyFont } from './font';
import { repair, repairOnce } from './repair';

/** Loads the engine, anew after a failure. */
export type LoadEngine = () => Promise<Engine>;

/** How a change is recorded in the history: as a new step, in the present step, or not at all. */
export type HistoryUpdate = 'push' | 'replace' | 'none';

/** Makes a seed once there is an engine; adds notices about it. */
export type SeedOf = (engine: Engine, notices: string[]) => string;

/** The state stored in the history beside the address: the id of the game, and the dungeon if the address hides it. */
export interface Remembered {
  game?: string;
  dungeon?: Dungeon;
}
export const remembered = (): Remembered => recordedState();

function record(update: HistoryUpdate, state: Remembered | null, address: string): void {
  if (update !== 'none') recordAddress(update, state, address);
}

export function updateHistory(
  update: HistoryUpdate,
  dungeon: Dungeon,
  { dungeonVersion }: Engine,
  state: Remembered | null = null,
): void {
  record(update, state, linkTo(dungeon, dungeonVersion));
}

/** The same for a player that hides the seed: the address does not show the dungeon to onlookers. */
export function updateHistoryHidingSeed(update: HistoryUpdate, dungeon: Dungeon, state: Remembered | null): void {
  record(update, { ...state, dungeon }, location.pathname);
}

/** The level that is shown, for the header. */
export const whereaboutsOf = ({ depth, style, variant, tune }: Dungeon): string =>
  [`Depth ${depth}`, style, ...(variant ? [variantInWords(variant)] : []), ...(tune ? [tuneText(tune)] : [])].join(
    ' · ',
  );

export interface HeaderActions {
  enterSeed: (seedOf: SeedOf) => void;
  share: () => void;
  openSettings: () => void;
}

/** What every page of a dungeon has: a header and notices, within `root`. */
export class Page {
  readonly root: HTMLElement;
  readonly preferences: Preferences;
  readonly notices: Notices;
  readonly header: HTMLElement;
  readonly #seed: HTMLInputElement;
  readonly #whereabouts: HTMLElement;

  constructor(root: HTMLElement, preferences: Preferences) {
    this.root = root;
    this.preferences = preferences;
    this.notices = new Notices(partOf(root, 'notices'), {
      isLong: () => readSettings(preferences.settings).hasLongNotices,
    });
    this.header = root.querySelector('header')!;
    this.#seed = partOf(root, 'seed', HTMLInputElement);
    this.#whereabouts = partOf(root, 'whereabouts');
  }

  /** An element of the document, by its id. */
  part(id: string): HTMLElement {
    return partOf(this.root, id);
  }

  /** The settings of the page alone, where there is no game. */
  openOwnSettings(): void {
    const { root, preferences, notices } = this;
    const onChanged = () => void applyFont(preferences.view.font);
    void openSettings(root, notices, { preferences, onChanged });
  }

  set seed(seed: string) {
    this.#seed.value = seed;
  }
  set whereabouts(words: string) {
    this.#whereabouts.textContent = words;
  }

  /** Fetches an engine anew that could not be started; if that has just been done, shows why. */
  async tellOfNoEngine(error: unknown): Promise<void> {
    if (errorCode(error) === 'wasm-unsupported') return void this.notices.notify([explained(error)]);
    const takeBack = this.notices.notify(['The engine did not start. Its files are fetched anew…']);
    if (await repairOnce()) return;
    takeBack();
    const tryAgain = () => void repair().catch((trouble: unknown) => this.tellOfNoEngine(trouble));
    this.notices.ask(`The engine could not be started. ${explained(error)}`, { 'Try again': tryAgain });
  }

  /** The seed made by `seedOf`; shows its notices. */
  seedAsked(engine: Engine, seedOf: SeedOf): string {
    const notices: string[] = [];
    const seed = seedOf(engine, notices);
    this.notices.mention(notices);
    return seed;
  }

  /** The measures that were shown, if the style has them; else a notice says why it has not. */
  tuneKept(engine: Engine, tune: Tuning | undefined, style: Style): Tuning | undefined {
    if (!tune) return undefined;
    const notices: string[] = [];
    const kept = tuneForStyle(tune, { engine, style, notices });
    this.notices.mention(notices);
    return kept;
  }

  /** Opens the menu of what can be shared of what is shown. */
  async share(
    dungeon: Dungeon | undefined,
    engine: Engine | undefined,
    { game, onClosed }: { game?: SharedGame | undefined; onClosed?: () => void } = {},
  ): Promise<void> {
    if (!engine || !dungeon) return this.notices.mention(['There is no dungeon to share yet.']);
    this.notices.clear();
    const { dungeonVersion } = engine;
    const { hidesSeed } = this.preferences;
    await openShare(this.root, {
      notices: this.notices,
      shown: { dungeon, dungeonVersion, hidesSeed, game },
      onClosed,
    });
  }

  /** The buttons and the seed box above every dungeon. */
  listenToHeader({ enterSeed, share, openSettings }: HeaderActions, signal: AbortSignal): void {
    this.part('new-dungeon').addEventListener('click', () => enterSeed(randomSeed), { signal });
    this.part('share').addEventListener('click', share, { signal });
    this.part('settings').addEventListener('click', openSettings, { signal });
    const typed: SeedOf = (engine, notices) =>
      seedOfText(this.#seed.value, engine, notices, this.preferences.hidesSeed);
    onSubmit(partOf(this.root, 'seed-form', HTMLFormElement), () => enterSeed(typed), signal);
  }
}
