import { answerTasks } from '../../kit/worker_service';
import { loadWholeEngine } from '../engine/whole_engine';
import type { LevelsDug, Task } from './search_messages';
import { answerTo } from './search_tasks';

const engine = loadWholeEngine();
const tell = (count: number): void => postMessage({ type: 'levels', count } satisfies LevelsDug);

answerTasks(async (task: Task) => answerTo(await engine, task, tell));
