/** An engine in a thread of its own: a Web Worker in pages, a worker thread in Node. */

/// <reference lib="esnext.disposable" />

import type {
  Bytes, ColorOptions, LevelColors, LevelJson, LevelOptions, PngOptions, RevealOptions, SearchHit, SearchOptions, Sought,
  SvgOptions, TiledMap, UniversalVtt,
} from '../cellophane.js';

export { CellophaneError, type ErrorCode } from '../cellophane.js';

export interface WorkerOptions {
  /** Where the wasm is, or its bytes. By default the package's own. */
  wasm?: URL | string | BufferSource;
}

/** Resolves when the engine is there. */
export function openWorker(options?: WorkerOptions): Promise<EngineWorker>;

/** What a level comes as besides its JSON: `true`, or the options of the method that makes it. */
export interface LevelForms {
  text?: boolean;
  ansi?: boolean;
  svg?: boolean | SvgOptions;
  png?: boolean | PngOptions;
  tiled?: boolean | { image?: string };
  tilesetImage?: boolean;
  universalVtt?: boolean | RevealOptions;
  colors?: boolean | ColorOptions;
}

export interface MadeForms {
  text: string;
  ansi: string;
  svg: string;
  png: Bytes;
  tiled: TiledMap;
  tilesetImage: Bytes;
  universalVtt: UniversalVtt;
  colors: LevelColors;
}

/** A level as plain data: its JSON, its hash, and the forms that were asked for. */
export type LevelRecord<Forms> = LevelJson & { hash: string } & {
  [Form in keyof Forms & keyof MadeForms]: Forms[Form] extends false | undefined ? undefined : MadeForms[Form];
};

export interface WorkerSearchOptions extends Omit<SearchOptions, 'watch'> {
  /** Told now and then how many levels were dug since the last time. */
  watch?: (levels: number) => void;
  /** Ends the search, even while it finds nothing; the loop throws the signal's reason. */
  signal?: AbortSignal;
}

export interface EngineWorker {
  readonly version: string;
  readonly dungeonVersion: number;
  generate<const Forms extends LevelForms = {}>(options: LevelOptions, forms?: Forms): Promise<LevelRecord<Forms>>;
  /** Digs while the loop asks for more, and ends with it. Arguments are checked when it begins. */
  search(options: WorkerSearchOptions): AsyncGenerator<SearchHit, void, undefined>;
  searchNames(): Promise<Record<Sought, string[]>>;
  /** Ends the thread at once. Whatever is under way or asked afterwards is refused with 'disposed'. */
  dispose(): void;
  /** Where JavaScript knows it. */
  [Symbol.dispose](): void;
}
