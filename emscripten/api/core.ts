// The compiled core: everything that the API calls of it. The groups of functions are those of CMakeLists.txt, each in
// the *_bindings.cpp of the same name; the core of an engine has some of them.

import type {
  Action,
  Bytes,
  DailyCalendar,
  ErrorCode,
  Game,
  GameResult,
  Hud,
  InventoryLine,
  ImageBytes,
  InterfaceEvent,
  KeptFile,
  KeyInfo,
  LevelColors,
  ScreenColors,
  LevelCorridor,
  LevelDoor,
  LevelJson,
  LevelMask,
  LevelRoom,
  ObservationLayout,
  RankedRecording,
  Reading,
  Replay,
  ResultCard,
  ResultCardOptions,
  SettingInfo,
  SoundCue,
  Sought,
  Stages,
  StepResult,
  Style,
  TiledMap,
  TitleWish,
  TerrainInfo,
  TunableInfo,
  UniversalVtt,
  ListedVariant,
  Variant,
  VerifiedRecording,
} from '../cellophane';

/** Why the core refuses something. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
}
export type Answer<T> = T | Refusal;

/** Text in JSON that holds a T. */
export type Json<T> = string & { readonly holds?: T };

/** An object in the memory of the core, which has no garbage collector. */
export interface CoreObject {
  delete(): void;
}

// Levels

export type SeedAnswer = Answer<{ readonly seed: string }>;

export interface CoreLevel extends CoreObject {
  /** All rows, joined by line feeds. */
  rows(): string;
  up(): [x: number, y: number];
  down(): [x: number, y: number];
  hash(): string;
}

/** Digs the levels of a dungeon from the first one down. */
export interface CoreShaft extends CoreObject {
  next(): Answer<CoreLevel>;
}

/** A variant, and how deep its dungeons go. */
export interface VariantDepths {
  readonly name: Variant;
  /** The depth of the Amulet. */
  readonly amulet: number;
  readonly deepest: number;
}
/** Of a short dungeon both, as in "brogue/rapid"; else the style alone. */
export type StyleAndVariant = Style | `${Style}/${Variant}`;

export interface LevelBindings {
  about(): {
    readonly version: string;
    readonly dungeonVersion: number;
    readonly styles: Style[];
    readonly variants: (VariantDepths & { readonly name: ListedVariant })[];
  };
  /** Of a variant of one's own, by the text that asks for it. */
  variantFacts(text: string): Answer<VariantDepths>;
  readSeed(text: string): SeedAnswer;
  readSeedOrWord(text: string): SeedAnswer;
  /** `date`: YYYY-MM-DD. */
  seedOfDay(date: string): string;
  dig(
    seed: bigint,
    style: StyleAndVariant,
    depth: number,
    width: number,
    height: number,
    columns: number,
    rows: number,
    tune: string,
  ): Answer<CoreLevel>;
  newShaft(
    seed: bigint,
    style: StyleAndVariant,
    width: number,
    height: number,
    columns: number,
    rows: number,
    tune: string,
  ): Answer<CoreShaft>;
}

// Maps

export interface MapBindings {
  levelText(level: CoreLevel): string;
  levelAnsi(level: CoreLevel): string;
  levelJson(level: CoreLevel): Json<LevelJson>;
  levelColors(level: CoreLevel, reveal: boolean, rock: boolean, items: boolean, monsters: boolean): LevelColors;
  levelCells(level: CoreLevel, layer: 'dungeon' | 'liquid' | 'surface' | 'gas'): Answer<Bytes>;
  levelCells(level: CoreLevel, layer: 'gasVolume' | 'machine'): Answer<Uint16Array>;
  dots(glyph: Uint32Array, fg: Uint32Array, bg: Uint32Array): ImageBytes;
  describeCell(level: CoreLevel, x: number, y: number, reveal: boolean): string;
}

// Digs

export interface CoreDig {
  readonly text: Json<Pick<Stages, 'attempts' | 'list' | 'steps'>>;
  /** What the cells look like after every step, as looks_of (src/exports/dig_json.h) lays it out. */
  readonly looks: Uint32Array;
  readonly level: CoreLevel;
}

export interface DigBindings {
  digWatched(
    seed: bigint,
    style: StyleAndVariant,
    depth: number,
    width: number,
    height: number,
    columns: number,
    rows: number,
    tune: string,
  ): Answer<CoreDig>;
}

// For makers

export interface CoreStream extends CoreObject {
  done(): boolean;
  next(): Refusal | null;
  seed(): string;
  depth(): number;
  /** 0 and 1: column and row of the stairs up; 2 and 3: down. */
  stairs(which: number): number;
  /** The memory of the layer with that number, until the memory of the engine grows. */
  layer(number: number): Uint8Array | Uint16Array;
}

