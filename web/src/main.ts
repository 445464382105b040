import './style.css';
import { loadCellophane, type Engine, type Game, type Replay, type Title, type TitleWish } from 'cellophane-game';
import type { Terminal } from '@xterm/xterm';
import { frame } from './scheduling';
import { loadPreloaded } from './preloaded';
import { explained } from './explained';
import { GameStage } from './game_stage';
import { GameController, type ExitRequest } from './storage/game_controller';
import { bytesOf } from './storage/files';
import { GameLock } from './storage/game_lock';
import { opening } from './storage/availability';
import { codeOf, recordingIn, replayLink } from './storage/replay_link';
import type { KeptGame } from './storage/store';
import { listenToKeys } from './keyboard';
import { randomSeed, readLink, type Dungeon, type ReadLink } from './link';
import { ask, clearNotices, notify } from './notices';
import { listenToPad } from './pad';
import { view } from './preferences';
import {
  listenToHeader,
  part,
  remembered,
  seedAsked,
  shareShown,
  tellOfNoEngine,
  type SeedOf,
  type Trace,
} from './page';
import { listenToPointer } from './pointer';
import { loadFont } from './screen';
import { allowStrictStyles } from './strict_styles';
import { openTitle, seedWished, type OnTitle } from './title';
import type { WatchersWish } from './watching';

declare global {
  interface Window {
    /** For tests and the curious. */
    cellophane?: {
      engine: Engine;
      terminal: Terminal;
      readonly game: Game | undefined;
      readonly replay: Replay | undefined;
      readonly title: Title | undefined;
      readonly window: GameStage['window'];
    };
  }
}

let stage: GameStage | undefined;
let controller: GameController | undefined;

/* The address. */

const isSame = (kept: KeptGame, { seed, style }: Dungeon): boolean => kept.seed === seed && kept.style === style;

/** Whether neither the address nor the history says what to play. */
function asksNothing(): boolean {
  const parameters = new URLSearchParams(location.search);
  const { game, dungeon } = remembered();
  return !game && !dungeon && !['seed', 'daily', 'depth', 'style', 'view'].some((name) => parameters.has(name));
}

/** The dungeon in the history, where the address hides it, or else in the address. */
function linkNow(engine: Engine): ReadLink {
  const { dungeon } = remembered();
  return dungeon ? { dungeon, notices: [] } : readLink(location.search, engine);
}

/** The stored game that is meant: the one in the history, or one of the dungeon at its first or present depth. */
function gameMeant(games: readonly KeptGame[], linked: Dungeon): KeptGame | undefined {
  return (
    games.find(({ id }) => id === remembered().game) ??
    games.find((kept) => isSame(kept, linked) && [kept.start, kept.depth].includes(linked.depth))
  );
}

/** Opens what the address asks for: a recording, the title, a stored game, or a new one. `known`: the stored games, if
    they have just been read. */
async function enterLink(known?: readonly KeptGame[]): Promise<void> {
  if (!stage || !controller) return;
  clearNotices();
  controller.leave();
  const { visit } = controller;
  const code = codeOf(location.hash);
  if (code !== null && (await watchCode(code))) return;
  const games = known ?? (await controller.games());
  if (visit !== controller.visit) return;
  const { dungeon: linked, notices } = linkNow(stage.engine);
  notify(notices);
  if (asksNothing()) return raiseTitle(games);
  const kept = gameMeant(games, linked);
  const opened = kept && (await controller.open(kept));
  if (opened === 'passed') return;
  if (!opened || opened === 'unreadable') controller.begin(linked);
  stage.leaveTrace('replace');
  if (!kept) await controller.offerOneOf(games.filter((game) => isSame(game, linked)).concat(games));
}

/** Watches the recording in a fragment's code; false, with a notice, if it cannot be read. */
async function watchCode(code: string): Promise<boolean> {
  try {
    await watch(await recordingIn(code), 'none');
    return true;
  } catch (error) {
    notify([`The recording in this link cannot be watched. ${explained(error)}`]);
    return false;
  }
}

async function watch(recording: Uint8Array, trace: Trace): Promise<void> {
  const { engine } = stage!;
  const replay = engine.openReplay(recording);
  if (trace === 'push') history.pushState(null, '', await replayLink(recording).catch(() => location.href));
  controller!.leave();
  stage!.watch(
    replay,
    (wish) => grantWatcher(wish, replay),
    (error) => notify([`The recording came to a halt: ${explained(error)}`]),
  );
}

/** Grants a viewer's wish. */
function grantWatcher(wish: WatchersWish, replay: Replay): void {
  if (wish === 'another') return void enterSeed(randomSeed);
  if (wish === 'recording' || wish === 'saved') return void showGames();
  if (wish === 'take-over') {
    const game = replay.takeOver();
    controller!.leave();
    return controller!.begunElsewhere(game, game.replay());
  }
  void showTitle();
}

/* The title. */

