// The project of a user, empty but for the package, which comes from its tarball as if it had been published.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const root = fileURLToPath(new URL('../..', import.meta.url));
export const packageFolder = process.env.CELLOPHANE_PACKAGE ?? join(root, 'build', 'package');
export const manifest = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
export const tarball = join(dirname(packageFolder), `${manifest.name}-${manifest.version}.tgz`);

/** Installs the package with npm, as users do. */
const install = (folder) =>
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], { cwd: folder });

/** Leaves what npm leaves, in a tenth of the time. */
async function unpack(folder) {
  const installed = join(folder, 'node_modules', manifest.name);
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
}

export async function newProject({ withNpm = false } = {}) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'cellophane-package-')));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'somebodys', private: true, type: 'module' }));
  await (withNpm ? install : unpack)(folder);
  return {
    folder,
    installed: join(folder, 'node_modules', manifest.name),
    write: (name, text) => writeFile(join(folder, name), text),
    /** Runs a module in the project; returns the JSON it prints. Throws if it writes to stderr. */
    async node(text, ...flags) {
      await writeFile(join(folder, 'program.mjs'), text);
      const { stdout, stderr } = await run(process.execPath, [...flags, 'program.mjs'], {
        cwd: folder,
        timeout: 60_000,
      });
      if (stderr !== '') throw new Error(`The program complained: ${stderr}`);
      return JSON.parse(stdout);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
