// The recording of how a level was dug.

import type { DigStage, DigStep, LevelColors, Stages as DeclaredStages } from '../cellophane';
import type { CoreDig } from './core';
import { isSwitch, isWholeBetween, namedOf, validate } from './validation';
import { deeplyFrozen, fromJson } from './values';
import { guard } from './guard';
import { isOwn, isThing } from './handle';

const rockBit = 1 << 24;

/** Stages and steps, and the picture after every step. `looks` has the layout of looks_of (src/exports/dig_json.h). */
export class Stages implements DeclaredStages {
  static [isOwn](object: unknown): boolean {
    return isThing(object) && #looks in object;
  }

  readonly attempts: number;
  readonly list: readonly DigStage[];
  readonly steps: readonly DigStep[];
  readonly #looks: Uint32Array;
  /** For each step, the index in `looks` of its changes, and of its tickets. */
  readonly #changes: number[] = [];
  readonly #tickets: number[] = [];
  readonly #area: number;

  constructor({ text, looks }: CoreDig, area: number) {
    const { attempts, list, steps } = deeplyFrozen(fromJson(text));
    this.attempts = attempts;
    this.list = list;
    this.steps = steps;
    this.#looks = looks;
    this.#area = area;
    let at = area * 3;
    for (let i = 0; i < steps.length; ++i) {
      this.#changes.push(at);
      at += 1 + looks[at] * 4;
      this.#tickets.push(at);
      at += 1 + looks[at];
    }
    Object.freeze(this);
  }

  #check(step: number): void {
    const last = this.steps.length - 1;
    validate(isWholeBetween(step, 0, last), 'bad-argument', 'step', step, `a whole number from 0 to ${last}`);
  }

  picture(step: number, options: { rock?: boolean } = {}): LevelColors {
    this.#check(step);
    const { rock } = namedOf(options, ['rock'], 'bad-argument', 'the options');
    validate(isSwitch(rock), 'bad-argument', 'rock', rock, 'true, false');
    const picture = {
      glyph: new Uint32Array(this.#area),
      fg: new Uint32Array(this.#area),
      bg: new Uint32Array(this.#area),
    };
    for (let i = 0; i < this.#area; ++i) this.#paint(picture, i, i * 3);
    for (const begin of this.#changes.slice(0, step + 1)) {
      const end = begin + 1 + this.#looks[begin] * 4;
      for (let at = begin + 1; at < end; at += 4) this.#paint(picture, this.#looks[at], at + 1);
    }
    for (let i = 0; i < this.#area; ++i) {
      if (!(picture.bg[i] & rockBit)) continue;
      picture.bg[i] &= ~rockBit;
      if (rock === false) [picture.glyph[i], picture.fg[i], picture.bg[i]] = [0x20, 0, 0];
    }
    return picture;
  }

  #paint({ glyph, fg, bg }: LevelColors, cell: number, from: number): void {
    glyph[cell] = this.#looks[from];
    fg[cell] = this.#looks[from + 1];
    bg[cell] = this.#looks[from + 2];
  }

  tickets(step: number): Uint32Array | null {
    this.#check(step);
    const begin = this.#tickets[step] + 1;
    const count = this.#looks[begin - 1];
    return count ? this.#looks.slice(begin, begin + count) : null;
  }
}
guard(Stages, 'stages');
