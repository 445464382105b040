import './style.css';
import { loadCellophane, type Engine, type Game, type InterfaceEvent, type Replay } from 'cellophane-game';
import type { Terminal } from '@xterm/xterm';
import { explained } from './explained';
import { bytesOf, downloadFile, downloadGame } from './keeping/files';
import { Hold } from './keeping/hold';
import { Keeper } from './keeping/keeper';
import { codeOf, longestCode, recordingIn, replayLink } from './keeping/replay_link';
import { opening } from './keeping/place';
import type { KeptGame, Store } from './keeping/store';
import { listenToKeys } from './keyboard';
import { keepFitted, type Layout } from './layout';
import { randomSeed, readLink, type Dungeon } from './link';
import { ask, clearNotices, notify } from './notices';
import { listenToPad } from './pad';
import { leaveTrace, listenToHeader, part, seedAsked, seedBox, shareShown, tellOfNoEngine, type SeedOf, type Trace } from './page';
import { listenToPointer } from './pointer';
import { loadFont, openTerminal } from './screen';
import { share } from './sharing';
import { Sitting } from './sitting';
import { allowStrictStyles } from './strict_styles';
import { Watching } from './watching';
import { showWays } from './ways';

declare global {
  interface Window {
    /** For tests and the curious. */
    cellophane?: { engine: Engine; terminal: Terminal; readonly game: Game | undefined; readonly replay: Replay | undefined };
  }
}

const stage = part('stage');

/** A game on the screen, and what is written down of it. */
interface Table {
  /** The name it is kept under. */
  id: string;
  /** The depth it began on. */
  start: number;
  sitting: Sitting;
  keeper: Keeper | null;
}

let engine: Engine | undefined;
let terminal: Terminal | undefined;
let layout: Layout | undefined;
let dungeon: Dungeon | undefined;
let table: Table | undefined;
let watching: Watching | undefined;
/** Where games are kept; why they are not. */
let store: Store | undefined;
let whyNotKept = '';
/** What was kept when the page was opened. */
let firstGames: KeptGame[] | undefined;
/** What is still being written of games that were left. */
let leaving: Promise<unknown> = Promise.resolve();
/** Whoever waited while something else was asked for gives up. */
let visit = 0;

const send = (event: InterfaceEvent): void => watching ? watching.send(event) : table?.sitting.send(event);

/* What is on the screen. */

/** Clears the stage. What was played is kept, and told of. */
function leave(): KeptGame | undefined {
  ++visit;
  watching?.close();
  watching = undefined;
  const left = table;
  table = undefined;
  if (!left) return undefined;
  leaving = left.keeper?.close() ?? leaving;
  const { id, start, sitting: { game }, keeper } = left;
  const facts = !game.over && keeper?.isKeeping
    ? { id, start, seed: game.seed, style: game.style, depth: game.depth, turns: game.turns, written: 0, owner: '', until: 0 }
    : undefined;
  left.sitting.close();
  return facts;
}

interface Seat {
  id: string;
  start: number;
  hold: Hold | null;
  /** Its file did not come from the database. */
  isImported?: boolean;
}

/** Puts a game on the screen and begins to write it down. */
function sit(game: Game, { id, start, hold, isImported = false }: Seat): void {
  part('log').replaceChildren();
  part('waiting').hidden = true;
  const keeper = store ? new Keeper({ store, game, id, start, hold, onLost, onTrouble: tellOfTrouble }) : null;
  dungeon = { seed: game.seed, depth: game.depth, style: game.style, view: 'game' };
  table = { id, start, keeper, sitting: new Sitting(game, { terminal: terminal!, log: part('log'), onDrawn, onPlayed, onFailure }) };
  if (hold || isImported) keeper?.keepAnew();
  seedBox.value = dungeon.seed;
  showWhereabouts();
}

function begin({ seed, depth, style }: Dungeon): void {
  const game = engine!.newGame({ seed, depth, style });
  sit(game, { id: randomSeed(), start: depth, hold: null });
}

