/* The page of results: takes recordings, has them replayed, and ranks them; and the calendar of daily dungeons. */

import { systemClock, type Clock } from '../../kit/clock';
import { download } from '../../kit/download';
import { explained } from '../../kit/explained';
import { Notices } from '../../kit/notices';
import { partOf } from '../../kit/parts';
import { usualWorkers } from '../../kit/worker_client';
import { button, createElement } from '../../kit/create_element';
import { openTab } from '../link/handed_over';
import { codeFor } from '../link/replay_link';
import { releasesOf } from '../releases/site';
import { named } from '../storage/named';
import type { Store } from '../storage/store';
import { DailyDungeons } from './calendar';
import type { NewResultsWorker, ResultsClient } from './client';
import type { Ranking } from './messages';
import { contestsOf, headingOf, rankedTable, toldTable, unrankedTable } from './ranking_table';
import {
  counted,
  filesDropped,
  namedFiles,
  someOf,
  sourcesIn,
  sourcesInLinks,
  type NamedFile,
  type Source,
  type Sources,
} from './sources';
import { inOrder, type ToldResult } from './told_results';
import { Verification, type Duplicate, type Entry } from './verification';

/** Milliseconds between two rankings while recordings are replayed: at least so many, and so many times what it took to
    show the last one, so that a long list leaves the page to its player. */
const betweenRankings = 500;
const restAfterShowing = 20;
/** The most rows of a table that are shown unasked. */
const mostRows = 200;

export interface ResultsOptions {
  /** The games this browser keeps. */
  store: Pick<Store, 'runs' | 'recordings' | 'recordingBytes'>;
  /** The number of workers that replay at once, by default one for each processor. */
  workers?: number;
  /** Keeps the seeds of kept games off the screen. */
  hidesSeed?: boolean;
  clock?: Clock;
}

export interface ResultsPage {
  readonly entries: readonly Entry[];
  /** Settles once all that was added is replayed and shown. */
  whenShown(): Promise<void>;
  destroy(): void;
}

/** Brings the page of results in a document's `root` to life. Engines run in workers. */
export function createResults(root: HTMLElement, newWorker: NewResultsWorker, options: ResultsOptions): ResultsPage {
  return new ResultsOnPage(root, newWorker, options);
}

class ResultsOnPage implements ResultsPage {
  readonly #root: HTMLElement;
  readonly #newWorker: NewResultsWorker;
  readonly #options: ResultsOptions;
  readonly #clock: Clock;
  readonly #notices: Notices;
  readonly #listening = new AbortController();
  readonly #verification: Verification;
  readonly #calendar: DailyDungeons;
  #asked: ResultsClient | undefined;
  #ranking: { entries: Entry[]; ranking: Ranking } | undefined;
  /** What was said of the recordings added last. */
  #troubles: string[] = [];
  #duplicates: Duplicate[] = [];
  #linksRead = 0;
  /** Results that were pasted as text. */
  #told: ToldResult[] = [];
  #toldUnnamed = 0;
  /** The pages' work that is under way: reading what was added, and ranking it. */
  #work: Promise<void> = Promise.resolve();
  #stopWaiting: (() => void) | undefined;
  /** The one contest that is shown; null: all. */
  #shown: string | null = null;
  #showsAll = false;
  /** Milliseconds that the last ranking took to be shown. */
  #showing = 0;

