// The native program in a real terminal, that of tmux.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { letterOfDarts, lineToThrowAlong } from '../support/open_line.mjs';
import { cellsWritten } from './written.mjs';

const program =
  process.env.CELLOPHANE_PROGRAM ?? fileURLToPath(new URL('../../build/native/cellophane', import.meta.url));
/** Numbers the tmux servers: each has a name of its own, so that a dying one is not taken for the next. */
let servers = 0;
let socket = '';
/** Those that a test has started. */
const sockets = [];

let folder;
before(() => {
  assert.ok(existsSync(program), `${program} is there`);
  folder = mkdtempSync(join(tmpdir(), 'cellophane-terminal-'));
});
// The last terminal may still be writing its files.
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
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

function newServer() {
  socket = `cellophane-test-${process.pid}-${++servers}`;
  sockets.push(socket);
}

/** Starts the program in a terminal of its own; after its end a line shows its exit status. */
function begin(words, { columns = 100, rows = 34 } = {}) {
  newServer();
  const line = `cd '${folder}' && XDG_DATA_HOME='${folder}' XDG_CONFIG_HOME='${folder}' '${program}' ${words}; echo "ended with $?"; cat`;
  tmux('-f', '/dev/null', 'new-session', '-d', '-x', String(columns), '-y', String(rows), line);
}

/** The process that the shell of the terminal has started. */
function programInTerminal() {
  const shell = tmux('display-message', '-p', '#{pane_pid}').trim();
  return readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim().split(' ')[0];
}