/** A set of cells of the caller's, a byte each; null: the level's own. */
type OwnCells = Uint8Array | null;

/** Rooms, corridors and doors. */
export interface LevelPlan {
  readonly rooms: readonly LevelRoom[];
  readonly corridors: readonly LevelCorridor[];
  readonly doors: readonly LevelDoor[];
}

export interface MakerBindings {
  levelMask(level: CoreLevel, mask: LevelMask): Answer<Bytes>;
  levelPlan(level: CoreLevel): Json<LevelPlan>;
  levelView(level: CoreLevel, x: number, y: number, radius: number, opaque: OwnCells): Bytes;
  /** `goals`: columns and rows in turn. */
  levelDistances(
    level: CoreLevel,
    goals: Int32Array,
    diagonals: boolean,
    secrets: boolean,
    passable: OwnCells,
  ): Int32Array;
  /** Columns and rows in turn; empty where there is no way. */
  levelPath(
    level: CoreLevel,
    fromX: number,
    fromY: number,
    toX: number,
    toY: number,
    diagonals: boolean,
    secrets: boolean,
    passable: OwnCells,
  ): Int32Array;
  tunables(): TunableInfo[];
  terrainTable(): Json<TerrainInfo[]>;
  newStream(
    from: bigint,
    to: bigint,
    style: StyleAndVariant,
    shallowest: number,
    deepest: number,
    width: number,
    height: number,
    columns: number,
    rows: number,
    tune: string,
    layers: string[],
  ): Answer<CoreStream>;
}

// Games

/** What takes the events of keyboard, pointer and time. */
export interface CoreScreen extends CoreObject {
  /** `digit`: the digit key of the upper row that was pressed, or -1. */
  press(key: string, shift: boolean, ctrl: boolean, digit: number): void;
  point(act: InterfaceEvent['type'], column: number, row: number, shift: boolean, ctrl: boolean): Refusal | null;
  passTime(ms: number): void;
  setMotion(wanted: boolean): void;
  passFrame(ms: number): void;
  wantsMotion(): number;
  draw(): Bytes;
  repaint(): Bytes;
  text(): string;
  readingColumn(): number;
  rememberRuns(lines: string): void;
  /** `now` in seconds since 1970. */
  takeRuns(now: number): string;
}

/** Functions for a session or, in titles.ts, for a title. */
export interface ScreenFunctions<Screen> {
  choose(screen: Screen, key: string, ctrl: boolean): void;
  /** `button`: the index of a button in C++, or -1 with that of a direction. */
  pressGamepad(screen: Screen, button: number, toward: number): void;
  setGamepads(screen: Screen, connected: boolean): void;
  setPictures(screen: Screen, drawn: boolean): void;
  setSounds(screen: Screen, wanted: boolean): void;
  typeInto(screen: Screen, text: string): void;
  lookAt(screen: Screen, x: number, y: number): void;
  setKeyboard(screen: Screen, wanted: boolean): void;
  setHints(screen: Screen, wanted: boolean): void;
  setSettingsPage(screen: Screen, wanted: boolean): void;
  setSheets(screen: Screen, wanted: boolean): void;
  setWindow(screen: Screen, column: number, columns: number, row: number, rows: number): void;
  setSettings(screen: Screen, lines: string): string[];
}

/** An empty text stands for null. */
type RequestOf<T extends Game | Replay> = NonNullable<ReturnType<T['takeWish']>> | '';

export interface Outcome extends Omit<StepResult, 'messages' | 'question'> {
  /** Empty if there is none. */
  readonly question: string;
}

/** What the sessions of games and of recordings have in common. */
export interface CoreSession extends CoreScreen {
  wantsTime(): number;
  hurries(): boolean;
  depth(): number;
  turns(): number;
  isOver(): boolean;
  heroCell(): [column: number, row: number] | null;
  aimedCell(): [column: number, row: number] | null;
  messageCount(): number;
  messages(from: number): string[];
  log(most: number): string[];
  stateHash(): string;
  colors(): ScreenColors;
}

export interface CoreGame extends CoreSession {
  result(): GameResult | null;
  takeWish(): RequestOf<Game>;
  act(type: Action['type'], first: number, second: number): Answer<Outcome>;
  writeOn(type: Action['type'], letter: number, text: string): Answer<Outcome>;
}

export interface CoreReplay extends CoreSession {
  takeWish(): RequestOf<Replay>;
  step(): void;
  runTo(turn: number): void;
  seek(turn: number): void;
  heading(): number;
  annotate(notes: string): Refusal | null;
  plays(): boolean;
  isAtEnd(): boolean;
  problem(): Refusal | null;
  totalTurns(): number;
  takeOver(): CoreGame;
}

