import '../../support/dom';
import '../../support/streams';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { own } from '../../../../web/app/releases/site';
import { EngineShelf } from '../../../../web/releases/engine_shelf.mjs';
import { createResults, type ResultsPage } from '../../../../web/app/results/results';
import { contest, forged } from '../../../support/contest.mjs';
import { TestClock } from '../../support/clock';
import { buttonNamed, noticesShown, openDocument, settled } from '../../support/dom';
import { takeDownload } from '../../support/downloads';
import { engine } from '../../support/engine';
import { newResultsWorker, noReleases, TestResultsWorker } from '../../support/results_worker';

const files = contest(engine);
const shelf = new EngineShelf({ engine, own, place: noReleases });
const results = await Promise.all(
  [...files].map(async ([file, bytes]) => ({ file, result: (await shelf.verify(bytes)).result })),
);

let clock: TestClock;
let page: ResultsPage;
let runs = '';
beforeEach(() => {
  TestResultsWorker.all.length = 0;
  TestResultsWorker.areDiligent = true;
  TestResultsWorker.fault = '';
  runs = '';
});
afterEach(() => page.destroy());

async function open(now = '2026-11-27T12:00:00Z'): Promise<void> {
  clock = new TestClock(Date.parse(now));
  const root = openDocument('results', 'results.html');
  const store = {
    runs: () => Promise.resolve(runs),
    recordings: () =>
      Promise.resolve([{ number: 1, seed: '1729', style: 'brogue' as const, depth: 3, turns: 9, written: 1 }]),
    recordingBytes: () => Promise.resolve(files.get('Ann.clph')!.slice()),
  };
  page = createResults(root, () => newResultsWorker(clock), { store, workers: 3, clock });
  await settled();
}

async function untilShown(): Promise<void> {
  for (let i = 0; i < 20; ++i) await settled();
  await page.whenShown();
}

async function choose(given: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const box = document.getElementById('files') as HTMLInputElement;
  const chosen = [...given].map(([name, bytes]) =>
    Object.assign(new Blob([bytes as BlobPart]), { name, webkitRelativePath: '' }),
  );
  Object.defineProperty(box, 'files', { value: chosen, configurable: true });
  box.dispatchEvent(new Event('change'));
  await untilShown();
}

const part = (id: string) => document.getElementById(id)!;
const rowsOf = (table: string) =>
  [...document.querySelectorAll(`table.${table} tr[data-id]`)].map((row) =>
    [...row.querySelectorAll('td:not(.row-actions)')].map(({ textContent }) => textContent),
  );
const filesOf = (table: string) =>
  [...document.querySelectorAll(`table.${table} td.file`)].map(({ textContent }) => textContent);
const troubles = () => [...part('troubles').children].map(({ textContent }) => textContent);
const inOrder = () => engine.rankRecordings(results).map(({ index }) => results[index].file);

test('ten recordings are ranked in the order of the engine, and what has no place says why', async () => {
  await open();
  assert.equal(part('state').textContent, 'No recordings yet.');
  await choose(files);
  assert.equal(part('state').textContent, '10 recordings: 6 ranked, 4 not.');
  assert.deepEqual([...filesOf('ranked'), ...filesOf('unranked')], inOrder());
  const first = engine.rankRecordings(results)[1];
  const { score, deepest, turns, end, dungeonVersion, rulesVersion } = results[first.index].result;
  assert.deepEqual(
    rowsOf('ranked')[1],
    ['1', score, deepest, turns, end, `${dungeonVersion}.${rulesVersion}`, results[first.index].file].map((value) =>
      typeof value === 'number' ? value.toLocaleString('en') : value,
    ),
  );
  assert.deepEqual(
    rowsOf('unranked').map(([status, file]) => [status, file]),
    [
      ['Unfinished', 'Gus is playing.clph'],
      ['Tampered', 'Hugo tampered.clph'],
      ['Other version', 'Ida of old.clph'],
      ['Unreadable', 'notes.txt'],
    ],
  );
  for (const [, file, problem] of rowsOf('unranked'))
    assert.equal(problem, engine.rankRecordings(results).find(({ index }) => results[index].file === file)!.problem);
  assert.deepEqual(troubles(), []);
  // Workers with nothing to do take up memory: the one that ranks is left.
  assert.equal(TestResultsWorker.all.filter(({ isTerminated }) => !isTerminated).length, 1);
});

