/* view=dig: a level being dug, room by room. */

import './dig/dig.css';
import { loadCellophane, type Engine, type Style } from 'cellophane-digs';
import { listenToDigKeys } from '../embed/dig/dig_keys';
import { explained } from './explained';
import { button, createElement } from './create_element';
import { Controls } from './dig/controls';
import { Pit } from './dig/pit';
import { StageList } from './dig/stage_list';
import { loadPreloaded, preloaded } from './preloaded';
import { deepest, linkTo, randomSeed, readLink, styles, type Dungeon, type View } from './link';
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
    dig?: { readonly engine: Engine | undefined; readonly pit: Pit };
  }
}

const calmSystem = matchMedia('(prefers-reduced-motion: reduce)');

const styleBox = createElement(
  'select',
  { id: 'style', 'aria-label': 'Style' },
  ...styles.map((style) => new Option(style, style)),
);
const depths = Array.from({ length: deepest }, (_, i) => String(i + 1));
const depthBox = createElement('select', { id: 'depth' }, ...depths.map((depth) => new Option(depth, depth)));
const title = createElement('h2', { id: 'stage-title' });
const line = createElement('p', { id: 'stage-line' });
const caption = createElement('p', { id: 'caption' });
const spoken = createElement('p', { class: 'unseen', 'aria-live': 'polite', id: 'spoken' });
const links = {
  play: createElement('a', { id: 'play-here', class: 'action' }, 'Play from here'),
  atlas: createElement('a', { id: 'to-atlas', class: 'action' }, 'See it in the atlas'),
};

let engine: Engine | undefined;
let dungeon: Dungeon | undefined;
let shownStage = -1;

const pit = new Pit({ onStep: showStep, onPlaying: showPlaying });
const { player } = pit;
const stages = new StageList((stage) => seekStage(stage));
const controls = new Controls({
  toggle: () => player.toggle(),
  stepBy: (step) => seek(player.step + step),
  stageBy,
  seek,
  setSpeed: (speed) => {
    player.speed = speed;
  },
});

window.dig = {
  get engine() {
    return engine;
  },
  pit,
};

/* What is shown. */

function showStep(number: number, isAsked: boolean): void {
  const { list, steps } = pit.level!.stages;
  const step = steps[number];
  const stage = list[step.stage];
  const isNewStage = step.stage !== shownStage;
  shownStage = step.stage;
  title.textContent = stage.title;
  line.textContent = stage.line;
  caption.textContent = step.caption;
  stages.mark(step.stage);
  controls.showStep(number, steps.length, step.caption);
  // Screen readers cannot follow four sentences a second: during play stages alone are announced, else steps too.
  if (isAsked && !player.isPlaying) spoken.textContent = isNewStage ? `${stage.title}. ${step.caption}` : step.caption;
  else if (isNewStage) spoken.textContent = `${stage.title}. ${stage.line}`;
}

function showPlaying(isPlaying: boolean): void {
  controls.showPlaying(isPlaying);
  if (!isPlaying && pit.level)
    spoken.textContent = player.isOver ? 'The level is dug.' : `Paused. ${caption.textContent}`;
}

function seek(step: number): void {
  if (!pit.level) return;
  player.pause();
  player.seek(step);
}

/** Goes to the first step of a stage. */
function seekStage(stage: number): void {
  const chosen = pit.level?.stages.list[stage];
  if (chosen) seek(chosen.first);
}

/** Goes a stage on or back; within a stage, back goes to its first step. */
function stageBy(step: 1 | -1): void {
  const here = pit.level?.stages.list[shownStage];
  if (!here) return;
  if (step === -1 && player.step > here.first) seek(here.first);
  else if (step === 1 && shownStage === pit.level.stages.list.length - 1) seek(player.last);
  else seekStage(Math.max(0, shownStage + step));
}

function showWhereabouts({ seed, depth, style }: Dungeon): void {
  const linkAs = (view: View) => linkTo({ seed, depth, style, view }, engine!.dungeonVersion);
  seedBox.value = seed;
  depthBox.value = String(depth);
  styleBox.value = style;
  links.play.href = linkAs('game');
  links.atlas.href = linkAs('map');
  part('whereabouts').textContent = `Depth ${depth} · ${style}`;
  document.title = `Depth ${depth} of ${seed} being dug · Cellophane`;
  showNav('dig', { seed, depth, style }, engine!.dungeonVersion);
}

