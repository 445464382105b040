import '../../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Game } from 'cellophane';
import { openDB, type IDBPDatabase } from 'idb';
import { GameLock } from '../../../../web/kit/game_lock';
import type { Dungeon } from '../../../../web/app/link/dungeon';
import { openStorage, type StorageAvailability } from '../../../../web/app/storage/availability';
import type { KeptGame, Store } from '../../../../web/app/storage/store';
import type { Page, Remembered, HistoryUpdate } from '../../../../web/app/shell/page';
import type { PlayActions } from '../../../../web/app/game/game_stage';
import { GameController, type StageOfGames } from '../../../../web/app/game/game_controller';
import { TestClock } from '../../support/clock';
import { emptyDatabase, fillDisk } from '../../support/database';
import { buttonNamed, noticesShown, settled } from '../../support/dom';
import { takeDownload } from '../../support/downloads';
import { engine } from '../../support/engine';
import { TestLocks, useLocks } from '../../support/locks';
import { openPage } from '../../support/page';
import { releaseOf, serveReleases } from '../../support/site';
import { own } from '../../../../web/app/releases/site';
import { forged } from '../../../support/contest.mjs';

/** A stage without a terminal. */
class TestStage implements StageOfGames {
  readonly engine = engine;
  game: Game | undefined;
  message = '';
  readonly traces: HistoryUpdate[] = [];
  start = 0;
  pointsToNewGame = false;
  mark: Remembered | undefined;
  #actions: PlayActions | undefined;

  clear(): void {
    this.game?.dispose();
    this.game = this.#actions = undefined;
  }
  play(game: Game, start: number, mark: Remembered, actions: PlayActions): void {
    this.clear();
    this.start = start;
    this.game = game;
    this.mark = mark;
    this.message = '';
    this.#actions = actions;
  }
  showMessage(sentence: string, _: Dungeon, mark: Remembered): void {
    this.clear();
    this.message = sentence;
    this.mark = mark;
  }
  pointToNewGame(): void {
    this.pointsToNewGame = true;
  }
  updateHistory(trace: HistoryUpdate): void {
    this.traces.push(trace);
  }
  focus(): void {}

  /** Takes turns as a player does. */
  async play_(turns: number): Promise<void> {
    for (let i = 0; i < turns; ++i) this.game!.step({ type: 'rest' });
    await this.hear();
  }
  /** Quits, and reads on to the last page. */
  async quit(): Promise<void> {
    this.game!.step({ type: 'quit' });
    await this.hear();
    for (let i = 0; i < 9 && this.game!.readingColumn() !== 0; ++i) {
      this.game!.send({ type: 'key', key: ' ' });
      await this.hear();
    }
  }
  async hear(): Promise<void> {
    this.#actions!.onPlayed();
    await settled();
  }
  fail(error: Error): void {
    this.#actions!.onFailure(error);
  }
}

/** A tab of a browser, whose tabs share locks and database. */
interface Tab {
  page: Page;
  stage: TestStage;
  place: StorageAvailability;
  controller: GameController;
  wished: string[];
  watched: Uint8Array[];
}

let clock: TestClock;
let tab: Tab;
let store: Store;
beforeEach(async () => {
  emptyDatabase();
  useLocks(new TestLocks());
  clock = new TestClock();
  tab = await openTab();
  store = tab.place.store!;
});
afterEach(() => tab.controller.destroy());

async function openTab(): Promise<Tab> {
  const page = openPage();
  const stage = new TestStage();
  const place = await openStorage(clock);
  const wished: string[] = [];
  const watched: Uint8Array[] = [];
  const controller = new GameController({
    stage,
    place,
    page,
    clock,
    wish: (wish) => (typeof wish === 'string' ? wished.push(wish) : watched.push(wish.watch)),
  });
  return { page, stage, place, controller, wished, watched };
}

const begin = (seed: string) => tab.controller.begin({ seed, style: 'brogue' });
const isTold = (pattern: RegExp) => assert.match(noticesShown().join('\n'), pattern);
const press = async (words: string) => {
  buttonNamed(words, document.querySelector('#notices')!).click();
  await settled();
};

