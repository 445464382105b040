/* What a worker of the search does. */

import { CellophaneError, type Engine, type SearchHit, type SearchOptions } from 'cellophane';
import type { Answers, ConditionError, LevelDots, PicturedLevel, SearchCriteria, Task } from './search_messages';

/** Milliseconds of digging between two signs of life. */
const betweenSigns = 200;

const optionsOf = (
  { where, score, deepest, style, variant }: SearchCriteria,
  first: string,
  last: string,
): SearchOptions => ({
  where,
  ...(score.trim() !== '' && { score }),
  style,
  ...(variant && { variant }),
  depth: [1, deepest],
  seeds: [first, last],
});

function conditionError(engine: Engine, criteria: SearchCriteria): ConditionError | null {
  try {
    engine.search(optionsOf(criteria, '1', '1'));
    return null;
  } catch (error) {
    if (!(error instanceof CellophaneError)) throw error;
    return { of: error.code === 'bad-score' ? 'score' : 'where', message: error.message, column: error.column ?? 0 };
  }
}

type SearchTask = Extract<Task, { type: 'search' }>;

function search(engine: Engine, task: SearchTask, onLevels: (count: number) => void): SearchHit[] {
  let count = 0;
  let since = performance.now();
  const tell = () => {
    onLevels(count);
    count = 0;
    since = performance.now();
  };
  const watch = () => {
    ++count;
    if (performance.now() - since > betweenSigns) tell();
  };
  const hits = [...engine.search({ ...optionsOf(task.criteria, task.first, task.last), watch })];
  tell();
  return hits;
}

function picture(engine: Engine, { variant, ...asked }: PicturedLevel): LevelDots {
  const level = engine.generate({ ...asked, ...(variant && { variant }) });
  const { width, height } = level;
  const dots = engine.dots(level.colors({ reveal: true, items: true, monsters: true, rock: false }));
  level.dispose();
  return { width, height, dots };
}

/** The answer to a task. `onLevels` is a sign of life: the number of levels dug since the last one. */
export function answerTo(engine: Engine, task: Task, onLevels: (count: number) => void): Answers[keyof Answers] {
  if (task.type === 'introduce') return { names: engine.searchNames(), dungeonVersion: engine.dungeonVersion };
  if (task.type === 'check') return conditionError(engine, task.criteria);
  if (task.type === 'picture') return picture(engine, task.level);
  return search(engine, task, onLevels);
}
