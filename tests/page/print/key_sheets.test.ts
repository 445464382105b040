import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument } from 'pdf-lib';
import { columnWidths, wrapped } from '../../../web/print/key_sheets';
import { Lettering } from '../../../web/print/lettering';
import { readMarkdown } from '../../../web/print/markdown';

const letters = new Lettering(await PDFDocument.create());

test('lines are as long as they may be, and a word that is too long is broken', () => {
  const text = 'a ring of clairvoyance and Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const lines = wrapped(text, 100, 9, letters);
  assert.ok(lines.length > 3);
  for (const line of lines) assert.ok(letters.width(line, 9) <= 100, line);
  assert.equal(lines.join('').replaceAll(' ', ''), text.replaceAll(' ', ''));
  assert.deepEqual(wrapped('', 100, 9, letters), ['']);
});

test('columns are as wide as they want to be, or share what there is', () => {
  assert.deepEqual(columnWidths([10, 20], [5, 5], 40), [10, 20]);
  assert.deepEqual(columnWidths([10, 90], [10, 20], 60), [10, 50]);
  assert.deepEqual(columnWidths([100, 100], [60, 60], 60), [30, 30]);
});

test('Markdown is read in blocks', () => {
  assert.deepEqual(readMarkdown('# One\n\ntext\n- a\n- b\n\n| x | y |\n| --- | --- |\n| 1 | 2; 3 |\n|  | 4 |\n'), [
    { kind: 'heading', level: 1, text: 'One' },
    { kind: 'paragraph', text: 'text' },
    { kind: 'bullet', text: 'a' },
    { kind: 'bullet', text: 'b' },
    {
      kind: 'table',
      head: ['x', 'y'],
      rows: [
        ['1', '2; 3'],
        ['', '4'],
      ],
    },
  ]);
});
