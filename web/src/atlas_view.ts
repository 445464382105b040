/* view=map: all levels of a dungeon at a glance, one of them large, and where everything lies. */

import './atlas/atlas.css';
import { loadCellophane, type Engine, type Level, type Style } from 'cellophane-levels';
import type { Theme } from '../embed/theme';
import { BigMap } from './atlas/big_map';
import { downloadButtons } from './atlas/downloads';
import { FindingList } from './atlas/finding_list';
import { findingsOf, type Finding } from './atlas/findings';
import { LevelCache } from './atlas/level_cache';
import { PrefetchClient } from './atlas/prefetch_client';
import { levelsFor, type Thumbnail } from './atlas/prefetch_messages';
import { layerBoxes } from './atlas/layer_boxes';
import { pictureOf, usualLayers, type Layers } from './atlas/layers';
import { listenToLevelKeys } from './atlas/level_keys';
import { Thumbnails } from './atlas/thumbnails';
import { frame, inSlices } from './scheduling';
import { enableLayout, loadPreloaded, preloaded } from './preloaded';
import { anySignal } from './any_signal';
import { deepest, linkTo, randomSeed, readLink, styles, type Dungeon, type View } from './link';
import { button, createElement } from './create_element';
import { clearNotices, notify } from './notices';
import {
  leaveTrace,
  listenToHeader,
  part,
  seedAsked,
  seedBox,
  shareShown,
  tellOfNoEngine,
  type SeedOf,
  type Trace,
} from './page';
import { showNav } from './nav';

declare global {
  interface Window {
    /** For tests and the curious. */
    atlas?: { readonly engine: Engine | undefined; readonly levels: readonly Level[]; readonly map: BigMap };
  }
}

const lightSystem = matchMedia('(prefers-color-scheme: light)');

const styleBox = createElement(
  'select',
  { id: 'style', 'aria-label': 'Style' },
  ...styles.map((style) => new Option(style, style)),
);
const depthBox = createElement('select', { id: 'depth', 'aria-label': 'Depth' });
const layers: Layers = { ...usualLayers };

let engine: Engine | undefined;
let dungeon: Dungeon | undefined;
let levelCache: LevelCache | undefined;
/** Abort the work for a dungeon once another is requested, and drawing once the layers or the theme change. */
let visit = new AbortController();
let drawing = new AbortController();

const map = new BigMap((step) => stepBy(step));
const thumbnails = new Thumbnails((depth) => choose(depth, 'push'));
const list = new FindingList({ onChoose: (finding) => locate(finding), onPoint: (finding) => pointAt(finding) });
const deeper = button(`Down to ${deepest}`, () => void goDeeper(), { id: 'deeper' });
const previous = button('‹', () => stepBy(-1), {
  id: 'previous',
  'aria-label': 'The level above',
  'aria-keyshortcuts': '[ PageUp',
});
const next = button('›', () => stepBy(1), {
  id: 'next',
  'aria-label': 'The level below',
  'aria-keyshortcuts': '] PageDown',
});
const links = {
  begin: createElement('a', { id: 'play-seed', class: 'action' }, 'Play this dungeon'),
  here: createElement('a', { id: 'play-here', class: 'action' }, 'Play from here'),
  dig: createElement('a', { id: 'watch', class: 'action' }, 'Watch it being dug'),
};

window.atlas = {
  get engine() {
    return engine;
  },
  get levels() {
    return levelCache?.levels ?? [];
  },
  map,
};

const themeNow = (): Theme => (lightSystem.matches ? 'light' : 'dark');

/* What is shown. */

function enter(asked: Dungeon): void {
  if (!engine) return;
  visit.abort();
  drawing.abort();
  visit = new AbortController();
  levelCache?.close();
  dungeon = asked;
  const { seed, style, depth } = asked;
  levelCache = new LevelCache(engine.descend({ seed, style, depth: [1, deepest] }));
  seedBox.value = seed;
  styleBox.value = style;
  map.showMessage('Digging…');
  list.show([]);
  thumbnails.reset(0);
  extend(levelsFor(depth));
  showWhereabouts();
  void survey(visit.signal);
}

/** Makes room for so many levels. */
function extend(levels: number): void {
  thumbnails.extend(levels);
  depthBox.replaceChildren(...Array.from({ length: levels }, (_, i) => new Option(String(i + 1), String(i + 1))));
  deeper.hidden = levels >= deepest;
}

