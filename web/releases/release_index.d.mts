/** The versions of a release. */
export interface Versions {
  /** Its name, such as 1.2.3. */
  readonly release: string;
  readonly dungeon: number;
  readonly rules: number;
  /** The format of its saves and recordings. */
  readonly save: number;
}

/** A release that is kept beside the page. */
export interface Release extends Versions {
  /** YYYY-MM-DD */
  readonly date: string;
  /** SHA-256 by path, in hexadecimal digits. */
  readonly files: Readonly<Record<string, string>>;
}

export class BadIndex extends Error {}
export const engineFiles: readonly [script: string, wasm: string];
export function isReleaseName(name: unknown): name is string;
export function releaseFrom(given: unknown, where?: string): Release;
export function newestFirst(one: Pick<Versions, 'release'>, other: Pick<Versions, 'release'>): number;
export function releasesFrom(text: string, where?: string): Release[];
export function areAlike(one: Pick<Versions, 'dungeon' | 'rules'>, other: Pick<Versions, 'dungeon' | 'rules'>): boolean;
export function releasesToKeep(given: readonly Release[], own: Versions): Release[];
export function hasPage(release: Pick<Release, 'files'>): boolean;
