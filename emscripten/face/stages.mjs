// The recording of how a level was dug.

const rockBit = 1 << 24;

/** Stages and steps, and the picture after every step. `looks` has the layout of looks_of (src/exports/dig_json.h). */
class Stages {
  #looks;
  /** For each step, the index in `looks` of its changes, and of its tickets. */
  #changes = [];
  #tickets = [];
  #area;

  constructor({ text, looks }, area) {
    Object.assign(this, deeplyFrozen(JSON.parse(text)));
    this.#looks = looks;
    this.#area = area;
    let at = area * 3;
    for (let i = 0; i < this.steps.length; ++i) {
      this.#changes.push(at);
      at += 1 + looks[at] * 4;
      this.#tickets.push(at);
      at += 1 + looks[at];
    }
    Object.freeze(this);
  }

  #check(step) {
    const allowed = `a whole number from 0 to ${this.steps.length - 1}`;
    validate(isWholeBetween(step, 0, this.steps.length - 1), 'bad-argument', 'step', step, allowed);
  }

  picture(step, options = {}) {
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

  #paint({ glyph, fg, bg }, cell, from) {
    glyph[cell] = this.#looks[from];
    fg[cell] = this.#looks[from + 1];
    bg[cell] = this.#looks[from + 2];
  }

  tickets(step) {
    this.#check(step);
    const begin = this.#tickets[step] + 1;
    const count = this.#looks[begin - 1];
    return count ? this.#looks.slice(begin, begin + count) : null;
  }
}
