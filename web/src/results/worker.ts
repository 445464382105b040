import { loadCellophane } from 'cellophane';
import type { ResultsMessage, ResultsTask } from './messages';
import { answerTo } from './tasks';

const engine = loadCellophane();
const send = (message: ResultsMessage): void => postMessage(message);
void engine.then(
  () => send({ type: 'ready' }),
  () => {},
);

addEventListener('message', async ({ data }: MessageEvent<ResultsTask>) => {
  try {
    send({ type: 'answer', answer: answerTo(await engine, data) });
  } catch (error) {
    // After a fault in compiled code its memory cannot be trusted: the page replaces this worker.
    send({ type: 'failure', message: error instanceof Error ? error.message : String(error) });
  }
});
