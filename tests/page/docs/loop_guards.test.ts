import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guarded, guardName, loopGuards } from '../../../web/docs/client/loop_guards';

/** Runs code with guards that allow so many turns. */
function run(code: string, turns = 1000): unknown {
  let left = turns;
  const turn = () => {
    if (--left < 0) throw new RangeError('too long');
    return true;
  };
  const each = function* (values: Iterable<unknown>) {
    for (const value of values) {
      turn();
      yield value;
    }
  };
  // What a reader types.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  return (new Function(guardName, guarded(code)) as (guards: object) => unknown)({ turn, each });
}

test('loops that do not end are ended, however they are written', () => {
  for (const code of [
    'while (true) ;',
    'let i = 0; while(true)i++',
    'for (;;) {}',
    'for (let i = 0; i < 1; ) { }',
    'for(let i=0;;i++)if(i<0)break',
    'do { } while (1 < 2)',
    'function* all() { let i = 0; while (true) yield i++; } for (const each of all()) each;',
    'const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }; for (const each of endless) ;',
    'const go = () => { for (;;) /* forever */ ; }; `${go()}`',
    'const s = `a ${(() => { while (true); })()} b`;',
    'const s = "/*"; while (true) { /[/*]/.test(s) }',
    'while ((() => { for (;;) ; })()) ;',
  ])
    assert.throws(() => run(code), RangeError, code);
});

test('other code does what it did', () => {
  for (const [code, result] of [
    ['let n = 0; for (let i = 0, j = [1, 2]; i < j.length; ++i) n += j[i]; return n', 3],
    ['let n = 0; for (const [a, b] of [[1, 2], [3, 4]]) n += a * b; return n', 14],
    ['let n = ""; for (const key in { a: 1, b: 2 }) n += key; return n', 'ab'],
    ['let n = 3; do n--; while (n > 1) return n', 1],
    ['let n = 0; while (n < 5) { n++; if (n === 4) break; } return n', 4],
    [
      'return "while (true) for (;;)" + `do ${1 + 1} while (x)` + /for \\(;;\\)/.source',
      'while (true) for (;;)do 2 while (x)for \\(;;\\)',
    ],
    ['// while (true)\n/* for (;;) */ return 4 / 2 / 1', 2],
    ['const o = { while: (x) => x, for: (x) => x }; return o.while(1) + o.for(2)', 3],
    [
      'let n = 0; outer: for (const a of "ab") for (const b of "cd") { if (b === "d") continue outer; n++; } return n',
      2,
    ],
    ['let n = 0; for (let of = 0; of < 2; of++) n++; return n', 2],
    ['return [1, 2].map((x) => { let y = 0; for (; y < x; y++); return y; }).join()', '1,2'],
  ] as const)
    assert.equal(run(code), result, code);
  const awaited = 'for await (const each of engine.search({ a: 1 })) { console.log(each); }';
  assert.equal(guarded(awaited), awaited);
  assert.equal(guarded('const = for ('), 'const = for (', 'what is wrong stays wrong');
});

test('a guard ends what keeps everything else from running, and nothing that pauses', async () => {
  const guards = loopGuards(-1);
  assert.equal(guards.turn(), true);
  assert.throws(() => guards.turn(), /ran for .* without a pause/);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  assert.equal(guards.turn(), true);
  assert.deepEqual([...loopGuards(1e9).each([1, 2])], [1, 2]);
});
