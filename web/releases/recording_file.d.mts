/** What a recording or a save says it was made with. */
export interface FileVersions {
  readonly isSave: boolean;
  /** The format of the file. */
  readonly save: number;
  readonly dungeon: number;
  readonly rules: number;
}

export function versionsIn(file: Uint8Array): FileVersions | null;
export function identityOf(file: Uint8Array): string | null;
