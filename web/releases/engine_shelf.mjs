// The engines of earlier releases, each loaded when a recording of its rules is to be replayed, and only if its files are
// the ones that were released.

import { ownerOfRules } from './owner.mjs';
import { areAlike, engineFiles, releasesFrom } from './release_index.mjs';
import { identityOf, versionsIn } from './recording_file.mjs';

/** Why no engine of a file's rules can be had. */
export class NoEngine extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = 'NoEngine';
  }
}

const sentence = ({ message }) => message.replace(/\.?$/, '.');

/** Replays recordings, each in the engine of the release whose rules it names.
 *  `engine`: the present one; `own`: its versions; `place`: where the others are (a PlaceOfReleases). */
export class EngineShelf {
  #engine;
  #own;
  #place;
  #releases = null;
  #loaded = new Map();

  constructor({ engine, own, place }) {
    this.#engine = engine;
    this.#own = own;
    this.#place = place;
  }

  /** The engine for a file, and the release that it is of, null for the present one. Rejects with NoEngine. */
  async engineFor(versions) {
    if (areAlike(versions, this.#own)) return { engine: this.#engine, release: null };
    const releases = await this.#index();
    const owner = ownerOfRules(versions, this.#own, releases);
    if (owner.is === 'newer') throw new NoEngine('Only a newer version can replay it.');
    const { dungeon, rules } = versions;
    if (owner.is === 'missing')
      throw new NoEngine(`No release with dungeon version ${dungeon} and rules version ${rules} is kept here.`);
    return { engine: await this.#engineOf(owner.release), release: owner.release.release };
  }

  /** What replaying a file proves of its game, by the engine of its rules. Where there is none, by the present one; the
   *  problem then says what is missing. */
  async verify(file) {
    const versions = versionsIn(file);
    const identity = identityOf(file);
    if (!versions) return { result: this.#engine.verifyRecording(file), identity, release: null };
    try {
      const { engine, release } = await this.engineFor(versions);
      return { result: engine.verifyRecording(file), identity, release };
    } catch (error) {
      if (!(error instanceof NoEngine)) throw error;
      const result = this.#engine.verifyRecording(file);
      if (result.status === 'verified' || result.status === 'unfinished') return { result, identity, release: null };
      return { result: { ...result, problem: `${result.problem} ${error.message}` }, identity, release: null };
    }
  }

  /** The index is read once; a failure is not kept. */
  #index() {
    if (!this.#releases) {
      this.#releases = this.#place
        .index()
        .then((text) => releasesFrom(text))
        .catch((error) => {
          this.#releases = null;
          throw new NoEngine(`The earlier versions cannot be looked up: ${sentence(error)}`, { cause: error });
        });
    }
    return this.#releases;
  }

  #engineOf(release) {
    const known = this.#loaded.get(release.release);
    if (known) return known;
    const loading = this.#load(release);
    this.#loaded.set(release.release, loading);
    loading.catch(() => this.#loaded.delete(release.release));
    return loading;
  }

  async #load(release) {
    const where = `The engine of version ${release.release}`;
    let files;
    try {
      files = await Promise.all(engineFiles.map((path) => this.#place.file(release.release, path)));
    } catch (error) {
      throw new NoEngine(`${where} cannot be fetched: ${sentence(error)}`, { cause: error });
    }
    for (const [i, path] of engineFiles.entries()) {
      const hash = await this.#place.sha256(files[i]).catch((error) => {
        throw new NoEngine(`${where} cannot be checked: ${sentence(error)}`, { cause: error });
      });
      if (hash !== release.files[path])
        throw new NoEngine(`${where} is not the one that was released: v/${release.release}/${path} has other bytes.`);
    }
    try {
      const { loadCellophane } = await this.#place.module(release.release, engineFiles[0], files[0]);
      return await loadCellophane({ wasm: files[1] });
    } catch (error) {
      throw new NoEngine(`${where} does not start: ${sentence(error)}`, { cause: error });
    }
  }
}