/** Shows the large map first, then the thumbnails, then the findings. */
async function survey(signal: AbortSignal): Promise<void> {
  const here = levelCache!;
  const end = thumbnails.count;
  await inSlices(here.upTo(dungeon!.depth), () => {}, signal);
  if (signal.aborted) return;
  showLevel();
  performance.mark('atlas-mapped');
  drawing = new AbortController();
  const drawn = anySignal(signal, drawing.signal);
  if (!(await drawPrefetched(drawn))) await drawThumbnails(drawn);
  preloaded.show();
  await frame();
  if (signal.aborted) return;
  performance.mark('atlas-drawn');
  const found: Finding[] = [];
  await inSlices(
    here.upTo(end),
    (level) => {
      found.push(...findingsOf(level, here.terrainNames));
      showIfAwaited(level);
    },
    signal,
  );
  if (signal.aborted) return;
  refuseTheRest();
  list.show(found);
  list.choose(dungeon!.depth);
  performance.mark('atlas-listed');
}

/** Draws the thumbnails of the prefetch worker. False if it did not reach the end. */
async function drawPrefetched(signal: AbortSignal): Promise<boolean> {
  const { seed, style } = dungeon!;
  let last = 0;
  for await (const thumbnail of prefetch.thumbnailsOf({ seed, style, levels: thumbnails.count, layers })) {
    if (signal.aborted) return true;
    thumbnails.draw(thumbnail, themeNow());
    last = thumbnail.depth;
  }
  return last === thumbnails.count;
}

async function drawThumbnails(signal: AbortSignal): Promise<void> {
  await inSlices(
    levelCache!.upTo(thumbnails.count),
    (level) => {
      thumbnails.draw(thumbnailOf(level), themeNow());
      showIfAwaited(level);
    },
    signal,
  );
  if (!signal.aborted) refuseTheRest();
}

function thumbnailOf(level: Level): Thumbnail {
  const picture = pictureOf(level, layers);
  return { depth: level.depth, width: picture.width, height: picture.height, dots: engine!.dots(picture) };
}

/** Shows a level that was requested before it was dug. */
function showIfAwaited(level: Level): void {
  if (level.depth === dungeon!.depth && map.level !== level) showLevel();
}

function refuseTheRest(): void {
  const { refusal, levels } = levelCache!;
  if (!refusal) return;
  for (let depth = levels.length + 1; depth <= thumbnails.count; ++depth) thumbnails.refuse(depth);
  if (!levels[dungeon!.depth - 1]) showLevel();
}

/** Draws everything again, with the present layers and theme. */
function redraw(): void {
  map.theme = themeNow();
  drawing.abort();
  drawing = new AbortController();
  if (!dungeon || !levelCache?.levels[dungeon.depth - 1]) return;
  showLevel();
  void drawThumbnails(anySignal(visit.signal, drawing.signal));
}

function showLevel(): void {
  const { depth } = dungeon!;
  const level = levelCache!.levels[depth - 1];
  thumbnails.choose(depth);
  if (level) map.show(level, pictureOf(level, layers), layers.secrets);
  else
    map.showMessage(
      levelCache!.refusal ? `Depth ${depth} cannot be shown: ${levelCache!.refusal.message}` : 'Digging…',
    );
}

function showWhereabouts(): void {
  if (!dungeon || !engine) return;
  const { seed, depth, style } = dungeon;
  const linkAs = (view: View, at: number) => linkTo({ ...dungeon!, depth: at, view }, engine!.dungeonVersion);
  depthBox.value = String(depth);
  previous.disabled = depth === 1;
  next.disabled = depth === deepest;
  links.begin.href = linkAs('game', 1);
  links.here.href = linkAs('game', depth);
  links.dig.href = linkAs('dig', depth);
  part('whereabouts').textContent = `Depth ${depth} · ${style}`;
  document.title = `Depth ${depth} of ${seed} · Atlas · Cellophane`;
  showNav('map', dungeon, engine.dungeonVersion);
}

/* What may be asked for. */

