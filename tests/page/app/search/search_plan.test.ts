import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlanError, queryOf, readPlan, readQuery, type PlanTexts } from '../../../../web/app/search/search_plan';
import { duration, progressOf, spotIn } from '../../../../web/app/search/search_words';

const texts: PlanTexts = {
  where: 'item("dagger")',
  score: '',
  from: '1',
  many: '2000',
  deepest: '26',
  style: 'brogue',
  variant: 'brogue',
  list: '',
};

test('a plan is read from the texts of the form, and its query leads back to them', () => {
  const plan = readPlan({ ...texts, from: ' 100 ', style: 'rogue' });
  assert.deepEqual(plan, {
    criteria: { where: 'item("dagger")', score: '', deepest: 26, style: 'rogue' },
    first: 100n,
    count: 2000,
  });
  const query = queryOf(plan);
  assert.equal(query, '?where=item%28%22dagger%22%29&from=100&many=2000&depth=26&style=rogue');
  const { score, list, variant, ...others } = texts;
  assert.equal(score + list + variant, 'brogue');
  assert.deepEqual(readQuery(query), { texts: { ...others, from: '100', style: 'rogue' }, trouble: '' });
});

test('a list of seeds takes the place of a range, and a score goes along', () => {
  const plan = readPlan({ ...texts, score: 'item("life")', list: ' 7, 18446744073709551615;7\n3 ', from: 'banana' });
  assert.deepEqual(plan.seeds, [7n, 18446744073709551615n, 3n]);
  assert.deepEqual([plan.first, plan.count], [7n, 3]);
  const query = queryOf(plan);
  assert.equal(
    query,
    '?where=item%28%22dagger%22%29&score=item%28%22life%22%29&depth=26&list=7,18446744073709551615,3',
  );
  const { texts: read } = readQuery(query);
  assert.deepEqual([read.score, read.list], ['item("life")', '7,18446744073709551615,3']);
  assert.deepEqual(queryOf(readPlan({ ...texts, ...read })), query);
  for (const [list, words] of [
    ['5 banana', /“banana”.*1 to 18446744073709551615/],
    ['0', /“0”/],
    ['-5', /“-5”/],
    ['18446744073709551616', /“18446744073709551616”/],
    [Array.from({ length: 201 }, (_, i) => i + 1).join(','), /201 seeds; allowed: at most 200/],
  ] as const)
    assert.throws(
      () => readPlan({ ...texts, list }),
      (error: unknown) => error instanceof PlanError && error.id === 'list' && words.test(error.message),
    );
});

const absurd: [keyof PlanTexts, string, RegExp][] = [
  ['from', '0', /From seed is “0”.*1 to 18446744073709551615/],
  ['from', '18446744073709551616', /From seed is .*18446744073709551615/],
  ['from', 'banana', /“banana”/],
  ['from', 'x'.repeat(99), /“x{40}”/],
  ['many', '10000001', /Number of seeds is “10000001”.*1 to 10000000/],
  ['many', '-1', /Number of seeds/],
  ['many', '', /Number of seeds is “”/],
  ['deepest', '41', /Deepest level is “41”.*1 to 40/],
];
for (const [id, text, words] of absurd)
  test(`${id} cannot be “${text.slice(0, 20)}”`, () =>
    assert.throws(
      () => readPlan({ ...texts, [id]: text }),
      (error) => error instanceof PlanError && error.id === id && words.test(error.message),
    ));

test('a search ends at the last seed', () => {
  const last = { ...texts, from: '18446744073709551615' };
  assert.throws(
    () => readPlan(last),
    /Number of seeds is 2000; from seed 18446744073709551615 on there are 1 up to the last/,
  );
  assert.equal(readPlan({ ...last, many: '1' }).count, 1);
});

test('a short dungeon is searched down to its last level, and stays in the address', () => {
  const plan = readPlan({ ...texts, deepest: '5', variant: 'bullet' });
  assert.deepEqual(plan.criteria, { where: texts.where, score: '', deepest: 5, style: 'brogue', variant: 'bullet' });
  const { texts: read, trouble } = readQuery(queryOf(plan));
  assert.deepEqual([read.variant, read.deepest, trouble], ['bullet', '5', '']);
  assert.throws(
    () => readPlan({ ...texts, deepest: '6', variant: 'bullet' }),
    /Deepest level is “6”; allowed: a whole number from 1 to 5\./,
  );
  const unknown = readQuery('?variant=slow&style=x');
  assert.equal(unknown.texts.variant, undefined);
  assert.match(
    unknown.trouble,
    /The style “x” is .* The variant “slow” is unknown; there are brogue, rapid, bullet\. Brogue is searched instead\.$/,
  );
});

test('an address without parameters leaves the form as it is, and an unknown style is told', () => {
  assert.deepEqual(readQuery(''), { texts: { style: 'brogue' }, trouble: '' });
  const evil = '<img src=x onerror="window.caught=1">';
  const { texts: read, trouble } = readQuery(`?${new URLSearchParams({ style: evil, from: evil.repeat(9) })}`);
  assert.match(trouble, /^The style “<img.*” is unknown; there are brogue, classic, accretion, rogue\. Brogue is/);
  assert.deepEqual([read.from?.length, read.style], [40, undefined]);
  assert.match(readQuery('?style=rogue&tune=loops=0').trouble, /^“tune” is for maps/);
  assert.match(readQuery('?style=x&tune=loops=0').trouble, /Brogue is searched instead\. “tune” is for maps/);
});

test('a line tells how far a search has come', () => {
  const plan = readPlan(texts);
  const figures = { plan, done: 500, levels: 13_000, found: 7, elapsed: 2000 };
  assert.equal(
    progressOf({ ...figures, state: 'searching' }, 2),
    'Searching: 500 of 2,000 dungeons · 7 found · 250 dungeons and 6,500 levels a second · 2 workers · 6 s to go',
  );
  assert.equal(
    progressOf({ ...figures, state: 'done', done: 2000 }, 1),
    'Done: 2,000 of 2,000 dungeons · 7 found · 1,000 dungeons and 6,500 levels a second · 1 worker',
  );
  assert.deepEqual([119.2, 150, 7200].map(duration), ['120 s', '3 min', '2 h']);
});

test('the spot of an error is shown with a caret below it', () => {
  const where = `${'x '.repeat(20)}und`;
  const [line, caret] = spotIn(where, { of: 'where', message: '', column: 41 }).split('\n');
  assert.equal(line[caret.indexOf('^')], 'u');
  assert.equal(line.length, 33);
  assert.equal(spotIn('a\nb', { of: 'where', message: '', column: 3 }), 'a b\n  ^');
  assert.equal(spotIn('a', { of: 'where', message: '', column: 0 }), '');
});
