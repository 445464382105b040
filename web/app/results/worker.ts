import { answerTasks } from '../../kit/worker_service';
import { loadWholeEngine } from '../engine/whole_engine';
import type { Ready, ResultsTask } from './messages';
import { answersBy } from './tasks';

const engine = loadWholeEngine();
void engine.then(
  () => postMessage({ type: 'ready' } satisfies Ready),
  () => {},
);

const answers = engine.then((loaded) => answersBy(loaded));
answers.catch(() => {});

answerTasks(async (task: ResultsTask) => (await answers)(task));