/** `away`: somebody else plays it, or something else has been asked for by now. */
type Opened = 'opened' | 'unreadable' | 'away';

/** Opens a kept game. If it cannot be, it is told why, and nothing is lost. */
async function open(kept: KeptGame, isForced = false): Promise<Opened> {
  const mine = visit;
  await leaving;
  let keeper: Keeper | null = null;
  const hold = await Hold.take(store!, kept.id, isForced, () => keeper?.lose());
  const file = hold && await store!.file(kept.id);
  if (mine !== visit) {
    hold?.release();
    return 'away';
  }
  if (!hold || !file) {
    showElsewhere(kept);
    return 'away';
  }
  try {
    sit(engine!.loadGame(file), { id: kept.id, start: kept.start, hold });
    keeper = table!.keeper;
    return 'opened';
  } catch (error) {
    hold.release();
    ask(`The kept game cannot be opened (dungeon ${kept.seed}, depth ${kept.depth}, turn ${kept.turns}). ${explained(error)} It stays where it is.`,
      { 'Save it to a file': () => downloadFile(file, kept, 'unreadable-') });
    return 'unreadable';
  }
}

/** Another tab plays the game. */
function showElsewhere(kept: KeptGame): void {
  leave();
  dungeon = { seed: kept.seed, depth: kept.depth, style: kept.style, view: 'game' };
  terminal!.reset();
  part('waiting').hidden = false;
  part('waiting').textContent = 'This game is played in another tab.';
  seedBox.value = kept.seed;
  showWhereabouts();
  ask('This game is played in another tab. Only one can play it at a time.', {
    'Take it over': () => void goOn(kept, 'replace', true),
    'Begin another': () => void enterSeed(randomSeed),
  });
}

/** Goes on with a kept game, wherever one was. */
async function goOn(kept: KeptGame, trace: Trace, isForced = false): Promise<void> {
  clearNotices();
  const left = leave();
  const opened = await open(kept, isForced);
  if (opened === 'unreadable') begin({ ...kept, depth: kept.start, view: 'game' });
  keepAddress(trace);
  if (opened === 'away') return;
  if (left && left.id !== kept.id) offer(left);
  stage.focus({ preventScroll: true });
}

/** A game that is kept and not on the screen is there to be gone on with. */
function offer(kept: KeptGame): void {
  ask(`A game of yours is kept: dungeon ${kept.seed}, depth ${kept.depth}, turn ${kept.turns}.`, {
    'Go on with it': () => void goOn(kept, 'push'),
    'Stay with this one': () => {},
  });
}

/** A game that comes from a file is a kept one of its own from then on. */
function sitImported(game: Game, file: Uint8Array): void {
  const beginning = engine!.openReplay(file);
  sit(game, { id: randomSeed(), start: beginning.depth, hold: null, isImported: true });
  beginning.dispose();
  keepAddress('push');
  stage.focus({ preventScroll: true });
}

async function watch(recording: Uint8Array, trace: Trace): Promise<void> {
  const replay = engine!.openReplay(recording);
  leave();
  part('log').replaceChildren();
  part('waiting').hidden = true;
  const onMoved = ({ seed, style, depth }: Replay) => {
    dungeon = { seed, style, depth, view: 'game' };
    layout?.follow();
    showWhereabouts();
  };
  const onPlayOn = () => {
    const game = engine!.loadGame(recording);
    leave();
    sitImported(game, recording);
  };
  if (trace === 'push') history.pushState(null, '', await replayLink(recording) ?? location.href);
  seedBox.value = replay.seed;
  watching = new Watching(replay, {
    terminal: terminal!, log: part('log'), bar: part('playback'), onMoved, onPlayOn, onTrouble: (sentence) => notify([sentence]),
  });
  if (!performance.getEntriesByName('first-dungeon').length) onFirstDungeon();
}

/* What the game on the screen brings about. */

