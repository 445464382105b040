import { loadCellophane } from 'cellophane';
import type { SearchMessage, Task } from './search_messages';
import { answerTo } from './search_tasks';

const engine = loadCellophane();
const send = (message: SearchMessage): void => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  try {
    send({ type: 'answer', answer: answerTo(await engine, data, (count) => send({ type: 'levels', count })) });
  } catch (error) {
    // After a fault in compiled code its memory cannot be trusted: the page replaces this worker.
    send({ type: 'failure', message: error instanceof Error ? error.message : String(error) });
  }
});
