// A copy of the sources with a build folder of its own, where lines can be broken while work goes on.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const place = join(root, 'build/mutants');
export const tree = join(place, 'tree');

/** Runs a program to its end: whether it went well, whether it took too long, and what it wrote. */
export function run(command, words, { cwd = tree, seconds = 3600 } = {}) {
  const done = spawnSync('nice', ['-n', '10', command, ...words], {
    cwd,
    encoding: 'utf8',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 1 << 28,
  });
  const out = `${done.stdout ?? ''}${done.stderr ?? ''}`;
  return { ok: done.status === 0, late: done.error?.code === 'ETIMEDOUT', out };
}

/** Brings the copy up to date; what has not changed keeps its time, so that little is compiled anew. */
export function refreshCopy() {
  mkdirSync(tree, { recursive: true });
  const listed = run('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root }).out;
  const names = listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)));
  for (const name of names) {
    const from = join(root, name);
    const to = join(tree, name);
    if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  const kept = new Set(names);
  const list = join(place, 'names.json');
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const name of before) if (!kept.has(name)) rmSync(join(tree, name), { force: true });
  writeFileSync(list, JSON.stringify(names));
  // The page is built and tested with the packages and the engine that are there.
  mkdirSync(join(tree, 'build'), { recursive: true });
  for (const shared of ['node_modules', 'build/wasm'])
    if (existsSync(join(root, shared)) && !existsSync(join(tree, shared)))
      symlinkSync(join(root, shared), join(tree, shared));
  return names;
}

/** Does something while a line of the copy is broken. */
export function whileBroken(mutant, act) {
  const path = join(tree, mutant.file);
  const whole = readFileSync(path, 'utf8');
  const lines = whole.split('\n');
  lines[mutant.line - 1] = mutant.after;
  try {
    writeFileSync(path, lines.join('\n'));
    return act();
  } finally {
    writeFileSync(path, whole);
  }
}
