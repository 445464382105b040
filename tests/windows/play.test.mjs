// The program for Windows under Wine, in a terminal, that of tmux. Wine's console draws no control sequences: what is
// seen here is drawn in its sixteen colors (src/tools/system/windows/cell_console.h), and there is no mouse.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';

const program = process.env.CELLOPHANE_PROGRAM;
const wine = process.env.CELLOPHANE_WINE ?? 'wine';
/** Replays what the other has saved. */
const native = process.env.CELLOPHANE_NATIVE;

let folder;
before(() => {
  assert.ok(program && existsSync(program), 'CELLOPHANE_PROGRAM names the program for Windows');
  assert.ok(native && existsSync(native), 'CELLOPHANE_NATIVE names the native program');
  folder = mkdtempSync(join(tmpdir(), 'cellophane-windows-'));
});
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));

let servers = 0;
const sockets = [];
let socket = '';
afterEach(() => {
  for (const name of sockets.splice(0)) {
    try {
      execFileSync('tmux', ['-L', name, 'kill-server'], { stdio: 'ignore' });
    } catch {
      /* it has ended already */
    }
  }
});

const tmux = (...words) =>
  execFileSync('tmux', ['-L', socket, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Starts the program in a terminal of its own; after its end a line shows its exit status. */
function begin(words, { columns = 100, rows = 34 } = {}) {
  socket = `cellophane-windows-${process.pid}-${++servers}`;
  sockets.push(socket);
  const line = `cd '${folder}' && XDG_DATA_HOME='Z:${folder}' '${wine}' '${program}' ${words}; echo "ended with $?"; cat`;
  tmux('-f', '/dev/null', 'new-session', '-d', '-x', String(columns), '-y', String(rows), line);
}

const screen = () => tmux('capture-pane', '-p');
const press = (...keys) => tmux('send-keys', ...keys);

/** Waits until `question` holds of the screen. The limit only ends hopeless waits: no test measures it. */
async function until(question, what) {
  const end = Date.now() + 120_000;
  while (!question(screen())) {
    if (Date.now() > end) assert.fail(`In vain waited until ${what}:\n${screen()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
const shown = (pattern) => until((text) => pattern.test(text), `the screen shows ${pattern}`);

/** The turn that the game in a file has come to, as the native program replays it. */
function turnIn(name) {
  const told = execFileSync(native, ['replay', join(folder, name)], { encoding: 'utf8' });
  return Number(/turn (\d+) of \1,/.exec(told)[1]);
}

test('a game is played, saved, gone on with and replayed by the native program', async () => {
  begin('play --seed 7 --still');
  await shown(/Depth: 1/);
  assert.match(screen().split('\n').slice(3, 32).join('\n'), /@/);
  press('z', 'z', 'z');
  press('i');
  await shown(/Your inventory/);
  press('Escape');
  await until((text) => !/Your inventory/.test(text), 'the pack is closed');
  press('Up', 'Escape', '~');
  await shown(/turn \d/);
  press('Escape');
  press('S');
  await shown(/Yes \(y\)/);
  press('y');
  await shown(/Saved in[\s\S]*ended with 0/);
  const turn = Number(/turn (\d+)\./.exec(screen())[1]);
  assert.ok(turn >= 3, screen());
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes('.clph')),
    ['cellophane-7.clph'],
  );
  assert.equal(turnIn('cellophane-7.clph'), turn);
  tmux('kill-server');
  begin('play --load cellophane-7.clph --still');
  await shown(/Depth: 1/);
  press('z', '~');
  await shown(new RegExp(`turn ${turn + 1}\\D`));
  // Every turn is in the file at once.
  assert.equal(turnIn('cellophane-7.clph'), turn + 1);
  press('Escape', 'S');
  await shown(/Yes \(y\)/);
  press('y');
  await shown(/ended with 0/);
  assert.equal(turnIn('cellophane-7.clph'), turn + 1);
});

test('a game that is being played in one console is refused in another', async () => {
  begin('play --seed 33 --still --save two.clph');
  await shown(/Depth: 1/);
  press('z', '~');
  await shown(/turn 1\D/);
  const first = socket;
  begin('play --load two.clph --still');
  await shown(/"two\.clph" is being played in another terminal\. Save and quit there \(S\)[\s\S]*ended with 2/);
  socket = first;
  press('Escape', 'z', '~');
  await shown(/turn 2\D/);
});

test('in a console that is too small the program says which size it needs', async () => {
  begin('play --seed 12', { columns: 80, rows: 24 });
  await shown(/100 x 34[\s\S]*ended with 2/);
});

test('the title shows the games of the folder and starts a new one', async () => {
  begin('play --still');
  await shown(/New Game \(n\)/);
  assert.match(screen(), /Continue \(c\)/);
  press('c');
  await shown(/Depth: 1/);
  press('?');
  await shown(/How to play/);
});
