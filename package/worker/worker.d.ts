/** An engine in a thread of its own: a Web Worker in pages, a worker thread in Node. */

/// <reference lib="esnext.disposable" />

import type {
  BatchOptions,
  BatchResults,
  Bytes,
  CatalogEntry,
  CatalogOptions,
  ColorOptions,
  DailyCalendar,
  DrawnPngOptions,
  DrawnSvgOptions,
  LayoutEntry,
  LevelColors,
  LevelCorridor,
  LevelDoor,
  LevelJson,
  LevelMask,
  LevelOptions,
  LevelRoom,
  LevelStreamOptions,
  PngOptions,
  RankedRecording,
  RecordingToRank,
  RevealOptions,
  ResultCard,
  ResultCardOptions,
  SearchHit,
  SearchOptions,
  Seed,
  Sought,
  StreamedLevel,
  StreamLayer,
  SvgOptions,
  TabletopOptions,
  TiledMap,
  UniversalVtt,
  UniversalVttOptions,
  Variant,
  VerifiedRecording,
} from '../cellophane.js';

export { CellophaneError, type ErrorCode } from '../cellophane.js';

/** What a class of the runtime makes, as the DOM or Node declares it; never, where neither is among the types. */
type Made<Name extends string> =
  typeof globalThis extends Record<Name, { prototype: infer Instance }> ? Instance : never;

export interface WorkerOptions {
  /** The address of the wasm (a URL or text), or its bytes. By default the package's own. */
  wasm?: Made<'URL'> | string | ArrayBuffer | ArrayBufferView;
  /** Where earlier releases are: the address of the folder `v` of a site of the page. `verifyRecording` then replays a
   *  recording by the engine of the release whose rules it names, once its files have been compared with their hashes. In
   *  Node also folders, of releases that were unpacked or of installed packages, and several of them. */
  releases?: Made<'URL'> | string | readonly (Made<'URL'> | string)[];
}

/** Starts a worker; resolves once its engine is loaded. Rejects with a CellophaneError. */
export function openWorker(options?: WorkerOptions): Promise<EngineWorker>;

export interface PoolOptions extends WorkerOptions {
  /** How many workers: as many as there are processors, at most 8, if left out. */
  size?: number;
}

/** Starts several workers; resolves once all their engines are loaded. Rejects with a CellophaneError. */
export function openPool(options?: PoolOptions): Promise<EnginePool>;

/** Several workers, each of which takes the next task as soon as it is free. */
export interface EnginePool {
  readonly size: number;
  /** For `openBatch`, and what else one does with workers by oneself. */
  readonly workers: readonly EngineWorker[];
  generate<const Forms extends LevelForms = {}>(
    options: LevelOptions,
    forms?: Forms,
    how?: GenerateOptions,
  ): Promise<LevelRecord<Forms>>;
  /** The levels in the order of their requests, dug by all workers. Ends with the error of the first that is refused. */
  generateAll<const Forms extends LevelForms = {}>(
    requests: Iterable<LevelOptions>,
    forms?: Forms,
  ): AsyncGenerator<LevelRecord<Forms>, void, undefined>;
  /** Hands the next free worker to `task`, and gives what comes of it. */
  run<Result>(task: (worker: EngineWorker) => Promise<Result>): Promise<Result>;
  /** Ends the workers at once. Pending and later tasks reject with 'disposed'. */
  dispose(): void;
  /** Where JavaScript knows it. */
  [Symbol.dispose](): void;
}

/** Begins a game for each seed, spread evenly over workers, which play their parts at the same time. Rejects with a
 *  CellophaneError. */
export function openBatch(options: BatchOptions, workers: EngineWorker | readonly EngineWorker[]): Promise<WorkerBatch>;

/** Many games in workers: a `GameBatch` (docs/package.md) whose calls are promises. The caller's arrays are written when
 *  a promise resolves. */
export interface WorkerBatch {
  readonly size: number;
  /** Carries out an action by number in each game; -1 leaves a game as it is. */
  step(actions: ArrayLike<number>, results?: BatchResults): Promise<void>;
  look(results: BatchResults): Promise<void>;
  reset(number: number, seed: Seed): Promise<void>;
  /** Frees the games; the workers stay. */
  dispose(): void;
  [Symbol.dispose](): void;
}

