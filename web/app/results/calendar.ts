/* The calendar of daily dungeons: which were played, the best result of each, and streaks. */

import type { DailyCalendar, PlayedDay, Variant } from 'cellophane';
import { isHidden } from '../../kit/optional';
import type { Clock } from '../../kit/clock';
import { createElement } from '../../kit/create_element';
import { explained } from '../../kit/explained';
import { onSubmit } from '../../kit/forms';
import { timeToNextDay } from '../../kit/next_day';
import { partOf } from '../../kit/parts';
import { variants } from '../link/dungeon';
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

/** `date`: empty for today's. */
const linkTo = (date: string, variant: Variant): string =>
  `./?daily=${date}${variant === 'brogue' ? '' : `&variant=${variant}`}`;
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
  readonly #choice: HTMLSelectElement;
  #month: Month;
  #variant: Variant = 'brogue';
  #calendar: DailyCalendar | undefined;

  constructor(root: HTMLElement, options: DailyDungeonsOptions) {
    this.#root = root;
    this.#options = options;
    this.#month = monthOf(this.#today);
    this.#choice = partOf(root, 'daily-variant', HTMLSelectElement);
    this.#choice.append(...variants.map((variant) => new Option(variant, variant)));
    const { signal } = options;
    this.#choice.addEventListener('change', () => void this.#choose(), { signal });
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
      const variant = this.#variant;
      const calendar = await ask({ type: 'calendar', runs: lines, now: clock.now(), variant });
      // Another one has been chosen since.
      if (variant !== this.#variant) return;
      this.#calendar = calendar;
      this.#complain('');
    } catch (error) {
      if (!signal.aborted) this.#complain(`The results of past games cannot be read: ${explained(error)}`);
    }
    if (!signal.aborted) this.#draw();
  }

  /** Each variant has days and streaks of its own. */
  async #choose(): Promise<void> {
    this.#variant = variants[this.#choice.selectedIndex];
    this.#calendar = undefined;
    this.#draw();
    await this.refresh();
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
    location.assign(linkTo(box.value.trim(), this.#variant));
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
    part('today').textContent =
      `Today is ${dateInWords(today)} (UTC). The next one comes in ${timeToNextDay(this.#options.clock.now())}.`;
    part('play-today').setAttribute('href', linkTo('', this.#variant));
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
        createElement(
          'tr',
          {},
          ...week.map((date) =>
            date ? dayCell({ date, today, played: played.get(date), variant: this.#variant }) : emptyCell(),
          ),
        ),
      ),
    );
    const listed = [...played.values()].filter(({ date }) => monthOf(date) === this.#month).reverse();
    part('played-days').replaceChildren(...listed.map(playedLine));
    part('none-played').hidden = listed.length > 0;
  }
}

const emptyCell = () => createElement('td', { class: 'outside' });

interface ShownDay {
  date: string;
  today: string;
  played: PlayedDay | undefined;
  variant: Variant;
}

/** A day of the calendar: a link to play it, and its best result. */
function dayCell({ date, today, played, variant }: ShownDay): HTMLElement {
  const number = String(Number(date.slice(8)));
  if (date > today) return createElement('td', { class: 'ahead' }, number);
  const result = played
    ? `best score ${figure(played.score)}, depth ${played.deepest}${inNotes(notesOn(played))}`
    : 'not played';
  const link = createElement(
    'a',
    { href: linkTo(date, variant), 'aria-label': `${dateInWords(date)}: ${result}` },
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
  const { date, variant, score, deepest, turns, end, games } = played;
  const text =
    `score ${figure(score)}, depth ${deepest}, ${figure(turns)} turns. ${end}` +
    `${inNotes([...notesOn(played), ...(games > 1 ? [`best of ${games} games`] : [])])}`;
  return createElement('li', {}, createElement('a', { href: linkTo(date, variant) }, dateInWords(date)), `: ${text}`);
}
