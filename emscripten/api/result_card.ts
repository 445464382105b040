// The result of a game, as a picture and in words.

import type { ResultCard, ResultCardOptions } from '../cellophane';
import type { ProgramBindings } from './core';
import { switchFrom } from './drawings';
import { unwrap } from './errors';
import { bytesFrom } from './files';
import { namedOf, namesOf, validate } from './validation';
import { frozen } from './values';

const optionNames = namesOf<ResultCardOptions>({
  day: true,
  address: true,
  playLink: true,
  watchLink: true,
  hidesSeed: true,
});

const writableAddress = /^[ -~]{0,200}$/;

/** All options, defaults filled in. */
function optionsFrom(options: unknown): Required<ResultCardOptions> {
  const given = namedOf(options, optionNames, 'bad-argument', 'the result options');
  const text = (name: 'day' | 'address' | 'playLink' | 'watchLink'): string => {
    const value = given[name] ?? '';
    validate(typeof value === 'string', 'bad-argument', name, value, 'a string');
    return value;
  };
  const address = text('address');
  validate(writableAddress.test(address), 'bad-argument', 'address', address, 'at most 200 printable ASCII characters');
  return {
    day: text('day'),
    address,
    playLink: text('playLink'),
    watchLink: text('watchLink'),
    hidesSeed: switchFrom(given, 'hidesSeed', false),
  };
}

/** `seedOf`: the seed of a day; throws if there is no such day. */
export function resultCard(
  core: ProgramBindings,
  file: unknown,
  options: unknown,
  seedOf: (day: string) => string,
): ResultCard {
  const wanted = optionsFrom(options);
  const seed = wanted.day === '' ? '' : seedOf(wanted.day);
  return frozen(unwrap(core.resultCard(bytesFrom(file, 'the recording'), wanted, seed)));
}