/** The forms wanted of a level besides its JSON: `true`, or the options of the method that makes the form. */
export interface LevelForms {
  text?: boolean;
  ansi?: boolean;
  svg?: boolean | SvgOptions;
  drawnSvg?: boolean | DrawnSvgOptions;
  drawnPng?: boolean | DrawnPngOptions;
  png?: boolean | PngOptions;
  tiled?: boolean | { image?: string };
  tilesetImage?: boolean;
  universalVtt?: boolean | UniversalVttOptions;
  tabletop?: boolean | TabletopOptions;
  key?: boolean | RevealOptions;
  colors?: boolean | ColorOptions;
  /** Rooms, corridors and doors, as the properties of a level of that name. */
  plan?: boolean;
  masks?: readonly LevelMask[];
}

export interface MadeForms {
  text: string;
  ansi: string;
  svg: string;
  drawnSvg: string;
  drawnPng: Bytes;
  png: Bytes;
  tiled: TiledMap;
  tilesetImage: Bytes;
  universalVtt: UniversalVtt;
  tabletop: Bytes;
  key: string;
  colors: LevelColors;
  plan: {
    readonly rooms: readonly LevelRoom[];
    readonly corridors: readonly LevelCorridor[];
    readonly doors: readonly LevelDoor[];
  };
  masks: Record<LevelMask, Bytes>;
}

/** A level as plain data: its JSON, its hash, and the forms that were asked for. */
export type LevelRecord<Forms> = LevelJson & { hash: string } & {
  [Form in keyof Forms & keyof MadeForms]: Forms[Form] extends false | undefined ? undefined : MadeForms[Form];
};

/** How a level is dug. */
export interface GenerateOptions {
  /** Called after each level on the way down to the wanted one, which needs those above it: `levels` of `all` are dug. */
  watch?: (levels: number, all: number) => void;
}

/** Of all walks through many dungeons. */
export interface WalkOptions {
  /** Called several times a second with the number of levels dug since the last call. */
  watch?: (levels: number) => void;
  /** Aborts the digging, even between values; the loop throws the signal's reason. */
  signal?: Made<'AbortSignal'>;
}
export interface WorkerSearchOptions extends Omit<SearchOptions, 'watch'>, WalkOptions {}
export interface WorkerCatalogOptions extends Omit<CatalogOptions, 'watch'>, WalkOptions {}
export interface WorkerStreamOptions<Name extends StreamLayer> extends LevelStreamOptions<Name>, WalkOptions {}

export interface EngineWorker {
  readonly version: string;
  readonly dungeonVersion: number;
  generate<const Forms extends LevelForms = {}>(
    options: LevelOptions,
    forms?: Forms,
    how?: GenerateOptions,
  ): Promise<LevelRecord<Forms>>;
  /** Digs while the loop asks for more, and stops when the loop is left. Arguments are checked at its first step. */
  search(options: WorkerSearchOptions): AsyncGenerator<SearchHit, void, undefined>;
  /** As `search`; rows come several at a time. */
  catalog(options: WorkerCatalogOptions): AsyncGenerator<CatalogEntry, void, undefined>;
  layouts(options: WorkerCatalogOptions): AsyncGenerator<LayoutEntry, void, undefined>;
  /** Each level is a value of its own, unlike those of `engine.stream`. */
  stream<Name extends StreamLayer>(
    options: WorkerStreamOptions<Name>,
  ): AsyncGenerator<StreamedLevel<Name>, void, undefined>;
  searchNames(): Promise<Record<Sought, string[]>>;
  /** These are those of the engine. What they are given is copied to the thread. */
  verifyRecording(file: ArrayBuffer | ArrayBufferView): Promise<VerifiedRecording>;
  rankRecordings(recordings: readonly RecordingToRank[]): Promise<RankedRecording[]>;
  rankingText(recordings: readonly RecordingToRank[], format: 'csv' | 'json'): Promise<string>;
  resultCard(file: ArrayBuffer | ArrayBufferView, options?: ResultCardOptions): Promise<ResultCard>;
  dailyCalendar(runs: string, now: number, variant?: Variant): Promise<DailyCalendar>;
  dailyDates(seeds: readonly Seed[], now: number): Promise<(string | null)[]>;
  /** Ends the thread at once. Pending and later requests reject with 'disposed'. */
  dispose(): void;
  /** Where JavaScript knows it. */
  [Symbol.dispose](): void;
}
