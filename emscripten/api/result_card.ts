// The result of a game, as a picture and in words.

import type { ResultCard, ResultCardOptions } from '../cellophane';
import type { ProgramBindings } from './core';
import { switchFrom } from './drawings';
import { unwrap } from './errors';
import { bytesFrom } from './files';
import { listFrom, namedOf, namesOf, validate } from './validation';
import { frozen } from './values';

const optionNames = namesOf<ResultCardOptions>({
  day: true,
  address: true,
  playLink: true,
  watchLink: true,
  code: true,
  hidesSeed: true,
});

const writableAddress = /^[ -~]{0,200}$/;

/** The sides that QR codes have: 21, 25 and so on. */
const isSide = (count: number): boolean => count >= 21 && count <= 177 && count % 4 === 1;

function codeFrom(given: unknown): readonly string[] {
  if (given === undefined) return [];
  const rows = listFrom(given, 'bad-argument', 'code') ?? [];
  const isRow = (row: unknown): row is string =>
    typeof row === 'string' && row.length === rows.length && /^[#.]*$/.test(row);
  const allowed =
    'the rows of a QR code, 21, 25 and so on up to 177, each with as many signs, # for dark and . for bright';
  validate(isSide(rows.length) && rows.every(isRow), 'bad-argument', 'code', given, allowed);
  return rows;
}

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
    code: codeFrom(given.code),
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