/** The address follows the hero, so that it always leads back to what is on the screen. */
function onDrawn(game: Game): void {
  if (!performance.getEntriesByName('first-dungeon').length) onFirstDungeon();
  layout?.follow();
  if (!dungeon || game.depth === dungeon.depth || game.over) return;
  dungeon = { ...dungeon, depth: game.depth };
  keepAddress('replace');
  showWhereabouts();
}

/** WebGL takes its time to start, and the dungeon should not wait for it. */
function onFirstDungeon(): void {
  performance.mark('first-dungeon');
  requestAnimationFrame(() => layout?.accelerate());
}

function onPlayed(game: Game): void {
  if (!table) return;
  if (game.over) return onEnd(game);
  table.keeper?.note();
  if (whyNotKept && game.turns > 0) {
    notify([`${whyNotKept} The game ends with this tab; Games saves it to a file.`]);
    whyNotKept = '';
  }
}

/** Nothing is kept of a game that is over: there is no way back. */
function onEnd(game: Game): void {
  const { keeper, start } = table!;
  if (!keeper) return;
  table!.keeper = null;
  keeper.finish().catch(tellOfTrouble);
  dungeon = { ...dungeon!, depth: start };
  leaveTrace('replace', dungeon, engine!);
  ask('This game is over, and no longer kept.', {
    'Save how it was played': () => downloadGame(game),
    'Copy a link to watch it': () => void copyReplayLink(),
  });
}

function onFailure(error: unknown): void {
  const broken = table;
  table = undefined;
  broken?.keeper?.abandon();
  notify([`The dungeon came to a halt: ${explained(error)} What was kept of the game stays kept. New dungeon begins another.`]);
}

function onLost(): void {
  const { id, start, sitting: { game } } = table!;
  const { seed, style, depth, turns } = game;
  showElsewhere({ id, start, seed, style, depth, turns, written: 0, owner: '', until: 0 });
}

function tellOfTrouble(error: unknown): void {
  notify([`The game could not be kept just now: ${explained(error)} It is tried again with every turn; Games saves it to a file.`]);
}

/* Where one is. */

function keepAddress(trace: Trace): void {
  if (dungeon) leaveTrace(trace, dungeon, engine!, table && { game: table.id });
}

function showWhereabouts(): void {
  if (!dungeon || !engine) return;
  const { depth, seed, style } = dungeon;
  part('whereabouts').textContent = `Depth ${depth} · ${style}`;
  showWays('game', dungeon, engine.dungeonVersion);
  document.title = `Depth ${depth} of ${seed} · Cellophane`;
}

const isSame = (kept: KeptGame, { seed, style }: Dungeon): boolean => kept.seed === seed && kept.style === style;

/** What the address asks for: a recording, a game that is kept, or a new one. */
async function enterLink(): Promise<void> {
  if (!engine) return;
  clearNotices();
  leave();
  const mine = visit;
  const code = codeOf(location.hash);
  if (code !== null && await watchCode(code)) return;
  await leaving;
  const games = firstGames ?? await store?.games().catch(() => []) ?? [];
  firstGames = undefined;
  if (mine !== visit) return;
  const { dungeon: linked, notices } = readLink(location.search, engine);
  notify(notices);
  const parameters = new URLSearchParams(location.search);
  const asksNothing = !['seed', 'daily', 'depth', 'style'].some((name) => parameters.has(name));
  const marked = games.find(({ id }) => id === (history.state as { game?: string } | null)?.game);
  const fitting = asksNothing ? games[0] : games.find((kept) => isSame(kept, linked) && [kept.start, kept.depth].includes(linked.depth));
  const kept = marked ?? fitting;
  const opened = kept && await open(kept);
  if (opened === 'away') return;
  if (opened !== 'opened') begin(linked);
  keepAddress('replace');
  if (!kept) await offerOneOf(games.filter((game) => isSame(game, linked)).concat(games));
}

/** The first that nobody plays in another tab. */
async function offerOneOf(games: readonly KeptGame[]): Promise<void> {
  for (const kept of games) {
    if (await Hold.isTaken(kept.id, kept.until)) continue;
    if (!table?.keeper?.isKeeping) offer(kept);
    return;
  }
}

