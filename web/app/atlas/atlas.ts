/* view=map: all levels of a dungeon at a glance, one of them large, and where everything lies. */

import './atlas.css';
import type { Engine, Level, Variant } from 'cellophane-levels';
import { anySignal } from '../../kit/any_signal';
import { button, createElement } from '../../kit/create_element';
import { markTime } from '../../kit/optional';
import { frame, inSlices } from '../../kit/scheduling';
import { selectBox } from '../../kit/select_box';
import {
  deepest as deepestOfAll,
  deepestOf,
  isSameDungeon,
  shortOnly,
  styles,
  variants,
  type Dungeon,
  type View,
} from '../link/dungeon';
import { linkTo, randomSeed, readLink } from '../link/link';
import { showVariant } from '../link/variant_box';
import type { Preferences } from '../settings/preferences';
import { showNav } from '../shell/nav';
import { updateHistory, Page, whereaboutsOf, type LoadEngine, type SeedOf, type HistoryUpdate } from '../shell/page';
import { BigMap } from './big_map';
import { FindingList } from './finding_list';
import { findingsOf, type Finding } from './findings';
import { LevelCache } from './level_cache';
import { layerBoxes } from './layer_boxes';
import { pictureOf, usualLayers, type Layers } from './layers';
import { listenToLevelKeys } from './level_keys';
import type { PrefetchClient } from './prefetch_client';
import { levelsFor, type Thumbnail } from './prefetch_messages';
import { printPanel } from './print_panel';
import { programPanel } from './program_panel';
import { tablePanel } from './table_panel';
import { Thumbnails } from './thumbnails';

export interface AtlasOptions {
  preferences: Preferences;
  /** Digs ahead in a worker; the atlas ends it. */
  prefetch: PrefetchClient;
  /** Called when the page can be measured, and when it can be seen. */
  onLaidOut: () => void;
  onDrawn: () => void;
}

export interface AtlasPage {
  readonly engine: Engine | undefined;
  readonly levels: readonly Level[];
  readonly map: BigMap;
  /** Settles once the address has been read and its dungeon is being drawn. */
  readonly begun: Promise<void>;
  destroy(): void;
}

/** Replaces the content of a document, but for its header and notices, by an atlas. */
export function createAtlas(root: HTMLElement, loadEngine: LoadEngine, options: AtlasOptions): AtlasPage {
  return new AtlasOnPage(root, loadEngine, options);
}

/** The links of the level that is shown. */
const makeLinks = () => ({
  begin: createElement('a', { id: 'play-seed', class: 'action' }, 'Play this dungeon'),
  here: createElement('a', { id: 'play-here', class: 'action' }, 'Play from here (practice)'),
  dig: createElement('a', { id: 'watch', class: 'action' }, 'Watch it being generated'),
});

/** Closes `details` on Escape and on a press elsewhere. */
function foldAway(details: HTMLDetailsElement, signal: AbortSignal): void {
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && details.contains(target))) details.open = false;
    },
    { signal },
  );
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')!.focus();
  });
}

