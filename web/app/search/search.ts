/* The page of the seed search: cards of presets and a form for what dungeons must hold, the search, and what it has
   found. */

import type { Sought } from 'cellophane';
import { systemClock, type Clock } from '../../kit/clock';
import { download } from '../../kit/download';
import { onSubmit } from '../../kit/forms';
import { Notices } from '../../kit/notices';
import { recordAddress } from '../../kit/optional';
import { explained } from '../../kit/explained';
import { partOf } from '../../kit/parts';
import { copyLink } from '../../kit/clipboard';
import { usualWorkers } from '../../kit/worker_client';
import { deepestOf, shortOnly, styles, variants } from '../link/dungeon';
import { ConditionRows } from './condition_rows';
import { csvOf } from './search_csv';
import { HitList } from './hit_list';
import { HitPictures } from './hit_pictures';
import { PresetCards } from './preset_cards';
import type { WorkerClient } from './search_client';
import type { ConditionError, Introduction, LevelDots, PicturedLevel, SearchCriteria } from './search_messages';
import { searchPresets, type SearchPreset } from './search_presets';
import { mostListed, PlanError, queryOf, readCriteria, readPlan, readQuery, type PlanTexts } from './search_plan';
import { progressOf, spotIn } from './search_words';
import { SeedSearch, type NewWorker, type Plan } from './seed_search';

/** The number of hits after which the search pauses: an endless list would fill the memory. */
const hitsBetweenRests = 500;
const troublesKept = 5;
const typingPause = 250;

const firstConditions: { what: Sought; name: string; depth: string }[] = [
  { what: 'item', name: 'plate armor', depth: '4' },
  { what: 'ally', name: 'captive', depth: '3' },
];

export interface SearchPageOptions {
  /** The number of workers that search at once, by default one for each processor. */
  workers?: number;
  clock?: Clock;
}

export interface SearchPage {
  readonly search: SeedSearch | undefined;
  destroy(): void;
}

/** Brings the form of the search in a document's `root` to life. Engines run in workers. */
export function createSearch(root: HTMLElement, newWorker: NewWorker, options: SearchPageOptions = {}): SearchPage {
  return new SearchOnPage(root, newWorker, options);
}

class SearchOnPage implements SearchPage {
  readonly #root: HTMLElement;
  readonly #newWorker: NewWorker;
  readonly #workers: number;
  readonly #clock: Clock;
  readonly #listening = new AbortController();
  readonly #where: HTMLTextAreaElement;
  readonly #boxes: Readonly<Record<Exclude<keyof PlanTexts, 'where' | 'style' | 'variant'>, HTMLInputElement>>;
  readonly #style: HTMLSelectElement;
  readonly #variant: HTMLSelectElement;
  readonly #typedCondition: HTMLElement;
  readonly #pause: HTMLButtonElement;
  readonly #cancel: HTMLButtonElement;
  readonly #progress: HTMLProgressElement;
  readonly #state: HTMLElement;
  readonly #hits: HitList;
  readonly #pictures: HitPictures;
  readonly #troubles: HTMLElement;
  readonly #rows: ConditionRows;
  readonly #presets: PresetCards;
  readonly #own: HTMLDetailsElement;
  readonly #running: HTMLElement;
  #checker: WorkerClient | undefined;
  #introduction: Introduction | undefined;
  #search: SeedSearch | undefined;
  #stopTyping = (): void => {};
  #drawing = 0;

