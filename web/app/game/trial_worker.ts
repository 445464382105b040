/* Looks at a thousand levels of a variant, beside the page: it takes seconds, on small devices half a minute. */

import { answerTasks } from '../../kit/worker_service';
import { loadWholeEngine } from '../engine/whole_engine';
import type { LevelsLookedAt, TrialTask } from './trial_messages';

const engine = loadWholeEngine();
/** How many levels are looked at between two messages. */
const levelsATime = 10;

answerTasks(async ({ variant, style }: TrialTask) => {
  for (const { levels, of, flaw } of (await engine).variantTrial({ variant, style })) {
    if (flaw !== null) return flaw;
    if (levels % levelsATime === 0) postMessage({ type: 'levels', levels, of } satisfies LevelsLookedAt);
  }
  return null;
});