/** A game of so many turns that is kept, but not on the stage. */
async function keep(seed: string, turns = 3): Promise<{ kept: KeptGame; hash: string; file: Uint8Array }> {
  begin(seed);
  for (let i = 0; i < turns; ++i) await tab.stage.play_(1);
  const hash = tab.stage.game!.stateHash();
  tab.controller.leave();
  await settled();
  const kept = (await tab.controller.saved.list()).find((game) => game.seed === seed)!;
  return { kept, hash, file: (await store.file(kept.id))! };
}

test('a kept game opens in the same state, and its next turn is kept', async () => {
  const { kept, hash } = await keep('1729');
  assert.equal(await tab.controller.open(kept), 'opened');
  assert.equal(tab.stage.game!.stateHash(), hash);
  assert.deepEqual(tab.stage.mark, { game: kept.id });
  await tab.stage.play_(1);
  assert.deepEqual(
    (await store.games()).map(({ turns }) => turns),
    [4],
  );
  assert.deepEqual(noticesShown(), []);
});

test('a game that is left is offered, and nothing is lost', async () => {
  const { kept, hash } = await keep('11');
  begin('12');
  await tab.controller.offerOneOf([kept]);
  isTold(/^You have a saved game: dungeon 11, depth 1, turn 3\.$/);
  await press('Continue it');
  assert.equal(tab.stage.game!.stateHash(), hash);
  assert.deepEqual(tab.stage.traces, ['push']);
  assert.equal((await store.games()).length, 1, 'a game without a turn is not kept');
});

test('the browser is asked once to keep what it stores, when there is something to lose', async () => {
  let asked = 0;
  const persist = () => Promise.reject(new Error(`no ${++asked}`));
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  begin('12');
  await tab.stage.play_(49);
  assert.equal(asked, 0);
  await tab.stage.play_(1);
  await tab.stage.play_(1);
  assert.equal(asked, 1);
  assert.deepEqual(noticesShown(), []);
  Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined });
});

test('a game that is kept already is not disturbed by offers', async () => {
  const { kept } = await keep('11');
  begin('12');
  await tab.stage.play_(1);
  await tab.controller.offerOneOf([kept]);
  assert.deepEqual(noticesShown(), []);
});

test('a game that is played on is offered to the one that follows it', async () => {
  const { kept } = await keep('11');
  begin('12');
  await tab.stage.play_(1);
  await tab.controller.goOn(kept, 'push');
  isTold(/saved game: dungeon 12, depth 1, turn 1/);
  await press('Continue it');
  assert.equal(tab.stage.game!.seed, '12');
});

const withByte = (bytes: Uint8Array, at: number, change: (byte: number) => number) => {
  const changed = bytes.slice();
  changed[at] = change(changed[at]);
  return changed;
};
const damages: Record<string, [(file: Uint8Array) => Uint8Array, RegExp]> = {
  'a flipped byte': [(file) => withByte(file, file.length >> 1, (byte) => byte ^ 1), /damaged/],
  'a truncated save': [(file) => file.slice(0, file.length >> 1), /cut off|damaged/],
  'an unknown version': [(file) => withByte(file, 5, () => 9), /format 9/],
  'something else': [() => new Uint8Array([80, 78, 71]), /no Cellophane save/],
};
for (const [what, [damage, pattern]] of Object.entries(damages))
  test(`${what} is refused with its cause, kept, and can be saved to a file`, async () => {
    const { kept, file } = await keep('45');
    const damaged = damage(file);
    await store.write({ ...kept, owner: (await store.owner(kept.id))! }, { number: 0, bytes: damaged });
    await tab.controller.goOn(kept, 'replace');
    isTold(/^The saved game cannot be opened \(dungeon 45, depth 1, turn 3\)\. .* It is not deleted\.$/);
    isTold(pattern);
    assert.deepEqual([tab.stage.game!.seed, tab.stage.game!.turns], ['45', 0], 'the dungeon begins anew');
    await press('Save to file');
    assert.deepEqual(await takeDownload(), {
      name: 'cellophane-unreadable-45-depth-1-turn-3.clph',
      bytes: damaged,
    });
    await tab.stage.play_(1);
    assert.equal((await store.games()).length, 2);
    assert.deepEqual(await store.file(kept.id), damaged);
  });

