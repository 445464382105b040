// What scripts/prepare.sh says and does on systems that lack something: the PATH holds stubs of the programs, and the
// shell's own small tools.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/prepare.sh', import.meta.url));
const player = fileURLToPath(new URL('../../emscripten/play.sh', import.meta.url));
const shellTools = [
  'awk',
  'bash',
  'cat',
  'chmod',
  'df',
  'dirname',
  'env',
  'grep',
  'head',
  'mkdir',
  'mktemp',
  'nproc',
  'readlink',
  'rm',
  'sed',
  'sort',
  'tail',
  'touch',
  'tr',
];

const folder = mkdtempSync(join(tmpdir(), 'cellophane-prepare-'));
after(() => rmSync(folder, { recursive: true }));

const plain = join(folder, 'plain');
mkdirSync(plain);
for (const tool of shellTools) {
  const found = process.env.PATH.split(delimiter)
    .map((place) => join(place, tool))
    .find(existsSync);
  if (found) symlinkSync(found, join(plain, tool));
}

/** Stubs of all programs that the module and the page need, for a user without the right to install any. */
const complete = {
  emcc: 'echo 3.1.6',
  cmake: 'echo cmake version 3.25.1',
  ninja: '',
  node: 'echo v18.19.0',
  npm: `case "$1" in
    ci) mkdir -p node_modules && : >node_modules/.package-lock.json ;;
    run) mkdir -p web/dist && : >web/dist/index.html ;;
esac`,
  id: 'echo 1000',
};
/** The same on Debian, as root; apt-get appends its arguments to the file `asked`. */
const root = { ...complete, id: 'echo 0', dpkg: '', 'apt-get': 'echo "apt-get $*" >>asked' };

const without = (programs, ...names) =>
  Object.fromEntries(Object.entries(programs).filter(([name]) => !names.includes(name)));

let systems = 0;

/** A tree with such programs, and functions to run commands in it and to see what they left. */
function system(programs, environment = {}) {
  const tree = join(folder, `system-${++systems}`);
  const bin = join(tree, 'bin');
  for (const place of ['bin', 'scripts', 'emscripten']) mkdirSync(join(tree, place), { recursive: true });
  cpSync(script, join(tree, 'scripts/prepare.sh'));
  cpSync(player, join(tree, 'emscripten/play.sh'));
  writeFileSync(join(tree, 'package-lock.json'), '{}');
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!${join(plain, 'bash')}\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const run = (...command) => {
    const { status, stdout, stderr } = spawnSync(join(plain, 'bash'), command, {
      cwd: tree,
      encoding: 'utf8',
      env: { PATH: `${bin}:${plain}`, HOME: tree, TMPDIR: tree, ...environment },
    });
    return { status, said: stderr, printed: stdout };
  };
  return {
    tree,
    prepare: (...purposes) =>
      run('-c', `set -euo pipefail; echo $$ >shell; . scripts/prepare.sh; prepare ${purposes.join(' ')}`),
    packageFor: (tool) => run('-c', `set -euo pipefail; . scripts/prepare.sh; package_for ${tool}`),
    play: () => run('emscripten/play.sh', '--port', '0'),
    has: (path) => existsSync(join(tree, path)),
    asked: () => (existsSync(join(tree, 'asked')) ? readFileSync(join(tree, 'asked'), 'utf8') : ''),
  };
}

test('on a complete system nothing is installed but the npm modules', () => {
  const { prepare, has, asked } = system(root);
  assert.deepEqual(prepare('wasm', 'page'), { status: 0, said: '', printed: '' });
  assert.equal(asked(), '');
  assert.ok(has('node_modules/.package-lock.json'));
});

test('the module alone needs the npm modules too', () => {
  const { prepare, has } = system(complete);
  assert.deepEqual(prepare('wasm'), { status: 0, said: '', printed: '' });
  assert.ok(has('node_modules/.package-lock.json'));
  const { status, said } = system(without(complete, 'npm')).prepare('wasm');
  assert.equal(status, 1);
  assert.match(said, /^Missing, so nothing was built:\n {2}npm\n/);
});

test('without Emscripten and root rights the script says how to install it', () => {
  const { prepare, has } = system(without(complete, 'emcc'));
  const { status, said } = prepare('wasm', 'page');
  assert.equal(status, 1);
  assert.match(said, /^Missing, so nothing was built:\n {2}Emscripten \(emcc\), 3\.1\.6 or newer\n\n/);
  assert.match(said, /apt-get install emscripten\n/);
  assert.match(said, /emsdk install latest/);
  assert.ok(!has('node_modules'));
});

test('all missing programs are listed at once', () => {
  const { status, said } = system(without(complete, 'emcc', 'cmake', 'ninja', 'node', 'npm')).prepare('wasm', 'page');
  assert.equal(status, 1);
  for (const name of ['Emscripten', 'CMake 3.25', 'Ninja', 'Node 18', 'npm'])
    assert.match(said, new RegExp(`^ {2}${name}`, 'm'));
  assert.match(said, /apt-get install cmake emscripten ninja-build nodejs npm\n/);
});

