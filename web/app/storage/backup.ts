/* A backup: everything that is stored in this browser in one ZIP file, with games and recordings as .clph files that any
   page opens, and a list of them, backup.json. */

import type { Style } from 'cellophane';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { deepest, isOwn, styles, variants } from '../link/dungeon';
import { largestFile } from '../link/replay_code';
import type { Everything, GameFacts, Stored } from './everything';
import { fileName } from './named';
import type { EndedGame } from './store';

const format = 'cellophane backup';
const version = 1;
/** Of a whole backup, unpacked, in bytes: hundreds of long games have less. */
const largestBackup = 200_000_000;

const listName = 'backup.json';
const scoresName = 'high_scores.txt';

/** Whether a file begins as ZIP files do. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

export const backupName = (now: Date): string => `cellophane-backup-${now.toISOString().slice(0, 10)}.zip`;

export function packBackup({ games, recordings, highScores }: Everything, hidesSeed: boolean): Uint8Array {
  const files: Zippable = {};
  const add = <Facts extends EndedGame>(folder: string, list: readonly Stored<Facts>[]) =>
    list.map(({ facts, bytes }, i) => {
      const file = `${folder}/${i + 1}-${fileName(facts, hidesSeed)}`;
      files[file] = bytes;
      return { file, ...facts };
    });
  const list = {
    format,
    version,
    games: add('games', games),
    recordings: add('recordings', recordings),
    high_scores: scoresName,
  };
  files[scoresName] = strToU8(highScores);
  return zipSync({ [listName]: strToU8(`${JSON.stringify(list, null, 2)}\n`), ...files });
}

/** The contents of a backup. Rejects with a sentence what is none, or is spoilt. */
export function unpackBackup(bytes: Uint8Array): Everything {
  const files = unzipped(bytes);
  const list = listIn(files[listName]);
  const fileOf = ({ file }: Row, what: string): Uint8Array => {
    const found = typeof file === 'string' && Object.hasOwn(files, file) ? files[file] : undefined;
    if (!found) throw new Error(`The backup lacks the file of ${what}: ${JSON.stringify(file)}.`);
    if (found.length > largestFile) throw new Error(`${what} has ${found.length} bytes, too many for a game.`);
    return found;
  };
  const scores = list.high_scores === undefined ? undefined : fileOf({ file: list.high_scores }, 'the high scores');
  return {
    games: rowsOf(list, 'games').map((row, i) => ({
      facts: gameFacts(row, `game ${i + 1}`),
      bytes: fileOf(row, `game ${i + 1}`),
    })),
    recordings: rowsOf(list, 'recordings').map((row, i) => ({
      facts: facts(row, `recording ${i + 1}`),
      bytes: fileOf(row, `recording ${i + 1}`),
    })),
    highScores: scores ? strFromU8(scores) : '',
  };
}

type Row = Record<string, unknown>;

function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  const isTooLarge = new Error(
    `Unpacked it has more than ${largestBackup / 1_000_000} MB, which is too large for a backup.`,
  );
  let whole = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        whole += originalSize;
        if (whole > largestBackup) throw isTooLarge;
        return true;
      },
    });
  } catch (error) {
    if (error === isTooLarge) throw error;
    throw new Error('It is not a complete ZIP file.', { cause: error });
  }
}

function listIn(bytes: Uint8Array | undefined): Row {
  if (!bytes) throw new Error(`It is a ZIP file, but no backup of Cellophane: it has no ${listName}.`);
  let list: Row | null = null;
  try {
    list = JSON.parse(strFromU8(bytes)) as Row | null;
  } catch {
    // What is no JSON is no list.
  }
  if (list?.format !== format) throw new Error(`It is no backup of Cellophane: ${listName} does not say so.`);
  if (list.version !== version)
    throw new Error(
      `It is a backup of version ${JSON.stringify(list.version)}; this page reads version ${version}. ` +
        'Open it on the page that made it.',
    );
  return list;
}

function rowsOf(list: Row, name: string): Row[] {
  const rows = list[name];
  if (!Array.isArray(rows) || rows.some((row) => typeof row !== 'object' || row === null))
    throw new Error(`${listName} has no list of ${name}.`);
  return rows as Row[];
}

/** Refuses a fact of a row that no game has. */
function need(row: Row, what: string, name: string, isRight: boolean): void {
  if (!isRight) throw new Error(`${listName}, ${what}: ${name} cannot be ${JSON.stringify(row[name]) ?? 'left out'}.`);
}

const isCount = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function facts(row: Row, what: string): EndedGame {
  const { seed, style, variant, depth, turns, written } = row;
  need(row, what, 'seed', typeof seed === 'string' && /^\d{1,20}$/.test(seed));
  need(row, what, 'style', styles.includes(style as Style));
  const isVariant = (name: unknown) =>
    typeof name === 'string' && (variants.some((one) => one === name) || isOwn(name));
  need(row, what, 'variant', variant === undefined || isVariant(variant));
  need(row, what, 'depth', isCount(depth, 1, deepest));
  need(row, what, 'turns', isCount(turns, 0));
  need(row, what, 'written', isCount(written, 0));
  const game = { seed, style, depth, turns, written };
  return (variant === undefined ? game : { ...game, variant }) as EndedGame;
}

function gameFacts(row: Row, what: string): GameFacts {
  const { id, start } = row;
  need(row, what, 'id', typeof id === 'string' && /^[\w-]{1,40}$/.test(id));
  need(row, what, 'start', isCount(start, 1, deepest));
  return { ...facts(row, what), id, start } as GameFacts;
}
