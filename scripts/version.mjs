// The version of the next release, wherever it stands. package.json has it; all other places follow.
//   node scripts/version.mjs          says which places differ; status 1 if any do
//   node scripts/version.mjs 1.2.3    writes it everywhere
// What CMake, the engine, the page and the package tell of it they take from package.json.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const shape = '\\d+\\.\\d+\\.\\d+';

/** Files, each with what stands around the version there. */
const places = [
  ['package.json', ['"version": "', '",\n  "']],
  [
    'package-lock.json',
    ['"name": "cellophane",\n  "version": "', '"'],
    ['"": {\n      "name": "cellophane",\n      "version": "', '"'],
  ],
  ['mcp/package.json', ['"version": "', '",\n  "'], ['"cellophane": "', '"']],
  ['README.md', ['install ./cellophane-', '.tgz'], ['build/cellophane-', '.tgz']],
  ['docs/tutorial.md', ['./cellophane-', '.tgz']],
  ['docs/mcp.md', ['build/cellophane-', '.tgz'], ['./cellophane-mcp-', '.tgz']],
  ['docs/package.md', ['(`"', '"`, not'], ['not `"^', '"`']],
];

const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const fileOf = (name) => new URL(`../${name}`, import.meta.url);

/** A text with the version in its places. Throws where one of them is not found. */
function withVersion(name, text, around, version) {
  const wanted = new RegExp(`(${escaped(around[0])})${shape}(${escaped(around[1])})`, 'g');
  if (!wanted.test(text))
    throw new Error(`${name} has no version between ${around.map((each) => JSON.stringify(each)).join(' and ')}.`);
  return text.replace(wanted, `$1${version}$2`);
}

export const ownVersion = () => JSON.parse(readFileSync(fileOf('package.json'), 'utf8')).version;

/** The files as they should be: name, text now, text with the version. */
export function filesWith(version) {
  return places.map(([name, ...spots]) => {
    const now = readFileSync(fileOf(name), 'utf8');
    return { name, now, wanted: spots.reduce((text, around) => withVersion(name, text, around, version), now) };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [version = ownVersion(), ...more] = process.argv.slice(2);
  if (more.length > 0 || !new RegExp(`^${shape}$`).test(version)) {
    process.stderr.write('A version is three numbers: node scripts/version.mjs 1.2.3\n');
    process.exit(2);
  }
  const differing = filesWith(version).filter(({ now, wanted }) => now !== wanted);
  const writes = process.argv.length > 2;
  for (const { name, wanted } of differing) {
    if (writes) writeFileSync(fileOf(name), wanted);
    process.stdout.write(`${name}: ${writes ? 'written' : `has another version than ${version}`}\n`);
  }
  if (!writes && differing.length > 0) process.exitCode = 1;
}