export interface CoreTitle extends CoreScreen {
  /** `written` in seconds since 1970. */
  setGames(games: readonly KeptFile[]): void;
  setRecordings(recordings: readonly KeptFile[]): void;
  takeWish(): TitleWish | null;
  complain(trouble: string): void;
  setSettings(lines: string): string[];
  settings(): string;
  pressGamepad(button: number, toward: number): void;
  setGamepads(connected: boolean): void;
  setKeyboard(wanted: boolean): void;
  setSheets(wanted: boolean): void;
  setWindow(columns: number, rows: number): void;
  type(text: string): void;
  reading(): Reading;
}

/** The content of a file, or the reason it cannot be read; `take` hands the content over, once. */
export interface CoreFile<Content> extends CoreObject {
  problem(): Refusal | null;
  take(): Content;
}
export interface CoreRecording extends CoreFile<CoreReplay> {
  loadsAtOnce(): boolean;
}

export interface GameBindings extends ScreenFunctions<CoreSession> {
  newSession(seed: bigint, style: StyleAndVariant, depth: number): Answer<CoreGame>;
  seedOf(session: CoreSession): string;
  styleOf(session: CoreSession): Style;
  variantOf(session: CoreSession): Variant;
  readingOf(session: CoreSession): Reading;
  hudOf(session: CoreSession): Hud;
  inventoryOf(session: CoreSession): InventoryLine[];
  settingsOf(session: CoreSession): string;
  takeSettings(session: CoreSession): string;
  takeSounds(session: CoreSession): SoundCue[];
  settingsTable(lines: string): SettingInfo[];
  keyTable(lines: string): KeyInfo[];
  /** Settings as lines after a change; '' if it cannot be made. */
  withSetting(lines: string, name: string, value: string): string;
  withKey(lines: string, command: string, key: string): string;
  /** `command`: '' for all of them. */
  withUsualKeys(lines: string, command: string): string;
  mayBeBound(key: string): boolean;
  openSave(file: Uint8Array): CoreFile<CoreGame>;
  openRecording(file: Uint8Array): CoreRecording;
  saveOf(session: CoreSession): Bytes;
  recordingOf(session: CoreSession): Bytes;
  recordedOf(session: CoreSession): number;
  additionOf(session: CoreSession, since: number): Bytes;
  /** `lastSeed`: 0 for none. */
  newTitle(seed: bigint, lastSeed: bigint): CoreTitle;
}

// Programs: catalogs, searches, other forms of levels, bots, and results of games

/** A walk through dungeons, a level a step. */
export interface CoreRun<Step> extends CoreObject {
  done(): boolean;
  next(): Answer<Step>;
}
export interface CatalogStep {
  /** A line of JSON for every level that can be told of now. */
  readonly text: string;
}
/** Both are left out unless the step decides that a dungeon meets the condition. */
export interface SearchStep {
  readonly seed?: string;
  /** As in CatalogStep. */
  readonly text?: string;
  /** Left out where nothing is ranked. */
  readonly score?: number;
}

/** Every option of a picture. */
export interface CorePicture {
  readonly cell: number;
  readonly theme: 'dark' | 'light' | 'ink' | 'parchment' | 'blueprint';
  readonly glyphs: boolean;
  readonly items: boolean;
  readonly monsters: boolean;
  readonly grid: boolean;
  readonly reveal: boolean;
}
/** Every option of a drawn map. */
export interface CoreDrawnMap {
  readonly cell: number;
  readonly theme: CorePicture['theme'];
  readonly title: string | null;
  readonly items: boolean;
  readonly monsters: boolean;
  readonly numbers: boolean;
  readonly grid: boolean;
  readonly legend: boolean;
  readonly reveal: boolean;
}
export interface CoreDrawing extends CorePicture {
  readonly title: string | null;
  readonly description: string | null;
}

/** An action that makes sense now: its type, and the two numbers that actions.ts makes of its fields. */
export type PossibleAction = readonly [
  type: Exclude<Action['type'], 'relabel' | 'call' | 'inscribe'>,
  first: number,
  second: number,
];

export type CatalogRange = [
  from: bigint,
  to: bigint,
  style: StyleAndVariant,
  shallowest: number,
  lowest: number,
  width: number,
  height: number,
  tune: string,
];

/** Levels of one dungeon. */
type DungeonLevels = [
  seed: bigint,
  style: StyleAndVariant,
  width: number,
  height: number,
  columns: number,
  rows: number,
  tune: string,
  from: number,
  to: number,
];

