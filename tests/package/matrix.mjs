// Tries the tarball of the package in runtimes, bundlers, frameworks and compilers, each in a project of its own in a
// temporary folder, and writes what came of it, with the versions, to docs/measurements/package_matrix.md. By hand, after
// `npm run package`, for it installs all of them from the registry:
//   node tests/package/matrix.mjs [WORDS...]     only rows with one of the words in their names; others stay as written

import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '../../scripts/serve.mjs';
import { goldenLevels } from '../wasm/golden.mjs';
import { openBrowser } from '../web/browser.mjs';
import { rows } from './matrix_rows.mjs';
import { root, tarball } from './support.mjs';

const run = promisify(execFile);
const [known] = goldenLevels().filter(({ style, depth }) => style === 'brogue' && Number(depth) < 6);
const words = process.argv.slice(2);
const wanted = rows(known).filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (wanted.length === 0) throw new Error(`No row has one of these words in its name: ${words.join(', ')}.`);

/** The first line that says something of what went wrong. */
const reasonOf = ({ message, stderr, stdout }) => {
  const lines = `${stderr ?? ''}\n${stdout ?? ''}\n${message}`.split('\n').map((line) => line.trim());
  return (lines.find((line) => /error|cannot|not found/i.test(line)) ?? message)
    .replaceAll(/\S*cellophane-matrix-\w+\//g, '')
    .slice(0, 160);
};

const host = await openBrowser();

/** What a page says, once all games in it can be played: the hash of the level dug by its script, and that of its map. */
async function lookAt(url) {
  // Without the policy that serve.mjs sends: that of the page's own tests.
  const page = await host.browser.newPage({ bypassCSP: true });
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  try {
    await page.goto(url);
    await page.waitForFunction(
      () =>
        window.hash !== undefined &&
        document.querySelector('cellophane-map')?.level &&
        [...document.querySelectorAll('cellophane-game')].every(({ game }) => game),
      null,
      { timeout: 30_000 },
    );
    return await page.evaluate(() => [window.hash, document.querySelector('cellophane-map').level.hash].join(' '));
  } catch (error) {
    throw new Error(complaints[0] ?? error.message, { cause: error });
  } finally {
    await page.close();
  }
}

/** The address at which a server that was started listens. */
const addressOf = (server) =>
  new Promise((resolve, reject) => {
    let told = '';
    server.stdout.on('data', (text) => {
      const [address] = /http:\/\/localhost:\d+/.exec((told += text)) ?? [];
      if (address) resolve(address);
    });
    server.on('exit', () => reject(new Error(`The server ended: ${told}`)));
  });

async function tried({ packages = [], settings = {}, files, steps = [], prints, page, server, scripts = [] }, folder) {
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'somebodys', private: true, type: 'module', ...settings }),
  );
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', tarball, ...packages], { cwd: folder });
  // The installation scripts of runtimes, which npm leaves out unless it is told.
  for (const script of scripts) if (existsSync(join(folder, script))) await run('node', [script], { cwd: folder });
  const env = { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`, CI: '1' };
  let stdout = '';
  for (const step of steps) ({ stdout } = await run('sh', ['-c', step], { cwd: folder, env, timeout: 300_000 }));
  if (prints && stdout.trim() !== prints) throw new Error(`printed ${stdout.trim().slice(0, 100)}`);
  const both = `${known.hash} ${known.hash}`;
  const expect = (told) => {
    if (told !== both) throw new Error(`dug ${told} instead of ${both}`);
  };
  if (page) {
    const files = await serve(join(folder, page));
    try {
      expect(await lookAt(files.url));
    } finally {
      files.close();
    }
  }
  if (server) {
    const child = spawn('sh', ['-c', `exec ${server.command}`], { cwd: folder, env });
    try {
      const address = await addressOf(child);
      const html = await (await fetch(address)).text();
      if (!html.includes(`on the server: ${known.hash}`)) throw new Error('The server dug no level.');
      expect(await lookAt(address));
    } finally {
      child.kill();
    }
  }
}

async function versionOf(folder, name) {
  const { version } = JSON.parse(await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  return `${name} ${version}`;
}

const table = [];
for (const row of wanted) {
  const folder = await mkdtemp(join(tmpdir(), 'cellophane-matrix-'));
  const shown = (row.shown ?? (row.packages ?? []).map((each) => each.replace(/(.)@.*/, '$1'))).slice(0, 3);
  const result = { name: row.name, versions: '', outcome: 'works' };
  try {
    await tried(row, folder);
    if (row.fails) throw new Error('It works, though it was thought not to.');
  } catch (error) {
    result.outcome = `${row.fails ? 'as expected, not' : 'FAILS'}: ${reasonOf(error)}`;
  }
  const versions = await Promise.all(shown.map((name) => versionOf(folder, name).catch(() => name)));
  result.versions = versions.join(', ') || `Chromium ${host.browser.version()}`;
  table.push(result);
  process.stdout.write(`${result.name} | ${result.versions} | ${result.outcome}\n`);
  await rm(folder, { recursive: true, force: true });
}
await host.close();

const file = join(root, 'docs/measurements/package_matrix.md');
const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').replaceAll('`', "'");
/** The lines of the table by their rows' names. */
const lines = new Map();
for (const line of (await readFile(file, 'utf8').catch(() => '')).split('\n')) {
  const [, name] = /^\| (.*?) +\|/.exec(line) ?? [];
  if (name) lines.set(name, line);
}
for (const { name, versions, outcome } of table)
  lines.set(cell(name), `| ${cell(name)} | ${cell(versions)} | ${cell(outcome)} |`);
const written = rows(known).flatMap(({ name }) => lines.get(cell(name)) ?? []);
await writeFile(
  file,
  `# Where the package was tried

Written by \`node tests/package/matrix.mjs\` from the tarball: every row is a project of its own that installs it. Pages
are opened in Chromium, and both the engine and \`<cellophane-map>\` have to dig the known level. Those of Vite, webpack,
Parcel and the script tag have a \`<cellophane-game>\` too, which has to begin. Rows may be from runs of different days.

| in | versions | outcome |
| --- | --- | --- |
${written.join('\n')}
`,
);
await run(process.execPath, [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--write', file], { cwd: root });
process.exitCode = table.some(({ outcome }) => outcome.startsWith('FAILS')) ? 1 : 0;