for (const [name, program, old, wanted] of [
  ['Emscripten', 'emcc', '3.1.5', '3.1.6'],
  ['CMake', 'cmake', '3.18.4', '3.25'],
  ['Node', 'node', '16.20.2', '18'],
]) {
  test(`${name} ${old} is refused as too old, with a source for a newer version`, () => {
    const { status, said } = system({ ...complete, [program]: `echo ${old}` }).prepare('wasm', 'page');
    assert.equal(status, 1);
    assert.ok(said.includes(`  ${name} `) && said.includes(` ${wanted} or newer; `), said);
    assert.ok(said.includes(`/bin/${program} is ${old}, too old\n`), said);
    assert.doesNotMatch(said, /apt-get/);
    assert.match(said, /emsdk install latest|nodejs\.org/);
  });
}

test('newer versions of tools are accepted, whatever their number of digits', () => {
  for (const version of ['3.1.10', '3.1.69-git', '6.0.5'])
    assert.equal(system({ ...complete, emcc: `echo ${version}` }).prepare('wasm').status, 0, version);
});

test('an Emscripten that does not start counts as missing', () => {
  const { status, said } = system({ ...complete, emcc: 'echo "no python" >&2; exit 1' }).prepare('wasm');
  assert.equal(status, 1);
  assert.match(said, /Emscripten .*\/emcc does not start\n/);
});

test('as root, missing programs are installed by apt-get', () => {
  const installed = `${root['apt-get']}
case "$*" in *install*) printf '#!/bin/sh\\necho 3.1.6\\n' >bin/emcc; chmod +x bin/emcc ;; esac`;
  const { prepare, asked } = system({ ...without(root, 'emcc'), 'apt-get': installed });
  const { status, said } = prepare('wasm', 'page');
  assert.deepEqual({ status, said }, { status: 0, said: 'Installing: emscripten node-acorn\n' });
  assert.match(asked(), /^apt-get update .*\napt-get install .* emscripten node-acorn\n$/);
});

test('a failing apt-get fails the script, which says what is missing', () => {
  const { prepare, has } = system({ ...without(root, 'emcc'), 'apt-get': 'echo "E: no such host" >&2; exit 100' });
  const { status, said } = prepare('wasm', 'page');
  assert.equal(status, 1);
  assert.match(said, /E: no such host\napt-get could not install emscripten node-acorn: .* above\.\n.*no network/);
  assert.match(said, /Missing, so nothing was built:\n {2}Emscripten/);
  assert.ok(!has('node_modules'));
});

test('a full disk is named as the cause', () => {
  const { said } = system({
    ...without(root, 'emcc'),
    'apt-get': 'exit 100',
    df: 'echo "Filesystem 1024-blocks Used Available Capacity Mounted"; echo "/dev/a 100000 99000 1000 99% /"',
  }).prepare('wasm');
  assert.match(said, /The disk of \/var is full \(0 MB are free\): make room, and run this again\.\n/);
});

