// Variants of one's own (docs/variants.md).

import type { Variant, VariantProgress, VariantTrialOptions } from '../cellophane';
import type { LevelBindings, ProgramBindings } from './core';
import { styleAndVariant, styleFrom, variantFrom } from './dungeons';
import { unwrap } from './errors';
import { namedOf, namesOf, validate } from './validation';

type Core = LevelBindings & ProgramBindings;

const trialNames = namesOf<VariantTrialOptions>({ variant: true, style: true });

/** The variant of a row in JSON. */
export function variantFromJson(core: Core, json: unknown): Variant {
  validate(typeof json === 'string', 'bad-variant', 'json', json, 'the text of a row, as in docs/variants.md');
  return unwrap(core.variantFromJson(json)).name;
}

const told = (core: Core, variant: unknown): { name: string; json: string } =>
  unwrap(core.variantTold(variantFrom(core, variant).name));
export const variantName = (core: Core, variant: unknown): string => told(core, variant).name;
export const variantJson = (core: Core, variant: unknown): string => told(core, variant).json;

/** Looks at a thousand levels and more, one at each step, until one of them is unfair. */
export function* variantTrial(core: Core, options: VariantTrialOptions): Generator<VariantProgress, void, undefined> {
  const given = namedOf(options, trialNames, 'bad-argument', 'the options of a trial');
  const { name } = variantFrom(core, given.variant);
  const trial = unwrap(core.newVariantTrial(styleAndVariant(styleFrom(core, given.style), name)));
  try {
    while (!trial.done()) {
      const { levels, of, flaw } = unwrap(trial.next());
      yield { levels, of, flaw: flaw === '' ? null : flaw };
    }
  } finally {
    trial.delete();
  }
}