function choose(depth: number, trace: Trace): void {
  if (!dungeon || !levelCache || depth < 1 || depth > deepest || depth === dungeon.depth) return;
  dungeon = { ...dungeon, depth };
  leaveTrace(trace, dungeon, engine!);
  showWhereabouts();
  if (depth > thumbnails.count) return void goDeeper();
  if (levelCache.levels[depth - 1] || levelCache.refusal) showLevel();
  list.choose(depth);
}

function stepBy(step: 1 | -1): void {
  if (dungeon) choose(dungeon.depth + step, 'replace');
}

async function goDeeper(): Promise<void> {
  if (!levelCache) return;
  extend(deepest);
  showWhereabouts();
  visit.abort();
  visit = new AbortController();
  await survey(visit.signal);
}

function pointAt(finding: Finding | null): void {
  thumbnails.pointAt(finding?.depth ?? 0);
  map.point(finding && finding.depth === dungeon?.depth ? finding.cell : null);
}

function locate({ depth, cell }: Finding): void {
  choose(depth, 'push');
  map.lookAt(cell);
  const { top } = map.element.getBoundingClientRect();
  // On small screens the list lies far below.
  if (top < 0) map.element.scrollIntoView({ block: 'start' });
}

async function enterSeed(seedOf: SeedOf, style: Style): Promise<void> {
  clearNotices();
  if (!engine) await begin();
  if (!engine) return;
  enter({ seed: seedAsked(engine, seedOf), depth: 1, style, view: 'map' });
  leaveTrace('push', dungeon!, engine);
}

function enterLink(trace: Trace): void {
  if (!engine) return;
  const { dungeon: linked, notices } = readLink(location.search, engine);
  clearNotices();
  notify(notices);
  if (dungeon && linked.seed === dungeon.seed && linked.style === dungeon.style) choose(linked.depth, 'none');
  else enter({ ...linked, view: 'map' });
  leaveTrace(trace, dungeon!, engine);
}

/* The beginning. */

async function begin(): Promise<void> {
  map.showMessage('Digging…');
  try {
    engine = await loadPreloaded(loadCellophane, prefetch.engine());
  } catch (error) {
    map.showMessage('No atlas here.');
    tellOfNoEngine(error);
  }
}

function currentLevel(): { level: Level; dungeon: Dungeon } | null {
  const level = dungeon && levelCache?.levels[dungeon.depth - 1];
  return level && dungeon ? { level, dungeon } : null;
}

/** Closes `details` on Escape and on a press elsewhere. */
function foldAway(details: HTMLDetailsElement): void {
  addEventListener('pointerdown', ({ target }) => {
    if (!details.contains(target as Node)) details.open = false;
  });
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')!.focus();
  });
}

function furnish(): void {
  const main = createElement('main', { id: 'atlas' });
  const levelBar = createElement(
    'div',
    { id: 'level-bar' },
    createElement('div', { class: 'steps' }, previous, createElement('label', {}, 'Depth ', depthBox), next, styleBox),
    layerBoxes(layers, redraw),
  );
  const forms = downloadButtons(currentLevel, (trouble) => notify([trouble]));
  const download = createElement('details', {}, createElement('summary', {}, 'Download'), forms);
  foldAway(download);
  const actions = createElement('div', { id: 'actions' }, links.begin, links.here, links.dig, download, deeper);
  const sheet = createElement('div', { id: 'sheet' }, levelBar, map.element, actions, thumbnails.element);
  main.append(sheet, list.element);
  document.body.classList.add('maps', 'atlas');
  document.body.replaceChildren(document.querySelector('header')!, part('notices'), main);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', 'dark light');
  map.theme = themeNow();
  enableLayout();
}

const prefetch = new PrefetchClient(location.search);
// The engine is compiled while the page is built.
const begun = begin();
furnish();
lightSystem.addEventListener('change', redraw);
listenToLevelKeys({ step: stepBy, findByText: () => list.focusFilter() });
addEventListener('popstate', () => enterLink('none'));
depthBox.addEventListener('change', () => choose(Number(depthBox.value), 'push'));
styleBox.addEventListener('change', () => void enterSeed(() => dungeon?.seed ?? randomSeed(), styleBox.value as Style));
listenToHeader({
  enterSeed: (seedOf) => void enterSeed(seedOf, styleBox.value as Style),
  share: () => void shareShown(dungeon, engine, 'this level'),
});

await begun;
enterLink('replace');
