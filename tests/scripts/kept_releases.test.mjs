// The releases in the folder `releases` are what they say, and replay what they made.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { nameOfPacked, sha256, unpacked } from '../../scripts/releases/packed.mjs';
import { identityOf, versionsIn } from '../../web/releases/recording_file.mjs';
import { engineFiles } from '../../web/releases/release_index.mjs';
import { versionsOfEngine } from '../../web/releases/versions.mjs';
import { forged } from '../support/contest.mjs';

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const folder = path('releases');
const names = (await readdir(folder, { withFileTypes: true })).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

const packedOf = (release) => readFile(`${folder}/${release}/${nameOfPacked(release)}`);

/** The engine of a release, from memory alone. */
async function engineOf(release) {
  const { files } = await unpacked(await packedOf(release), release);
  const [script, wasm] = engineFiles.map((name) => files.get(name));
  const { loadCellophane } = await import(`data:text/javascript;base64,${script.toString('base64')}`);
  return loadCellophane({ wasm });
}

/** The rows of a table with tabs between. */
async function rowsOf(file) {
  const [columns, ...rows] = (await readFile(file, 'utf8')).trim().split('\n');
  return rows.map((row) => Object.fromEntries(row.split('\t').map((text, i) => [columns.split('\t')[i], text])));
}

test('1.0.0 is kept', () => assert.ok(names.includes('1.0.0')));

for (const name of names) {
  test(`${name} is the packed file that its papers name, and its engine has its versions`, async () => {
    const bytes = await packedOf(name);
    const { release } = await unpacked(bytes, name);
    const papers = await readFile(`${folder}/${name}/README.md`, 'utf8');
    for (const hash of [sha256(bytes), ...engineFiles.map((file) => release.files[file])])
      assert.ok(papers.includes(hash), `releases/${name}/README.md does not name ${hash}`);
    const { release: own, dungeon, rules, save } = release;
    assert.equal(own, name);
    assert.deepEqual(versionsOfEngine(await engineOf(name)), { release: own, dungeon, rules, save });
  });

  test(`${name} replays its recordings and saves to the state they ended in`, async () => {
    const engine = await engineOf(name);
    const files = path(`tests/golden/releases/${name}`);
    const rows = await rowsOf(`${files}/files.tsv`);
    assert.ok(rows.length >= 3);
    for (const row of rows) {
      const bytes = new Uint8Array(await readFile(`${files}/${row.file}`));
      const { isSave, dungeon, rules } = versionsIn(bytes);
      assert.deepEqual(
        [isSave, dungeon, rules],
        [row.kind === 'save', Number(row.dungeon_version), Number(row.rules_version)],
      );
      const result = engine.verifyRecording(bytes);
      assert.ok(['verified', 'unfinished'].includes(result.status), `${row.file}: ${result.problem}`);
      assert.deepEqual([result.turns, result.deepest, result.seed], [Number(row.turns), Number(row.deepest), row.seed]);
      const game = engine.loadGame(bytes);
      assert.equal(game.stateHash(), row.state, row.file);
      game.dispose();
      // A recording that was tampered with is tampered with to its own engine, not of another version.
      const spoilt = forged(isSave ? engine.openReplay(bytes).takeOver().replay() : bytes, (changed) => {
        changed[changed.length - 30] ^= 1;
      });
      if (!isSave) {
        assert.notEqual(identityOf(spoilt), identityOf(bytes));
        assert.equal(engine.verifyRecording(spoilt).status, 'tampered', row.file);
      }
    }
  });
}
