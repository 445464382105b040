// Catalogs in parts, as the recipes of docs/catalog.md have them made.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const program =
  process.env.CELLOPHANE_PROGRAM ?? fileURLToPath(new URL('../../build/native/cellophane', import.meta.url));
const recipe = (name) => fileURLToPath(new URL(`../../docs/catalog/${name}`, import.meta.url));

let folder;
let whole;
let env;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'cellophane-shards-'));
  mkdirSync(join(folder, 'bin'));
  symlinkSync(program, join(folder, 'bin', 'cellophane'));
  env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  whole = execFileSync(program, ['catalog', '--seeds', '1..20'], { maxBuffer: 2 ** 28 });
});
after(() => rmSync(folder, { recursive: true, force: true }));

const merged = (parts) => Buffer.concat(parts.map((name) => readFileSync(join(folder, name))));

test('the workers of the Kubernetes job write parts that are together the whole catalogue', () => {
  const manifest = readFileSync(recipe('kubernetes_job.yaml'), 'utf8');
  const templates = [...manifest.matchAll(/^ +- (--.*)$/gm)].map(([, argument]) => argument);
  assert.equal(templates.length, 5);
  const completions = Number(/completions: (\d+)/.exec(manifest)[1]);
  assert.ok(templates.includes(`--shard=$(JOB_COMPLETION_INDEX)/${completions}`), 'as many parts as completions');
  for (const index of ['0', '1']) {
    const filledIn = templates.map((template) =>
      template
        .replaceAll('$(JOB_COMPLETION_INDEX)', index)
        .replace('1..1000000', '1..20')
        .replace(`/${completions}`, '/2')
        .replace('/catalog/', `${folder}/`),
    );
    execFileSync('cellophane', ['catalog', ...filledIn], { env });
  }
  assert.ok(merged(['part-0.csv', 'part-1.csv']).equals(whole));
});

test('the tasks of the Slurm array write parts that are together the whole catalogue', () => {
  const parts = join(folder, 'slurm');
  mkdirSync(parts);
  // An array may begin with any number.
  for (const task of [5, 6, 7])
    execFileSync(recipe('slurm_array.sh'), ['1..20', parts], {
      env: { ...env, SLURM_ARRAY_TASK_ID: `${task}`, SLURM_ARRAY_TASK_MIN: '5', SLURM_ARRAY_TASK_COUNT: '3' },
    });
  assert.ok(merged([0, 1, 2].map((part) => `slurm/part-${part}.csv`)).equals(whole));
});

test('GNU parallel makes parts that are together the whole catalogue', (t) => {
  // Null in Node 20 where there is no such program.
  const { stdout } = spawnSync('parallel', ['--version'], { encoding: 'utf8' });
  if (!stdout?.startsWith('GNU parallel')) return t.skip('GNU parallel is not installed');
  const page = readFileSync(recipe('../catalog.md'), 'utf8');
  const line = /^seq 0 99 \| parallel .*$/m.exec(page)[0];
  const tried = line.replace('seq 0 99', 'seq 0 6').replace('{}/100', '{}/7').replace('1..1000000', '1..20');
  const parts = join(folder, 'parallel');
  mkdirSync(parts);
  execFileSync('bash', ['-c', `${tried} && cat $(ls -v part-*.csv) > all.csv`], { cwd: parts, env });
  assert.ok(merged(['parallel/all.csv']).equals(whole));
});
