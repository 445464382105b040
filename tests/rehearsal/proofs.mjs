// What was played in each release of a rehearsal verifies in its own engine, in Node and on the command line.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { serve } from '../../scripts/serve.mjs';
import { newProject } from '../package/support.mjs';
import { count, countOfSaves, last, promises, rehearsal, releases, siteOf, withPages } from './stage.mjs';

const run = promisify(execFile);
const all = releases.flatMap(({ name }) => promises.get(name).recordings.map((each) => ({ ...each, release: name })));
const saves = releases.flatMap(({ name }) => promises.get(name).saves.map((each) => ({ ...each, release: name })));
const earlier = releases.slice(0, -1);
describe('proofs', () => {
  let server;
  let project;
  before(async () => {
    server = await serve(siteOf(last));
    project = await newProject({ withNpm: true });
  });
  after(async () => {
    server.close();
    await project.remove();
  });

  /** The folder of releases without one of them. */
  async function without(name) {
    const folder = join(project.folder, `without-${name}`);
    await cp(join(siteOf(last), 'games/v'), folder, {
      recursive: true,
      filter: (path) => !path.endsWith(`/v/${name}`),
    });
    const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
    index.releases = index.releases.filter(({ release }) => release !== name);
    await writeFile(join(folder, 'index.json'), JSON.stringify(index));
    return folder;
  }

  /** Each file with what the package makes of it. */
  async function verified(files, places) {
    const { openWorker } = await import(pathToFileURL(join(project.installed, 'worker/node.mjs')).href);
    const left = [...files];
    const found = new Map();
    const work = async () => {
      const worker = await openWorker({ releases: places });
      try {
        for (let each = left.shift(); each; each = left.shift())
          found.set(each.file, await worker.verifyRecording(each.bytes));
      } finally {
        worker.dispose();
      }
    };
    await Promise.all([work(), work()]);
    return found;
  }

  async function rank(...words) {
    const options = { cwd: project.folder, maxBuffer: 1e9 };
    try {
      const { stdout } = await run('npx', ['--no-install', 'cellophane', 'rank', ...words], options);
      return { status: 0, stdout };
    } catch ({ code, stdout }) {
      return { status: code, stdout };
    }
  }

  test('the releases differ in what was promised', () => {
    assert.equal(releases.length, 4);
    const kinds = new Set(releases.map(({ versions }) => `${versions.dungeon}.${versions.rules}`));
    assert.equal(kinds.size, 4);
    // Rules alone do not change how a game begins.
    const first = withPages.map(({ name }) => promises.get(name).links[0].state);
    assert.equal(new Set(first).size, withPages.length);
  });

  test('Node: every recording and save ends as in its own release', async (t) => {
    const found = await verified([...all, ...saves], [`${server.url}games/v`]);
    for (const { file, result } of all) assert.deepEqual(found.get(file), result, file);
    for (const { file, turns } of saves) {
      const { status, turns: told, problem } = found.get(file);
      assert.deepEqual([status, told, problem], ['unfinished', turns, ''], file);
    }
    assert.equal(found.size, releases.length * (count + countOfSaves));
    t.diagnostic(`${all.length} recordings and ${saves.length} saves of ${releases.length} releases`);
  });

  test('Node: of a release that is missing, each recording is named, and none is taken for another', async (t) => {
    for (const { name, versions } of earlier) {
      const mine = all.filter(({ release }) => release === name);
      const found = await verified(mine, [await without(name)]);
      for (const { file } of mine) {
        const { status, problem } = found.get(file);
        assert.equal(status, 'other-version', file);
        assert.match(
          problem,
          new RegExp(
            `No release with dungeon version ${versions.dungeon} and rules version ${versions.rules} is kept here\\.$`,
          ),
        );
      }
      t.diagnostic(`without ${name}: ${mine.length} of ${mine.length} named`);
    }
  });

  test('command line: rank verifies all, and names those of a missing release', async (t) => {
    const folder = join(rehearsal, 'promises/recordings');
    const rows = async (place, status) => {
      const answer = await rank(folder, '--releases', place, '--format', 'json', '--jobs', '2');
      assert.equal(answer.status, status);
      return JSON.parse(answer.stdout);
    };
    const complete = await rows(`${server.url}games/v`, 0);
    const byFile = new Map(complete.map((row) => [row.file.split('/').at(-1), row]));
    for (const { file, result } of all) {
      const { status, score, turns, rules_version: rules, dungeon_version: dungeon } = byFile.get(file);
      assert.deepEqual(
        [status, score, turns, rules, dungeon],
        ['verified', result.score, result.turns, result.rulesVersion, result.dungeonVersion],
        file,
      );
    }
    t.diagnostic(`${byFile.size} recordings ranked`);
    const gone = earlier.at(-1);
    const left = await rows(await without(gone.name), 1);
    const unproven = left.filter(({ status }) => status !== 'verified');
    assert.equal(unproven.length, count);
    for (const { file, status, rank: place } of unproven) {
      assert.ok(file.split('/').at(-1).startsWith(`${gone.name}-`), file);
      assert.deepEqual([status, place], ['other-version', null]);
    }
    t.diagnostic(`without ${gone.name}: ${unproven.length} named`);
  });
});
