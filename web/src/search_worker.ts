import { CellophaneError, loadCellophane, type Engine, type SearchHit, type SearchOptions } from 'cellophane';
import type { Answers, Inquiry, Objection, Sign, Task } from './search_messages';

/** Milliseconds of digging between two signs of life. */
const betweenSigns = 200;

const engine: Promise<Engine> = loadCellophane();

const say = (sign: Sign): void => postMessage(sign);

const optionsOf = ({ where, deepest, style }: Inquiry, first: string, last: string): SearchOptions => ({
  where,
  style,
  depth: [1, deepest],
  seeds: [first, last],
});

function objectionTo(engine: Engine, inquiry: Inquiry): Objection | null {
  try {
    engine.search(optionsOf(inquiry, '1', '1'));
    return null;
  } catch (error) {
    if (!(error instanceof CellophaneError)) throw error;
    return { message: error.message, column: error.column ?? 0 };
  }
}

function search(engine: Engine, inquiry: Inquiry, first: string, last: string): SearchHit[] {
  let count = 0;
  let since = performance.now();
  const tell = () => {
    say({ type: 'levels', count });
    count = 0;
    since = performance.now();
  };
  const watch = () => {
    ++count;
    if (performance.now() - since > betweenSigns) tell();
  };
  const hits = [...engine.search({ ...optionsOf(inquiry, first, last), watch })];
  tell();
  return hits;
}

function answerTo(engine: Engine, task: Task): Answers[keyof Answers] {
  if (task.type === 'introduce') return { names: engine.searchNames(), dungeonVersion: engine.dungeonVersion };
  if (task.type === 'check') return objectionTo(engine, task.inquiry);
  return search(engine, task.inquiry, task.first, task.last);
}

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  try {
    say({ type: 'answer', answer: answerTo(await engine, data) });
  } catch (error) {
    // After a fault in compiled code its memory cannot be trusted: the page replaces this worker.
    say({ type: 'failure', message: error instanceof Error ? error.message : String(error) });
  }
});