/** Whether there was a recording to watch in the fragment. */
async function watchCode(code: string): Promise<boolean> {
  try {
    await watch(await recordingIn(code), 'none');
    return true;
  } catch (error) {
    notify([`The recording in this link cannot be watched. ${explained(error)}`]);
    return false;
  }
}

/* What may be asked for. */

/** A dungeon asked for on the page: one step of history, so that Back returns to the one before. */
async function enterSeed(seedOf: SeedOf): Promise<void> {
  clearNotices();
  if (!engine) await start();
  if (!engine) return;
  const style = dungeon?.style ?? 'brogue';
  const seed = seedAsked(engine, seedOf);
  const left = leave();
  begin({ seed, depth: 1, style, view: 'game' });
  keepAddress('push');
  if (left) offer(left);
  stage.focus({ preventScroll: true });
}

/** A game or a recording from a file. Whatever is wrong with it, the game on the screen goes on. */
async function openFile(file: File): Promise<void> {
  clearNotices();
  try {
    const bytes = await bytesOf(file);
    const game = engine!.loadGame(bytes);
    if (game.over) {
      game.dispose();
      return await watch(bytes, 'push');
    }
    const left = leave();
    sitImported(game, bytes);
    if (left) offer(left);
  } catch (error) {
    notify([`${file.name} cannot be opened. ${explained(error)}`]);
  }
}

async function copyReplayLink(): Promise<void> {
  const game = table?.sitting.game;
  if (!game) return;
  const link = await replayLink(game.replay());
  if (link) await share(link, 'this recording');
  else notify([`The game is too long for a link, which may have ${longestCode} characters. Games saves it to a file.`]);
}

async function showGames(): Promise<void> {
  if (!engine) return notify(['There is no game yet.']);
  const dialog = await import('./keeping/games_dialog');
  await dialog.showGames({
    game: table?.sitting.game,
    current: table?.id,
    store: store ?? 'This browser keeps nothing for this page.',
    goOn: (kept) => void goOn(kept, 'push'),
    openFile: (file) => void openFile(file),
    copyReplayLink: () => void copyReplayLink(),
    onTrouble: (error) => notify([`The kept games cannot be read: ${explained(error)}`]),
  });
}

async function shareDungeon(): Promise<void> {
  if (await shareShown(dungeon, engine, 'this dungeon')) stage.focus({ preventScroll: true });
}

/* The beginning. */

async function openStore(): Promise<void> {
  const place = await opening;
  store = place.store;
  whyNotKept = place.whyNot;
  firstGames = place.games;
  place.onClosed = () => {
    store = undefined;
    whyNotKept = 'The browser has closed the place where games are kept.';
  };
}

async function start(): Promise<void> {
  part('waiting').hidden = false;
  part('waiting').textContent = 'Digging…';
  try {
    const [loaded] = await Promise.all([loadCellophane(), loadFont()]);
    engine = loaded;
    if (terminal) return;
    terminal = openTerminal(part('terminal'));
    layout = keepFitted(terminal, stage);
    window.cellophane = { engine, terminal, get game() { return table?.sitting.game; }, get replay() { return watching?.replay; } };
  } catch (error) {
    part('waiting').textContent = 'No dungeon here.';
    tellOfNoEngine(error);
  }
}

allowStrictStyles();
listenToKeys(send);
listenToPointer(stage, send);
listenToPad(part('pad'), send);
listenToHeader({ enterSeed: (seedOf) => void enterSeed(seedOf), share: () => void shareDungeon() });
part('games').addEventListener('click', () => void showGames());
part('games').hidden = false;
addEventListener('popstate', () => void enterLink());
document.addEventListener('visibilitychange', () => { if (document.hidden) table?.keeper?.tidy(); });
for (const type of ['dragover', 'drop'] as const)
  addEventListener(type, (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (type === 'drop' && file && engine) void openFile(file);
  });

await Promise.all([start(), openStore()]);
await enterLink();
stage.focus({ preventScroll: true });
