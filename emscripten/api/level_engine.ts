// The part of an engine that every engine has: seeds and levels.

import type { DescentOptions, LevelOptions, Variant, VariantDepths } from '../cellophane';
import type { LevelBindings } from './core';
import { depthFrom, depthsFrom, levelNames, requestFrom, variantFrom, type LevelRequest } from './dungeons';
import { unwrap } from './errors';
import { coreOf, isOwn, isThing } from './handle';
import { digLevel, levelsOf, openShaft, type LevelMaker } from './level';
import { namedOf, isSwitch, validate } from './validation';
import { frozen } from './values';
import { guard } from './guard';

export class LevelEngine<Core extends LevelBindings, Made extends object> {
  static [isOwn](object: unknown): boolean {
    return isThing(object) && #core in object;
  }

  readonly version: string;
  readonly dungeonVersion: number;
  readonly #core: Core;
  readonly #make: LevelMaker<Core, Made>;

  constructor(core: Core, make: LevelMaker<Core, Made>) {
    const { version, dungeonVersion } = core.about();
    this.version = version;
    this.dungeonVersion = dungeonVersion;
    this.#core = core;
    this.#make = make;
  }

  protected get [coreOf](): Core {
    return this.#core;
  }

  generate(options: LevelOptions): Made {
    const { request, stages } = levelWanted(this.#core, options);
    const allowed = 'false, because this engine does not record how levels are dug';
    validate(!stages, 'bad-argument', 'stages', stages, allowed);
    return frozen(this.#make(this.#core, request, digLevel(this.#core, request)));
  }

  descend(options: DescentOptions): Generator<Made, void, undefined> {
    const given = namedOf(options, levelNames, 'bad-argument', 'the descent options');
    const request = requestFrom(this.#core, given);
    const depths = depthsFrom(variantFrom(this.#core, request.variant), given.depth);
    openShaft(this.#core, request).delete();
    return levelsOf(this.#core, request, depths, this.#make);
  }

  variantDepths(variant: Variant): VariantDepths {
    const { amulet, deepest } = variantFrom(this.#core, variant);
    return frozen({ amulet, deepest });
  }

  seedFromText(text: string): string {
    validate(typeof text === 'string', 'bad-seed', 'the text', text, 'a string');
    // Composed and decomposed accents count as equal.
    return unwrap(this.#core.readSeedOrWord(text.normalize('NFC'))).seed;
  }

  dailySeed(date: string): string {
    const allowed = 'a day of the calendar, written YYYY-MM-DD';
    const shaped = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
    const day = shaped ? new Date(`${date}T00:00:00Z`) : new Date(Number.NaN);
    const real = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
    validate(real, 'bad-argument', 'date', date, allowed);
    return this.#core.seedOfDay(date);
  }
}
guard(LevelEngine, 'engine');

/** The level that the options of `generate` ask for, and whether they ask how it is dug. */
export function levelWanted(core: LevelBindings, options: unknown): { request: LevelRequest; stages: boolean } {
  const given = namedOf(options, [...levelNames, 'stages'], 'bad-argument', 'the level options');
  const dungeon = requestFrom(core, given);
  const request = { ...dungeon, depth: depthFrom(variantFrom(core, dungeon.variant), given.depth) };
  const { stages } = given;
  validate(isSwitch(stages), 'bad-argument', 'stages', stages, 'true, false');
  return { request, stages: stages ?? false };
}