  constructor(root: HTMLElement, newWorker: NewWorker, { workers, clock = systemClock }: SearchPageOptions) {
    this.#root = root;
    this.#newWorker = newWorker;
    this.#workers = workers ?? usualWorkers();
    this.#clock = clock;
    const box = (id: string) => partOf(root, id, HTMLInputElement);
    this.#where = partOf(root, 'where', HTMLTextAreaElement);
    this.#boxes = {
      score: box('score'),
      from: box('from'),
      many: box('many'),
      deepest: box('deepest'),
      list: box('list'),
    };
    this.#style = partOf(root, 'style', HTMLSelectElement);
    this.#variant = partOf(root, 'variant', HTMLSelectElement);
    this.#typedCondition = partOf(root, 'typed-condition');
    this.#pause = partOf(root, 'pause', HTMLButtonElement);
    this.#cancel = partOf(root, 'cancel', HTMLButtonElement);
    this.#progress = partOf(root, 'progress', HTMLProgressElement);
    this.#state = partOf(root, 'state');
    this.#pictures = new HitPictures((level) => this.#picture(level));
    this.#hits = new HitList(partOf(root, 'hits'), this.#pictures);
    this.#troubles = partOf(root, 'troubles');
    this.#rows = new ConditionRows(partOf(root, 'condition-rows'), () => this.#onRows());
    this.#style.append(...styles.map((style) => new Option(style, style)));
    this.#variant.append(...variants.map((variant) => new Option(variant, variant)));
    this.#own = partOf(root, 'own', HTMLDetailsElement);
    this.#running = partOf(root, 'running');
    this.#presets = new PresetCards(partOf(root, 'presets'), searchPresets, (preset) => void this.#usePreset(preset));
    for (const row of firstConditions) this.#rows.add({ number: '1', ...row });
    this.#where.value = this.#rows.condition();
    this.#readAddress();
    this.#listen();
    this.#onTyped();
  }

  get search(): SeedSearch | undefined {
    return this.#search;
  }

  destroy(): void {
    this.#listening.abort();
    this.#stopTyping();
    cancelAnimationFrame(this.#drawing);
    this.#search?.cancel();
    this.#pictures.clear();
    this.#checker?.dismiss();
  }

  #listen(): void {
    const { signal } = this.#listening;
    const onInput = () => {
      this.#presets.mark(null);
      this.#typedCondition.hidden = false;
      this.#onTyped();
    };
    this.#where.addEventListener('input', onInput, { signal });
    for (const box of [this.#boxes.deepest, this.#boxes.score])
      box.addEventListener('input', () => this.#onTyped(), { signal });
    const add = () => {
      const row = this.#rows.add({ number: '1', what: 'item', name: '', depth: '5' });
      row.querySelector<HTMLInputElement>('.name')!.focus();
    };
    this.#variant.addEventListener('change', () => this.#fitDepth(), { signal });
    partOf(this.#root, 'save-hits').addEventListener('click', () => this.#save(), { signal });
    partOf(this.#root, 'share-hits').addEventListener('click', () => void this.#share(), { signal });
    partOf(this.#root, 'add-condition').addEventListener('click', add, { signal });
    onSubmit(partOf(this.#root, 'plan', HTMLFormElement), () => void this.#start(), signal);
    this.#pause.addEventListener('click', () => this.#togglePause(), { signal });
    this.#cancel.addEventListener('click', () => this.#search?.cancel(), { signal });
  }

  /* The plan. */

  get #texts(): PlanTexts {
    const { score, from, many, deepest, list } = this.#boxes;
    return {
      where: this.#where.value,
      score: score.value,
      from: from.value,
      many: many.value,
      deepest: deepest.value,
      style: this.#style.value,
      variant: this.#variant.value,
      list: list.value,
    };
  }

  #readAddress(): void {
    const { texts, trouble } = readQuery(location.search);
    for (const id of ['score', 'from', 'many', 'deepest', 'list'] as const)
      this.#boxes[id].value = texts[id] ?? this.#boxes[id].value;
    if (texts.style) this.#style.value = texts.style;
    if (texts.variant) this.#variant.value = texts.variant;
    if (texts.deepest === undefined) this.#fitDepth();
    if (trouble) this.#onTrouble(trouble);
    this.#own.open = location.search !== '';
    if (texts.where === undefined) return;
    this.#where.value = texts.where;
    this.#typedCondition.hidden = false;
  }

  /** A short dungeon ends above the level that stands in the form. */
  #fitDepth(): void {
    const most = deepestOf(shortOnly(variants.find((variant) => variant === this.#variant.value)));
    if (Number(this.#boxes.deepest.value) > most) this.#boxes.deepest.value = String(most);
  }

  /** Fills the form and starts. */
  async #usePreset(preset: SearchPreset): Promise<void> {
    if (this.#listening.signal.aborted) return;
    this.#where.value = preset.where;
    this.#boxes.deepest.value = preset.deepest;
    this.#fitDepth();
    this.#boxes.score.value = preset.score ?? '';
    this.#boxes.list.value = '';
    this.#typedCondition.hidden = false;
    this.#presets.mark(preset);
    await this.#start();
  }

  /** The rows of the form have changed. */
  #onRows(): void {
    this.#presets.mark(null);
    this.#where.value = this.#rows.condition();
    this.#typedCondition.hidden = true;
    this.#onTyped();
  }

  #onTyped(): void {
    this.#stopTyping();
    this.#stopTyping = this.#clock.after(typingPause, () => void this.#checkTyped());
  }

  /* Errors in the plan. */

  #tell(sentence: string): void {
    const problem = partOf(this.#root, 'plan-problem');
    problem.textContent = sentence;
    problem.hidden = sentence === '';
  }

  #showConditionError(error: ConditionError | null): void {
    for (const [of, box] of [
      ['where', this.#where],
      ['score', this.#boxes.score],
    ] as const) {
      const here = error?.of === of ? error : null;
      partOf(this.#root, `${of}-problem`).textContent = here?.message.replace(/^(where|score), c/, 'C') ?? '';
      box.setAttribute('aria-invalid', String(here !== null));
    }
    const spot = partOf(this.#root, 'where-spot');
    const shown = error?.of === 'where' ? spotIn(this.#where.value, error) : '';
    spot.hidden = shown === '';
    if (shown) spot.textContent = shown;
  }

  /** The engine's error about a condition, from a worker of its own, so that typing never waits for a search; null if
      there is none. */
  async #check(criteria: SearchCriteria): Promise<ConditionError | null> {
    if (criteria.where.trim() === '')
      return { of: 'where', message: 'The query is empty. Add a condition.', column: 0 };
    const { client } = await this.#connect();
    return client.ask({ type: 'check', criteria });
  }

  async #connect(): Promise<{ client: WorkerClient; introduction: Introduction }> {
    if (!this.#checker || this.#checker.isGone) this.#checker = this.#newWorker();
    const client = this.#checker;
    const introduction = this.#introduction ?? (await client.ask({ type: 'introduce' }));
    if (!this.#introduction) this.#rows.offer(introduction.names, this.#root);
    this.#introduction = introduction;
    return { client, introduction };
  }

  async #checkTyped(): Promise<void> {
    try {
      this.#tell('');
      await this.#connect();
      const criteria = readCriteria(this.#texts);
      const error = await this.#check(criteria);
      const isStill = criteria.where === this.#where.value && criteria.score === this.#boxes.score.value;
      if (isStill) this.#showConditionError(error);
    } catch (error) {
      if (!this.#listening.signal.aborted) this.#tell(sentenceOf(error));
    }
  }

  /** From the same worker as the checks, one at a time: the search goes on meanwhile, and typing waits for one at most. */
  async #picture(level: PicturedLevel): Promise<LevelDots> {
    const { client } = await this.#connect();
    return client.ask({ type: 'picture', level });
  }

  /* The search. */

  async #start(): Promise<void> {
    this.#stopTyping();
    this.#forget();
    let plan: Plan;
    let introduction: Introduction;
    try {
      plan = readPlan(this.#texts);
      const error = await this.#check(plan.criteria);
      this.#showConditionError(error);
      if (error) return this.#pointAt(error);
      ({ introduction } = await this.#connect());
    } catch (error) {
      if (error instanceof PlanError) this.#focus(partOf(this.#root, error.id));
      return this.#tell(sentenceOf(error));
    }
    recordAddress('replace', null, queryOf(plan));
    this.#begin(plan, introduction);
  }

  /** What was found and told before belongs to another search, also if this one is refused. */
  #forget(): void {
    this.#search?.cancel();
    this.#search = undefined;
    this.#tell('');
    this.#hits.clear();
    partOf(this.#root, 'hits-actions').hidden = true;
    this.#troubles.replaceChildren();
    this.#pause.disabled = this.#cancel.disabled = true;
    this.#running.hidden = true;
    this.#progress.value = 0;
    this.#state.textContent = '';
  }

  #begin(plan: Plan, { dungeonVersion }: Introduction): void {
    const { style, variant } = plan.criteria;
    const whence = { style, ...shortOnly(variant), dungeonVersion };
    const begun = new SeedSearch(
      plan,
      { workers: this.#workers, start: this.#newWorker },
      {
        onHit: (hit) => {
          this.#hits.add(hit, whence);
          partOf(this.#root, 'hits-actions').hidden = false;
          // Of a search that ranks only the best are kept.
          const found = this.#hits.hits.length;
          if (hit.score !== null || found % hitsBetweenRests !== 0) return;
          this.#onTrouble(`${found} dungeons found. Search paused. Press Continue to find more.`);
          begun.pause();
        },
        onChange: () => {
          if (begun === this.#search) this.#draw();
        },
        onTrouble: (sentence) => this.#onTrouble(sentence),
      },
    );
    this.#search = begun;
    this.#running.hidden = false;
    begun.goOn();
    // Below the cards on a phone what begins would go unseen.
    const results = partOf(this.#root, 'results');
    if (results.getBoundingClientRect().top > innerHeight / 2) results.scrollIntoView({ block: 'start' });
  }

  #save(): void {
    const notices = new Notices(partOf(this.#root, 'notices'));
    download('cellophane-seeds.csv', new Blob([csvOf(this.#hits.hits)], { type: 'text/csv' }), notices);
  }

  /** A link to the dungeons found, the first or best of them if they are many: opened, it looks at these alone. */
  async #share(): Promise<void> {
    if (!this.#search) return;
    const notices = new Notices(partOf(this.#root, 'notices'));
    const seeds = this.#hits.hits.slice(0, mostListed).map(({ seed }) => BigInt(seed));
    const query = queryOf({ ...this.#search.plan, first: seeds[0], count: seeds.length, seeds });
    const which = this.#hits.hits.length > mostListed ? `the first ${mostListed} results` : 'these results';
    await copyLink(new URL(query, location.href).href, which, notices);
  }

  #pointAt({ of, column }: ConditionError): void {
    const box = of === 'where' ? this.#where : this.#boxes.score;
    this.#focus(box);
    if (column > 0) box.setSelectionRange(column - 1, column);
  }

  /** Brings a box of the form into view, for which the form has to be open. */
  #focus(box: HTMLElement): void {
    this.#own.open = true;
    box.focus();
  }

  #onTrouble(sentence: string): void {
    const line = document.createElement('p');
    line.textContent = sentence;
    this.#troubles.append(line);
    while (this.#troubles.childElementCount > troublesKept) this.#troubles.firstElementChild!.remove();
  }

  #togglePause(): void {
    if (this.#search?.state === 'searching') this.#search.pause();
    else this.#search?.goOn();
  }

  /* The display of the search. */

  #draw(): void {
    if (this.#drawing || this.#listening.signal.aborted) return;
    this.#drawing = requestAnimationFrame(() => {
      this.#drawing = 0;
      if (this.#search) this.#show(this.#search);
    });
  }

  #show(search: SeedSearch): void {
    const { state, plan, done } = search;
    this.#pause.disabled = this.#cancel.disabled = state !== 'searching' && state !== 'paused';
    this.#pause.textContent = state === 'paused' ? 'Continue' : 'Pause';
    this.#progress.value = done / plan.count;
    this.#state.textContent = progressOf(search, this.#workers);
  }
}

const sentenceOf = (error: unknown): string =>
  error instanceof PlanError ? error.message : `The search could not be started. ${explained(error)}`;