async function raiseTitle(games: readonly KeptGame[]): Promise<void> {
  const visit = controller!.visit;
  const shown = await openTitle(stage!.engine, randomSeed(), games, await opening);
  if (visit !== controller!.visit) return shown.title.dispose();
  const onPlayed = () => {
    const runs = shown.title.takeRuns();
    if (runs) controller!.keepRuns(runs);
    const wish = shown.title.takeWish();
    if (wish) void grantOnTitle(wish, shown);
  };
  stage!.showTitle(shown.title, {
    onPlayed,
    onFailure: (error) => notify([`The title came to a halt: ${explained(error)}`]),
  });
}

/** Leaves for the title, unless the game would be lost: a notice then says how to save it to a file. */
function leaveGame(): void {
  if (!controller!.wouldLose) return void showTitle();
  notify(['This game is not kept in the browser, so you are still here: Games saves it to a file.']);
}

/** Goes back to the title; the game on the stage stays stored. */
async function showTitle(): Promise<void> {
  controller!.leave();
  history.pushState(null, '', location.pathname);
  clearNotices();
  await raiseTitle(await controller!.games());
  stage!.focus();
}

async function grantOnTitle(wish: TitleWish, { title, games, recordings }: OnTitle): Promise<void> {
  if (wish.act === 'continue' || wish.act === 'load') {
    const kept = games[wish.act === 'load' ? wish.which : 0];
    return kept && controller!.goOn(kept, 'push');
  }
  if (wish.act === 'watch') {
    try {
      const { store } = await opening;
      await watch(await store!.reel(recordings[wish.which].number), 'push');
    } catch (error) {
      title.complain(explained(error));
      stage!.send({ type: 'leave' });
    }
    return;
  }
  const seed = seedWished(wish, stage!.engine, randomSeed);
  controller!.leave();
  controller!.begin({ seed, depth: 1, style: wish.style, view: 'game' }, wish.easy);
  stage!.leaveTrace('push');
}

/* The actions of the page. */

/** Begins a game in another dungeon, as a new step of the history, so that Back returns to the one before. */
async function enterSeed(seedOf: SeedOf): Promise<void> {
  clearNotices();
  if (!stage) await start();
  if (!stage || !controller) return;
  const style = stage.dungeon?.style ?? 'brogue';
  const seed = seedAsked(stage.engine, seedOf);
  const left = controller.leave();
  controller.begin({ seed, depth: 1, style, view: 'game' });
  stage.leaveTrace('push');
  if (left) controller.offer(left);
  stage.focus();
}

/** Grants a player's wish at or instead of the end of a game. */
function grant(wish: ExitRequest): void {
  const { seed } = stage?.dungeon ?? {};
  if (wish === 'share') void shareDungeon();
  else if (wish === 'leave') leaveGame();
  else void enterSeed(wish === 'same' && seed ? () => seed : randomSeed);
}

/** Adds the notes in a file to the recording on the stage. */
async function openNotes(file: File): Promise<void> {
  const notes = new TextDecoder().decode(await bytesOf(file));
  if (!stage?.replay) throw new Error('Notes stand beside a recording: watch one first.');
  stage.replay.annotate(notes);
  stage.refresh();
}

/** The longest wait, in milliseconds, without a notice, which the player could not read in so short a time. */
const moment = 250;
const turnsAtATime = 50;

/** Plays a recording on for so many milliseconds at most; true once it is at its end. Only trying tells how long that
    takes. */
function playsThrough(recording: Replay, milliseconds = Infinity): boolean {
  const since = performance.now();
  while (!recording.isAtEnd) {
    if (performance.now() - since > milliseconds) return false;
    recording.runTo(recording.turn + turnsAtATime);
  }
  return true;
}

/** The game in a file. A recording is played through for it, which blocks the page. */
async function gameIn(bytes: Uint8Array, name: string, { engine }: GameStage): Promise<Game> {
  const recording = engine.openReplay(bytes);
  try {
    if (recording.loadsAtOnce) return engine.loadGame(bytes);
    if (!playsThrough(recording, moment)) {
      notify([`${name} is played through, ${recording.turns} turns of it…`]);
      await frame();
      playsThrough(recording);
    }
    if (recording.problem) throw recording.problem;
    return recording.takeOver();
  } finally {
    recording.dispose();
    clearNotices();
  }
}

/** Opens a game, a recording or notes from a file. If that fails, the game on the stage goes on. */
async function openFile(file: File): Promise<void> {
  if (!stage || !controller) return;
  clearNotices();
  let bytes: Uint8Array = new Uint8Array();
  try {
    if (/\.txt$/i.test(file.name)) return await openNotes(file);
    bytes = await bytesOf(file);
    const game = await gameIn(bytes, file.name, stage);
    if (game.over) {
      game.dispose();
      return await watch(bytes, 'push');
    }
    const left = controller.leave();
    controller.begunElsewhere(game, bytes);
    if (left) controller.offer(left);
  } catch (error) {
    ask(`${file.name} cannot be opened. ${explained(error)}`, controller.waysIntoThePast(error, bytes));
  }
}

