import './dom';
import type { ResultsMessage, ResultsTask } from '../../../web/app/results/messages';
import type { PlaceOfReleases } from '../../../web/releases/engine_shelf.mjs';
import { ResultsClient } from '../../../web/app/results/client';
import { answersBy } from '../../../web/app/results/tasks';
import { TestClock } from './clock';
import { engine } from './engine';

/** A site that keeps none. */
export const noReleases: PlaceOfReleases = {
  index: () => Promise.resolve('{"releases":[]}'),
  file: () => Promise.reject(new Error('There is none.')),
  sha256: () => Promise.resolve(''),
  module: () => Promise.reject(new Error('There is none.')),
};

/** A worker of the results page in the tests' own process. */
export class TestResultsWorker extends EventTarget implements Pick<Worker, 'terminate'> {
  static readonly all: TestResultsWorker[] = [];
  /** Whether workers answer by themselves; otherwise `answer` makes them. */
  static areDiligent = true;
  /** What workers die of before they have said anything; '' for none. */
  static fault = '';
  /** Where workers look for earlier releases. */
  static place: PlaceOfReleases = noReleases;
  readonly tasks: ResultsTask[] = [];
  readonly #answers = answersBy(engine, () => TestResultsWorker.place);
  isTerminated = false;

  constructor() {
    super();
    TestResultsWorker.all.push(this);
  }

  postMessage(task: ResultsTask): void {
    this.tasks.push(task);
    if (TestResultsWorker.areDiligent) setImmediate(() => this.answer());
  }
  terminate(): void {
    this.isTerminated = true;
  }

  /** Does the oldest task. */
  answer(): void {
    const task = this.tasks.shift();
    if (!task || this.isTerminated) return;
    const { fault } = TestResultsWorker;
    if (fault) return void this.dispatchEvent(Object.assign(new Event('error'), { message: fault }));
    this.#say({ type: 'ready' });
    void Promise.resolve(this.#answers(task)).then((answer) => this.#say({ type: 'answer', answer }));
  }
  /** Dies in the middle of a task. */
  crash(message: string): void {
    this.#say({ type: 'ready' });
    this.#say({ type: 'failure', message });
  }

  #say(data: ResultsMessage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

export const newResultsWorker = (clock = new TestClock()): ResultsClient =>
  new ResultsClient(new TestResultsWorker() as unknown as Worker, { clock });
