// WebKit, the engine of every browser on an iPhone, as Debian packs it: WebKitGTK's own small browser on a display of its
// own, driven by W3C WebDriver (https://www.w3.org/TR/webdriver2/).

import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Milliseconds until an answer of the browser is given up. */
const patience = 60_000;

/** WebDriver's code points of keys that write no character, by their names in `KeyboardEvent.key`. */
const signs = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  F5: '\uE035',
  F6: '\uE036',
};

/** Where MiniBrowser may be: Debian puts it into /usr/lib/<architecture>, others into /usr/libexec. */
const folders = () => ['/usr/libexec', ...readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder))];
const programs = {
  Xvfb: () => '/usr/bin/Xvfb',
  xdotool: () => '/usr/bin/xdotool',
  WebKitWebDriver: () => '/usr/bin/WebKitWebDriver',
  MiniBrowser: () =>
    folders()
      .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
      .find(existsSync),
};

/** The required programs that are not installed; empty if WebKit can be started. */
export const missingForWebKit = () => Object.keys(programs).filter((name) => !existsSync(programs[name]() ?? ''));

/** Starts programs in a group of their own, with a folder of their own in `$scratch`, and ends the group and removes the
    folder with this process, however this one ends: a shell waits for the end of its input, which comes even if this is
    killed. What the shell's command writes to descriptor 3 is `told`. */
