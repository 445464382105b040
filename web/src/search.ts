import './style.css';
import './search.css';
import type { Sought, Style } from 'cellophane';
import { onSubmit } from './forms';
import { hitLine } from './search_hits';
import { WorkerClient } from './search_client';
import type { SearchCriteria, Introduction, ConditionError } from './search_messages';
import { SeedSearch, type Plan } from './seed_search';
import { ConditionRows } from './condition_rows';

declare global {
  interface Window {
    /** For tests and the curious. */
    seedSearch?: { readonly search: SeedSearch | undefined; WorkerClient: typeof WorkerClient };
  }
}

const styles: readonly Style[] = ['brogue', 'classic', 'accretion', 'rogue'];
const largestSeed = 18446744073709551615n;
const mostDungeons = 10_000_000;
const deepest = 40;
const mostWorkers = 8;
/** The number of hits after which the search pauses: an endless list would fill the memory. */
const hitsBetweenRests = 500;
const troublesKept = 5;
const typingPause = 250;
/** Characters of a condition shown on either side of an error. */
const spotWidth = 30;

const part = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;
const box = (id: string): HTMLInputElement => part<HTMLInputElement>(id);
const where = part<HTMLTextAreaElement>('where');
const workers = Math.min(Math.max(navigator.hardwareConcurrency || 1, 1), mostWorkers);

let checker: WorkerClient | undefined;
let introduction: Introduction | undefined;
let search: SeedSearch | undefined;
let typing = 0;
let drawing = 0;

window.seedSearch = {
  get search() {
    return search;
  },
  WorkerClient,
};

const conditionRows = new ConditionRows(part('condition-rows'), () => {
  where.value = conditionRows.condition();
  part('typed-condition').hidden = true;
  onTyped();
});

/* The plan, as it stands in the form and in the address. */

class PlanError extends Error {
  /** The id of the box with the error. */
  readonly id: string;

  constructor(message: string, id: string) {
    super(message);
    this.id = id;
  }
}

function wholeNumber(id: string, name: string, most: bigint): bigint {
  const text = box(id).value.trim();
  const number = /^[0-9]{1,20}$/.test(text) ? BigInt(text) : 0n;
  if (number >= 1n && number <= most) return number;
  throw new PlanError(`${name} is “${text.slice(0, 40)}”; allowed: a whole number from 1 to ${most}.`, id);
}

function readPlan(): Plan {
  const first = wholeNumber('from', 'From seed', largestSeed);
  const count = wholeNumber('many', 'How many', BigInt(mostDungeons));
  const left = largestSeed - first + 1n;
  if (count > left)
    throw new PlanError(
      `How many is ${count}; from seed ${first} on there are ${left} up to the last, ${largestSeed}.`,
      'many',
    );
  return { criteria: readCriteria(), first, count: Number(count) };
}

function readCriteria(): SearchCriteria {
  const depth = Number(wholeNumber('deepest', 'Down to depth', BigInt(deepest)));
  return { where: where.value, deepest: depth, style: part<HTMLSelectElement>('style').value as Style };
}

function showAddress({ criteria, first, count }: Plan): void {
  const query = new URLSearchParams({ where: criteria.where, from: String(first), many: String(count) });
  query.set('depth', String(criteria.deepest));
  if (criteria.style !== 'brogue') query.set('style', criteria.style);
  history.replaceState(null, '', `?${query}`);
}

function readAddress(): void {
  const query = new URLSearchParams(location.search);
  for (const [name, id] of [
    ['from', 'from'],
    ['many', 'many'],
    ['depth', 'deepest'],
  ] as const)
    if (query.has(name)) box(id).value = query.get(name)!.slice(0, 40);
  const style = query.get('style');
  if (style !== null && !styles.includes(style as Style))
    onTrouble(
      `The style “${style.slice(0, 40)}” is unknown; there are ${styles.join(', ')}. Brogue is searched instead.`,
    );
  else part<HTMLSelectElement>('style').value = style ?? 'brogue';
  const condition = query.get('where');
  if (condition === null) return;
  where.value = condition;
  part('typed-condition').hidden = false;
}

/* Errors in the plan. */

function tell(sentence: string): void {
  part('plan-problem').textContent = sentence;
  part('plan-problem').hidden = sentence === '';
}

function showConditionError(error: ConditionError | null): void {
  part('where-problem').textContent = error?.message.replace(/^where, c/, 'C') ?? '';
  where.setAttribute('aria-invalid', String(error !== null));
  const spot = part('where-spot');
  spot.hidden = !error?.column;
  if (!error?.column) return;
  const at = error.column - 1;
  const start = Math.max(0, at - spotWidth);
  const shown = where.value.slice(start, at + spotWidth).replaceAll(/\s/g, ' ');
  spot.textContent = `${shown}\n${' '.repeat(at - start)}^`;
}

/** The engine's error about a condition, from a worker of its own, so that typing never waits for a search; null if
    there is none. */