test('a flipped byte of a later turn is refused, too', async () => {
  begin('45');
  await tab.stage.play_(1);
  await tab.stage.play_(1);
  const [kept] = await store.games();
  const piece = withByte(tab.stage.game!.addition(0), 9, (byte) => byte ^ 1);
  await store.write(kept, { number: 1, bytes: piece });
  tab.controller.leave();
  await settled();
  await store.write(kept, { number: 1, bytes: piece });
  assert.equal(await tab.controller.open(kept), 'unreadable');
  isTold(/damaged/);
});

/** A kept game of the rules before, by its own account. */
async function keepOfOlder(seed: string): Promise<{ kept: KeptGame; file: Uint8Array; hash: string }> {
  const { kept, file, hash } = await keep(seed);
  const older = forged(tab.stage.engine.loadGame(file).replay(), (bytes, body) => {
    bytes[body + 1] -= 2;
  });
  await store.write({ ...kept, owner: kept.owner }, { number: 0, bytes: older });
  return { kept, file: older, hash };
}

test('a game of another release goes on there, and is moved over only if the player wants that', async () => {
  const asked = serveReleases([releaseOf('0.9.0', { rules: own.rules - 1 })]);
  const gone: string[] = [];
  Object.defineProperty(location, 'assign', { configurable: true, value: (to: string) => gone.push(to) });
  const { kept, file, hash } = await keepOfOlder('1729');
  assert.equal(await tab.controller.open(kept), 'elsewhere');
  assert.equal(tab.stage.message, 'This game was begun in another version.');
  isTold(
    /^This game \(dungeon 1729, depth 1, turn 3\) was begun in version 0\.9\.0 and goes on there\. To move it here means: /,
  );
  assert.deepEqual(asked, ['https://example.org/v/index.json', 'https://example.org/v/0.9.0/']);
  await press('Continue in version 0.9.0');
  assert.deepEqual(gone, [`https://example.org/v/0.9.0/#game=${kept.id}`]);
  assert.deepEqual(await store.file(kept.id), file);
  await tab.controller.open(kept);
  await press('Move it here');
  assert.equal(tab.stage.game!.stateHash(), hash);
  await tab.stage.play_(1);
  assert.deepEqual(
    (await store.games()).map(({ id, turns }) => [id, turns]),
    [[kept.id, 4]],
  );
});

test('a game of another release stays where it is as long as the releases cannot be looked up', async () => {
  serveReleases([], () => {
    throw new TypeError('Failed to fetch');
  });
  const { kept, file, hash } = await keepOfOlder('1729');
  assert.equal(await tab.controller.open(kept), 'elsewhere');
  isTold(/was begun in another version\. The earlier versions cannot be looked up: Failed to fetch\. To move it here/);
  assert.deepEqual(await store.file(kept.id), file);
  // The same where the index names a release whose page is not there.
  serveReleases([releaseOf('0.9.0', { rules: own.rules - 1 })], undefined, (address) => address.endsWith('/0.9.0/'));
  await press('Try again');
  isTold(
    /was begun in another version\. The index of earlier versions names version 0\.9\.0 for this, and its page is/,
  );
  assert.deepEqual(await store.file(kept.id), file);
  // Then there is none: it is opened here, as far as the rules lead the same way.
  serveReleases([]);
  await press('Try again');
  assert.equal(tab.stage.game!.stateHash(), hash);
});

test('a game that diverges under these rules can be watched up to there', async () => {
  const { kept, file } = await keep('45');
  const elsewhere = engine.newGame({ seed: '46' });
  for (let i = 0; i < 9; ++i) elsewhere.step({ type: 'explore' });
  const begun = engine.newGame({ seed: '45' });
  const strange = new Uint8Array([...begun.save(), ...elsewhere.addition(0)]);
  assert.notDeepEqual(strange, file);
  await store.write({ ...kept, owner: (await store.owner(kept.id))! }, { number: 0, bytes: strange });
  assert.equal(await tab.controller.open(kept), 'unreadable');
  isTold(/goes another way than the recording from turn \d+\. It is not deleted/);
  await press('Watch the readable part');
  assert.deepEqual(tab.watched, [strange]);
});

