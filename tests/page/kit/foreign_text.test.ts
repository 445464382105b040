import '../support/dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { download } from '../../../web/kit/download';
import { inCsv, inFileName, inWords } from '../../../web/kit/foreign_text';
import { noticesShown } from '../support/dom';
import { takeDownload } from '../support/downloads';
import { openPage } from '../support/page';

test('no field of a CSV is a formula, and numbers stay numbers', () => {
  for (const [text, field] of [
    ['plain', 'plain'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a=b', 'a=b'],
    ['a,b', '"a,b"'],
    ['a\nb', '"a\nb"'],
  ])
    assert.equal(inCsv(text), field);
  assert.equal(inCsv(-3), '-3');
});

test('what is invisible, or turns the direction of words, is shown', () => {
  assert.equal(inWords('one\n1. two\u202e3\u2066\u061c\u001b]52;\u0085\u2028'), 'one�1. two�3���]52;��');
  assert.equal(inWords('Ærø שלום 名前 🗝'), 'Ærø שלום 名前 🗝');
  const { notices } = openPage('?seed=5');
  notices.notify(['a\u202eb']);
  notices.mention(['c\nd']);
  notices.ask('e\u0000f', {});
  assert.deepEqual(noticesShown().slice(-3), ['a�b', 'c�d', 'e�f']);
});

test('a downloaded file has a name that is one everywhere', async () => {
  for (const [name, plain] of [
    ['cellophane-12345..6789-depth-1-turn-2.clph', 'cellophane-12345..6789-depth-1-turn-2.clph'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['a\\b:c*d?e"f<g>h|i.clph', 'a-b-c-d-e-f-g-h-i.clph'],
    ['gpj.\u202eexe\n.png', 'gpj.exe.png'],
    ['CON', '_CON'],
    ['nul.csv', '_nul.csv'],
    ['console.csv', 'console.csv'],
    [' .hidden. ', 'hidden'],
    ['', 'file'],
    ['...', 'file'],
    [`${'x'.repeat(300)}.clph`, `${'x'.repeat(200)}.clph`],
  ])
    assert.equal(inFileName(name), plain, name);
  download('a/b\u202e.txt', new Blob(['x']), openPage('?seed=5').notices);
  assert.equal((await takeDownload()).name, 'a-b.txt');
});
