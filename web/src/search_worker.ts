import { loadCellophane } from 'cellophane';
import type { LevelsDug, Task } from './search_messages';
import { answerTo } from './search_tasks';
import { answerTasks } from './worker_service';

const engine = loadCellophane();
const tell = (count: number): void => postMessage({ type: 'levels', count } satisfies LevelsDug);

answerTasks(async (task: Task) => answerTo(await engine, task, tell));