/** The module of a dialog, fetched on first use; undefined, with a notice, if that fails. */
async function fetched<Module>(fetching: Promise<Module>): Promise<Module | undefined> {
  return fetching.catch(() => {
    notify(['This part of the page could not be fetched. Loading the page again tries anew.']);
    return undefined;
  });
}

async function showGames(): Promise<void> {
  if (!stage || !controller) return void notify(['There is no game yet.']);
  const [dialog, place] = await Promise.all([fetched(import('./storage/games_dialog')), opening]);
  if (!dialog) return;
  const autoSaver = controller;
  await dialog.showGames({
    game: stage.game,
    current: autoSaver.current,
    store: place.store ?? 'This browser keeps nothing for this page.',
    isEnding: (id) => autoSaver.isEnding(id),
    isTaken: ({ id, until }) => GameLock.isTaken(id, until),
    goOn: (kept) => void autoSaver.goOn(kept, 'push'),
    openFile: (file) => void openFile(file),
    copyReplayLink: () => void autoSaver.copyReplayLink(),
    onTrouble: (error) => notify([`The kept games cannot be read: ${explained(error)}`]),
  });
}

async function showView(): Promise<void> {
  const dialog = await fetched(import('./view_dialog'));
  dialog?.showView({
    onChanged: () => stage?.refit(),
    openSettings:
      stage?.game &&
      (() => {
        stage?.focus();
        stage?.send({ type: 'choose', key: 'O' });
      }),
  });
}

/** F6 moves the focus from the stage, where Tab belongs to the game, to the reader, and from anywhere else back. */
function changeSides(event: KeyboardEvent): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return;
  const isThere = document.activeElement === part('stage') || document.activeElement === document.body;
  if (isThere && part('reader').hidden) return;
  event.preventDefault();
  part(isThere ? 'reader-title' : 'stage').focus();
}

async function shareDungeon(): Promise<void> {
  if (await shareShown(stage?.dungeon, stage?.engine, 'this dungeon')) stage!.focus();
}

function listenToDrops(): void {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const file = event.dataTransfer.files[0];
      if (type === 'drop' && file) void openFile(file);
    });
}

/** Loads the touch gestures, on devices with a touch screen alone. */
async function listenToFingers(stage: GameStage): Promise<void> {
  if (!matchMedia('(any-pointer: coarse)').matches) return;
  const { Fingers } = await import('./fingers');
  new Fingers(part('stage'), stage.terminal, stage.zoom, (event) => stage.send(event));
  stage.zoom.onChanged = () => {
    part('unzoom').hidden = stage.zoom.factor === 1;
  };
}

/* The beginning. */

async function start(): Promise<void> {
  part('waiting').hidden = false;
  part('waiting').textContent = 'Digging…';
  try {
    const [engine, place] = await Promise.all([loadPreloaded(loadCellophane), opening, loadFont()]);
    if (stage) return;
    const furnished = (stage = new GameStage(engine));
    controller = new GameController(stage, place, grant, (recording) => void watch(recording, 'push'));
    void listenToFingers(stage);
    window.cellophane = {
      engine,
      terminal: stage.terminal,
      get game() {
        return furnished.game;
      },
      get replay() {
        return furnished.replay;
      },
      get title() {
        return furnished.title;
      },
      get window() {
        return furnished.window;
      },
    };
  } catch (error) {
    part('waiting').textContent = 'No dungeon here.';
    tellOfNoEngine(error);
  }
}

allowStrictStyles();
listenToKeys(
  () => stage,
  (event) => stage?.send(event),
);
listenToPointer(part('stage'), (event) => stage?.send(event));
listenToPad(part('pad'), (event) => stage?.send(event));
part('unzoom').addEventListener('click', () => stage?.zoom.reset());
listenToHeader({ enterSeed: (seedOf) => void enterSeed(seedOf), share: () => void shareDungeon() });
listenToDrops();
part('games').addEventListener('click', () => void showGames());
part('games').hidden = false;
part('view').addEventListener('click', () => void showView());
part('view').hidden = false;
document.body.classList.toggle('reading', view.isRead);
addEventListener('keydown', changeSides);
addEventListener('popstate', () => void enterLink());

/** Offers stored games that a slow database has delivered late. */
async function offerLate(games: readonly KeptGame[]): Promise<void> {
  if (stage?.title) return raiseTitle(games);
  const others = games.filter(({ id }) => id !== controller?.current);
  const { dungeon } = stage ?? {};
  const meant = dungeon && gameMeant(others, dungeon);
  await controller?.offerOneOf(meant ? [meant, ...others] : others);
}

await start();
const { games: known, late } = await opening;
await enterLink(known);
void late?.then(offerLate, () => {});
// A reader that has moved the focus while the page was loading keeps it there.
if (document.activeElement === document.body) part('stage').focus({ preventScroll: true });
performance.mark('page-begun');
