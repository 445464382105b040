/* view=dig: a level being dug, room by room. */

import './dig.css';
import type { Engine, Variant } from 'cellophane-digs';
import { button, createElement } from '../../kit/create_element';
import { explained } from '../../kit/explained';
import { markTime, wantsCalm } from '../../kit/optional';
import { selectBox } from '../../kit/select_box';
import { listenToDigKeys } from '../../elements/dig/dig_keys';
import type { Player } from '../../elements/dig/player';
import { deepest, deepestOf, shortOnly, styles, variants, type Dungeon, type View } from '../link/dungeon';
import { linkTo, randomSeed, readLink } from '../link/link';
import { showVariant } from '../link/variant_box';
import type { Preferences } from '../settings/preferences';
import { showNav } from '../shell/nav';
import { updateHistory, Page, whereaboutsOf, type LoadEngine, type SeedOf, type HistoryUpdate } from '../shell/page';
import { Controls } from './controls';
import { Pit } from './pit';
import { StageList } from './stage_list';

export interface DigOptions {
  preferences: Preferences;
  /** Called when the page can be seen. */
  onLaidOut: () => void;
}

export interface DigPage {
  readonly engine: Engine | undefined;
  readonly pit: Pit;
  /** Settles once the address has been read and its level is dug. */
  readonly begun: Promise<void>;
  destroy(): void;
}

/** Replaces the content of a document, but for its header and notices, by a dig. */
export function createDig(root: HTMLElement, loadEngine: LoadEngine, options: DigOptions): DigPage {
  return new DigOnPage(root, loadEngine, options);
}

const keysOfZoom: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '=': 1, '-': -1, 0: 0 };
const keysOfStages: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1, '[': -1, ']': 1 };

