// The native program in a real terminal: tmux holds the other end.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { letterOfDarts, lineToThrowAlong } from '../support/open_line.mjs';

const program = process.env.CELLOPHANE_PROGRAM ?? fileURLToPath(new URL('../../build/native/cellophane', import.meta.url));
/** A dying server must not be taken for a new one: each has a name of its own. */
let servers = 0;
let socket = '';

let folder;
before(() => {
  assert.ok(existsSync(program), `${program} is there`);
  folder = mkdtempSync(join(tmpdir(), 'cellophane-terminal-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => { try { tmux('kill-server'); } catch { /* nobody has begun */ } });

const tmux = (...words) => execFileSync('tmux', ['-L', socket, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The program in a terminal of its own; afterwards a line says that it has ended, and how. */
function begin(words, { columns = 100, rows = 34 } = {}) {
  socket = `cellophane-test-${process.pid}-${++servers}`;
  const line = `cd '${folder}' && XDG_DATA_HOME='${folder}' XDG_CONFIG_HOME='${folder}' '${program}' ${words}; echo "ended with $?"; sleep 60`;
  tmux('-f', '/dev/null', 'new-session', '-d', '-x', String(columns), '-y', String(rows), line);
}

const screen = () => tmux('capture-pane', '-p').split('\n');
const press = (...keys) => tmux('send-keys', ...keys);

async function until(question, what) {
  const end = Date.now() + 10_000;
  while (!question(screen().join('\n'))) {
    if (Date.now() > end) assert.fail(`In vain waited until ${what}:\n${screen().join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const shown = (pattern) => until((text) => pattern.test(text), `the screen shows ${pattern}`);

test('a game in a terminal: steps, the pack, a save, and the same game again', async () => {
  begin('play --seed 12 --still');
  await shown(/Depth: 1/);
  const lines = screen();
  assert.ok(lines.slice(3, 32).some((line) => line.slice(21).includes('@')), lines.join('\n'));
  press('z', 'z', 'z');
  press('i');
  await shown(/Your pack/);
  press('Escape');
  await until((text) => !/Your pack/.test(text), 'the pack is closed');
  press('S');
  await shown(/Yes \(y\)/);
  press('y');
  await shown(/turn 3\.[\s\S]*Saved in[\s\S]*ended with 0/);
  assert.deepEqual(readdirSync(folder).filter((name) => name.endsWith('.clph')), ['cellophane-12.clph']);
  tmux('kill-server');
  begin('play --load cellophane-12.clph --still');
  await shown(/Depth: 1/);
  press('~');
  await shown(/turn 3/);
});

test('a window that is closed keeps the game, and Ctrl-C does not', async () => {
  begin('play --seed 77 --still');
  await shown(/Depth: 1/);
  press('z', 'z', 'z', '~');
  await shown(/turn 3/);
  tmux('kill-server');
  const saved = join(folder, 'cellophane-77.clph');
  for (const end = Date.now() + 10_000; !existsSync(saved) && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 50));
  begin('play --load cellophane-77.clph --still');
  await shown(/Depth: 1/);
  press('~');
  await shown(/turn 3/);
  press('Escape', 'z', '~');
  await shown(/turn 4/);
  press('C-c');
  await shown(/turn 4\.[\s\S]*ended with 0/);
  begin('play --load cellophane-77.clph --still');
  await shown(/Depth: 1/);
  press('~');
  await shown(/turn 3/);
  press('C-c');
  await shown(/ended with 0/);
  rmSync(saved);
});

test('the title leads to a new game, to one that was saved, and out again', async () => {
  begin('play --still');
  await shown(/New Game \(n\)/);
  assert.ok(/Continue \(c\)/.test(screen().join('\n')), 'the game of the folder can be gone on with');
  press('c');
  await shown(/Depth: 1/);
  press('S');
  await shown(/Yes \(y\)/);
  press('y');
  await shown(/New Game \(n\)/);
  press('p', 's');
  await shown(/Seed, a number or a word/);
  press('4', '2', 'Enter');
  await shown(/Depth: 1/);
  press('~');
  await shown(/Dungeon 42/);
  press('Q');
  await shown(/Yes \(y\)/);
  press('y');
  await shown(/You have had enough/);
  press('C-c');
  await shown(/ended with 0/);
});

test('the mouse and the arrows reach the program through the terminal', async () => {
  begin('play --seed 12 --still');
  await shown(/Depth: 1/);
  // A press and its release on the button that rests, as a terminal reports them (SGR).
  const column = screen()[33].indexOf('Rest') + 1;
  press('-l', `\x1b[<0;${column};34M\x1b[<0;${column};34m`);
  press('~');
  await shown(/turn 1/);
  press('Enter', 'Up');
  press('Escape');
  press('?');
  await shown(/Any key goes back/);
});

test('what is thrown is seen flying all the way, though the player has thought about it', async () => {
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const picture = () => tmux('capture-pane', '-p', '-e');
  begin('play --seed 1');
  await shown(/Depth: 1/);
  // To where nothing else moves.
  let line = null;
  for (let i = 0; i < 60 && !line; ++i) {
    press('x', 'x');
    await pause(100);
    press('Escape');
    await pause(100);
    line = lineToThrowAlong(screen());
    const before = line && picture();
    await pause(150);
    if (line && picture() !== before) line = null;
  }
  assert.ok(line, 'there is a line to throw along');
  press('t');
  await shown(/Throw what\?/);
  press(letterOfDarts(screen()));
  press(...Array(line.cells).fill(line.key));
  await shown(/Throw a dart where\?/);
  await pause(1500);
  press('Enter');
  const seen = new Set();
  for (const end = Date.now() + 600; Date.now() < end; await pause(5)) seen.add(picture());
  assert.ok(seen.size > line.cells / 2, `${seen.size} pictures of ${line.cells} cells`);
});

test('a terminal that is too small is told how large it has to be', async () => {
  begin('play --seed 12', { columns: 80, rows: 24 });
  await shown(/100 x 34[\s\S]*ended with 2/);
});