test('games of one dungeon under different rules are ranked together, and it is said', async () => {
  await open();
  await choose(new Map([['Ann.clph', files.get('Ann.clph')!]]));
  assert.equal(document.querySelector('.mixture'), null);
  const older = forged(files.get('Emre.clph')!, (bytes, body) => {
    bytes[body + 1] -= 2;
  });
  await choose(new Map([['Emre.clph', older]]));
  assert.equal(filesOf('ranked').length, 2);
  assert.equal(
    document.querySelector('.mixture')!.textContent,
    `Played with different rules: rules versions ${own.rules - 1} and ${own.rules}.`,
  );
  // The same game with other versions counts once.
  await choose(new Map([['copy.clph', files.get('Emre.clph')!]]));
  assert.equal(filesOf('ranked').length, 2);
});

test('one dungeon can be shown alone, and rows removed', async () => {
  await open();
  await choose(files);
  const select = part('contest') as HTMLSelectElement;
  assert.equal(select.options.length, 3);
  select.value = 'Dungeon 8, brogue, normal';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  assert.deepEqual(filesOf('ranked'), ['Farid elsewhere.clph']);
  buttonNamed('Remove Farid elsewhere.clph').click();
  await untilShown();
  assert.equal(filesOf('ranked').length, 5);
  assert.equal(part('contest-choice').hidden, true);
  assert.equal(part('state').textContent, '9 recordings: 5 ranked, 4 not.');
  assert.match((document.activeElement as HTMLElement).getAttribute('aria-label') ?? '', /^Remove /);
  buttonNamed('Remove all').click();
  await untilShown();
  assert.deepEqual(
    [page.entries.length, part('with-results').hidden, document.activeElement?.id],
    [0, true, 'choose-files'],
  );
});

test('of a long list two hundred rows are shown, and all when asked', async () => {
  await open();
  const pictures = Array.from({ length: 205 }, (_, i) => [`${i}.clph`, new Uint8Array([i])] as const);
  await choose(new Map([...pictures, ['Ann.clph', files.get('Ann.clph')!]]));
  assert.deepEqual([filesOf('ranked').length, filesOf('unranked').length], [1, 200]);
  buttonNamed('Show all 205 rows').click();
  assert.equal(filesOf('unranked').length, 205);
  assert.equal(document.querySelector('.all-rows'), null);
});

test('the same recording counts once, as the one added first, and is told of', async () => {
  await open();
  const bytes = files.get('Ann.clph')!;
  await choose(new Map([...files, ['copy.clph', bytes.slice()]]));
  assert.equal(page.entries.length, 10);
  assert.deepEqual(troubles(), ['copy.clph is the same recording as Ann.clph. It counts once.']);
  await choose(files);
  assert.equal(page.entries.length, 10);
  assert.match(troubles()[0], /^10 recordings were there already.*: Ann\.clph \(the same as Ann\.clph\),/);
  buttonNamed('Add my games').click();
  await untilShown();
  assert.match(troubles()[0], /^My game: dungeon 1729, depth 3, turn 9 is the same recording as Ann\.clph/);
});

test('CSV and JSON are those of the engine', async () => {
  await open();
  await choose(files);
  for (const format of ['csv', 'json'] as const) {
    buttonNamed(`Download ${format.toUpperCase()}`).click();
    await settled();
    const { name, bytes } = await takeDownload();
    assert.equal(name, `cellophane-results.${format}`);
    assert.equal(new TextDecoder().decode(bytes), engine.rankingText(results, format));
  }
});

test('replaying can be cancelled', async () => {
  await open();
  TestResultsWorker.areDiligent = false;
  await choose(files);
  assert.match(part('state').textContent, /^Replaying: 0 of 10 recordings…$/);
  const workers = TestResultsWorker.all.filter(({ tasks }) => tasks.some(({ type }) => type === 'verify'));
  assert.equal(workers.length, 3);
  TestResultsWorker.areDiligent = true;
  workers[0].answer();
  await settled();
  buttonNamed('Cancel').click();
  await untilShown();
  assert.ok(workers.every(({ isTerminated }) => isTerminated));
  assert.match(troubles()[0], /^Cancelled\. \d+ recordings? (was|were) not replayed\.$/);
  assert.equal(part('cancel').hidden, true);
  assert.equal(clock.waiting, 0);
});