function startGroup(command, environment) {
  const whole = `trap : TERM
    ${command}
    read -r _
    kill -TERM 0
    wait
    rm -rf "$scratch"
    kill -KILL 0`;
  const shell = spawn('/bin/sh', ['-c', whole], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const told = new Promise((resolve, reject) => {
    shell.stdio[3].once('data', (text) => resolve(String(text).trim()));
    shell.once('error', reject);
    shell.once('exit', () => reject(new Error('The display and the driver of WebKit ended before they were ready.')));
  });
  const ended = new Promise((resolve) => {
    shell.once('exit', resolve);
  });
  told.catch(() => {});
  const end = () => {
    shell.stdin.end();
    return ended;
  };
  return { told, end };
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Sends a command to the driver at an address; an error answer is thrown as an Error with its message. */
async function ask(address, method, path, body) {
  const response = await fetch(`${address}${path}`, {
    method,
    // Debian 13's driver accepts no other type, not even with a charset.
    headers: { 'Content-Type': 'application/json' },
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    signal: AbortSignal.timeout(patience),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

async function whenListening(address) {
  const end = Date.now() + patience;
  for (;;) {
    try {
      if ((await ask(address, 'GET', '/status')).ready) return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  }
}

/** The text of an asynchronous script that calls a function with arguments; yields its result or the error's text. */
const answering = (question) => `const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${question})(...Array.from(arguments).slice(0, -1)))
    .then((value) => done({ value }), (error) => done({ error: [error, error?.stack ?? ''].join(' at ') }));`;

/** A browser with one page: lengths are CSS pixels. */
class WebKitPage {
  constructor(session, display, group) {
    this.session = session;
    this.display = display;
    this.group = group;
    /** The browser's zoom, in steps of a factor of 1.2. */
    this.steps = 0;
  }

  ask(method, path, body) {
    return ask(this.session, method, path, body);
  }
  open(url) {
    return this.ask('POST', '/url', { url });
  }
  address() {
    return this.ask('GET', '/url');
  }
  back() {
    return this.ask('POST', '/back');
  }
  forward() {
    return this.ask('POST', '/forward');
  }
  reload() {
    return this.ask('POST', '/refresh');
  }

  /** The answer of a function in the page, awaited; what it takes and gives must fit into JSON. */
  async evaluate(question, ...given) {
    const { value, error } = await this.ask('POST', '/execute/async', {
      script: answering(String(question)),
      args: given,
    });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  act(type, id, actions) {
    return this.ask('POST', '/actions', { actions: [{ type, id, actions }] });
  }

  /** Presses keys one after the other: characters, names, or chords such as Control+c. */
  press(...keys) {
    const value = (name) => signs[name] ?? name;
    const actions = keys.flatMap((key) => {
      const chord = key.split(/(?<=[^+])\+/).map(value);
      return [
        ...chord.map((one) => ({ type: 'keyDown', value: one })),
        ...chord.reverse().map((one) => ({ type: 'keyUp', value: one })),
      ];
    });
    return this.act('key', 'keyboard', actions);
  }

  point({ x, y }, ...presses) {
    // The driver takes coordinates for pixels of the window, not of the zoomed page.
    const [left, top] = [x, y].map((length) => Math.round(length * 1.2 ** this.steps));
    const move = { type: 'pointerMove', x: left, y: top, duration: 0, origin: 'viewport' };
    return this.act('pointer', 'mouse', [move, ...presses]);
  }

  /** By the mouse: this driver turns touches into a mouse as well. */
  click(spot) {
    return this.point(spot, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
  }
  move(spot) {
    return this.point(spot);
  }

  /** Chooses files in a file input. */
  async choose(selector, ...files) {
    const element = await this.ask('POST', '/element', { using: 'css selector', value: selector });
    await this.ask('POST', `/element/${Object.values(element)[0]}/value`, { text: files.join('\n') });
  }

  /** Resizes the window so that the page has this size or the least possible one: a window of this browser is at least
      447 pixels wide. Returns the size of the page. */
  async resize(width, height) {
    const inner = () => this.evaluate(() => [innerWidth, innerHeight]);
    const outer = await this.ask('GET', '/window/rect');
    const [w, h] = await inner();
    await this.ask('POST', '/window/rect', { width: width + outer.width - w, height: height + outer.height - h });
    return inner();
  }

  /** Zooms the page to the nearest of the browser's own steps, each a factor of 1.2. The keys are pressed on the
      display, for WebDriver's keys reach the page only. */
  async zoom(percent) {
    const width = () => this.evaluate(() => innerWidth);
    const steps = Math.round(Math.log(percent / 100) / Math.log(1.2));
    const more = steps - this.steps;
    if (more === 0) return;
    const wanted = (await width()) / 1.2 ** more;
    const keys = Array(Math.abs(more)).fill(more < 0 ? 'ctrl+minus' : 'ctrl+plus');
    await run(
      'xdotool',
      ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus', '--sync', 'key', ...keys],
      { env: { ...process.env, DISPLAY: this.display } },
    );
    this.steps = steps;
    const end = Date.now() + patience;
    while (Math.abs((await width()) - wanted) > 2) if (Date.now() > end) throw new Error('The browser does not zoom.');
  }

  async screenshot() {
    return Buffer.from(await this.ask('GET', '/screenshot'), 'base64');
  }

  async close() {
    await this.ask('DELETE', '').catch(() => {});
    await this.group.end();
  }
}

/** A browser with an empty page and storage of its own, in a window of so many pixels. Its processes end with `close`, or
    when this process ends. */
export async function openWebKit({ width = 1280, height = 800, deviceScale = 1 } = {}) {
  const missing = missingForWebKit();
  if (missing.length) throw new Error(`Missing for WebKit: ${missing.join(', ')}.`);
  const scratch = await mkdtemp(join(tmpdir(), 'cellophane-webkit-'));
  const port = await freePort();
  const homes = ['HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR'];
  // Xvfb writes its display's number once it is ready; the driver is started after that.
  const group = startGroup(
    `
    mkfifo "$scratch/display"
    Xvfb -displayfd 4 -screen 0 2000x1400x24 -nolisten tcp 4>"$scratch/display" &
    read -r number <"$scratch/display"
    DISPLAY=:$number WebKitWebDriver --port=${port} &
    echo "$number" >&3`,
    {
      scratch,
      ...Object.fromEntries(homes.map((name) => [name, scratch])),
      GDK_BACKEND: 'x11',
      GDK_SCALE: String(deviceScale),
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Only pages of this repository are opened, which need no sandbox; and as root it cannot be had.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  );
  try {
    const display = `:${await group.told}`;
    const driver = `http://127.0.0.1:${port}`;
    await whenListening(driver);
    const { sessionId } = await ask(driver, 'POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: programs.MiniBrowser(),
            args: ['--automation', '--enable-webgl=false'],
          },
        },
      },
    });
    const page = new WebKitPage(`${driver}/session/${sessionId}`, display, group);
    await page.ask('POST', '/timeouts', { script: patience, pageLoad: patience });
    await page.resize(width, height);
    return page;
  } catch (error) {
    await group.end();
    throw error;
  }
}
