import { CellophaneError, type Level } from 'cellophane-levels';

/** The levels of a dungeon, each dug on first use and kept. */
export class LevelCache {
  readonly levels: Level[] = [];
  readonly #descent: Generator<Level, void, undefined>;
  /** The error that kept the next level from being dug; null if there was none. */
  refusal: CellophaneError | null = null;
  #terrainNames: readonly string[] | null = null;

  constructor(descent: Generator<Level, void, undefined>) {
    this.#descent = descent;
  }

  /** The levels from the first to a depth, as far as they can be dug, each dug when the caller asks for it. */
  *upTo(depth: number): Generator<Level, void, undefined> {
    for (let i = 0; i < depth; ++i) {
      if (!this.levels[i]) this.#digNext();
      const level = this.levels[i];
      if (!level) return;
      yield level;
    }
  }

  /** The same on every level. */
  get terrainNames(): readonly string[] {
    return (this.#terrainNames ??= this.levels[0]?.toJSON().terrain.names ?? []);
  }

  close(): void {
    this.#descent.return();
  }

  #digNext(): void {
    try {
      const { value } = this.#descent.next();
      if (value) this.levels.push(value);
    } catch (error) {
      if (!(error instanceof CellophaneError)) throw error;
      this.refusal = error;
    }
  }
}
