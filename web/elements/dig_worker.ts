/* Digs the levels of maps that would keep their page from answering. */

import { loadCellophane, type Engine, type Level, type LevelOptions } from 'cellophane-levels';
import { answerTasks } from '../kit/worker_service';
import type { DigAnswers, DigSign, DigTask, DugLevel, LevelWords } from './dig_tasks';
import { isOurError } from './error_words';
import { sightsOf } from './map_words';
import { dataFrom, factsFrom, pictureFrom } from './shown_level';

const engines = new Map<string | undefined, Promise<Engine>>();
const engineOf = (wasm: string | undefined): Promise<Engine> => {
  const engine = engines.get(wasm) ?? loadCellophane(wasm === undefined ? undefined : { wasm });
  engines.set(wasm, engine);
  return engine;
};

let kept: { name: string; level: Level } | null = null;

function levelOf(engine: Engine, { level: options, wasm }: DigTask): Level {
  const name = JSON.stringify([options, wasm]);
  if (kept?.name === name) return kept.level;
  kept?.level.dispose();
  kept = null;
  const level = descended(engine, options);
  kept = { name, level };
  return level;
}

const send = (sign: DigSign) => postMessage(sign);

/** The level at the end of a descent, which equals the one that is dug at once. */
function descended(engine: Engine, options: LevelOptions): Level {
  const all = options.depth ?? 1;
  if (all === 1) return engine.generate(options);
  let last: Level | null = null;
  for (const level of engine.descend({ ...options, depth: [1, all] })) {
    last?.dispose();
    last = level;
    send({ type: 'level', levels: level.depth, all });
  }
  return last!;
}

function dugFrom(level: Level, reveal: boolean): DugLevel {
  const [x, y] = level.stairs.up;
  return { facts: factsFrom(level), up: [x, y], picture: pictureFrom(level, reveal) };
}

function wordsFrom(level: Level, reveal: boolean): LevelWords {
  const numbers = new Map<string, number>();
  const textOf = new Uint16Array(level.width * level.height);
  for (let i = 0; i < textOf.length; ++i) {
    const text = level.describe(i % level.width, Math.floor(i / level.width), { reveal });
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    textOf[i] = number;
  }
  return { texts: [...numbers.keys()], textOf, sights: sightsOf(level, reveal) };
}

answerTasks(async (task: DigTask): Promise<DigAnswers[DigTask['type']]> => {
  // A failure here ends the worker: the page digs then, and says itself what is wrong.
  const engine = await engineOf(task.wasm);
  try {
    const level = levelOf(engine, task);
    if (task.type === 'dig') return dugFrom(level, task.reveal);
    return task.type === 'words' ? wordsFrom(level, task.reveal) : dataFrom(level);
  } catch (error) {
    if (!isOurError(error)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
});
send({ type: 'here' });
