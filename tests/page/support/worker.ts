import './dom';
import type { SearchMessage, Task } from '../../../web/app/search/search_messages';
import { answerTo } from '../../../web/app/search/search_tasks';
import { engine } from './engine';

/** A worker of the search in the tests' own process. */
export class TestWorker extends EventTarget implements Pick<Worker, 'postMessage' | 'terminate'> {
  /** All that were started. */
  static readonly all: TestWorker[] = [];
  /** Whether new workers answer by themselves; otherwise `answer` makes them. */
  static areDiligent = true;
  readonly tasks: Task[] = [];
  isTerminated = false;
  isDiligent = TestWorker.areDiligent;

  constructor() {
    super();
    TestWorker.all.push(this);
  }

  postMessage(task: Task): void {
    this.tasks.push(task);
    if (this.isDiligent) setImmediate(() => this.answer());
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Does the oldest task. */
  answer(): void {
    const task = this.tasks.shift();
    if (!task || this.isTerminated) return;
    this.say({ type: 'answer', answer: answerTo(engine, task, (count) => this.say({ type: 'levels', count })) });
  }

  say(data: SearchMessage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }

  /** The same, as its clients take it. */
  get asWorker(): Worker {
    return this as unknown as Worker;
  }
}