  constructor(root: HTMLElement, newWorker: NewResultsWorker, options: ResultsOptions) {
    this.#root = root;
    this.#newWorker = newWorker;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#notices = new Notices(partOf(root, 'notices'));
    const workers = options.workers ?? usualWorkers();
    this.#verification = new Verification(
      { workers, start: newWorker, releases: releasesOf(location.href) },
      {
        onChange: () => this.#onChange(),
        onDuplicate: (duplicate) => {
          this.#duplicates.push(duplicate);
          this.#showTroubles();
        },
        onTrouble: (sentence) => this.#tell([sentence]),
      },
    );
    this.#calendar = new DailyDungeons(root, {
      runs: () => options.store.runs(),
      ask: (task) => this.#client().ask(task),
      clock: this.#clock,
      signal: this.#listening.signal,
    });
    this.#listen();
    this.#showProgress();
    void this.#calendar.refresh();
  }

  get entries(): readonly Entry[] {
    return this.#verification.entries;
  }

  async whenShown(): Promise<void> {
    for (let work; work !== this.#work; ) {
      work = this.#work;
      await work;
    }
  }

  destroy(): void {
    this.#listening.abort();
    this.#stopWaiting?.();
    this.#verification.cancel();
    this.#asked?.dismiss();
  }

  /* What is added. */

  #listen(): void {
    const { signal } = this.#listening;
    const onClick = (id: string, act: () => void) => partOf(this.#root, id).addEventListener('click', act, { signal });
    for (const [id, boxId] of [
      ['choose-files', 'files'],
      ['choose-folder', 'folder'],
    ] as const) {
      const box = partOf(this.#root, boxId, HTMLInputElement);
      onClick(id, () => box.click());
      box.addEventListener(
        'change',
        () => {
          this.#addFiles(namedFiles(box.files ?? []));
          // So that the same file can be chosen again.
          box.value = '';
        },
        { signal },
      );
    }
    const links = partOf(this.#root, 'links', HTMLTextAreaElement);
    onClick('add-links', () => {
      if (links.value.trim() === '') return this.#tell(['Paste replay links or shared results first.']);
      this.#addLinks(links.value);
      links.value = '';
    });
    onClick('add-own', () => this.#add(this.#ownRecordings()));
    onClick('cancel', () => this.#cancel());
    onClick('remove-all', () => this.#removeAll());
    onClick('download-csv', () => void this.#download('csv'));
    onClick('download-json', () => void this.#download('json'));
    partOf(this.#root, 'contest', HTMLSelectElement).addEventListener(
      'change',
      ({ target }) => {
        this.#shown = (target as HTMLSelectElement).value || null;
        this.#showRanking();
      },
      { signal },
    );
    this.#listenToDrops(signal);
  }

  #listenToDrops(signal: AbortSignal): void {
    const zone = partOf(this.#root, 'drop');
    for (const type of ['dragover', 'dragleave', 'drop'] as const)
      addEventListener(
        type,
        (event) => {
          const { dataTransfer } = event;
          const holds = (...types: string[]) => types.some((each) => dataTransfer?.types.includes(each));
          // Text that is dropped on the box for links is the browser's.
          const isForBox = event.target instanceof HTMLTextAreaElement && !holds('Files');
          if (!dataTransfer || isForBox || !holds('Files', 'text/uri-list', 'text/plain')) return;
          event.preventDefault();
          zone.classList.toggle('ready', type === 'dragover');
          if (type !== 'drop') return;
          if (holds('Files')) this.#add(filesDropped(dataTransfer).then(sourcesIn));
          else this.#addLinks(dataTransfer.getData('text/uri-list') || dataTransfer.getData('text/plain'));
        },
        { signal },
      );
  }

  #addFiles(files: readonly NamedFile[]): void {
    if (files.length > 0) this.#add(sourcesIn(files));
  }

  #addLinks(text: string): void {
    this.#add(
      sourcesInLinks(text, this.#linksRead + 1, this.#toldUnnamed + 1).then((read) => {
        this.#linksRead += read.sources.filter(({ name }) => name.startsWith('Link ')).length;
        this.#toldUnnamed += (read.told ?? []).filter(({ name }) => name.startsWith('Result ')).length;
        return read;
      }),
    );
  }

  /** The recordings of the games that were played here. */
  async #ownRecordings(): Promise<Sources> {
    const { store, hidesSeed = false } = this.#options;
    const recordings = await store.recordings();
    const sources = recordings.map(
      (kept): Source => ({
        name: `My game: ${named(kept, hidesSeed)}`,
        read: async () => (await store.recordingBytes(kept.number)).slice(),
      }),
    );
    return { sources, troubles: sources.length === 0 ? ['This browser keeps no finished game yet.'] : [] };
  }

  #add(reading: Promise<Sources>): void {
    this.#troubles = [];
    this.#duplicates = [];
    this.#showTroubles();
    this.#work = this.#work.then(async () => {
      try {
        const { sources, troubles, told = [] } = await reading;
        this.#tell(troubles);
        this.#addTold(told);
        this.#verification.add(sources);
      } catch (error) {
        this.#tell([`The recordings cannot be read: ${explained(error)}`]);
      }
    });
    reading.catch(() => {});
  }

  /** The same result counts once. */
  #addTold(told: readonly ToldResult[]): void {
    const known = new Set(this.#told.map((each) => JSON.stringify(each)));
    this.#told.push(...told.filter((each) => !known.has(JSON.stringify(each))));
    this.#showTold();
  }

  #cancel(): void {
    const left = this.#verification.cancel();
    this.#tell([`Cancelled. ${counted(left, 'recording was', 'recordings were')} not replayed.`]);
  }

  #removeAll(): void {
    this.#troubles = [];
    this.#duplicates = [];
    this.#showTroubles();
    this.#showsAll = false;
    this.#told = [];
    this.#showTold();
    this.#verification.clear();
    partOf(this.#root, 'choose-files').focus();
  }

  /* What is told. */

  #tell(sentences: readonly string[]): void {
    this.#troubles.push(...sentences);
    this.#showTroubles();
  }

  #showTroubles(): void {
    const duplicates = this.#duplicates;
    const sentences = [...this.#troubles];
    if (duplicates.length === 1)
      sentences.push(`${duplicates[0].name} is the same recording as ${duplicates[0].of}. It counts once.`);
    if (duplicates.length > 1)
      sentences.push(
        `${counted(duplicates.length, 'recording')} were there already, and each counts once: ` +
          `${someOf(duplicates.map(({ name, of }) => `${name} (the same as ${of})`))}.`,
      );
    partOf(this.#root, 'troubles').replaceChildren(...sentences.map((text) => createElement('p', {}, text)));
  }

  #showProgress(): void {
    const { total, done, isBusy } = this.#verification;
    const { length } = this.entries;
    const progress = partOf(this.#root, 'progress', HTMLProgressElement);
    progress.hidden = !isBusy;
    progress.max = Math.max(total, 1);
    progress.value = done;
    partOf(this.#root, 'cancel').hidden = !isBusy;
    partOf(this.#root, 'state').textContent = isBusy
      ? `Replaying: ${done.toLocaleString('en')} of ${counted(total, 'recording')}…`
      : length === 0
        ? this.#told.length === 0
          ? 'No recordings yet.'
          : `${counted(this.#told.length, 'result')} as told, not verified.`
        : this.#ranking?.entries.length === length
          ? this.#summary()
          : 'Ranking…';
    for (const id of ['download-csv', 'download-json']) partOf(this.#root, id).hidden = length === 0;
    partOf(this.#root, 'with-results').hidden = length + this.#told.length === 0;
  }

  #summary(): string {
    const { length } = this.entries;
    const ranked = this.#ranking?.ranking.ranked.filter(({ place }) => place !== null).length ?? 0;
    return `${counted(length, 'recording')}: ${ranked.toLocaleString('en')} ranked, ${(length - ranked).toLocaleString('en')} not.`;
  }

  /* The ranking. */

  /** The worker that ranks, which is never busy with a long replay. */
  #client(): ResultsClient {
    if (!this.#asked || this.#asked.isGone) this.#asked = this.#newWorker();
    return this.#asked;
  }

  #onChange(): void {
    if (this.#listening.signal.aborted) return;
    this.#showProgress();
    if (!this.#verification.isBusy) {
      this.#stopWaiting?.();
      this.#stopWaiting = undefined;
      this.#work = this.#work.then(() => this.#rank());
    } else
      this.#stopWaiting ??= this.#clock.after(Math.max(betweenRankings, this.#showing * restAfterShowing), () => {
        this.#stopWaiting = undefined;
        this.#work = this.#work.then(() => this.#rank());
      });
  }

  get #toRank() {
    return this.entries.map(({ source, result }) => ({ file: source.name, result }));
  }

  async #rank(): Promise<void> {
    const entries = [...this.entries];
    try {
      const ranking = await this.#client().ask({ type: 'rank', recordings: this.#toRank, now: this.#clock.now() });
      if (this.#listening.signal.aborted) return;
      this.#ranking = { entries, ranking };
      const since = performance.now();
      this.#showRanking();
      this.#showing = performance.now() - since;
      this.#showProgress();
    } catch (error) {
      if (!this.#listening.signal.aborted) this.#tell([`The recordings cannot be ranked: ${explained(error)}`]);
    }
  }

  #showRanking(): void {
    if (!this.#ranking) return;
    const { entries, ranking } = this.#ranking;
    const contests = contestsOf(entries, ranking);
    if (!this.#verification.isBusy) this.#offerContests(contests, ranking);
    const actions = { watch: (entry: Entry) => void this.#watch(entry), remove: (entry: Entry) => this.#remove(entry) };
    const shown = new Map([...contests].filter(([contest]) => this.#shown === null || contest === this.#shown));
    const most = this.#showsAll ? Infinity : mostRows;
    const count = [...shown.values()].reduce((sum, rows) => sum + rows.length, 0);
    const unranked = ranking.ranked.filter(({ place }) => place === null).length;
    const focused = focusIn(this.#root);
    partOf(this.#root, 'ranking').replaceChildren(
      ...(shown.size > 0 ? [rankedTable(shown, most, ranking, actions), ...this.#offerAll(count, most)] : []),
      ...(unranked > 0
        ? [
            createElement('h3', {}, 'Not ranked'),
            unrankedTable(entries, most, ranking, actions),
            ...this.#offerAll(unranked, most),
          ]
        : []),
    );
    focused?.();
  }

  #showTold(): void {
    const remove = (told: ToldResult) => {
      this.#told = this.#told.filter((each) => each !== told);
      this.#showTold();
      this.#showProgress();
      partOf(this.#root, 'choose-files').focus();
    };
    partOf(this.#root, 'told').replaceChildren(
      ...(this.#told.length > 0
        ? [
            createElement('h3', {}, 'As told, not verified'),
            createElement(
              'p',
              { class: 'hint' },
              'Texts that were shared. Without the recording they have no place: ask for the game’s link or file.',
            ),
            toldTable(inOrder(this.#told), remove),
          ]
        : []),
    );
  }

  /** A button for a table that shows no more than `most` of its rows. */
  #offerAll(count: number, most: number): HTMLElement[] {
    if (count <= most) return [];
    const showAll = () => {
      this.#showsAll = true;
      this.#showRanking();
    };
    return [button(`Show all ${counted(count, 'row')}`, showAll, { class: 'all-rows' })];
  }

  #offerContests(contests: ReturnType<typeof contestsOf>, ranking: Ranking): void {
    const select = partOf(this.#root, 'contest', HTMLSelectElement);
    if (this.#shown !== null && !contests.has(this.#shown)) this.#shown = null;
    select.replaceChildren(
      new Option(`All ${contests.size.toLocaleString('en')} dungeons`, ''),
      ...[...contests].map(
        ([contest, rows]) =>
          new Option(`${headingOf(contest, rows, ranking)}: ${counted(rows.length, 'game')}`, contest),
      ),
    );
    select.value = this.#shown ?? '';
    partOf(this.#root, 'contest-choice').hidden = contests.size < 2;
  }

  async #watch({ source }: Entry): Promise<void> {
    try {
      if (!openTab(await codeFor(await source.read())))
        this.#notices.mention(['The browser did not open a new tab. Allow pop-ups for this page, then try again.']);
    } catch (error) {
      this.#notices.notify([`${source.name} cannot be opened: ${explained(error)}`]);
    }
  }

  #remove({ id }: Entry): void {
    const rows = [...this.#root.querySelectorAll<HTMLElement>('#ranking tr[data-id]')];
    const at = rows.findIndex(({ dataset }) => dataset['id'] === String(id));
    const heir = rows[at + 1] ?? rows[at - 1];
    (heir?.querySelector<HTMLElement>('.remove') ?? partOf(this.#root, 'choose-files')).focus();
    this.#verification.remove(id);
  }

  async #download(format: 'csv' | 'json'): Promise<void> {
    try {
      const text = await this.#client().ask({ type: 'write', recordings: this.#toRank, format });
      const type = format === 'csv' ? 'text/csv' : 'application/json';
      download(`cellophane-results.${format}`, new Blob([text], { type }), this.#notices);
    } catch (error) {
      this.#notices.notify([`The file cannot be written: ${explained(error)}`]);
    }
  }
}

/** Notes which button of a row has the focus. Returns a function that gives it back once the rows are new. */
function focusIn(root: HTMLElement): (() => void) | null {
  const { activeElement } = document;
  const id = activeElement?.closest<HTMLElement>('#ranking tr')?.dataset['id'];
  const link = activeElement?.getAttribute('href');
  if (id !== undefined) {
    const selector = activeElement!.classList.contains('remove') ? '.remove' : 'button';
    return () => root.querySelector<HTMLElement>(`#ranking tr[data-id="${id}"] ${selector}`)?.focus();
  }
  if (!link || !activeElement?.closest('#ranking')) return null;
  return () =>
    [...root.querySelectorAll<HTMLElement>('#ranking a')].find((each) => each.getAttribute('href') === link)?.focus();
}
