/* The playground: code on the left runs in a frame on the right. The frame is made anew for every run, so nothing of the
   run before is left. */

interface Example {
  id: string;
  title: string;
  code: string;
}

const partOf = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const code = partOf<HTMLTextAreaElement>('code');
const choice = partOf<HTMLSelectElement>('examples');
const live = partOf<HTMLInputElement>('live');
const result = partOf<HTMLIFrameElement>('result');
const problem = partOf('problem');

/** Milliseconds without a key before code runs by itself. */
const pause = 400;
/** Marks in the session: what is written, and whether its last run has come to its end. */
const marks = { code: 'cellophane-playground', running: 'cellophane-playground-running' };

function say(text: string): void {
  problem.textContent = text;
  problem.hidden = text === '';
}

let waiting: ReturnType<typeof setTimeout> | undefined;
/** Whether this page has begun a run that has not ended. The frame is ready before it is known what to run. */
let isRunning = false;
let examples: readonly Example[] = [];

function run(): void {
  clearTimeout(waiting);
  sessionStorage.setItem(marks.code, code.value);
  sessionStorage.setItem(marks.running, 'yes');
  isRunning = true;
  say('');
  result.contentWindow?.location.replace('playground_frame.html');
}

addEventListener('message', ({ source, origin, data }: MessageEvent<{ type?: string }>) => {
  if (source !== result.contentWindow || origin !== location.origin || !isRunning) return;
  if (data.type === 'ready') result.contentWindow?.postMessage({ type: 'run', code: code.value }, location.origin);
  if (data.type !== 'ran') return;
  isRunning = false;
  sessionStorage.removeItem(marks.running);
});

function show(id: string): void {
  const example = examples.find((each) => each.id === id) ?? examples[0];
  if (!example) return;
  choice.value = example.id;
  code.value = example.code;
  run();
}

const wanted = () => decodeURIComponent(location.hash.slice(1));

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
partOf('reset').addEventListener('click', () => show(choice.value));
choice.addEventListener('change', () => {
  history.replaceState(null, '', `#${choice.value}`);
  show(choice.value);
});
addEventListener('hashchange', () => show(wanted()));

start().catch((error: unknown) =>
  say(`The examples could not be loaded: ${String(error)}. Reload the page to try again.`),
);
