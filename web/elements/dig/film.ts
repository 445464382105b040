import type { DigStep, WatchedLevel } from 'cellophane-levels';
import type { Picture } from '../picture';

/** The pictures of a recording; a few recent ones are cached. */
export class Film {
  readonly level: WatchedLevel;
  readonly #kept = new Map<number, Picture>();
  #ticketsOf = -1;
  #tickets: Uint32Array | null = null;

  constructor(level: WatchedLevel) {
    this.level = level;
  }

  get steps(): readonly DigStep[] {
    return this.level.stages.steps;
  }

  /** The level after a step; for step -1 nothing but rock. */
  picture(step: number): Picture {
    const kept = this.#kept.get(step);
    if (kept) return kept;
    const { width, height, stages } = this.level;
    const picture = step < 0 ? blank(width, height) : { width, height, ...stages.picture(step, { rock: false }) };
    if (this.#kept.size > 3) this.#kept.clear();
    this.#kept.set(step, picture);
    return picture;
  }

  /** The tickets of every cell in a draw, in tenths; null if the step draws nothing. */
  tickets(step: number): Uint32Array | null {
    if (this.#ticketsOf !== step) {
      this.#ticketsOf = step;
      this.#tickets = this.level.stages.tickets(step);
    }
    return this.#tickets;
  }

  /** The cells whose looks a step changes. */
  changed(step: number): number[] {
    const before = this.picture(step - 1);
    const after = this.picture(step);
    const cells: number[] = [];
    for (let i = 0; i < after.glyph.length; ++i)
      if (after.glyph[i] !== before.glyph[i] || after.fg[i] !== before.fg[i] || after.bg[i] !== before.bg[i])
        cells.push(i);
    return cells;
  }

  /** The steps 'machine begun' of the machines still being built at a step, the outermost first. */
  sites(step: number): DigStep[] {
    const open: DigStep[] = [];
    const { first } = this.level.stages.list[this.steps[step].stage];
    for (const each of this.steps.slice(first, step + 1)) {
      if (each.kind === 'machine begun') open.push(each);
      if (each.kind === 'machine built' || each.kind === 'machine refused') open.pop();
    }
    return open;
  }
}

const blank = (width: number, height: number): Picture => ({
  width,
  height,
  glyph: new Uint32Array(width * height).fill(0x20),
  fg: new Uint32Array(width * height),
  bg: new Uint32Array(width * height),
});