async function check(criteria: SearchCriteria): Promise<ConditionError | null> {
  if (criteria.where.trim() === '') return { message: 'The condition is empty: what is to be found?', column: 0 };
  const asked = await connect();
  return asked.ask({ type: 'check', criteria });
}

async function connect(): Promise<WorkerClient> {
  if (!checker || checker.isGone) checker = new WorkerClient();
  const met = checker;
  const introduced = introduction ?? (await met.ask({ type: 'introduce' }));
  if (!introduction) conditionRows.offer(introduced.names);
  introduction = introduced;
  return met;
}

function onTyped(): void {
  clearTimeout(typing);
  typing = window.setTimeout(() => void checkTyped(), typingPause);
}

async function checkTyped(): Promise<void> {
  try {
    tell('');
    await connect();
    const criteria = readCriteria();
    const error = await check(criteria);
    if (criteria.where === where.value) showConditionError(error);
  } catch (error) {
    tell(sentenceOf(error));
  }
}

const sentenceOf = (error: unknown): string =>
  error instanceof PlanError ? error.message : `The engine could not be asked: ${(error as Error).message}`;

/* The search. */

async function start(): Promise<void> {
  clearTimeout(typing);
  tell('');
  let plan: Plan;
  try {
    plan = readPlan();
    const error = await check(plan.criteria);
    showConditionError(error);
    if (error) return pointAt(error);
  } catch (error) {
    if (error instanceof PlanError) box(error.id).focus();
    return tell(sentenceOf(error));
  }
  search?.cancel();
  part('hits').replaceChildren();
  part('troubles').replaceChildren();
  showAddress(plan);
  const { dungeonVersion } = introduction!;
  const whence = { style: plan.criteria.style, dungeonVersion };
  const begun = new SeedSearch(plan, workers, {
    onHit: (hit) => {
      part('hits').append(hitLine(hit, whence));
      if (part('hits').childElementCount % hitsBetweenRests !== 0) return;
      onTrouble(`${part('hits').childElementCount} dungeons are found, and the search rests. Go on looks for more.`);
      begun.pause();
    },
    onChange: () => {
      if (begun === search) draw();
    },
    onTrouble,
  });
  search = begun;
  begun.goOn();
}

function pointAt({ column }: ConditionError): void {
  where.focus();
  if (column > 0) where.setSelectionRange(column - 1, column);
}

function onTrouble(sentence: string): void {
  const line = document.createElement('p');
  line.textContent = sentence;
  part('troubles').append(line);
  while (part('troubles').childElementCount > troublesKept) part('troubles').firstElementChild!.remove();
}

function togglePause(): void {
  if (search?.state === 'searching') search.pause();
  else search?.goOn();
}

/* The display of the search. */

function draw(): void {
  if (drawing) return;
  drawing = requestAnimationFrame(() => {
    drawing = 0;
    if (search) show(search);
  });
}

const words = { searching: 'Searching', paused: 'Resting', done: 'Done', cancelled: 'Cancelled' } as const;
const counted = (number: number): string => Math.round(number).toLocaleString('en');

function show({ state, plan, done, levels, found, elapsed }: SeedSearch): void {
  const isOpen = state === 'searching' || state === 'paused';
  box('pause').disabled = !isOpen;
  box('cancel').disabled = !isOpen;
  part('pause').textContent = state === 'paused' ? 'Go on' : 'Pause';
  part<HTMLProgressElement>('progress').value = done / plan.count;
  const seconds = Math.max(elapsed / 1000, 0.001);
  const parts = [
    `${words[state]}: ${counted(done)} of ${counted(plan.count)} dungeons`,
    `${counted(found)} found`,
    `${counted(done / seconds)} dungeons and ${counted(levels / seconds)} levels a second`,
    `${workers} ${workers === 1 ? 'worker' : 'workers'}`,
  ];
  if (state === 'searching' && done > 0) parts.push(`${duration(((plan.count - done) * seconds) / done)} to go`);
  part('state').textContent = parts.join(' · ');
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}

/* The beginning. */

const firstConditions: { what: Sought; name: string; depth: string }[] = [
  { what: 'item', name: 'plate armor', depth: '4' },
  { what: 'ally', name: 'captive', depth: '3' },
];

part('style').append(...styles.map((style) => new Option(style, style)));
for (const row of firstConditions) conditionRows.add({ number: '1', ...row });
where.value = conditionRows.condition();
readAddress();
where.addEventListener('input', () => {
  part('typed-condition').hidden = false;
  onTyped();
});
part('deepest').addEventListener('input', onTyped);
part('add-condition').addEventListener('click', () => {
  conditionRows.add({ number: '1', what: 'item', name: '', depth: '5' });
  part('condition-rows').lastElementChild!.querySelector<HTMLInputElement>('.name')!.focus();
});
onSubmit(part('plan'), () => void start());
part('pause').addEventListener('click', togglePause);
part('cancel').addEventListener('click', () => search?.cancel());
onTyped();
