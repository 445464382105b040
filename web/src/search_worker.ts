import { CellophaneError, loadCellophane, type Engine, type SearchHit, type SearchOptions } from 'cellophane';
import type { Answers, SearchCriteria, ConditionError, SearchMessage, Task } from './search_messages';

/** Milliseconds of digging between two signs of life. */
const betweenSigns = 200;

const engine: Promise<Engine> = loadCellophane();

const send = (message: SearchMessage): void => postMessage(message);

const optionsOf = ({ where, deepest, style }: SearchCriteria, first: string, last: string): SearchOptions => ({
  where,
  style,
  depth: [1, deepest],
  seeds: [first, last],
});

function conditionError(engine: Engine, criteria: SearchCriteria): ConditionError | null {
  try {
    engine.search(optionsOf(criteria, '1', '1'));
    return null;
  } catch (error) {
    if (!(error instanceof CellophaneError)) throw error;
    return { message: error.message, column: error.column ?? 0 };
  }
}

function search(engine: Engine, criteria: SearchCriteria, first: string, last: string): SearchHit[] {
  let count = 0;
  let since = performance.now();
  const tell = () => {
    send({ type: 'levels', count });
    count = 0;
    since = performance.now();
  };
  const watch = () => {
    ++count;
    if (performance.now() - since > betweenSigns) tell();
  };
  const hits = [...engine.search({ ...optionsOf(criteria, first, last), watch })];
  tell();
  return hits;
}

function answerTo(engine: Engine, task: Task): Answers[keyof Answers] {
  if (task.type === 'introduce') return { names: engine.searchNames(), dungeonVersion: engine.dungeonVersion };
  if (task.type === 'check') return conditionError(engine, task.criteria);
  return search(engine, task.criteria, task.first, task.last);
}

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  try {
    send({ type: 'answer', answer: answerTo(await engine, data) });
  } catch (error) {
    // After a fault in compiled code its memory cannot be trusted: the page replaces this worker.
    send({ type: 'failure', message: error instanceof Error ? error.message : String(error) });
  }
});
