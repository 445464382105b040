/* The calendar of daily dungeons: which were played, the best result of each, and streaks. */

import type { DailyCalendar, PlayedDay } from 'cellophane';
import { isHidden } from '../../kit/optional';
import type { Clock } from '../../kit/clock';
import { createElement } from '../../kit/create_element';
import { explained } from '../../kit/explained';
import { onSubmit } from '../../kit/forms';
import { partOf } from '../../kit/parts';
import { quoted } from '../link/parameters';
import type { ResultsAnswers, ResultsTask } from './messages';
import { dateInWords, monthAfter, monthInWords, monthOf, weeksOf, type Month } from './months';

/** The first month of the calendar: from there on the engine knows the daily dungeons by their seeds. */
const firstMonth: Month = '1970-01';

export interface DailyDungeonsOptions {
  /** The results of past games, in the engine's lines. */
  runs: () => Promise<string>;
  ask: <T extends ResultsTask>(task: T) => Promise<ResultsAnswers[T['type']]>;
  clock: Clock;
  signal: AbortSignal;
}

const linkTo = (date: string): string => `./?daily=${date}`;
const days = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'day' : 'days'}`;
const figure = (number: number): string => number.toLocaleString('en');
const inNotes = (notes: readonly string[]): string => (notes.length > 0 ? ` (${notes.join(', ')})` : '');

/** What is to be said of a result besides its figures. */
const notesOn = ({ easy, style, inTime }: PlayedDay): string[] => [
  ...(easy ? ['easy mode'] : []),
  ...(style === 'brogue' ? [] : [`style ${style}`]),
  ...(inTime ? [] : ['played on another day']),
];

export class DailyDungeons {
  readonly #root: HTMLElement;
  readonly #options: DailyDungeonsOptions;
  #month: Month;
  #calendar: DailyCalendar | undefined;

  constructor(root: HTMLElement, options: DailyDungeonsOptions) {
    this.#root = root;
    this.#options = options;
    this.#month = monthOf(this.#today);
    const { signal } = options;
    for (const [id, months] of [
      ['earlier', -1],
      ['later', 1],
    ] as const)
      partOf(root, id).addEventListener('click', () => this.#turn(months), { signal });
    onSubmit(partOf(root, 'day-form', HTMLFormElement), () => void this.#play(), signal);
    // A game may have ended in another tab, and a day as well.
    document.addEventListener(
      'visibilitychange',
      () => {
        if (!isHidden()) void this.refresh();
      },
      { signal },
    );
    addEventListener('pageshow', ({ persisted }) => persisted && void this.refresh(), { signal });
    this.#draw();
  }

  get #today(): string {
    return new Date(this.#options.clock.now()).toISOString().slice(0, 10);
  }

  /** Reads the results of past games anew. */
  async refresh(): Promise<void> {
    const { runs, ask, clock, signal } = this.#options;
    try {
      const lines = await runs();
      this.#calendar = await ask({ type: 'calendar', runs: lines, now: clock.now() });
      this.#complain('');
    } catch (error) {
      if (!signal.aborted) this.#complain(`The results of past games cannot be read: ${explained(error)}`);
    }
    if (!signal.aborted) this.#draw();
  }

  #turn(months: number): void {
    this.#month = monthAfter(this.#month, months);
    this.#draw();
  }

  #complain(sentence: string): void {
    const line = partOf(this.#root, 'calendar-problem');
    line.textContent = sentence;
    line.hidden = sentence === '';
  }

  /* A day that is typed. */

  async #play(): Promise<void> {
    const box = partOf(this.#root, 'day', HTMLInputElement);
    const problem = partOf(this.#root, 'day-problem');
    const refusal = await this.#refusalOf(box);
    problem.textContent = refusal;
    problem.hidden = refusal === '';
    box.setAttribute('aria-invalid', String(refusal !== ''));
    if (refusal !== '') return box.focus();
    location.assign(linkTo(box.value.trim()));
  }

  /** Why the typed day has no dungeon to play; '' if it has one. */
  async #refusalOf(box: HTMLInputElement): Promise<string> {
    const typed = box.value.trim();
    if (typed === '') return 'Type a date, as 2026-11-26.';
    try {
      if (!(await this.#options.ask({ type: 'day', date: typed })))
        return `The date ${quoted(typed)} does not exist; allowed: a day of the calendar, written YYYY-MM-DD.`;
    } catch (error) {
      return `The engine could not be asked: ${explained(error)}`;
    }
    const today = this.#today;
    return typed > today ? `The date ${typed} lies ahead (today is ${today}, UTC). Its dungeon opens on that day.` : '';
  }

  /* The display. */

  #draw(): void {
    const today = this.#today;
    const played = new Map(this.#calendar?.days.map((day) => [day.date, day]));
    const part = (id: string) => partOf(this.#root, id);
    part('today').textContent = `Today is ${dateInWords(today)} (UTC).`;
    const { streak = 0, longestStreak = 0 } = this.#calendar ?? {};
    for (const [id, text] of [
      ['streak', days(streak)],
      ['longest-streak', days(longestStreak)],
      ['days-played', days(played.size)],
    ] as const)
      part(id).textContent = this.#calendar ? text : '…';
    partOf(this.#root, 'earlier', HTMLButtonElement).disabled = this.#month <= firstMonth;
    partOf(this.#root, 'later', HTMLButtonElement).disabled = this.#month >= monthOf(today);
    part('month').textContent = monthInWords(this.#month);
    part('days').replaceChildren(
      ...weeksOf(this.#month).map((week) =>
        createElement('tr', {}, ...week.map((date) => (date ? dayCell(date, today, played.get(date)) : emptyCell()))),
      ),
    );
    const listed = [...played.values()].filter(({ date }) => monthOf(date) === this.#month).reverse();
    part('played-days').replaceChildren(...listed.map(playedLine));
    part('none-played').hidden = listed.length > 0;
  }
}

const emptyCell = () => createElement('td', { class: 'outside' });

/** A day of the calendar: a link to play it, and its best result. */
function dayCell(date: string, today: string, played: PlayedDay | undefined): HTMLElement {
  const number = String(Number(date.slice(8)));
  if (date > today) return createElement('td', { class: 'ahead' }, number);
  const result = played
    ? `best score ${figure(played.score)}, depth ${played.deepest}${inNotes(notesOn(played))}`
    : 'not played';
  const link = createElement(
    'a',
    { href: linkTo(date), 'aria-label': `${dateInWords(date)}: ${result}` },
    createElement('span', { class: 'day' }, number),
  );
  if (played)
    link.append(
      createElement('span', { class: 'score' }, figure(played.score)),
      createElement('span', { class: 'reached' }, `D${played.deepest}`),
    );
  const kind = !played ? 'open' : played.inTime ? 'played' : 'played late';
  return createElement('td', { class: kind, ...(date === today && { 'aria-current': 'date' }) }, link);
}

function playedLine(played: PlayedDay): HTMLElement {
  const { date, score, deepest, turns, end, games } = played;
  const text =
    `score ${figure(score)}, depth ${deepest}, ${figure(turns)} turns. ${end}` +
    `${inNotes([...notesOn(played), ...(games > 1 ? [`best of ${games} games`] : [])])}`;
  return createElement('li', {}, createElement('a', { href: linkTo(date) }, dateInWords(date)), `: ${text}`);
}
