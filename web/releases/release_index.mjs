// The index of the releases that are kept beside the page (v/index.json), read as a stranger's text: what does not fit is
// refused by its name. The build writes it, and the page and the package read it.

/** What a release is called: it is the name of its folder. */
const nameShape = /^\d{1,4}\.\d{1,4}\.\d{1,4}(-[0-9a-z]{1,20}(\.[0-9a-z]{1,20}){0,3})?$/;
const hashShape = /^[0-9a-f]{64}$/;
const dateShape = /^\d{4}-\d{2}-\d{2}$/;
const pathShape = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const largestVersion = 1_000_000;
const mostReleases = 1000;
const mostFiles = 1000;

/** The engine for programs, of every release that is kept. */
export const engineFiles = ['engine/cellophane.mjs', 'engine/cellophane.wasm'];

export class BadIndex extends Error {
  constructor(message) {
    super(message);
    this.name = 'BadIndex';
  }
}

/** Whether a text can be the name of a release. */
export const isReleaseName = (name) => typeof name === 'string' && nameShape.test(name);

/** Whether a text is the path of a file below the folder of its release. */
const isPath = (path) => path.length <= 200 && pathShape.test(path);

/** Any value, for a sentence. */
function shown(value) {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function filesFrom(given, where) {
  if (!isObject(given))
    throw new BadIndex(`${where}: files is ${shown(given)}; allowed: an object of paths with hashes.`);
  const files = Object.entries(given);
  if (files.length > mostFiles)
    throw new BadIndex(`${where} has ${files.length} files; allowed: at most ${mostFiles}.`);
  for (const [path, hash] of files) {
    if (!isPath(path))
      throw new BadIndex(
        `${where}: ${shown(path)} is no path of a file; allowed: names with slashes between, inside its folder.`,
      );
    if (typeof hash !== 'string' || !hashShape.test(hash))
      throw new BadIndex(`${where}: the hash of ${path} is ${shown(hash)}; allowed: SHA-256 in 64 digits from 0 to f.`);
  }
  for (const path of engineFiles)
    if (!Object.hasOwn(given, path))
      throw new BadIndex(`${where} lacks ${path}, the engine that replays its recordings.`);
  return Object.fromEntries(files);
}

/** A release as an index tells of it, checked. `where`: what it is called in errors. Throws BadIndex. */
export function releaseFrom(given, where = 'release.json') {
  if (!isObject(given)) throw new BadIndex(`${where} is ${shown(given)}; allowed: an object.`);
  const { release, dungeon, rules, save, date } = given;
  if (!isReleaseName(release))
    throw new BadIndex(`${where}: release is ${shown(release)}; allowed: a version such as 1.2.3.`);
  const named = `${where}, release ${release}`;
  for (const [name, value] of Object.entries({ dungeon, rules, save }))
    if (!Number.isSafeInteger(value) || value < 1 || value > largestVersion)
      throw new BadIndex(`${named}: ${name} is ${shown(value)}; allowed: a whole number from 1 to ${largestVersion}.`);
  if (typeof date !== 'string' || !dateShape.test(date))
    throw new BadIndex(`${named}: date is ${shown(date)}; allowed: YYYY-MM-DD.`);
  return { release, dungeon, rules, save, date, files: filesFrom(given.files, named) };
}

const partsOf = (name) => {
  const [numbers, ...before] = name.split('-');
  return { numbers: numbers.split('.').map(Number), before: before.join('-') };
};

/** The order of releases: newest first. What comes before a release (1.2.0-rc.1) is older than it. */
export function newestFirst({ release: one }, { release: other }) {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (let i = 0; i < 3; ++i) if (a.numbers[i] !== b.numbers[i]) return b.numbers[i] - a.numbers[i];
  if (a.before === b.before) return 0;
  if (!a.before || !b.before) return a.before ? 1 : -1;
  return a.before < b.before ? 1 : -1;
}

/** The releases of an index, newest first. `text`: the file. Throws BadIndex. */
export function releasesFrom(text, where = 'v/index.json') {
  let given;
  try {
    given = JSON.parse(text);
  } catch {
    throw new BadIndex(`${where} is no JSON.`);
  }
  const list = isObject(given) ? given.releases : undefined;
  if (!Array.isArray(list)) throw new BadIndex(`${where} has no list of releases.`);
  if (list.length > mostReleases)
    throw new BadIndex(`${where} has ${list.length} releases; allowed: at most ${mostReleases}.`);
  const releases = list.map((each) => releaseFrom(each, where));
  const names = releases.map(({ release }) => release);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new BadIndex(`${where} names release ${twice} twice.`);
  return releases.sort(newestFirst);
}

/** Whether two releases open each other's links, saves and recordings. */
export const areAlike = (one, other) => one.dungeon === other.dungeon && one.rules === other.rules;

/** The releases that are kept unless more is asked for: each whose dungeon or rules version differs from that of the next
 *  one; the page itself is the next of the last. What came after the page is not kept beside it. `given`: newest first. */
export function releasesToKeep(given, own) {
  const kept = [];
  let next = own;
  for (const release of given) {
    if (release.release !== own.release && newestFirst(release, own) < 0) continue;
    if (!areAlike(release, next)) kept.push(release);
    next = release;
  }
  return kept;
}

/** Whether the page of a release is kept, and not its engine alone. */
export const hasPage = ({ files }) => Object.hasOwn(files, 'index.html');
