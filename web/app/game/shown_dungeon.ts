import type { Engine, Sat } from 'cellophane';
import { shortOnly, variantInWords, type Dungeon } from '../link/dungeon';
import { readSettings } from '../settings/settings';
import { showNav } from '../shell/nav';
import { updateHistory, updateHistoryHidingSeed, type HistoryUpdate, type Page, type Remembered } from '../shell/page';
import type { OnStage } from './on_stage';

/** The dungeon on the stage, as the header, the window's title and the address tell it. */
export class ShownDungeon {
  readonly #page: Page;
  readonly #onStage: OnStage;
  readonly #engine: () => Engine;
  #dungeon: Dungeon | undefined;
  /** The state stored in the history beside the address. */
  mark: Remembered | null = null;

  constructor(page: Page, onStage: OnStage, engine: () => Engine) {
    this.#page = page;
    this.#onStage = onStage;
    this.#engine = engine;
  }

  get dungeon(): Dungeon | undefined {
    return this.#dungeon;
  }

  show(dungeon: Dungeon): void {
    const { depth, style, variant, day } = dungeon;
    this.#dungeon = dungeon;
    this.#page.root.classList.toggle('daily', day !== undefined);
    this.#page.whereabouts = `${day === undefined ? '' : 'Daily · '}Depth ${depth} · ${style}${variant === undefined ? '' : `, ${variantInWords(variant)}`}`;
    this.name();
  }

  /** Shows the dungeon of a game or a recording. */
  showGame({ seed, depth, style, variant }: Sat, more: Pick<Dungeon, 'start' | 'day'> = {}): void {
    this.show({ seed, depth, style, ...shortOnly(variant), view: 'game', ...more });
  }

  /** Shows that there is none, but the title. */
  showNone(): void {
    this.#dungeon = undefined;
    this.#page.whereabouts = '';
    document.title = 'Cellophane';
  }

  /** The same dungeon on another depth. */
  moveTo(depth: number): void {
    this.show({ ...this.#dungeon!, depth });
  }

  /** Makes the address lead to it. */
  updateHistory(update: HistoryUpdate): void {
    if (!this.#dungeon) return;
    if (this.#hidesSeed) updateHistoryHidingSeed(update, this.#dungeon, this.mark);
    else updateHistory(update, this.#dungeon, this.#engine(), this.mark);
  }

  /** Follows changed settings, which may hide the seed or show it. */
  applySettings(): void {
    const wasHidden = this.#page.root.classList.contains('hides-seed');
    this.name();
    if (this.#hidesSeed !== wasHidden) this.updateHistory('replace');
  }

  /** Shows the seed in the header and the title, unless the player hides it from onlookers. */
  name(): void {
    if (!this.#dungeon) return;
    const isHidden = this.#hidesSeed;
    showNav(this.#page.header, 'game', isHidden ? null : this.#dungeon, this.#engine().dungeonVersion);
    this.#page.root.classList.toggle('hides-seed', isHidden);
    const { seed, depth } = this.#dungeon;
    document.title = isHidden ? `Depth ${depth} · Cellophane` : `Depth ${depth} of ${seed} · Cellophane`;
  }

  get #hidesSeed(): boolean {
    const settings = (this.#onStage.game ?? this.#onStage.replay)?.settings;
    return settings === undefined ? this.#page.preferences.hidesSeed : readSettings(settings).hidesSeed;
  }
}