class AtlasOnPage implements AtlasPage {
  readonly #page: Page;
  readonly #loadEngine: LoadEngine;
  readonly #options: AtlasOptions;
  readonly #listening = new AbortController();
  readonly #layers: Layers = { ...usualLayers };
  readonly #styleBox = selectBox('style', 'Style', styles);
  readonly #variantBox = selectBox('variant', 'Variant', variants);
  readonly #depthBox = createElement('select', { id: 'depth', 'aria-label': 'Depth' });
  readonly #deeper = button(`Down to ${deepestOfAll}`, () => void this.#goDeeper(), { id: 'deeper' });
  readonly #previous = button('‹', () => this.#stepBy(-1), {
    id: 'previous',
    'aria-label': 'Level above',
    'aria-keyshortcuts': '[ PageUp',
  });
  readonly #next = button('›', () => this.#stepBy(1), {
    id: 'next',
    'aria-label': 'Level below',
    'aria-keyshortcuts': '] PageDown',
  });
  readonly #links = makeLinks();
  readonly #thumbnails = new Thumbnails((depth) => this.#choose(depth, 'push'));
  readonly #list = new FindingList({
    onChoose: (finding) => this.#locate(finding),
    onPoint: (finding) => this.#pointAt(finding),
  });
  readonly map: BigMap;
  readonly begun: Promise<void>;
  #engine: Engine | undefined;
  #dungeon: Dungeon | undefined;
  #levelCache: LevelCache | undefined;
  /** Abort the work for a dungeon once another is requested, and drawing once the layers change. */
  #visit = new AbortController();
  #drawing = new AbortController();

  constructor(root: HTMLElement, loadEngine: LoadEngine, options: AtlasOptions) {
    this.#page = new Page(root, options.preferences);
    this.#loadEngine = loadEngine;
    this.#options = options;
    this.map = new BigMap((step) => this.#stepBy(step), this.#listening.signal);
    // The engine is compiled while the page is built.
    const started = this.#start();
    this.#furnish();
    this.#listen();
    this.begun = started.then(() => this.#enterLink('replace'));
  }

  get engine(): Engine | undefined {
    return this.#engine;
  }
  get levels(): readonly Level[] {
    return this.#levelCache?.levels ?? [];
  }

  destroy(): void {
    for (const work of [this.#listening, this.#visit, this.#drawing]) work.abort();
    this.#levelCache?.close();
    this.#list.destroy();
    this.#options.prefetch.destroy();
    const { root } = this.#page;
    root.classList.remove('maps', 'atlas');
    root.querySelector('main#atlas')?.remove();
  }

  /* The beginning. */

  #furnish(): void {
    const { root, header, notices } = this.#page;
    const main = createElement('main', { id: 'atlas' });
    const steps = createElement(
      'div',
      { class: 'steps' },
      this.#previous,
      createElement('label', {}, 'Depth ', this.#depthBox),
      this.#next,
      createElement('label', {}, 'Style ', this.#styleBox),
      createElement('label', {}, 'Variant ', this.#variantBox),
    );
    const levelBar = createElement(
      'div',
      { id: 'level-bar' },
      steps,
      layerBoxes(this.#layers, () => this.#redraw()),
    );
    const current = () => this.#currentLevel();
    const panels = [
      printPanel(current, notices),
      tablePanel(current, notices),
      programPanel(current, this.#layers, notices),
    ];
    for (const panel of panels) foldAway(panel, this.#listening.signal);
    const { begin, here, dig } = this.#links;
    const actions = createElement('div', { id: 'actions' }, begin, here, dig, ...panels, this.#deeper);
    const sheet = createElement('div', { id: 'sheet' }, levelBar, this.map.element, actions, this.#thumbnails.element);
    main.append(sheet, this.#list.element);
    root.classList.add('maps', 'atlas');
    root.replaceChildren(header, this.#page.part('notices'), main);
    this.#options.onLaidOut();
  }

  #listen(): void {
    const { signal } = this.#listening;
    listenToLevelKeys({ step: (by) => this.#stepBy(by), findByText: () => this.#list.focusFilter() }, signal);
    addEventListener('popstate', () => this.#enterLink('none'), { signal });
    this.#depthBox.addEventListener('change', () => this.#choose(Number(this.#depthBox.value), 'push'));
    for (const box of [this.#styleBox, this.#variantBox])
      box.addEventListener('change', () => void this.#enterSeed(() => this.#dungeon?.seed ?? randomSeed()));
    this.#page.listenToHeader(
      {
        enterSeed: (seedOf) => void this.#enterSeed(seedOf),
        share: () => void this.#page.share(this.#dungeon, this.#engine),
        openSettings: () => this.#page.openOwnSettings(),
      },
      signal,
    );
  }

  async #start(): Promise<void> {
    this.map.showMessage('Digging…');
    try {
      this.#engine = await this.#loadEngine();
    } catch (error) {
      this.map.showMessage('No atlas here.');
      void this.#page.tellOfNoEngine(error);
    }
  }

  /* What is shown. */

  #currentLevel(): { level: Level; dungeon: Dungeon } | null {
    const level = this.#dungeon && this.levels[this.#dungeon.depth - 1];
    return level && this.#dungeon ? { level, dungeon: this.#dungeon } : null;
  }

  #enter(asked: Dungeon): void {
    if (!this.#engine || this.#listening.signal.aborted) return;
    this.#visit.abort();
    this.#drawing.abort();
    this.#visit = new AbortController();
    this.#levelCache?.close();
    this.#dungeon = asked;
    const { seed, style, variant = 'brogue', depth, tune = {} } = asked;
    const depths: [number, number] = [1, deepestOf(asked)];
    this.#levelCache = new LevelCache(this.#engine.descend({ seed, style, variant, tune, depth: depths }));
    this.#page.seed = seed;
    this.#styleBox.value = style;
    showVariant(this.#variantBox, variant);
    this.map.showMessage('Digging…');
    this.#list.show([]);
    this.#thumbnails.reset(0);
    this.#extend(levelsFor(depth, variant));
    this.#showWhereabouts();
    void this.#survey(this.#visit.signal);
  }

  /** Makes room for so many levels. */
  #extend(levels: number): void {
    this.#thumbnails.extend(levels);
    const depths = Array.from({ length: levels }, (_, i) => String(i + 1));
    this.#depthBox.replaceChildren(...depths.map((depth) => new Option(depth, depth)));
    this.#deeper.hidden = levels >= deepestOf(this.#dungeon ?? {});
  }

  /** Shows the large map first, then the thumbnails, then the findings. */
  async #survey(signal: AbortSignal): Promise<void> {
    const here = this.#levelCache!;
    const end = this.#thumbnails.count;
    await inSlices(here.upTo(this.#dungeon!.depth), () => {}, signal);
    if (signal.aborted) return;
    this.#showLevel();
    markTime('atlas-mapped');
    this.#drawing = new AbortController();
    const drawn = anySignal(signal, this.#drawing.signal);
    if (!(await this.#drawPrefetched(drawn))) await this.#drawThumbnails(drawn);
    this.#options.onDrawn();
    await frame();
    if (signal.aborted) return;
    markTime('atlas-drawn');
    const found: Finding[] = [];
    await inSlices(
      here.upTo(end),
      (level) => {
        found.push(...findingsOf(level, here.terrainNames));
        this.#showIfAwaited(level);
      },
      signal,
    );
    if (signal.aborted) return;
    this.#refuseTheRest();
    this.#list.show(found);
    this.#list.choose(this.#dungeon!.depth);
    markTime('atlas-listed');
  }

  /** Draws the thumbnails of the prefetch worker. False if it did not reach the end. */
  async #drawPrefetched(signal: AbortSignal): Promise<boolean> {
    const { seed, style, variant, tune } = this.#dungeon!;
    const asked = {
      seed,
      style,
      ...shortOnly(variant),
      ...(tune && { tune }),
      levels: this.#thumbnails.count,
      layers: this.#layers,
    };
    let last = 0;
    for await (const thumbnail of this.#options.prefetch.thumbnailsOf(asked)) {
      if (signal.aborted) return true;
      this.#thumbnails.draw(thumbnail);
      last = thumbnail.depth;
    }
    return last === this.#thumbnails.count;
  }

  async #drawThumbnails(signal: AbortSignal): Promise<void> {
    await inSlices(
      this.#levelCache!.upTo(this.#thumbnails.count),
      (level) => {
        this.#thumbnails.draw(this.#thumbnailOf(level));
        this.#showIfAwaited(level);
      },
      signal,
    );
    if (!signal.aborted) this.#refuseTheRest();
  }

  #thumbnailOf(level: Level): Thumbnail {
    const picture = pictureOf(level, this.#layers);
    return { depth: level.depth, width: picture.width, height: picture.height, dots: this.#engine!.dots(picture) };
  }

  /** Shows a level that was requested before it was dug. */
  #showIfAwaited(level: Level): void {
    if (level.depth === this.#dungeon!.depth && this.map.level !== level) this.#showLevel();
  }

  #refuseTheRest(): void {
    const { refusal, levels } = this.#levelCache!;
    if (!refusal) return;
    for (let depth = levels.length + 1; depth <= this.#thumbnails.count; ++depth) this.#thumbnails.refuse(depth);
    if (!levels[this.#dungeon!.depth - 1]) this.#showLevel();
  }

  /** Draws everything again, with the present layers. */
  #redraw(): void {
    this.#drawing.abort();
    this.#drawing = new AbortController();
    if (!this.#currentLevel()) return;
    this.#showLevel();
    void this.#drawThumbnails(anySignal(this.#visit.signal, this.#drawing.signal));
  }

  #showLevel(): void {
    const { depth } = this.#dungeon!;
    const { levels, refusal } = this.#levelCache!;
    const level = levels[depth - 1];
    this.#thumbnails.choose(depth);
    if (level) this.map.show(level, pictureOf(level, this.#layers), this.#layers.secrets);
    else this.map.showMessage(refusal ? `Depth ${depth} cannot be shown: ${refusal.message}` : 'Digging…');
  }

  #showWhereabouts(): void {
    if (!this.#dungeon || !this.#engine) return;
    const dungeon = this.#dungeon;
    const { dungeonVersion } = this.#engine;
    const { seed, depth, tune } = dungeon;
    const linkAs = (view: View, start = 1) => linkTo({ ...dungeon, view, start }, dungeonVersion);
    this.#depthBox.value = String(depth);
    this.#previous.disabled = depth === 1;
    this.#next.disabled = depth === deepestOf(dungeon);
    this.#links.begin.href = linkAs('game');
    this.#links.here.href = linkAs('game', depth);
    this.#links.dig.href = linkAs('dig');
    // No game is played in a tuned dungeon.
    this.#links.begin.hidden = this.#links.here.hidden = tune !== undefined;
    this.#page.whereabouts = whereaboutsOf(dungeon);
    document.title = `Depth ${depth} of ${seed} · Atlas · Cellophane`;
    showNav(this.#page.header, 'map', dungeon, dungeonVersion);
  }

  /* What may be asked for. */

  #choose(depth: number, update: HistoryUpdate): void {
    if (!this.#dungeon || !this.#levelCache || depth === this.#dungeon.depth) return;
    if (depth < 1 || depth > deepestOf(this.#dungeon)) return;
    this.#dungeon = { ...this.#dungeon, depth };
    updateHistory(update, this.#dungeon, this.#engine!);
    this.#showWhereabouts();
    if (depth > this.#thumbnails.count) return void this.#goDeeper();
    if (this.levels[depth - 1] || this.#levelCache.refusal) this.#showLevel();
    this.#list.choose(depth);
  }

  #stepBy(step: 1 | -1): void {
    if (this.#dungeon) this.#choose(this.#dungeon.depth + step, 'replace');
  }

  async #goDeeper(): Promise<void> {
    if (!this.#levelCache) return;
    this.#extend(deepestOf(this.#dungeon ?? {}));
    this.#showWhereabouts();
    this.#visit.abort();
    this.#visit = new AbortController();
    await this.#survey(this.#visit.signal);
  }

  #pointAt(finding: Finding | null): void {
    this.#thumbnails.pointAt(finding?.depth ?? 0);
    this.map.point(finding && finding.depth === this.#dungeon?.depth ? finding.cell : null);
  }

  #locate({ depth, cell }: Finding): void {
    this.#choose(depth, 'push');
    this.map.lookAt(cell);
    const { element } = this.map;
    // On small screens the list lies far below.
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }

  /** Shows another dungeon in the style and variant chosen. */
  async #enterSeed(seedOf: SeedOf): Promise<void> {
    const style = styles.find((name) => name === this.#styleBox.value) ?? 'brogue';
    this.#page.notices.clear();
    if (!this.#engine) await this.#start();
    if (!this.#engine) return;
    const tune = this.#page.tuneKept(this.#engine, this.#dungeon?.tune, style);
    const dungeon: Dungeon = {
      seed: this.#page.seedAsked(this.#engine, seedOf),
      depth: 1,
      style,
      ...shortOnly(this.#variantBox.value as Variant),
      view: 'map',
      ...(tune && { tune }),
    };
    this.#enter(dungeon);
    updateHistory('push', dungeon, this.#engine);
  }

  #enterLink(update: HistoryUpdate): void {
    if (!this.#engine) return;
    const { dungeon: linked, notices } = readLink(location.search, this.#engine, this.#page.preferences.hidesSeed);
    this.#page.notices.clear();
    this.#page.notices.mention(notices);
    if (this.#dungeon && isSameDungeon(linked, this.#dungeon)) this.#choose(linked.depth, 'none');
    else this.#enter({ ...linked, view: 'map' });
    if (this.#dungeon) updateHistory(update, this.#dungeon, this.#engine);
  }
}
