/* The ranked games, contest by contest, and below them what has no place. */

import type { RankedRecording } from 'cellophane';
import { button, createElement } from '../../kit/create_element';
import { inWords } from '../../kit/foreign_text';
import { shortOnly, type Dungeon } from '../link/dungeon';
import { linkQuery } from '../link/link';
import { dateInWords } from './months';
import type { Ranking } from './messages';
import type { ToldResult } from './told_results';
import type { Entry } from './verification';

export interface RankingActions {
  watch: (entry: Entry) => void;
  remove: (entry: Entry) => void;
}

/** A ranked recording with what was ranked. */
interface Row {
  entry: Entry;
  ranked: RankedRecording;
}

const columns: readonly (readonly [name: string, kind: string])[] = [
  ['Place', 'number place'],
  ['Score', 'number score'],
  ['Depth', 'number depth'],
  ['Turns', 'number turns'],
  ['How it ended', 'end'],
  ['Version', 'version'],
  ['File', 'file'],
];

/** What the engine calls a recording, as it is shown. */
const statuses = {
  verified: 'Not ranked',
  unfinished: 'Unfinished',
  tampered: 'Tampered',
  'other-version': 'Other version',
  unreadable: 'Unreadable',
} as const;

const figure = (number: number | null): string => (number ?? 0).toLocaleString('en');

// Tables are laid out as lines on phones, where some browsers take them for tables no more unless they are told.
const role = (name: string, kind = ''): Record<string, string> => ({ role: name, ...(kind && { class: kind }) });
const cell = (kind: string, ...content: (string | Node)[]) => createElement('td', role('cell', kind), ...content);
const headerCell = (text: string, kind = '') =>
  createElement('th', { scope: 'col', ...role('columnheader', kind) }, text);

/** The games by contest, in the order of the ranking. */
export function contestsOf(entries: readonly Entry[], { ranked }: Ranking): Map<string, Row[]> {
  const contests = new Map<string, Row[]>();
  for (const each of ranked) {
    if (each.contest === null) continue;
    const rows = contests.get(each.contest) ?? [];
    rows.push({ entry: entries[each.index], ranked: each });
    contests.set(each.contest, rows);
  }
  return contests;
}

/** What a contest is called: the daily dungeon of a day, or what its games have in common. */
export function headingOf(contest: string, [first]: readonly Row[], { dates }: Ranking): string {
  const date = dates[first.entry.result.seed ?? ''];
  return date ? `Daily dungeon of ${dateInWords(date)} (${contest.replace('Dungeon', 'dungeon')})` : contest;
}

function actionsFor(entry: Entry, { watch, remove }: RankingActions): HTMLElement {
  const name = inWords(entry.source.name);
  const actions = cell('row-actions');
  if (entry.result.status !== 'unreadable')
    actions.append(button('Watch', () => watch(entry), { 'aria-label': `Watch ${name}` }));
  actions.append(button('Remove', () => remove(entry), { 'aria-label': `Remove ${name}`, class: 'remove' }));
  return actions;
}

function rankedRow({ entry, ranked }: Row, actions: RankingActions): HTMLElement {
  const { score, deepest, turns, end, dungeonVersion, rulesVersion } = entry.result;
  const values = [
    figure(ranked.place),
    figure(score),
    figure(deepest),
    figure(turns),
    inWords([end, ranked.beginning].filter(Boolean).join(', ')),
    `${dungeonVersion}.${rulesVersion}`,
    inWords(entry.source.name),
  ];
  return createElement(
    'tr',
    { ...role('row'), 'data-id': String(entry.id) },
    ...columns.map(([, kind], i) => cell(kind, values[i])),
    actionsFor(entry, actions),
  );
}