/** Waits until a process has ended. */
async function ended(id) {
  const end = Date.now() + 30_000;
  while (existsSync(`/proc/${id}`)) {
    if (Date.now() > end) assert.fail('the program ends');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Has the number of the process that `beginInShell` starts. */
const processFile = () => join(folder, `${socket}.pid`);
const signal = (name) => process.kill(Number(readFileSync(processFile(), 'utf8')), name);

/** The same in a shell with job control. */
function beginInShell(words) {
  newServer();
  tmux('-f', '/dev/null', 'new-session', '-d', '-x', '100', '-y', '34', 'bash --norc --noprofile -i');
  const line = `echo $$ >"${processFile()}"; XDG_DATA_HOME="${folder}" exec "${program}" ${words}`;
  press(`cd '${folder}'; sh -c '${line}'`, 'Enter');
}

const screen = () => tmux('capture-pane', '-p').split('\n');
const press = (...keys) => tmux('send-keys', ...keys);

/** Waits until `question` holds of the screen. The limit only ends hopeless waits: no test measures it. */
async function until(question, what) {
  const end = Date.now() + 30_000;
  while (!question(screen().join('\n'))) {
    if (Date.now() > end) assert.fail(`In vain waited until ${what}:\n${screen().join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until all earlier keys have been handled, by opening and leaving the page of keys. */
async function answered() {
  press('?');
  await shown(/How to play/);
  press('Escape');
  await until((text) => !/How to play/.test(text), 'the page of keys is closed');
}

const shown = (pattern) => until((text) => pattern.test(text), `the screen shows ${pattern}`);

test('a game in a terminal can be played, saved and continued', async () => {
  begin('play --seed 12 --still');
  await shown(/Depth: 1/);
  const lines = screen();
  assert.ok(
    lines.slice(3, 32).some((line) => line.slice(21).includes('@')),
    lines.join('\n'),
  );
  press('z', 'z', 'z');
  press('i');
  await shown(/Your inventory/);
  press('Escape');
  await until((text) => !/Your inventory/.test(text), 'the pack is closed');
  press('S');
  await shown(/Yes \(y\)/);
  press('y');
  await shown(/turn 3\.[\s\S]*Saved in[\s\S]*ended with 0/);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith('.clph')),
    ['cellophane-12.clph'],
  );
  tmux('kill-server');
  begin('play --load cellophane-12.clph --still');
  await shown(/Depth: 1/);
  press('~');
  await shown(/turn 3/);
});

test('closing the terminal keeps the game, and so does Ctrl-C', async () => {
  begin('play --seed 77 --still');
  await shown(/Depth: 1/);
  press('z', 'z', 'z', '~');
  await shown(/turn 3/);
  // The next server has a screen of its own: of this one only the file is left.
  const saved = join(folder, 'cellophane-77.clph');
  const process = programInTerminal();
  tmux('kill-server');
  await ended(process);
  begin('play --load cellophane-77.clph --still');
  await shown(/Depth: 1/);
  press('~');
  await shown(/turn 3/);
  press('Escape', 'z', '~');
  await shown(/turn 4/);
  press('C-c');
  await shown(/turn 4\.[\s\S]*Saved in[\s\S]*ended with 0/);
  assert.equal(turnIn('cellophane-77.clph'), 4);
  rmSync(saved);
});

/** The turn that the game in a file has come to. */
function turnIn(name) {
  const told = execFileSync(program, ['replay', join(folder, name)], { encoding: 'utf8' });
  return Number(/turn (\d+) of \1,/.exec(told)[1]);
}

test('ten games that are killed lose no turn that was shown', async () => {
  beginInShell('play --seed 31 --still --save killed.clph');
  await shown(/Depth: 1/);
  let turn = 0;
  for (let kills = 0; kills < 10; ++kills) {
    const more = 1 + (kills % 4);
    press(...Array(more).fill('z'), '~');
    turn += more;
    await shown(new RegExp(`turn ${turn}\\D`));
    signal('SIGKILL');
    await shown(/Killed/);
    assert.equal(turnIn('killed.clph'), turn);
    beginInShell('play --load killed.clph --still');
    await shown(/Depth: 1/);
  }
  press('~');
  await shown(new RegExp(`turn ${turn}\\D`));
});

test('a setting changed in a game is kept at once', async () => {
  beginInShell('play --seed 31 --still --settings own.txt');
  await shown(/Depth: 1/);
  press('\\');
  await answered();
  signal('SIGKILL');
  await shown(/Killed/);
  assert.match(readFileSync(join(folder, 'own.txt'), 'utf8'), /^plain-colours on$/m);
});

test('every signal that ends the program gives the terminal back and keeps the game', async () => {
  // Those that people or systems send, and one of those for programs.
  for (const name of ['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2', 'SIGALRM', 'SIGIO']) {
    const file = `${name}.clph`;
    beginInShell(`play --seed 32 --still --save ${file}`);
    await shown(/Depth: 1/);
    press('z', 'z', 'z', '~');
    await shown(/turn 3\D/);
    signal(name);
    await shown(new RegExp(`Saved in "${file}"`));
    press('clear; stty -a | grep -c -w -e -icanon -e -echo', 'Enter');
    await shown(/^0$/m);
    assert.equal(tmux('display-message', '-p', '#{cursor_flag}').trim(), '1', `${name}: the cursor is visible`);
    assert.equal(turnIn(file), 3, name);
    tmux('kill-server');
  }
});

test('a fault of the program gives the terminal back', async () => {
  beginInShell('play --seed 32 --still --save fault.clph');
  await shown(/Depth: 1/);
  press('z', 'z', '~');
  await shown(/turn 2\D/);
  signal('SIGSEGV');
  await shown(/Segmentation fault/);
  press('clear; stty -a | grep -c -w -e -icanon -e -echo', 'Enter');
  await shown(/^0$/m);
  assert.equal(turnIn('fault.clph'), 2);
});

test('a game that is being played in one terminal is refused in another', async () => {
  begin('play --seed 33 --still --save two.clph');
  await shown(/Depth: 1/);
  press('z', '~');
  await shown(/turn 1\D/);
  const first = socket;
  for (const words of ['--load two.clph', '--load two.clph --save two.clph', '--seed 3 --save two.clph']) {
    begin(`play ${words} --still`);
    await shown(/"two\.clph" is being played in another terminal\. Save and quit there \(S\)[\s\S]*ended with 2/);
  }
  // A copy is another matter.
  begin('play --load two.clph --save copy.clph --still');
  await shown(/Depth: 1/);
  press('z', 'z', '~');
  await shown(/turn 3\D/);
  press('C-c');
  await shown(/ended with 0/);
  socket = first;
  press('Escape', 'z', '~');
  await shown(/turn 2\D/);
  press('C-c');
  await shown(/ended with 0/);
  assert.deepEqual([turnIn('two.clph'), turnIn('copy.clph')], [2, 3]);
  begin('play --load two.clph --still');
  await shown(/Depth: 1/);
});

test('a file that another program has changed is not written over', async () => {
  const file = join(folder, 'changed.clph');
  begin('play --seed 34 --still --save changed.clph');
  await shown(/Depth: 1/);
  press('z', 'z', '~');
  await shown(/turn 2\D/);
  copyFileSync(join(folder, 'killed.clph'), `${file}.new`);
  renameSync(`${file}.new`, file);
  press('Escape', 'z');
  await shown(/Another program has changed/);
  press('~');
  await shown(/turn 3\D/);
  press('C-c');
  await shown(/Saved in "changed-2\.clph"[\s\S]*ended with 0/);
  assert.deepEqual(readFileSync(file), readFileSync(join(folder, 'killed.clph')));
  assert.equal(turnIn('changed-2.clph'), 3);
});

test('where nothing can be written the player is told, and the game goes on', async () => {
  // No file may have any length, as on a full disk.
  newServer();
  tmux(
    '-f',
    '/dev/null',
    'new-session',
    '-d',
    '-x',
    '100',
    '-y',
    '34',
    `cd '${folder}' && ulimit -f 0 && XDG_DATA_HOME='${folder}' '${program}' play --seed 35 --still --save full.clph; echo "ended with $?"; cat`,
  );
  await shown(/Depth: 1/);
  press('z');
  await shown(/This game is not being kept\./);
  press('z', '~');
  await shown(/turn 2\D/);
  press('C-c');
  await shown(/"full\.clph" cannot be written: File too large[\s\S]*ended with 2/);

  // A folder that is gone and comes back.
  const away = join(folder, 'away');
  mkdirSync(away);
  begin('play --seed 35 --still --save away/back.clph');
  await shown(/Depth: 1/);
  press('z', '~');
  await shown(/turn 1\D/);
  rmSync(away, { recursive: true });
  press('Escape', 'z');
  await shown(/This game is not being kept\./);
  mkdirSync(away);
  press('z');
  await shown(/The game is being kept again\./);
  assert.equal(turnIn('away/back.clph'), 3);
});

test('a file keeps its permissions while its game is played', async () => {
  copyFileSync(join(folder, 'killed.clph'), join(folder, 'private.clph'));
  chmodSync(join(folder, 'private.clph'), 0o600);
  begin('play --load private.clph --still');
  await shown(/Depth: 1/);
  press('z', 'S');
  await shown(/Yes \(y\)/);
  press('y');
  await shown(/Saved in[\s\S]*ended with 0/);
  assert.equal(statSync(join(folder, 'private.clph')).mode & 0o777, 0o600);
});

test('the title leads to a saved game, to a new one and out of the program', async () => {
  begin('play --still');
  await shown(/New Game \(n\)/);
  assert.ok(/Continue \(c\)/.test(screen().join('\n')), 'the game of the folder can be gone on with');
  press('c');
  await shown(/Depth: 1/);
  press('S');
  await shown(/Yes \(y\)/);
  press('y');
  await shown(/New Game \(n\)/);
  press('s');
  await shown(/Seed: a number or a word/);
  press('4', '2', 'Enter');
  await shown(/Rapid: about an hour \(r\)/);
  press('f');
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

test('mouse reports and arrow keys reach the program through the terminal', async () => {
  begin('play --seed 12 --still');
  await shown(/Depth: 1/);
  // A press and release on the button Rest, as a terminal reports them (SGR).
  const column = screen()[33].indexOf('Rest') + 1;
  press('-l', `\x1b[<0;${column};34M\x1b[<0;${column};34m`);
  press('~');
  await shown(/turn 1/);
  press('Enter', 'Up');
  press('Escape');
  press('?');
  await shown(/How to play/);
});

const millisecondsACell = 25;

test('a thrown dart is shown at every cell of its flight, also after a pause', async () => {
  begin('play --seed 1');
  await shown(/Depth: 1/);
  let line = null;
  for (let i = 0; i < 60 && !line; ++i) {
    // Of each two presses the first shows the way, and the second goes at least a step.
    press(...Array(12).fill('x'));
    press('Escape');
    await answered();
    line = lineToThrowAlong(screen());
  }
  assert.ok(line, 'there is a line to throw along');
  press('t');
  await shown(/Throw which item\?/);
  press(letterOfDarts(screen()));
  press(...Array(line.cells).fill(line.key));
  await shown(/Throw a dart:/);
  // Waits for twice the time of the flight.
  await new Promise((resolve) => setTimeout(resolve, 2 * line.cells * millisecondsACell));
  const output = join(folder, 'flight');
  tmux('pipe-pane', `cat >'${output}'`);
  press('Enter');
  /** The cells of the flight on which any sign but floor was written. */
  const seen = () =>
    new Set(
      cellsWritten(existsSync(output) ? readFileSync(output, 'utf8') : '')
        .filter(
          ({ column, row, sign }) => sign !== '·' && line.spots.some(({ x, y }) => x + 21 === column && y + 3 === row),
        )
        .map(({ column, row }) => `${column} ${row}`),
    );
  await until(() => seen().size > line.cells / 2, `a dart is seen on more than half of ${line.cells} cells`);
});

test('in a terminal that is too small the program says which size it needs', async () => {
  begin('play --seed 12', { columns: 80, rows: 24 });
  await shown(/100 x 34[\s\S]*ended with 2/);
});

test('a terminal that becomes too small shows which size is needed and takes no keys until it is large again', async () => {
  begin('play --seed 12 --still');
  await shown(/Depth: 1/);
  tmux('resize-window', '-x', '80', '-y', '20');
  await shown(/at least 100 x 34 characters; this one has 80 x 20/);
  press('s', 's', 'S', 'y');
  tmux('resize-window', '-x', '100', '-y', '34');
  await shown(/Depth: 1[\s\S]*Explore/);
  assert.ok(!/at least 100 x 34/.test(screen().join('\n')), 'the notice is gone');
  press('~');
  await shown(/turn 0/);
  tmux('resize-window', '-x', '80', '-y', '20');
  await shown(/this one has 80 x 20/);
  press('C-c');
  await shown(/turn 0[\s\S]*ended with 0/);
});

test('Ctrl-Z suspends the game and gives the terminal back, and fg goes on with it', async () => {
  beginInShell('play --seed 12 --still');
  await shown(/Depth: 1/);
  for (const suspend of [() => press('C-z'), () => signal('SIGTSTP')]) {
    suspend();
    await shown(/Stopped/);
    assert.equal(tmux('display-message', '-p', '#{cursor_flag}').trim(), '1', 'the cursor is visible');
    press('echo shell is $((40 + 2))', 'Enter');
    await shown(/shell is 42/);
    press('fg', 'Enter');
    await shown(/Depth: 1[\s\S]*Explore/);
    await answered();
  }
  press('C-c');
  await shown(/turn 0/);
});

test('after a stop that cannot be caught the game takes the terminal again', async () => {
  beginInShell('play --seed 12 --still');
  await shown(/Depth: 1/);
  signal('SIGSTOP');
  await shown(/Stopped/);
  press('fg', 'Enter');
  await shown(/Depth: 1[\s\S]*Explore/);
  await answered();
  press('C-c');
  await shown(/turn 0/);
});

test('a pipe in place of the settings is refused at once', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  begin(`play --seed 12 --settings '${join(folder, 'pipe')}'`);
  await shown(/is a pipe, not a file[\s\S]*ended with 2/);
});

test('what takes long says for how long it has been at it', async () => {
  // A recording that does not come until it is wanted.
  const late = join(folder, 'late.clph');
  execFileSync('mkfifo', [late]);
  begin('rank late.clph');
  await shown(/Replaying the recordings: \d+ s/);
  writeFileSync(late, 'no recording');
  await shown(/unreadable: late\.clph[\s\S]*ended with 1/);
  assert.ok(!/Replaying/.test(screen().join('\n')), 'the line is gone');
  // The largest dungeon takes a dozen seconds, and can be stopped.
  begin('map --seed 1 --width 500 --height 500 --format dungeon');
  await shown(/Drawing the map: \d+ s/);
  process.kill(Number(programInTerminal()), 'SIGINT');
  await shown(/ended with 130/);
});
