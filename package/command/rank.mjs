// cellophane rank: verifies recordings, each by the engine of the rules it names, and ranks their games.

import { readFile, readdir, stat } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { identityOf } from '../releases/recording_file.mjs';
import { openWorker } from '../worker/node.mjs';
import { rankFormats as formats, rankUsage } from './usages.mjs';

class BadWords extends Error {}

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** Packages of this name in a folder of packages, but for this one: npm installs several under names of their own
 *  (npm install cellophane-1.1@npm:cellophane@1.1.0). */
async function packagesIn(folder) {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const place = join(folder, name);
      if (resolve(place) === resolve(packageFolder)) return [];
      const manifest = await readFile(join(place, 'package.json'), 'utf8').catch(() => '{}');
      try {
        return JSON.parse(manifest).name === 'cellophane' ? [place] : [];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
}

async function installedPackages() {
  const folders = [...new Set([dirname(resolve(packageFolder)), resolve('node_modules')])];
  return [...new Set((await Promise.all(folders.map(packagesIn))).flat())];
}

async function filesOf(names) {
  const files = [];
  for (const name of names) {
    const found = await stat(name).catch(() => null);
    if (!found?.isDirectory()) {
      files.push(name);
      continue;
    }
    const inside = (await readdir(name)).filter((each) => each.endsWith('.clph')).sort();
    if (inside.length === 0) throw new BadWords(`${name} holds no file that ends with .clph.`);
    files.push(...inside.map((each) => join(name, each)));
  }
  return files;
}

async function requestFrom(words) {
  const cores = availableParallelism?.() ?? cpus().length;
  const options = {
    releases: { type: 'string', multiple: true, default: [] },
    format: { type: 'string', default: 'table' },
    jobs: { type: 'string', default: String(cores) },
  };
  let given;
  try {
    given = parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new BadWords(error.message);
  }
  const { positionals, values } = given;
  if (positionals.length === 0) throw new BadWords('Which recordings? Name files or folders.');
  if (!formats.includes(values.format))
    throw new BadWords(`--format is ${JSON.stringify(values.format)}; allowed: ${formats.join(', ')}.`);
  if (values.releases.includes('')) throw new BadWords('--releases is empty; give a folder or an address.');
  const jobs = /^[1-9]\d{0,2}$/.test(values.jobs) ? Number(values.jobs) : 0;
  if (jobs < 1 || jobs > 256) throw new BadWords(`--jobs is ${JSON.stringify(values.jobs)}; allowed: 1 to 256.`);
  return { files: await filesOf(positionals), releases: values.releases, format: values.format, jobs };
}

/** Recordings are far smaller; what is no file may never end. */
const mostBytes = 64_000_000;

async function bytesOf(name) {
  const found = await stat(name);
  if (!found.isFile()) throw new Error('it is neither a file nor a folder.');
  if (found.size > mostBytes) throw new Error(`its ${found.size} bytes are too many for a recording.`);
  return readFile(name);
}

const unreadable = (problem) => ({ status: 'unreadable', problem, fingerprint: null });

/** Replays files in workers; returns each with what it proves and what game it is. */
async function verified(files, { jobs, releases }) {
  const left = [...files.entries()];
  const answers = [];
  const work = async () => {
    const worker = await openWorker({ releases });
    try {
      for (let entry = left.shift(); entry; entry = left.shift()) {
        const [i, file] = entry;
        const bytes = await bytesOf(file).catch((error) => error);
        answers[i] =
          bytes instanceof Error
            ? { file, identity: null, result: unreadable(`It cannot be read: ${bytes.message}`) }
            : { file, identity: identityOf(bytes), result: await worker.verifyRecording(bytes) };
      }
    } finally {
      worker.dispose();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, files.length) }, work));
  return answers;
}

const order = ['verified', 'unfinished', 'tampered', 'other-version', 'unreadable'];

/** What cannot be seen in a name becomes visible. */
const plain = (text) =>
  text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => `\\u{${sign.codePointAt(0).toString(16)}}`);

/** Leaves of files that hold the same game one: the first, unless a later one is in better order. */
function withoutDuplicates(all, tell) {
  const best = new Map();
  for (const each of all) {
    const known = best.get(each.identity);
    if (!known || order.indexOf(each.result.status) < order.indexOf(known.result.status)) best.set(each.identity, each);
  }
  return all.filter((each) => {
    const kept = best.get(each.identity);
    if (each.identity === null || kept === each) return true;
    tell(`${plain(each.file)} is the same recording as ${plain(kept.file)}. It counts once.\n`);
    return false;
  });
}

function tableOf(ranked, all) {
  const lines = [];
  let contest = null;
  for (const { index, place, contest: own, mixture, beginning } of ranked) {
    if (place === null) continue;
    const { file, result } = all[index];
    if (own !== contest) {
      lines.push(...(contest === null ? [] : ['']), own, ...(mixture === null ? [] : [mixture]));
      lines.push('rank     score  depth    turns  end, file');
      contest = own;
    }
    const columns = [String(place).padStart(4), String(result.score).padStart(10), String(result.deepest).padStart(7)];
    const version = `version ${result.dungeonVersion}.${result.rulesVersion}`;
    const about = [plain(file), version, ...(beginning ? [plain(beginning)] : [])].join(', ');
    lines.push(`${columns.join('')}${String(result.turns).padStart(9)}  ${result.end} (${about})`);
  }
  const others = ranked.filter(({ place }) => place === null);
  if (others.length > 0) lines.push(...(contest === null ? [] : ['']), 'Not ranked');
  for (const { index, problem } of others)
    lines.push(`${all[index].result.status}: ${plain(all[index].file)}: ${plain(problem ?? '')}`);
  return `${lines.join('\n')}\n`;
}

export async function rank(words) {
  try {
    const { files, releases, format, jobs } = await requestFrom(words);
    const places = [...releases, ...(await installedPackages())];
    const found = await verified(files, { jobs, releases: places });
    const all = withoutDuplicates(found, (line) => process.stderr.write(line));
    const list = all.map(({ file, result }) => ({ file, result }));
    const worker = await openWorker();
    try {
      process.stdout.write(
        format === 'table' ? tableOf(await worker.rankRecordings(list), all) : await worker.rankingText(list, format),
      );
    } finally {
      worker.dispose();
    }
    return all.every(({ result }) => ['verified', 'unfinished'].includes(result.status)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BadWords)) throw error;
    process.stderr.write(`${error.message}\n${rankUsage}`);
    return 2;
  }
}