test('a kept game that was deleted is reported as gone, and no other is started', async () => {
  const { kept } = await keep('9');
  await store.remove(kept.id);
  await tab.controller.goOn(kept, 'push');
  isTold(/^This game is no longer saved \(dungeon 9, depth 1, turn 3\): it has ended or was deleted\.$/);
  assert.equal(tab.stage.game, undefined);
  assert.equal(tab.stage.message, 'This game is no longer saved.');
  await press('Start it again');
  assert.deepEqual(tab.wished, ['same']);
});

test('a game that another tab plays is not opened, unless the player takes it over', async () => {
  const { kept, hash } = await keep('31');
  const lost: string[] = [];
  const other = await GameLock.take(
    store,
    kept.id,
    false,
    { onLost: () => lost.push('lost'), onChanged: () => {} },
    clock,
  );
  const opening = tab.controller.goOn(kept, 'replace');
  await clock.runFor(2000);
  await opening;
  isTold(/^This game is open in another tab\. Only one can play it at a time\.$/);
  assert.equal(tab.stage.message, 'This game is open in another tab.');
  await press('Play here');
  await clock.runFor(2000);
  assert.equal(tab.stage.game!.stateHash(), hash);
  assert.deepEqual(lost, ['lost']);
  // And it is taken over in turn.
  await GameLock.take(store, kept.id, true, { onLost() {}, onChanged() {} }, clock);
  await settled();
  assert.equal(tab.stage.message, 'This game is open in another tab.');
  await press('Start another game');
  assert.deepEqual(tab.wished, ['another']);
  other!.release();
});

test('games that other tabs play are not offered', async () => {
  const { kept: first } = await keep('11');
  const { kept: second } = await keep('12');
  const lock = await GameLock.take(store, first.id, false, { onLost() {}, onChanged() {} }, clock);
  begin('13');
  await tab.controller.offerOneOf([first, second]);
  isTold(/saved game: dungeon 12/);
  lock!.release();
});

test('the player is told once that nothing is kept, and leaving would lose the game', async () => {
  const whyNot = 'This browser does not let this page store data (denied).';
  tab.place.store = undefined;
  tab.place.whyNot = whyNot;
  begin('5');
  assert.deepEqual(noticesShown(), []);
  assert.equal(tab.controller.wouldLose, false, 'there is nothing to lose yet');
  await tab.stage.play_(1);
  await tab.stage.play_(1);
  assert.deepEqual(noticesShown(), [`${whyNot} The game ends with this tab. To save it to a file, open Games.`]);
  assert.equal(tab.controller.wouldLose, true);
});

/** The game that a full disk kept from being written is there at turn 4, and no notice remains. */
async function isWrittenOnceThereIsRoom(makeRoom: () => void): Promise<void> {
  makeRoom();
  await clock.runFor(60_000);
  assert.deepEqual(noticesShown(), []);
  assert.deepEqual(
    (await store.games()).map(({ turns }) => turns),
    [4],
  );
}

test('a save that fails is reported in one notice, which goes once the game is kept', async () => {
  begin('5');
  await tab.stage.play_(1);
  const makeRoom = fillDisk();
  for (let i = 0; i < 3; ++i) await tab.stage.play_(1);
  await clock.runFor(10_000);
  assert.deepEqual(noticesShown(), [
    'The game could not be saved: The disk is full. The page keeps trying while it is open. ' +
      'To save it to a file, open Games.',
  ]);
  await isWrittenOnceThereIsRoom(makeRoom);
});

test('the last turns of a game left on a full disk are written once there is room', async () => {
  begin('5');
  await tab.stage.play_(1);
  const makeRoom = fillDisk();
  await tab.stage.play_(3);
  tab.controller.leave();
  await clock.runFor(1);
  isTold(
    /^The game you left \(dungeon 5, depth 1, turn 4\) could not be saved: The disk is full\. The page keeps trying/,
  );
  await isWrittenOnceThereIsRoom(makeRoom);
});

