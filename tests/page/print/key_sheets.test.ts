import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument } from 'pdf-lib';
import { addKey, columnWidths, wrapped } from '../../../web/print/key_sheets';
import { Lettering } from '../../../web/print/lettering';
import { readMarkdown } from '../../../web/print/markdown';
import { papers } from '../../../web/print/paper';
import { points, type SheetFile } from '../../../web/print/sheets';

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

test('a key goes on to as many sheets as it takes, with the head of a table on each, and writes on no margin', () => {
  const margin = points(15);
  const rows = Array.from({ length: 150 }, (_, i) => `| ${i} | a goblin of the ${i}th row |`);
  const prose = Array.from({ length: 80 }, (_, i) => `- bullet ${i}`);
  for (const lines of [
    ['| room | who |', '| --- | --- |', ...rows],
    ['# Bullets', ...prose],
  ]) {
    const isTable = lines[0].startsWith('|');
    const sheets: { y: number; text: string }[][] = [];
    const [width, height] = [points(210), points(297)];
    const file = {
      letters,
      add() {
        const written: { y: number; text: string }[] = [];
        sheets.push(written);
        return {
          width,
          height,
          write: (_x: number, y: number, text: string) => written.push({ y, text }),
          line() {},
        };
      },
    };
    addKey(file as unknown as SheetFile, lines.join('\n'), 'A title', papers.a4);
    assert.ok(sheets.length > 1, `${sheets.length} sheets`);
    const texts = sheets.flat().map(({ text }) => text);
    for (const sheet of sheets) {
      // Its number alone stands below.
      const low = sheet.filter(({ y }) => y < margin - 2);
      assert.equal(low.length, 1, JSON.stringify(low));
      assert.ok(low[0].text.startsWith('A title · key, page'));
      if (isTable) assert.equal(sheet[0].text, 'room');
    }
    for (let i = 0; i < 80; ++i)
      assert.ok(texts.includes(isTable ? `a goblin of the ${i}th row` : `bullet ${i}`), `${i}`);
  }
});
