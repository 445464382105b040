// PDFs of the package: its entry, and `cellophane pdf`.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import { newProject } from './support.mjs';

const run = promisify(execFile);
let project;
before(async () => {
  project = await newProject();
});
after(() => project.remove());

/** What the command prints as trouble, and its status. */
async function pdf(...words) {
  const command = join(project.installed, 'command/cellophane.mjs');
  return run(process.execPath, [command, 'pdf', ...words], { cwd: project.folder }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  );
}

const opened = async (name) => PDFDocument.load(await readFile(join(project.folder, name)));

test('the command writes what the entry gives', async () => {
  const words = ['--seed', '1729', '--depth', '7', '--cell', '10', '--paper', 'letter', '--for', 'players'];
  assert.deepEqual(await pdf(...words, '--no-key', '--out', 'map.pdf'), { status: 0, stdout: '', stderr: '' });
  const size = await project.node(`
    import { loadCellophane } from 'cellophane';
    import { levelToPdf } from 'cellophane/pdf';
    const level = (await loadCellophane()).generate({ seed: 1729, depth: 7 });
    const bytes = await levelToPdf(level, { cell: 10, paper: 'letter', for: 'players', key: false });
    console.log(JSON.stringify(bytes.length));`);
  assert.equal((await readFile(join(project.folder, 'map.pdf'))).length, size);
  const sheets = (await opened('map.pdf')).getPages();
  assert.deepEqual(
    sheets.map((sheet) => [sheet.getWidth(), sheet.getHeight()]),
    Array(9).fill([792, 612]),
  );
});

test('without a scale it is one sheet, and the key', async () => {
  assert.equal((await pdf('--seed', '5', '--title', 'The pits', '--out', 'sheet.pdf')).status, 0);
  const document = await opened('sheet.pdf');
  assert.equal(document.getTitle(), 'The pits');
  assert.ok(document.getPageCount() >= 2);
});

test('a whole dungeon is one sheet', async () => {
  assert.equal((await pdf('--dungeon', '--seed', '5', '--for', 'players', '--out', 'dungeon.pdf')).status, 0);
  const document = await opened('dungeon.pdf');
  assert.equal(document.getPageCount(), 1);
  assert.equal(document.getTitle(), 'Dungeon 5');
  const sheet = document.getPage(0);
  assert.ok(sheet.getHeight() > sheet.getWidth());
});

test('the command says what is wrong, and what it takes', async () => {
  for (const [words, message] of [
    [[], /--seed is missing/],
    [['--seed', '5'], /--out is missing/],
    [['--seed', '5', '--cell', 'ten', '--out', 'x.pdf'], /--cell is "ten", which is no number/],
    [['--seed', '5', '--cell', '1', '--out', 'x.pdf'], /cell is 1; allowed: millimetres from 2 to 100/],
    [['--seed', '5', '--depth', '41', '--out', 'x.pdf'], /depth is 41/],
    [['--dungeon', '--seed', '5', '--depth', '7', '--out', 'x.pdf'], /--depth does not go with --dungeon/],
    [['--dungeon', '--seed', '5', '--for', 'me', '--out', 'x.pdf'], /--for is "me"/],
    [['--seed', '5', '--colour', '--out', 'x.pdf'], /--colour/],
    [['--seed', '5', '--out', 'no/such/folder/x.pdf'], /cannot be written/],
  ]) {
    const { status, stderr } = await pdf(...words);
    assert.equal(status, 2, words.join(' '));
    assert.match(stderr, message);
    assert.match(stderr, /Usage: cellophane pdf/);
  }
  assert.match((await pdf('--help')).stdout, /^Usage: cellophane pdf/);
});
