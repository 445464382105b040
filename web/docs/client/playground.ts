/* The playground: code on the left runs in a frame on the right. The frame is made anew for every run, so nothing of the
   run before is left. It is sandboxed: it has an origin of its own, and reaches nothing of this page's. */

import { handedFiles, programOfFrame, type FromFrame, type HandedFile, type ToFrame } from './handed_files';

interface Example {
  id: string;
  title: string;
  code: string;
}

const partOf = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const code = partOf<HTMLTextAreaElement>('code');
const choice = partOf<HTMLSelectElement>('examples');
const live = partOf<HTMLInputElement>('live');
let result = partOf<HTMLIFrameElement>('result');
const problem = partOf('problem');
const stop = partOf<HTMLButtonElement>('stop');

/** Milliseconds without a key before code runs by itself. */
const pause = 400;
/** The frame is asked for a sign of life once a second; after so many questions without an answer it is ended. Looks are
    counted, not time, for the machine may have slept. */
const betweenLooks = 1000;
const patience = 8;
/** Marks in the session: what is written, and whether its last run has come to its end. */
const marks = { code: 'cellophane-playground', running: 'cellophane-playground-running' };

function say(text: string): void {
  problem.textContent = text;
  problem.hidden = text === '';
}

let waiting: ReturnType<typeof setTimeout> | undefined;
/** Whether this page has begun a run that has not ended. The frame is ready before it is known what to run. */
let isRunning = false;
let silentLooks = 0;
let examples: readonly Example[] = [];

function run(): void {
  clearTimeout(waiting);
  sessionStorage.setItem(marks.code, code.value);
  sessionStorage.setItem(marks.running, 'yes');
  isRunning = true;
  say('');
  renew();
}

/** A frame whose code does not end could not be sent elsewhere. */
function renew(): void {
  const fresh = result.cloneNode() as HTMLIFrameElement;
  result.replaceWith(fresh);
  result = fresh;
  silentLooks = 0;
  stop.disabled = !isRunning;
}

function end(why: string): void {
  clearTimeout(waiting);
  isRunning = false;
  sessionStorage.removeItem(marks.running);
  renew();
  say(why);
}

/** Ends a frame that does not answer, which is possible where it has a thread of its own. */
setInterval(() => {
  if (stop.disabled || !result.contentWindow) return;
  if (++silentLooks > patience) return end(`The code did not answer for ${patience} seconds, so it was stopped.`);
  if (silentLooks > 0) sendTo(result.contentWindow, { type: 'ping' });
}, betweenLooks);

// The frame's origin is none that could be named.
const sendTo = (frame: MessageEventSource, message: ToFrame): void => frame.postMessage(message, { targetOrigin: '*' });

async function bytesOf(name: string): Promise<ArrayBuffer> {
  if (!Object.hasOwn(handedFiles, name)) throw new Error(`There is no file “${name}”.`);
  const response = await fetch(handedFiles[name as HandedFile]);
  if (!response.ok) throw new Error(`${name} could not be fetched (${response.status}).`);
  return response.arrayBuffer();
}

async function textOf(addresses: readonly string[]): Promise<string> {
  const texts = addresses.map(async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} could not be fetched (${response.status}).`);
    return response.text();
  });
  return (await Promise.all(texts)).join('\n');
}

/** The program of all frames; asked for again if it did not come. */
let program: Promise<ToFrame> | null = null;
const programForFrame = (): Promise<ToFrame> =>
  (program ??= Promise.all([textOf(programOfFrame.scripts), textOf(programOfFrame.styles)]).then(
    ([script, styles]) => ({ type: 'program', script, styles }),
    (error: unknown) => {
      program = null;
      throw error;
    },
  ));

addEventListener('message', ({ source, data }: MessageEvent<FromFrame | null>) => {
  if (source === null || source !== result.contentWindow || data?.type !== 'begun') return;
  programForFrame().then(
    (whole) => sendTo(source, whole),
    (error: Error) => say(`The frame could not be loaded: ${error.message} Reload the page to try again.`),
  );
});
addEventListener('message', ({ source, data }: MessageEvent<FromFrame | null>) => {
  if (source === null || source !== result.contentWindow) return;
  silentLooks = 0;
  if (!isRunning) return;
  if (data?.type === 'ready')
    sendTo(source, { type: 'run', code: code.value, theme: document.documentElement.dataset['theme'] });
  if (data?.type === 'ran') {
    isRunning = false;
    sessionStorage.removeItem(marks.running);
  }
});
// Code may ask for files after its first run through.
addEventListener('message', ({ source, data }: MessageEvent<FromFrame | null>) => {
  if (source === null || source !== result.contentWindow || data?.type !== 'file') return;
  const name = String(data.name);
  bytesOf(name).then(
    (bytes) => sendTo(source, { type: 'file', name, bytes }),
    (error: Error) => sendTo(source, { type: 'file', name, problem: error.message }),
  );
});

function show(id: string): void {
  const example = examples.find((each) => each.id === id) ?? examples[0];
  if (!example) return;
  choice.value = example.id;
  code.value = example.code;
  run();
}

function wanted(): string {
  // Until 1.0.0 the first page was that of the tutorial.
  const id = location.hash.slice(1).replace(/^index-/, 'tutorial-');
  try {
    return decodeURIComponent(id);
  } catch {
    // Not written by a browser; no example is called that.
    return id;
  }
}

async function start(): Promise<void> {
  const response = await fetch('examples.json');
  if (!response.ok) throw new Error(`status ${response.status}`);
  examples = (await response.json()) as Example[];
  for (const { id, title } of examples) choice.append(new Option(title, id));
  const kept = sessionStorage.getItem(marks.code);
  const didNotEnd = sessionStorage.getItem(marks.running) !== null;
  sessionStorage.removeItem(marks.running);
  const id = wanted();
  const isKnown = examples.some((each) => each.id === id);
  if (didNotEnd && kept !== null) {
    code.value = kept;
    live.checked = false;
    say('The last run did not end, so the code has not been started again. Change it, then press Run.');
  } else if (id === '' && kept !== null) {
    code.value = kept;
    run();
  } else {
    show(id);
    if (id !== '' && !isKnown) say(`There is no example “${id}”. This is the first one.`);
  }
}

code.addEventListener('input', () => {
  clearTimeout(waiting);
  sessionStorage.setItem(marks.code, code.value);
  if (live.checked) waiting = setTimeout(run, pause);
});
code.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    run();
  }
});
partOf('run').addEventListener('click', run);
stop.addEventListener('click', () => end('Stopped.'));
partOf('reset').addEventListener('click', () => show(choice.value));
choice.addEventListener('change', () => {
  history.replaceState(null, '', `#${choice.value}`);
  show(choice.value);
});
addEventListener('hashchange', () => show(wanted()));

start().catch((error: unknown) =>
  say(`The examples could not be loaded: ${String(error)}. Reload the page to try again.`),
);
