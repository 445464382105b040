/* What a worker of the results page does. */

import type { Engine } from 'cellophane';
import { isDay } from '../link/link';
import type { Ranking, ResultsAnswers, ResultsTask } from './messages';

function ranking(engine: Engine, { recordings, now }: Extract<ResultsTask, { type: 'rank' }>): Ranking {
  const seeds = [...new Set(recordings.flatMap(({ result }) => result.seed ?? []))];
  const dates = engine.dailyDates(seeds, now);
  return {
    ranked: engine.rankRecordings(recordings),
    dates: Object.fromEntries(seeds.flatMap((seed, i) => (dates[i] === null ? [] : [[seed, dates[i]]]))),
    dungeonVersion: engine.dungeonVersion,
  };
}

export function answerTo(engine: Engine, task: ResultsTask): ResultsAnswers[keyof ResultsAnswers] {
  switch (task.type) {
    case 'verify':
      return engine.verifyRecording(task.bytes);
    case 'rank':
      return ranking(engine, task);
    case 'write':
      return engine.rankingText(task.recordings, task.format);
    case 'calendar':
      return engine.dailyCalendar(task.runs, task.now);
    case 'day':
      return isDay(task.date, engine);
  }
}
