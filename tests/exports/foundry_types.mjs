// Checks the documents of a module for Foundry against the types that the League of Extraordinary Foundry Developers
// publishes: node tests/exports/foundry_types.mjs (after building the module). It takes a connection: the package of
// types is fetched under a fixed version and checksum and is no dependency, because its own dependencies are not published
// as packages. Of those nothing is needed to look at documents.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { loadCellophane } from '../wasm/support.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const name = '@league-of-foundry-developers/foundry-vtt-types';
const releases = [
  {
    version: '13.346.0-beta.20251209192131',
    integrity: 'sha512-fmDGZibARZ2Qjz9xO2GlU42XkUXM8pTp0vWQwyTurZBnpUw6tiPfkIInGHPdbD5WRiaQ7GKauZYCRCaoQRxC0w==',
  },
];

/** The types of numbers that have names in Foundry, by the fields that hold them. */
const named = {
  move: 'WALL_MOVEMENT_TYPES',
  sight: 'WALL_SENSE_TYPES',
  light: 'WALL_SENSE_TYPES',
  sound: 'WALL_SENSE_TYPES',
  door: 'WALL_DOOR_TYPES',
  ds: 'WALL_DOOR_STATES',
  format: 'JOURNAL_ENTRY_PAGE_FORMATS',
  disposition: 'TOKEN_DISPOSITIONS',
  displayName: 'TOKEN_DISPLAY_MODES',
};

/** A value as an expression of TypeScript. Of long lists there is enough to see one of each kind. */
function expression(value, key) {
  if (Array.isArray(value)) {
    const some = key === 'c' ? value : value.filter((_, i) => i % Math.ceil(value.length / 40) === 0);
    return `[${some.map((each) => expression(each)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, each]) => `${name}: ${expression(each, name === 'type' && 'distance' in value ? 'grid' : name)}`)
      .join(', ')} }`;
  const type = key === 'grid' ? 'GRID_TYPES' : named[key];
  return type && typeof value === 'number' ? `${value} as CONST.${type}` : JSON.stringify(value);
}

function adventureOf(archive) {
  const data = Buffer.from(archive);
  const place = data.indexOf('/adventure.json', 0, 'latin1');
  const head = data.lastIndexOf('PK\x03\x04', place, 'latin1');
  const from = head + 30 + data.readUInt16LE(head + 26) + data.readUInt16LE(head + 28);
  return JSON.parse(inflateRawSync(data.subarray(from, from + data.readUInt32LE(head + 18))).toString());
}

const engine = await loadCellophane();
const adventure = adventureOf(engine.foundryModule({ seed: 1729, depth: [7, 7], cell: 4 }));
let failures = 0;
for (const { version, integrity } of releases) {
  const folder = join(root, 'build', `foundry-types-${version}`);
  await mkdir(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder });
  const tarball = join(folder, stdout.trim());
  const sum = createHash('sha512')
    .update(await readFile(tarball))
    .digest('base64');
  if (`sha512-${sum}` !== integrity) throw new Error(`${tarball} is not what it was when this was written.`);
  await run('tar', ['xzf', tarball], { cwd: folder });
  await writeFile(
    join(folder, 'check.mts'),
    `import './package/src/index.d.mts';
// Types of actors are the game system's: the usual ones have "npc".
declare class Npc extends foundry.abstract.TypeDataModel<Record<never, never>, Actor.Implementation> {}
declare module './package/src/configuration/configuration.d.mts' {
  interface DataModelConfig { Actor: { npc: typeof Npc } }
}
export const adventure: Adventure.CreateData = ${expression(adventure)};
// @ts-expect-error A field that there is not is seen.
export const wrong: Adventure.CreateData = { name: 'x', scene: [] };
// @ts-expect-error A wall needs four places.
export const wall: WallDocument.CreateData = { c: [1, 2, 3] };
`,
  );
  const compilerOptions = {
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: [],
    allowImportingTsExtensions: true,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['check.mts'] }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { code = 0, stdout: said } = await run(process.execPath, [tsc, '-p', '.'], {
    cwd: folder,
    maxBuffer: 1 << 26,
  }).catch((error) => error);
  if (code !== 0) ++failures;
  console.log(`${name} ${version}: ${code === 0 ? 'the adventure is one' : said}`);
}
process.exitCode = failures > 0 ? 1 : 0;