test('a recording that a worker dies of says so, and the others go on', async () => {
  await open();
  TestResultsWorker.areDiligent = false;
  await choose(files);
  const worker = TestResultsWorker.all.find(({ tasks }) => tasks.some(({ type }) => type === 'verify'))!;
  TestResultsWorker.areDiligent = true;
  worker.crash('out of memory');
  for (const other of TestResultsWorker.all) other.answer();
  await untilShown();
  assert.equal(page.entries.length, 10);
  assert.equal(
    rowsOf('unranked').filter(([, , problem]) => problem === 'It cannot be replayed: out of memory').length,
    1,
  );
});

test('without an engine the page says so once, and can be asked again', async () => {
  await open();
  TestResultsWorker.fault = 'cellophane.wasm was not found (404).';
  await choose(files);
  assert.match(
    troubles()[0],
    /^The engine could not be started: cellophane\.wasm was not found \(404\)\. Add the recordings again/,
  );
  assert.equal(troubles().filter((text) => /could not be started/.test(text)).length, 1);
  TestResultsWorker.fault = '';
  await choose(files);
  assert.equal(part('state').textContent, '10 recordings: 6 ranked, 4 not.');
});

test('what a name from a file hides is shown, and cannot forge a line or turn the words around it', async () => {
  await open();
  await choose(
    new Map([
      ['a\u202eb\n1.clph', files.get('Ann.clph')!],
      ['c\u2067d.clph', new Uint8Array([1])],
    ]),
  );
  assert.deepEqual([...filesOf('ranked'), ...filesOf('unranked')], ['a�b�1.clph', 'c�d.clph']);
});

test('names from files stay text', async () => {
  await open();
  const evil = '<img src=x onerror="window.caught=1">.clph';
  await choose(
    new Map([
      [evil, files.get('Ann.clph')!],
      [`${evil}2.clph`, new Uint8Array([1])],
    ]),
  );
  assert.deepEqual([...filesOf('ranked'), ...filesOf('unranked')], [evil, `${evil}2.clph`]);
  assert.equal(document.querySelector('main img'), null);
});

/* The calendar. */

const line = (date: string, score: number, days = 0, style = 'brogue') =>
  `${['run 1', Date.parse(`${date}T20:00:00Z`) / 1000 + days * 86_400, engine.dailySeed(date), style, 'normal', 'Died', 'rat', score, score, 0, 3, 900, 'Killed by a rat on depth 3.'].join('\t')}\n`;

test('the calendar shows the days that were played, streaks, and links to play', async () => {
  runs = line('2026-11-24', 90) + line('2026-11-25', 120) + line('2026-11-26', 350) + line('2026-10-02', 5, 9);
  await open();
  assert.deepEqual(
    ['streak', 'longest-streak', 'days-played', 'month'].map((id) => part(id).textContent),
    ['3 days', '3 days', '4 days', 'November 2026'],
  );
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#days a')];
  // Up to today; the days to come are no links.
  assert.equal(links.length, 27);
  assert.equal(links[25].getAttribute('href'), './?daily=2026-11-26');
  assert.equal(links[25].getAttribute('aria-label'), '26 November 2026: best score 350, depth 3');
  assert.equal(links[26].getAttribute('aria-label'), '27 November 2026: not played');
  assert.equal(links[26].parentElement!.getAttribute('aria-current'), 'date');
  assert.equal(document.querySelectorAll('#days .ahead').length, 3);
  assert.equal(document.querySelectorAll('#played-days li').length, 3);
  assert.equal((part('later') as HTMLButtonElement).disabled, true);
  buttonNamed('Previous month').click();
  assert.equal(part('month').textContent, 'October 2026');
  assert.equal(
    part('played-days').textContent,
    '2 October 2026: score 5, depth 3, 900 turns. Killed by a rat on depth 3. (played on another day)',
  );
  buttonNamed('Next month').click();
  assert.equal(part('month').textContent, 'November 2026');
});