test('a finished game is replaced by its recording and its line in the lists', async () => {
  begin('26');
  await tab.stage.play_(1);
  await tab.stage.quit();
  isTold(/^This game is over\. The recording is under More on the title screen\.$/);
  assert.deepEqual(await store.games(), []);
  assert.match(await store.runs(), /^run 1\t\d+\t26\tbrogue\tnormal\tQuit\t/);
  assert.equal(tab.stage.pointsToNewGame, true);
  const recording = tab.stage.game!.replay();
  await press('Save recording');
  assert.deepEqual(await takeDownload(), { name: 'cellophane-played-26-depth-1-turn-1.clph', bytes: recording });
  const [ended] = await store.recordings();
  assert.deepEqual(await store.recordingBytes(ended.number), recording);
});

test('a game that ends on a full disk is kept, and its remains are once there is room', async () => {
  begin('26');
  await tab.stage.play_(1);
  const makeRoom = fillDisk();
  await tab.stage.quit();
  isTold(/^This game is over \(dungeon 26, .*could not be saved: The disk is full\. The page keeps trying/);
  assert.equal(noticesShown().length, 1);
  assert.equal((await store.games()).length, 1);
  assert.deepEqual(await tab.controller.saved.list(), [], 'a game that is over is not offered');
  tab.controller.leave();
  makeRoom();
  await clock.runFor(60_000);
  isTold(/The recording is saved now \(dungeon 26, depth 1, turn 1\)/);
  assert.deepEqual(await store.games(), []);
  assert.equal((await store.recordings()).length, 1);
});

test('a game is saved on in the database of a newer version, and no turn is lost', async () => {
  begin('5');
  await tab.stage.play_(2);
  (await openDB('cellophane', 99)).close();
  for (let i = 0; i < 6; ++i) await tab.stage.play_(1);
  await clock.runFor(10_000);
  assert.deepEqual(noticesShown(), []);
  const [kept] = await store.games();
  assert.equal(kept.turns, 8);
});

test('a newer version that has no place for a game is reported once, and the game is saved to a file', async () => {
  begin('5');
  await tab.stage.play_(2);
  const upgrade = (database: IDBPDatabase) => database.deleteObjectStore('pieces');
  (await openDB('cellophane', 99, { upgrade })).close();
  for (let i = 0; i < 6; ++i) await tab.stage.play_(1);
  await clock.runFor(10_000);
  assert.deepEqual(noticesShown(), [
    'The games were saved by a newer version of this page. The game is no longer saved in this browser. Save it to a ' +
      'file, then reload this page.',
  ]);
  buttonNamed('Save to file').click();
  const { bytes } = await takeDownload();
  assert.equal(engine.loadGame(bytes).turns, 8);
});

test('an engine that fails ends the game on the stage, and what was kept stays', async () => {
  begin('5');
  await tab.stage.play_(1);
  tab.stage.fail(new Error('unreachable'));
  isTold(/^The game crashed: unreachable What was saved is still there\./);
  assert.equal(tab.controller.current, undefined);
  assert.equal((await store.games()).length, 1);
});

test('the results of earlier games are given to each game', async () => {
  tab.controller.saved.addRuns('run 1\t1\t26\tbrogue\tnormal\tQuit\t1\t0\t1\t0\n');
  await settled();
  begin('5');
  await settled();
  assert.equal(await store.runs(), 'run 1\t1\t26\tbrogue\tnormal\tQuit\t1\t0\t1\t0\n');
});

test('a hidden seed is in no offer and no file name', async () => {
  tab.page.preferences.keepSettings('hide-seed on\n');
  const { kept } = await keep('1729');
  begin('12');
  tab.controller.offer(kept);
  assert.deepEqual(noticesShown(), ['You have a saved game: depth 1, turn 3.']);
  await tab.stage.play_(1);
  await tab.stage.quit();
  await press('Save recording');
  assert.equal((await takeDownload()).name, 'cellophane-played-depth-1-turn-1.clph');
});

test('what a visit has begun is dropped when another follows it', async () => {
  const { kept } = await keep('11');
  const opening = tab.controller.open(kept);
  begin('12');
  tab.controller.leave();
  begin('13');
  assert.equal(await opening, 'passed');
  assert.equal(tab.stage.game!.seed, '13');
  assert.equal(await GameLock.isTaken(kept.id, 0, clock), false);
});