export interface CoreBatch extends CoreObject {
  /** What is wanted is left in the memory of `observedBytes`, `maskedBytes` and `outcomeNumbers`. */
  stepOne(number: number, action: number, observes: boolean, masks: boolean): void;
  restartOne(number: number, seed: bigint): boolean;
  copyOfOne(number: number): CoreGame;
}

export interface ProgramBindings {
  svg(level: CoreLevel, drawing: CoreDrawing): Answer<string>;
  drawnSvg(level: CoreLevel, drawing: CoreDrawnMap): Answer<string>;
  dungeonSvg(
    ...given: [...DungeonLevels, drawing: Pick<CoreDrawnMap, 'cell' | 'theme' | 'title' | 'reveal'>]
  ): Answer<string>;
  drawnPng(level: CoreLevel, drawing: CoreDrawnMap, cellMicrometers: number): Answer<Bytes>;
  png(level: CoreLevel, picture: CorePicture, cellMicrometers: number): Answer<Bytes>;
  /** The largest `cell` of a PNG of the level, and the usual one. */
  largestCell(level: CoreLevel): number;
  usualCell(level: CoreLevel): number;
  largestCellOf(width: number, height: number): number;
  tiled(level: CoreLevel, image: string): Json<TiledMap>;
  tilesPicture(level: CoreLevel): Bytes;
  /** `cell`: 0 for as many pixels as suit the map. `theme`: empty for none. */
  universalVtt(level: CoreLevel, reveal: boolean, cell: number, theme: CorePicture['theme'] | ''): Json<UniversalVtt>;
  tabletop(level: CoreLevel, cell: number, theme: CorePicture['theme'] | ''): Bytes;
  foundry(...given: [...DungeonLevels, cell: number, theme: CorePicture['theme']]): Answer<Bytes>;
  keyText(level: CoreLevel, reveal: boolean): string;
  /** `where`: empty for no condition. */
  newCatalog(...given: [...CatalogRange, tellsLayout: boolean, where: string]): Answer<CoreRun<CatalogStep>>;
  newSearch(...given: [...CatalogRange, where: string, score: string]): Answer<CoreRun<SearchStep>>;
  searchNames(sought: Sought): string[];
  variantFromJson(json: string): Answer<{ readonly name: Variant }>;
  variantTold(text: string): Answer<{ readonly name: string; readonly json: string }>;
  /** `flaw`: empty as long as every level was fair. */
  newVariantTrial(style: StyleAndVariant): Answer<CoreRun<{ levels: number; of: number; flaw: string }>>;
  momentOf(session: CoreGame): CoreObject;
  returnTo(session: CoreGame, moment: CoreObject): void;
  possibleActions(session: CoreGame): PossibleAction[];
  terrainNames(): string[];
  /** The text of docs/observation.json. */
  observationLayout(): Json<ObservationLayout>;
  /** Views of what `observeFlat` and `maskLegal` have written: void once the memory has grown. */
  observedBytes(): Uint8Array;
  maskedBytes(): Uint8Array;
  observeFlat(session: CoreGame): void;
  /** How many actions the mask lists. */
  maskLegal(session: CoreGame): number;
  /** 0: the number means nothing now; 1: it was carried out; 2: it was, and the game is over. */
  actByNumber(session: CoreGame, action: number): 0 | 1 | 2;
  /** False: there is no such game, and nothing was done. */
  restart(session: CoreGame, seed: bigint): boolean;
  forkOf(session: CoreGame): CoreGame;
  /** `seeds`: the lower half of each, then the upper. */
  newBatch(seeds: Uint32Array, style: StyleAndVariant, depth: number): Answer<CoreBatch>;
  /** A view that is void once the memory has grown. */
  outcomeNumbers(): Int32Array;
  verifyRecording(file: Uint8Array): VerifiedRecording;
  rankRecordings(names: readonly string[], results: readonly VerifiedRecording[]): Answer<RankedRecording[]>;
  rankingText(names: readonly string[], results: readonly VerifiedRecording[], isCsv: boolean): Answer<string>;
  /** `now` in seconds since 1970. */
  dailyCalendar(runs: string, now: number, variant: Variant): DailyCalendar;
  dailyDates(seeds: readonly string[], now: number): (string | null)[];
  /** `seed`: that of the day; empty without one. */
  resultCard(file: Uint8Array, options: Required<ResultCardOptions>, seed: string): Answer<ResultCard>;
}

/** The core of the whole engine. */
export type WholeCore = LevelBindings & MapBindings & DigBindings & MakerBindings & GameBindings & ProgramBindings;
