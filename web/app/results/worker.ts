import { answerTasks } from '../../kit/worker_service';
import { loadWholeEngine } from '../engine/whole_engine';
import type { Ready, ResultsTask } from './messages';
import { answerTo } from './tasks';

const engine = loadWholeEngine();
void engine.then(
  () => postMessage({ type: 'ready' } satisfies Ready),
  () => {},
);

answerTasks(async (task: ResultsTask) => answerTo(await engine, task));
