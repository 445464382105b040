import type { Engine, VerifiedRecording } from 'cellophane';
import type { Versions } from './release_index.mjs';

/** Where releases lie. */
export interface PlaceOfReleases {
  /** The text of v/index.json. */
  index(): Promise<string>;
  /** The bytes of a file of a release. */
  file(release: string, path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** In hexadecimal digits. */
  sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** The script of an engine, whose bytes have been checked, as a module. */
  module(
    release: string,
    path: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<{ loadCellophane(options: { wasm: Uint8Array<ArrayBuffer> }): Promise<Replaying> }>;
}

/** What of an engine is needed. */
export type Replaying = Pick<Engine, 'verifyRecording'>;

/** A recording that was replayed by the engine of its rules. */
export interface Verified {
  readonly result: VerifiedRecording;
  /** Equal for the same game, whichever engine has replayed it; null if the file cannot be read. */
  readonly identity: string | null;
  /** The release that has replayed it; null: the present one. */
  readonly release: string | null;
}

export class NoEngine extends Error {}
export class EngineShelf {
  constructor(parts: { engine: Replaying; own: Versions; place: PlaceOfReleases });
  engineFor(
    versions: Pick<Versions, 'dungeon' | 'rules'>,
  ): Promise<{ readonly engine: Replaying; readonly release: string | null }>;
  verify(file: Uint8Array): Promise<Verified>;
}