function enter(asked: Dungeon): void {
  if (!engine) return;
  dungeon = { ...asked, view: 'dig' };
  showWhereabouts(dungeon);
  const { seed, depth, style } = dungeon;
  shownStage = -1;
  try {
    const level = engine.generate({ seed, depth, style, stages: true });
    stages.show(level.stages.list);
    controls.setSteps(level.stages.steps.length);
    pit.load(level);
  } catch (error) {
    for (const words of [title, line, caption]) words.textContent = '';
    stages.show([]);
    controls.setSteps(0);
    pit.showMessage(`Depth ${depth} cannot be dug: ${explained(error)}`);
    return;
  }
  performance.mark('dig-ready');
  if (!calmSystem.matches) player.play();
}

/* What may be asked for. */

async function enterSeed(seedOf: SeedOf): Promise<void> {
  clearNotices();
  if (!engine) await begin();
  if (!engine) return;
  enter({
    seed: seedAsked(engine, seedOf),
    depth: Number(depthBox.value),
    style: styleBox.value as Style,
    view: 'dig',
  });
  leaveTrace('push', dungeon!, engine);
}

function enterLink(trace: Trace): void {
  if (!engine) return;
  const { dungeon: linked, notices } = readLink(location.search, engine);
  clearNotices();
  notify(notices);
  enter(linked);
  leaveTrace(trace, dungeon!, engine);
}

/* The beginning. */

async function begin(): Promise<void> {
  pit.showMessage('Digging…');
  try {
    engine = await loadPreloaded(loadCellophane);
  } catch (error) {
    pit.showMessage('No dig here.');
    tellOfNoEngine(error);
  }
}

/** Whether a key is meant for the page: form fields, buttons and links keep their own keys. */
function isForPage({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (target.matches('input, select, textarea')) return false;
  return !(target.matches('button, a, summary') && (key === ' ' || key === 'Enter'));
}

function listenToPageKeys(): void {
  const { signal } = new AbortController();
  const zooms: Record<string, 1 | -1 | 0> = { '+': 1, '=': 1, '-': -1, 0: 0 };
  const turns: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1, '[': -1, ']': 1 };
  addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isForPage(event)) return;
      const zoom = zooms[event.key];
      const turn = turns[event.key];
      if (zoom !== undefined) pit.zoom(zoom);
      if (turn !== undefined) stageBy(turn);
      if (zoom !== undefined || turn !== undefined) event.preventDefault();
    },
    { signal },
  );
  listenToDigKeys(window, { player: () => (pit.level ? player : null), isOurs: isForPage, signal });
}

function furnish(): void {
  const zooms = createElement(
    'div',
    { id: 'zooms', role: 'group', 'aria-label': 'Zoom' },
    button('+', () => pit.zoom(1), { 'aria-label': 'Closer' }),
    button('−', () => pit.zoom(-1), { 'aria-label': 'Further away' }),
    button('=', () => pit.zoom(0), { 'aria-label': 'All of it' }),
  );
  const bar = createElement(
    'div',
    { id: 'dig-bar' },
    createElement('label', {}, 'Depth ', depthBox),
    styleBox,
    links.play,
    links.atlas,
    zooms,
  );
  const tale = createElement('section', { id: 'tale', 'aria-label': 'What is being done' }, title, line, caption);
  const sheet = createElement('div', { id: 'sheet' }, bar, pit.element, controls.element, tale, spoken);
  document.body.classList.add('maps', 'dig');
  document.body.replaceChildren(
    document.querySelector('header')!,
    part('notices'),
    createElement('main', { id: 'dig' }, sheet, stages.element),
  );
  preloaded.show();
}

// The engine is compiled while the page is built.
const begun = begin();
furnish();
listenToPageKeys();
addEventListener('popstate', () => enterLink('none'));
for (const box of [depthBox, styleBox])
  box.addEventListener('change', () => void enterSeed(() => dungeon?.seed ?? randomSeed()));
listenToHeader({
  enterSeed: (seedOf) => void enterSeed(seedOf),
  share: () => void shareShown(dungeon, engine, 'this dig'),
});

await begun;
enterLink('replace');