test('each variant has a calendar of its own, with its days, streaks and links', async () => {
  runs = line('2026-11-25', 120) + line('2026-11-26', 350) + line('2026-11-26', 900, 0, 'brogue/rapid');
  await open();
  const choice = part('daily-variant') as HTMLSelectElement;
  assert.deepEqual(
    [...choice.options].map(({ value }) => value),
    ['brogue', 'rapid', 'bullet'],
  );
  const shown = () => ['streak', 'days-played'].map((id) => part(id).textContent);
  const today = () => part('play-today').getAttribute('href');
  assert.deepEqual([shown(), today()], [['2 days', '2 days'], './?daily=']);
  assert.match(part('played-days').textContent, /score 350/);
  const choose = async (variant: string) => {
    choice.value = variant;
    choice.dispatchEvent(new Event('change'));
    await settled();
  };
  await choose('rapid');
  assert.deepEqual([shown(), today()], [['1 day', '1 day'], './?daily=&variant=rapid']);
  assert.match(part('played-days').textContent, /score 900/);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#days a')];
  assert.equal(links[25].getAttribute('href'), './?daily=2026-11-26&variant=rapid');
  assert.equal(links[25].getAttribute('aria-label'), '26 November 2026: best score 900, depth 3');
  await choose('bullet');
  assert.deepEqual(shown(), ['0 days', '0 days']);
  await choose('brogue');
  assert.deepEqual([shown(), today()], [['2 days', '2 days'], './?daily=']);
});

test('a date that does not exist or lies ahead is refused, and the box keeps the focus', async () => {
  await open();
  const box = part('day') as HTMLInputElement;
  const before = location.href;
  for (const [typed, words] of [
    ['', /^Type a date, as 2026-11-26\.$/],
    ['2026-02-30', /^The date “2026-02-30” does not exist; allowed: .*YYYY-MM-DD\.$/],
    ['<b>yesterday</b>', /^The date “<b>yesterday<\/b>” does not exist/],
    ['2026-11-28', /^The date 2026-11-28 lies ahead \(today is 2026-11-27, UTC\)\./],
  ] as const) {
    box.value = typed;
    buttonNamed('Play', part('day-form')).click();
    await settled();
    assert.match(part('day-problem').textContent, words);
    assert.deepEqual([box.getAttribute('aria-invalid'), document.activeElement], ['true', box]);
  }
  assert.equal(location.href, before);
  assert.equal(document.querySelector('main b'), null);
  assert.deepEqual(noticesShown(), []);
});

test('results that were shared as text are listed without a place, and can be taken away', async () => {
  await open();
  const box = part('links') as HTMLTextAreaElement;
  box.value = [
    'Ann: Cellophane. Daily dungeon of 2026-11-26.',
    'Killed by a rat on depth 2.',
    '■■□□ Depth 2, 55 gold, 1,200 turns.',
    'Play this dungeon: https://example.org/?daily=2026-11-26&v=6',
    '',
    'Ben:',
    'Cellophane. Daily dungeon of 2026-11-26.',
    'Killed by a goblin on depth 3.',
    '■■■□ Depth 3, 155 gold, 1,000 turns.',
    'nothing of the kind',
  ].join('\n');
  part('add-links').click();
  await untilShown();
  const told = () =>
    [...document.querySelectorAll('table.told tbody tr')].map((row) =>
      [...row.querySelectorAll('td:not(.row-actions)')].map(({ textContent }) => textContent),
    );
  assert.deepEqual(told(), [
    ['Not verified', '155', '3', '1,000', 'Killed by a goblin on depth 3', 'Daily dungeon of 2026-11-26', 'Ben'],
    ['Not verified', '55', '2', '1,200', 'Killed by a rat on depth 2', 'Daily dungeon of 2026-11-26', 'Ann'],
  ]);
  assert.equal(part('state').textContent, '2 results as told, not verified.');
  assert.deepEqual(troubles(), ['Line 10 holds neither a replay link, which has #r= in it, nor a shared result.']);
  assert.equal(document.querySelector('table.told a')!.getAttribute('href'), './?daily=2026-11-26&v=6');
  assert.equal(part('with-results').hidden, false);
  assert.equal(part('download-csv').hidden, true);
  document.querySelector<HTMLElement>('table.told .remove')!.click();
  assert.equal(told().length, 1);
  part('remove-all').click();
  await untilShown();
  assert.deepEqual(told(), []);
  assert.equal(part('with-results').hidden, true);
});
