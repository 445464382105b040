/* Replays a game and draws its result, beside the page: a long game takes seconds. */

import { explained } from '../../kit/explained';
import { loadWholeEngine } from '../engine/whole_engine';
import type { ResultMessage, ResultTask } from './result_messages';

const send = (message: ResultMessage): void => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<ResultTask>) => {
  try {
    const engine = await loadWholeEngine();
    send({ card: engine.resultCard(data.recording, data.options) });
  } catch (error) {
    send({ failure: explained(error) });
  }
});
