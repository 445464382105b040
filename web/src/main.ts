import './style.css';
import { loadCellophane, type Engine, type Game, type InterfaceEvent } from 'cellophane-game';
import type { Terminal } from '@xterm/xterm';
import { listenToKeys } from './keyboard';
import { keepFitted, type Layout } from './layout';
import { linkTo, randomSeed, readLink, seedOfText, type Dungeon } from './link';
import { clearNotices, notify } from './notices';
import { listenToPad } from './pad';
import { listenToPointer } from './pointer';
import { loadFont, openTerminal } from './screen';
import { share } from './sharing';
import { Sitting } from './sitting';
import { allowStrictStyles } from './strict_styles';
import { showWays } from './ways';

declare global {
  interface Window {
    /** For tests and the curious. */
    cellophane?: { engine: Engine; terminal: Terminal; readonly game: Game | undefined };
  }
}

const part = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;
const seedBox = part<HTMLInputElement>('seed');
const stage = part('stage');

let engine: Engine | undefined;
let terminal: Terminal | undefined;
let sitting: Sitting | undefined;
let dungeon: Dungeon | undefined;
let layout: Layout | undefined;

const send = (event: InterfaceEvent): void => sitting?.send(event);

function enter(next: Dungeon): void {
  if (!engine || !terminal) return;
  sitting?.close();
  dungeon = next;
  part('log').replaceChildren();
  sitting = new Sitting(engine, next, { terminal, log: part('log'), onDrawn, onFailure });
  seedBox.value = next.seed;
  part('waiting').hidden = true;
  history.replaceState(null, '', linkTo(next, engine.dungeonVersion));
  showWhereabouts();
}

/** The address follows the hero, so that it always leads back to what is on the screen. */
function onDrawn(game: Game): void {
  if (!performance.getEntriesByName('first-dungeon').length) onFirstDungeon();
  layout?.follow();
  if (!engine || !dungeon || game.depth === dungeon.depth) return;
  dungeon = { ...dungeon, depth: game.depth };
  history.replaceState(null, '', linkTo(dungeon, engine.dungeonVersion));
  showWhereabouts();
}

/** WebGL takes its time to start, and the dungeon should not wait for it. */
function onFirstDungeon(): void {
  performance.mark('first-dungeon');
  requestAnimationFrame(() => layout?.accelerate());
}

function showWhereabouts(): void {
  if (!dungeon || !engine) return;
  const { depth, seed, style } = dungeon;
  part('whereabouts').textContent = `Depth ${depth} · ${style}`;
  showWays('game', dungeon, engine.dungeonVersion);
  document.title = `Depth ${depth} of ${seed} · Cellophane`;
}

function onFailure(error: unknown): void {
  notify([`The dungeon came to a halt: ${explained(error)} New dungeon begins another.`]);
}

function explained(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function enterLink(): void {
  if (!engine) return;
  const { dungeon: linked, notices } = readLink(location.search, engine);
  clearNotices();
  notify(notices);
  enter(linked);
}

/** A dungeon asked for on the page: one step of history, so that Back returns to the one before. */
async function enterSeed(seedOf: (engine: Engine, notices: string[]) => string): Promise<void> {
  clearNotices();
  if (!engine) await begin();
  if (!engine) return;
  const notices: string[] = [];
  const style = dungeon?.style ?? 'brogue';
  const seed = seedOf(engine, notices);
  notify(notices);
  history.pushState(null, '', location.href);
  enter({ seed, depth: 1, style, view: 'game' });
  stage.focus({ preventScroll: true });
}

async function shareDungeon(): Promise<void> {
  if (!engine || !dungeon) return notify(['There is no dungeon to share yet.']);
  clearNotices();
  const isOnClipboard = await share(linkTo(dungeon, engine.dungeonVersion), 'this dungeon');
  if (isOnClipboard) stage.focus({ preventScroll: true });
}

async function begin(): Promise<void> {
  part('waiting').hidden = false;
  part('waiting').textContent = 'Digging…';
  try {
    const [loaded] = await Promise.all([loadCellophane(), loadFont()]);
    engine = loaded;
    if (terminal) return;
    terminal = openTerminal(part('terminal'));
    layout = keepFitted(terminal, stage);
    window.cellophane = { engine, terminal, get game() { return sitting?.game; } };
  } catch (error) {
    part('waiting').textContent = 'No dungeon here.';
    notify([`The engine could not be started. ${explained(error)} New dungeon tries again.`]);
  }
}

allowStrictStyles();
listenToKeys(send);
listenToPointer(stage, send);
listenToPad(part('pad'), send);
addEventListener('popstate', enterLink);
part('new-dungeon').addEventListener('click', () => void enterSeed(randomSeed));
part('share').addEventListener('click', () => void shareDungeon());
part('seed-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void enterSeed((loaded, notices) => seedOfText(seedBox.value, loaded, notices));
});

await begin();
enterLink();
stage.focus({ preventScroll: true });
