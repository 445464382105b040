// The title screen.

import type {
  Bytes,
  InterfaceEvent,
  KeptFile,
  Reading,
  Title as DeclaredTitle,
  TitleOptions,
  TitleWish,
} from '../cellophane';
import type { CoreTitle, GameBindings, LevelBindings, ScreenFunctions } from './core';
import { seedFrom } from './dungeons';
import { eventFrom, sent } from './events';
import { Handle, makeDisposable, isOwn, isThing } from './handle';
import { checkFirst, checkMost, logKept, runsRemembered, runsTaken, settingsSet } from './screens';
import { namedOf, isObject, isWholeBetween, listFrom, namesOf, readOnce, validate } from './validation';
import { guard } from './guard';

/** The functions that pass events on to a title, in place of the core's; there is no map to look at. */
const titleFunctions: ScreenFunctions<CoreTitle> = {
  choose: (title, name, ctrl) => title.press(name, false, ctrl, -1),
  pressGamepad: (title, button, toward) => title.pressGamepad(button, toward),
  setGamepads: (title, connected) => title.setGamepads(connected),
  setPictures() {},
  setSounds() {},
  typeInto: (title, text) => title.type(text),
  lookAt() {},
  setKeyboard: (title, assumed) => title.setKeyboard(assumed),
  setHints() {},
  setSettingsPage() {},
  setSheets: (title, wanted) => title.setSheets(wanted),
  setWindow: (title, _column, columns, _row, rows) => title.setWindow(columns, rows),
  setSettings: (title, lines) => title.setSettings(lines),
};

function isKept(file: unknown): file is KeptFile {
  return isObject(file) && typeof file.name === 'string' && isWholeBetween(file.written, 0, Number.MAX_SAFE_INTEGER);
}

const fileNames = namesOf<KeptFile>({ name: true, written: true });

/** Checked copies, in the unit of the core. */
function keptFilesFrom(files: unknown, argument: string): KeptFile[] {
  const kept: unknown[] | undefined = listFrom(files, 'bad-argument', argument)?.map(
    (file) => isObject(file) && readOnce(file, fileNames, 'bad-argument', argument),
  );
  const allowed = 'a list of objects with a name and, in milliseconds since 1970, written';
  validate(kept?.every(isKept), 'bad-argument', argument, files, allowed);
  return kept.map(({ name, written }) => ({ name, written: Math.floor(written / 1000) }));
}

const titleNames = namesOf<TitleOptions>({ seed: true, lastSeed: true });

export function openTitle(core: LevelBindings & GameBindings, options: unknown): Title {
  const given = namedOf(options, titleNames, 'bad-argument', 'the title options');
  const seed = given.seed === undefined ? 1n : BigInt(seedFrom(core, given.seed));
  const lastSeed = given.lastSeed === undefined ? 0n : BigInt(seedFrom(core, given.lastSeed, 'lastSeed'));
  return new Title(core.newTitle(seed, lastSeed));
}

export class Title implements DeclaredTitle {
  static [isOwn](object: unknown): boolean {
    return isThing(object) && #hold in object;
  }

  declare [Symbol.dispose]: () => void;
  readonly #hold: Handle<CoreTitle>;

  constructor(title: CoreTitle) {
    this.#hold = new Handle(this, title, 'This title has been disposed of; open another with engine.openTitle().');
    Object.freeze(this);
  }

  get #open(): CoreTitle {
    return this.#hold.content;
  }
  /** A constant answer; throws 'disposed' like all others. */
  #always<T>(answer: T): T {
    void this.#open;
    return answer;
  }

  setGames(games: readonly KeptFile[]): void {
    const kept = keptFilesFrom(games, 'games');
    this.#open.setGames(kept);
  }
  setRecordings(recordings: readonly KeptFile[]): void {
    const kept = keptFilesFrom(recordings, 'recordings');
    this.#open.setRecordings(kept);
  }
  rememberRuns(lines: string): void {
    runsRemembered(this.#open, lines);
  }
  takeRuns(): string {
    return runsTaken(this.#open);
  }
  takeWish(): TitleWish | null {
    return this.#open.takeWish();
  }
  complain(trouble: string): void {
    validate(typeof trouble === 'string', 'bad-argument', 'trouble', trouble, 'a string');
    this.#open.complain(trouble);
  }

  send(event: InterfaceEvent): Bytes {
    return sent(titleFunctions, eventFrom(event), this.#open);
  }
  wantsTime(): number {
    return this.#always(-1);
  }
  wantsMotion(): number {
    return this.#open.wantsMotion();
  }
  hurries(): boolean {
    return this.#always(false);
  }
  screen(): Bytes {
    return this.#open.repaint();
  }
  text(): string {
    return this.#open.text();
  }
  messages(from = 0): string[] {
    checkFirst(from);
    return this.#always([]);
  }
  log(most = logKept): string[] {
    checkMost(most);
    return this.#always([]);
  }
  get said(): number {
    return this.#always(0);
  }
  get settings(): string {
    return this.#open.settings();
  }
  setSettings(lines: string): string[] {
    return settingsSet(titleFunctions, this.#open, lines);
  }
  takeSettings(): string {
    return this.#always('');
  }
  reading(): Reading {
    return this.#open.reading();
  }
  readingColumn(): number {
    return this.#open.readingColumn();
  }
  heroCell(): [column: number, row: number] | null {
    return this.#always(null);
  }
  aimedCell(): [column: number, row: number] | null {
    return this.#always(null);
  }

  dispose(): void {
    this.#hold.release();
  }
}
guard(Title, 'title');
makeDisposable(Title);