/** Whether a key is meant for the page: form fields, buttons and links keep their own keys. */
function isForPage({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (target.matches('input, select, textarea, dialog *')) return false;
  return !(target.matches('button, a, summary') && (key === ' ' || key === 'Enter'));
}

class DigOnPage implements DigPage {
  readonly #page: Page;
  readonly #loadEngine: LoadEngine;
  readonly #listening = new AbortController();
  readonly #styleBox = selectBox('style', 'Style', styles);
  readonly #variantBox = selectBox('variant', 'Variant', variants);
  readonly #depthBox = createElement(
    'select',
    { id: 'depth' },
    ...Array.from({ length: deepest }, (_, i) => new Option(String(i + 1), String(i + 1))),
  );
  readonly #title = createElement('h2', { id: 'stage-title' });
  readonly #line = createElement('p', { id: 'stage-line' });
  readonly #caption = createElement('p', { id: 'caption' });
  readonly #spoken = createElement('p', { class: 'unseen', 'aria-live': 'polite', id: 'spoken' });
  readonly #links = {
    play: createElement('a', { id: 'play-here', class: 'action' }, 'Play from here (practice)'),
    atlas: createElement('a', { id: 'to-atlas', class: 'action' }, 'Open in the atlas'),
  };
  readonly #stages = new StageList((stage) => this.#seekStage(stage));
  readonly #controls = new Controls({
    toggle: () => this.#player.toggle(),
    stepBy: (step) => this.#seek(this.#player.step + step),
    stageBy: (step) => this.#stageBy(step),
    seek: (step) => this.#seek(step),
    setSpeed: (speed) => {
      this.#player.speed = speed;
    },
  });
  readonly pit = new Pit({
    onStep: (step, isAsked) => this.#showStep(step, isAsked),
    onPlaying: (isPlaying) => this.#showPlaying(isPlaying),
    signal: this.#listening.signal,
  });
  readonly begun: Promise<void>;
  #engine: Engine | undefined;
  #dungeon: Dungeon | undefined;
  #shownStage = -1;

  constructor(root: HTMLElement, loadEngine: LoadEngine, { preferences, onLaidOut }: DigOptions) {
    this.#page = new Page(root, preferences);
    this.#loadEngine = loadEngine;
    // The engine is compiled while the page is built.
    const started = this.#start();
    this.#furnish();
    onLaidOut();
    this.#listen();
    this.begun = started.then(() => this.#enterLink('replace'));
  }

  get engine(): Engine | undefined {
    return this.#engine;
  }

  destroy(): void {
    this.#listening.abort();
    const { root } = this.#page;
    root.classList.remove('maps', 'dig');
    root.querySelector('main#dig')?.remove();
  }

  get #player(): Player {
    return this.pit.player;
  }

  /* The beginning. */

  #furnish(): void {
    const { root, header } = this.#page;
    const zooms = createElement(
      'div',
      { id: 'zooms', role: 'group', 'aria-label': 'Zoom' },
      button('+', () => this.pit.zoom(1), { 'aria-label': 'Closer' }),
      button('−', () => this.pit.zoom(-1), { 'aria-label': 'Zoom out' }),
      button('=', () => this.pit.zoom(0), { 'aria-label': 'Show all' }),
    );
    const bar = createElement(
      'div',
      { id: 'dig-bar' },
      createElement('label', {}, 'Depth ', this.#depthBox),
      createElement('label', {}, 'Style ', this.#styleBox),
      createElement('label', {}, 'Variant ', this.#variantBox),
      this.#links.play,
      this.#links.atlas,
      zooms,
    );
    const tale = createElement(
      'section',
      { id: 'tale', 'aria-label': 'Current step' },
      this.#title,
      this.#line,
      this.#caption,
    );
    const sheet = createElement(
      'div',
      { id: 'sheet' },
      bar,
      this.pit.element,
      this.#controls.element,
      tale,
      this.#spoken,
    );
    root.classList.add('maps', 'dig');
    root.replaceChildren(
      header,
      this.#page.part('notices'),
      createElement('main', { id: 'dig' }, sheet, this.#stages.element),
    );
  }

  #listen(): void {
    const { signal } = this.#listening;
    addEventListener('keydown', (event) => this.#onKey(event), { signal });
    listenToDigKeys(window, { player: () => (this.pit.level ? this.#player : null), isOurs: isForPage, signal });
    addEventListener('popstate', () => this.#enterLink('none'), { signal });
    for (const box of [this.#depthBox, this.#styleBox, this.#variantBox])
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

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !isForPage(event)) return;
    const zoom = keysOfZoom[event.key];
    const turn = keysOfStages[event.key];
    if (zoom !== undefined) this.pit.zoom(zoom);
    if (turn !== undefined) this.#stageBy(turn);
    if (zoom !== undefined || turn !== undefined) event.preventDefault();
  }

  async #start(): Promise<void> {
    this.pit.showMessage('Digging…');
    try {
      this.#engine = await this.#loadEngine();
    } catch (error) {
      this.pit.showMessage('No dig here.');
      void this.#page.tellOfNoEngine(error);
    }
  }

  /* What is shown. */

  #showStep(number: number, isAsked: boolean): void {
    const { list, steps } = this.pit.level!.stages;
    const step = steps[number];
    const stage = list[step.stage];
    const isNewStage = step.stage !== this.#shownStage;
    this.#shownStage = step.stage;
    this.#title.textContent = stage.title;
    this.#line.textContent = stage.line;
    this.#caption.textContent = step.caption;
    this.#stages.mark(step.stage);
    this.#controls.showStep(number, steps.length, step.caption);
    // Screen readers cannot follow four sentences a second: during play stages alone are announced, else steps too.
    if (isAsked && !this.#player.isPlaying)
      this.#spoken.textContent = isNewStage ? `${stage.title}. ${step.caption}` : step.caption;
    else if (isNewStage) this.#spoken.textContent = `${stage.title}. ${stage.line}`;
  }

  #showPlaying(isPlaying: boolean): void {
    this.#controls.showPlaying(isPlaying);
    if (isPlaying || !this.pit.level) return;
    this.#spoken.textContent = this.#player.isOver ? 'The level is finished.' : `Paused. ${this.#caption.textContent}`;
  }

  #seek(step: number): void {
    if (!this.pit.level) return;
    this.#player.pause();
    this.#player.seek(step);
  }

  /** Goes to the first step of a stage. */
  #seekStage(stage: number): void {
    const chosen = this.pit.level?.stages.list[stage];
    if (chosen) this.#seek(chosen.first);
  }

  /** Goes a stage on or back; within a stage, back goes to its first step. */
  #stageBy(step: 1 | -1): void {
    const list = this.pit.level?.stages.list;
    const here = list?.[this.#shownStage];
    if (!here) return;
    if (step === -1 && this.#player.step > here.first) this.#seek(here.first);
    else if (step === 1 && this.#shownStage === list.length - 1) this.#seek(this.#player.last);
    else this.#seekStage(Math.max(0, this.#shownStage + step));
  }

  #showWhereabouts(dungeon: Dungeon, { dungeonVersion }: Engine): void {
    const { seed, depth, style, variant, tune } = dungeon;
    const shown = { seed, depth, style, ...shortOnly(variant), ...(tune && { tune }) };
    const linkAs = (view: View) => linkTo({ ...shown, view, start: depth }, dungeonVersion);
    this.#page.seed = seed;
    this.#depthBox.value = String(depth);
    this.#styleBox.value = style;
    showVariant(this.#variantBox, variant ?? 'brogue');
    this.#links.play.href = linkAs('game');
    // No game is played in a tuned dungeon.
    this.#links.play.hidden = tune !== undefined;
    this.#links.atlas.href = linkAs('map');
    this.#page.whereabouts = whereaboutsOf(dungeon);
    document.title = `Depth ${depth} of ${seed} being dug · Cellophane`;
    showNav(this.#page.header, 'dig', shown, dungeonVersion);
  }

  #enter(asked: Dungeon, engine: Engine, update: HistoryUpdate): void {
    this.#dungeon = { ...asked, view: 'dig' };
    this.#showWhereabouts(this.#dungeon, engine);
    this.#shownStage = -1;
    this.#dig(this.#dungeon, engine);
    updateHistory(update, this.#dungeon, engine);
  }

  #dig({ seed, depth, style, variant = 'brogue', tune = {} }: Dungeon, engine: Engine): void {
    try {
      const level = engine.generate({ seed, depth, style, variant, tune, stages: true });
      this.#stages.show(level.stages.list);
      this.#controls.setSteps(level.stages.steps.length);
      this.pit.load(level);
    } catch (error) {
      for (const words of [this.#title, this.#line, this.#caption]) words.textContent = '';
      this.#stages.show([]);
      this.#controls.setSteps(0);
      this.pit.showMessage(`Depth ${depth} cannot be dug: ${explained(error)}`);
      return;
    }
    markTime('dig-ready');
    if (!wantsCalm()) this.#player.play();
  }

  /* What may be asked for. */

  /** Digs another seed, at the depth and in the style and variant chosen; a depth that the variant has not is its last. */
  async #enterSeed(seedOf: SeedOf): Promise<void> {
    this.#page.notices.clear();
    if (!this.#engine) await this.#start();
    if (!this.#engine) return;
    const style = styles.find((name) => name === this.#styleBox.value) ?? 'brogue';
    const tune = this.#page.tuneKept(this.#engine, this.#dungeon?.tune, style);
    const length = shortOnly(this.#variantBox.value as Variant);
    const dungeon: Dungeon = {
      seed: this.#page.seedAsked(this.#engine, seedOf),
      depth: Math.min(Number(this.#depthBox.value), deepestOf(length)),
      style,
      ...length,
      view: 'dig',
      ...(tune && { tune }),
    };
    this.#enter(dungeon, this.#engine, 'push');
  }

  #enterLink(update: HistoryUpdate): void {
    if (!this.#engine || this.#listening.signal.aborted) return;
    const { dungeon, notices } = readLink(location.search, this.#engine, this.#page.preferences.hidesSeed);
    this.#page.notices.clear();
    this.#page.notices.mention(notices);
    this.#enter(dungeon, this.#engine, update);
  }
}