test('modules of a failed npm ci are removed and installed by the next run', () => {
  const { prepare, has } = system({
    ...complete,
    npm: `mkdir -p node_modules/vite
[ -e asked ] || { echo "npm error network" >&2; : >node_modules/.package-lock.json; : >asked; exit 1; }
: >node_modules/.package-lock.json`,
  });
  const { status, said } = prepare('page');
  assert.equal(status, 1);
  assert.match(said, /npm error network\nnpm ci could not install the page's modules from package-lock\.json/);
  assert.ok(!has('node_modules'));
  assert.equal(prepare('page').status, 0);
  assert.ok(has('node_modules/.package-lock.json'));
});

test('modules truncated by a full disk are removed even if npm reports success', () => {
  const { prepare, has } = system({
    ...complete,
    npm: `${complete.npm}; echo "npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write" >&2`,
  });
  const { status, said } = prepare('page');
  assert.equal(status, 1);
  assert.match(said, /no space left on device, write\nnpm ci could not install/);
  assert.ok(!has('node_modules'));
});

test('modules of a killed npm ci are not taken as complete', () => {
  const { prepare, has } = system({
    ...complete,
    npm: `mkdir -p node_modules
[ -e asked ] || { : >asked; kill -KILL "$(cat shell)"; exit; }
: >node_modules/whole`,
  });
  assert.notEqual(prepare('page').status, 0);
  assert.ok(has('node_modules'));
  assert.equal(prepare('page').status, 0);
  assert.ok(has('node_modules/whole'));
});

test('modules that a link leads to are taken if they are those of the lock file, and never installed there', () => {
  const { prepare, tree } = system({ ...complete, npm: ': >asked' });
  const owner = join(tree, 'owner');
  mkdirSync(join(owner, 'node_modules/vite'), { recursive: true });
  symlinkSync(join(owner, 'node_modules'), join(tree, 'node_modules'));
  const mark = join(owner, 'node_modules/.package-lock.json');
  /** The owner's lock file, and whether its modules were installed after it was written. */
  const theirs = (lock, isInstalled) => {
    writeFileSync(join(owner, 'package-lock.json'), lock);
    writeFileSync(mark, '');
    utimesSync(mark, new Date(), new Date(Date.now() + (isInstalled ? 5000 : -5000)));
    // Here the file is newer than any modules, as in a tree that was just checked out.
    utimesSync(join(tree, 'package-lock.json'), new Date(), new Date(Date.now() + 9000));
  };
  theirs('{}', true);
  assert.deepEqual(prepare('page'), { status: 0, said: '', printed: '' });
  for (const [lock, isInstalled] of [
    ['{"other": true}', true],
    ['{}', false],
  ]) {
    theirs(lock, isInstalled);
    const { status, said } = prepare('page');
    assert.equal(status, 1);
    assert.match(
      said,
      /^node_modules is a link to \/.*\/owner\/node_modules, whose modules are not those of package-lock/,
    );
    assert.match(said, /rm node_modules && npm ci\n$/);
  }
  assert.ok(existsSync(mark) && existsSync(join(owner, 'node_modules/vite')));
  assert.ok(!existsSync(join(tree, 'asked')));
});

test('a missing browser named by CHROMIUM is reported, and no other is used or installed', () => {
  const { prepare, asked } = system(root, { CHROMIUM: '/no/such/browser' });
  const { status, said } = prepare('wasm', 'page', 'browser');
  assert.equal(status, 1);
  assert.match(said, /a browser at '\/no\/such\/browser', which the environment variable CHROMIUM names\n/);
  assert.equal(asked(), '');
});

test('a Python without numpy named by PYTHON is reported, and no other is used or installed', () => {
  const withPkgConfig = { ...root, 'pkg-config': '' };
  const { prepare, asked } = system(withPkgConfig, { PYTHON: '/no/such/python3' });
  const { status, said } = prepare('library');
  assert.equal(status, 1);
  assert.match(said, /a Python 3 with numpy at '\/no\/such\/python3', which the environment variable PYTHON names\n/);
  assert.equal(asked(), '');
  assert.equal(system(root).packageFor('numpy').printed, 'python3 python3-numpy\n');
  const named = join(folder, 'named-python');
  writeFileSync(named, `#!${join(plain, 'bash')}\n`);
  chmodSync(named, 0o755);
  assert.equal(system(withPkgConfig, { PYTHON: named }).prepare('library').status, 0);
});

test('pkg-config is installed where it is missing', () => {
  const named = join(folder, 'another-python');
  writeFileSync(named, `#!${join(plain, 'bash')}\n`);
  chmodSync(named, 0o755);
  const { prepare, asked } = system(root, { PYTHON: named });
  assert.equal(prepare('library').status, 1);
  assert.match(asked(), /apt-get install .*pkg-config\n/);
});

/** A cmake that fails if its first argument matches `step`, a shell pattern. */
const cmakeUntil = (step) => `case "$1" in --version) echo 3.25.1 ;; ${step}) exit 1 ;; esac`;
const serving = 'case "$1" in --version) echo v18.19.0 ;; *) echo "served $*" ;; esac';
const broken = {
  'no tools': without(complete, 'emcc'),
  'no modules': { ...complete, npm: 'exit 1' },
  'an engine that cannot be configured': { ...complete, cmake: cmakeUntil('*') },
  'half an engine': { ...complete, cmake: cmakeUntil('--build') },
  'half a page': { ...complete, npm: `${complete.npm}; [ "$1" = ci ]` },
};
for (const [what, programs] of Object.entries(broken)) {
  test(`with ${what} the page is not served`, () => {
    const { play, has } = system({ ...programs, node: serving });
    const { status, printed } = play();
    assert.equal(status, 1);
    assert.doesNotMatch(printed, /served/);
    assert.ok(!has('web/dist'));
  });
}

test('the page is served once it is built', () => {
  const { status, printed } = system({ ...complete, node: serving }).play();
  assert.equal(status, 0);
  assert.match(printed, /served scripts\/serve\.mjs web\/dist --port 0\n$/);
});

for (const [known, shown, wanted] of [
  ['by its name', 'echo "Package: webkitgtk-webdriver"', 'webkitgtk-webdriver'],
  ['by its former name alone, though the new one is referred to', '', 'webkit2gtk-driver'],
])
  test(`the package of WebKit’s driver is the one that apt-cache knows ${known}`, () => {
    const { packageFor } = system({ ...root, 'apt-cache': shown });
    assert.equal(packageFor('webkit').printed, `${wanted}\n`);
  });
