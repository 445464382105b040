/* What a worker of the results page does. */

import type { Engine } from 'cellophane';
import { EngineShelf } from '../../releases/engine_shelf.mjs';
import { isDay } from '../link/link';
import { placeAt } from '../../releases/fetched_place.mjs';
import { own } from '../releases/site';
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

type Answer = ResultsAnswers[keyof ResultsAnswers];

/** Answers the tasks of a worker, which has this engine. Others are loaded for recordings of their rules. */
export function answersBy(engine: Engine, newPlace = placeAt): (task: ResultsTask) => Answer | Promise<Answer> {
  let shelf: EngineShelf | undefined;
  return (task) => {
    if (task.type !== 'verify') return answerTo(engine, task);
    shelf ??= new EngineShelf({ engine, own, place: newPlace(task.releases) });
    return shelf.verify(task.bytes);
  };
}

function answerTo(engine: Engine, task: Exclude<ResultsTask, { type: 'verify' }>): Answer {
  switch (task.type) {
    case 'rank':
      return ranking(engine, task);
    case 'write':
      return engine.rankingText(task.recordings, task.format);
    case 'calendar':
      return engine.dailyCalendar(task.runs, task.now, task.variant);
    case 'day':
      return isDay(task.date, engine);
  }
}
