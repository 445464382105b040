// Results of games: recordings that are verified and ranked, and the daily dungeons.

import type { DailyCalendar, RankedRecording, VerifiedRecording } from '../cellophane';
import type { LevelBindings, ProgramBindings } from './core';
import { seedFrom, styleFrom, variantFrom } from './dungeons';
import { unwrap } from './errors';
import { bytesFrom } from './files';
import { isWholeBetween, listFrom, namedOf, namesOf, validate, validateInteger, type Fields } from './validation';

type Core = LevelBindings & ProgramBindings;

const resultNames = namesOf<VerifiedRecording>({
  status: true,
  fingerprint: true,
  trail: true,
  seed: true,
  style: true,
  variant: true,
  start: true,
  harmless: true,
  easy: true,
  score: true,
  gold: true,
  lumenstones: true,
  deepest: true,
  turns: true,
  end: true,
  dungeonVersion: true,
  rulesVersion: true,
  problem: true,
});
const numbers = [
  'start',
  'score',
  'gold',
  'lumenstones',
  'deepest',
  'turns',
  'dungeonVersion',
  'rulesVersion',
] as const satisfies readonly (keyof VerifiedRecording)[];
const largest = 2 ** 31 - 1;

/** The end of the year 9999, in milliseconds since 1970. */
const latestTime = 253_402_300_799_999;

export const verifiedRecording = (core: Core, file: unknown): VerifiedRecording =>
  core.verifyRecording(bytesFrom(file, 'the recording'));

/** A checked copy of a result; the core checks its status. */
function resultFrom(core: Core, given: unknown, argument: string): VerifiedRecording {
  const result: Fields = namedOf(given, resultNames, 'bad-argument', argument);
  const check = (good: boolean, name: string, allowed: string) =>
    validate(good, 'bad-argument', `${argument}.${name}`, result[name], allowed);
  for (const name of ['status', 'problem']) check(typeof result[name] === 'string', name, 'a string');
  if (result.status !== 'unreadable') {
    seedFrom(core, result.seed, `${argument}.seed`);
    styleFrom(core, result.style);
    variantFrom(core, result.variant);
    for (const name of numbers) validateInteger(result[name], -largest, largest, 'bad-argument', `${argument}.${name}`);
    for (const name of ['harmless', 'easy']) check(typeof result[name] === 'boolean', name, 'true, false');
    check(typeof result.end === 'string', 'end', 'a string');
    check(result.trail === undefined || result.trail === null || typeof result.trail === 'string', 'trail', 'a string');
  }
  return result as unknown as VerifiedRecording;
}

interface Given {
  names: string[];
  results: VerifiedRecording[];
}

/** What is ranked, as the core takes it. */
function givenFrom(core: Core, recordings: unknown): Given {
  const allowed = 'a list of objects with file and result';
  const list = listFrom(recordings, 'bad-argument', 'the recordings');
  validate(list, 'bad-argument', 'the recordings', recordings, allowed);
  const all = list.map((each, i) => namedOf(each, ['file', 'result'], 'bad-argument', `recordings[${i}]`));
  return {
    names: all.map(({ file }, i) => {
      validate(typeof file === 'string', 'bad-argument', `recordings[${i}].file`, file, 'a string');
      return file;
    }),
    results: all.map(({ result }, i) => resultFrom(core, result, `recordings[${i}].result`)),
  };
}

export function rankedRecordings(core: Core, recordings: unknown): RankedRecording[] {
  const { names, results } = givenFrom(core, recordings);
  return unwrap(core.rankRecordings(names, results));
}

export function rankingText(core: Core, recordings: unknown, format: unknown): string {
  validate(format === 'csv' || format === 'json', 'bad-argument', 'format', format, 'csv, json');
  const { names, results } = givenFrom(core, recordings);
  return unwrap(core.rankingText(names, results, format === 'csv'));
}

/** In seconds. */
function timeFrom(now: unknown): number {
  const allowed = 'milliseconds since 1970, as Date.now() gives them, up to the year 9999';
  validate(isWholeBetween(now, 0, latestTime), 'bad-argument', 'now', now, allowed);
  return Math.floor(now / 1000);
}

export function dailyCalendar(core: Core, runs: unknown, now: unknown, variant: unknown): DailyCalendar {
  validate(typeof runs === 'string', 'bad-argument', 'the lines', runs, 'a string');
  return core.dailyCalendar(runs, timeFrom(now), variantFrom(core, variant).name);
}

export function dailyDates(core: Core, seeds: unknown, now: unknown): (string | null)[] {
  const list = listFrom(seeds, 'bad-argument', 'the seeds');
  validate(list, 'bad-argument', 'the seeds', seeds, 'a list of seeds');
  const read = list.map((seed, i) => seedFrom(core, seed, `seeds[${i}]`));
  return core.dailyDates(read, timeFrom(now));
}