function contestHeading(contest: string, rows: Row[], ranking: Ranking): HTMLElement {
  const { seed, style, variant, start } = rows[0].entry.result;
  const day = ranking.dates[seed!];
  const dungeon: Dungeon = {
    seed: seed!,
    depth: 1,
    style: style!,
    ...shortOnly(variant ?? undefined),
    view: 'game',
    start: start!,
    ...(day && { day }),
  };
  const count = rows.length === 1 ? '1 game' : `${rows.length.toLocaleString('en')} games`;
  const { mixture } = rows[0].ranked;
  return createElement(
    'tr',
    role('row', 'contest'),
    createElement(
      'th',
      { colspan: String(columns.length + 1), scope: 'rowgroup', ...role('rowheader') },
      createElement('span', {}, headingOf(contest, rows, ranking)),
      createElement('small', {}, count),
      ...(mixture ? [createElement('small', { class: 'mixture' }, mixture)] : []),
      createElement('a', { href: `./?${linkQuery(dungeon, ranking.dungeonVersion)}` }, 'Play this dungeon'),
    ),
  );
}

/** The table of the ranked games of these contests, at most so many rows. */
export function rankedTable(
  contests: ReadonlyMap<string, Row[]>,
  most: number,
  ranking: Ranking,
  actions: RankingActions,
): HTMLElement {
  let left = most;
  const head = createElement(
    'thead',
    role('rowgroup'),
    createElement(
      'tr',
      role('row'),
      ...columns.map(([name, kind]) => headerCell(name, kind)),
      createElement('td', role('cell')),
    ),
  );
  const bodies: HTMLElement[] = [];
  for (const [contest, rows] of contests) {
    if (left <= 0) break;
    const shown = rows.slice(0, left).map((row) => rankedRow(row, actions));
    bodies.push(createElement('tbody', role('rowgroup'), contestHeading(contest, rows, ranking), ...shown));
    left -= shown.length;
  }
  return createElement('table', { class: 'ranked', 'aria-label': 'Ranking', ...role('table') }, head, ...bodies);
}

/** The table of recordings without a place, each with the reason; at most so many rows. */
export function unrankedTable(
  entries: readonly Entry[],
  most: number,
  { ranked }: Ranking,
  actions: RankingActions,
): HTMLElement {
  const unranked = ranked.filter(({ place }) => place === null).slice(0, most);
  const rows = unranked.map(({ index, problem }) => {
    const entry = entries[index];
    return createElement(
      'tr',
      { ...role('row'), 'data-id': String(entry.id) },
      cell('status', statuses[entry.result.status]),
      cell('file', inWords(entry.source.name)),
      cell('problem', inWords(problem ?? '')),
      actionsFor(entry, actions),
    );
  });
  const head = createElement(
    'tr',
    role('row'),
    headerCell('What it is', 'status'),
    headerCell('File', 'file'),
    headerCell('Why it has no place', 'problem'),
    createElement('td', role('cell')),
  );
  return createElement(
    'table',
    { class: 'unranked', 'aria-label': 'Not ranked', ...role('table') },
    createElement('thead', role('rowgroup'), head),
    createElement('tbody', role('rowgroup'), ...rows),
  );
}

const toldColumns: readonly (readonly [name: string, kind: string])[] = [
  ['What it is', 'status'],
  ['Score', 'number score'],
  ['Depth', 'number depth'],
  ['Turns', 'number turns'],
  ['How it ended', 'end'],
  ['Dungeon', 'dungeon'],
  ['From', 'file'],
];

/** The table of results that were pasted as text. */
export function toldTable(results: readonly ToldResult[], remove: (told: ToldResult) => void): HTMLElement {
  const rows = results.map((told) => {
    const name = inWords(told.name);
    const dungeon = inWords(told.dungeon);
    const values = [
      'Not verified',
      figure(told.score),
      figure(told.depth),
      figure(told.turns),
      inWords(told.ending),
      told.query ? createElement('a', { href: `./?${told.query}` }, dungeon) : dungeon,
      name,
    ];
    return createElement(
      'tr',
      role('row'),
      ...toldColumns.map(([, kind], i) => cell(kind, values[i])),
      cell(
        'row-actions',
        button('Remove', () => remove(told), { 'aria-label': `Remove ${name}`, class: 'remove' }),
      ),
    );
  });
  const head = createElement(
    'tr',
    role('row'),
    ...toldColumns.map(([name, kind]) => headerCell(name, kind)),
    createElement('td', role('cell')),
  );
  return createElement(
    'table',
    { class: 'told', 'aria-label': 'As told, not verified', ...role('table') },
    createElement('thead', role('rowgroup'), head),
    createElement('tbody', role('rowgroup'), ...rows),
  );
}
