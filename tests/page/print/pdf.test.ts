import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCellophane } from 'cellophane';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from 'pdf-lib';
import { dungeonToPdf, levelToPdf, type PdfOptions } from '../../../web/print/pdf';

const engine = await loadCellophane();
/** A level with secret doors, traps, items, monsters and lava. */
const level = engine.generate({ seed: 1729, depth: 7 });

interface ReadSheet {
  width: number;
  height: number;
  content: string;
  text: string;
}

const decoded = (stream: unknown): string => {
  assert.ok(stream instanceof PDFRawStream);
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
};

/** What the fonts of western letters show: a line for each time that text is shown. */
const textOf = (content: string): string =>
  [...content.matchAll(/\/(\w+) [\d.]+ Tf <([0-9A-F]*)> Tj/g)]
    .map(([, face, hex = '']) => (face === 'symbols' ? `symbol ${hex}` : Buffer.from(hex, 'hex').toString('latin1')))
    .join('\n');

async function sheetsOf(
  bytes: Uint8Array,
): Promise<{ sheets: ReadSheet[]; drawings: string[]; document: PDFDocument }> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const sheets = document.getPages().map((page) => {
    const content = decoded(page.node.Contents() instanceof PDFArray ? null : page.node.Contents());
    return { ...page.getSize(), content, text: textOf(content) };
  });
  const resources = document.getPage(0).node.lookup(PDFName.of('Resources'), PDFDict);
  const kept = resources.lookup(PDFName.of('XObject'), PDFDict);
  const drawings = kept.values().map((reference) => {
    assert.ok(reference instanceof PDFRef);
    return decoded(document.context.lookup(reference));
  });
  return { sheets, drawings, document };
}

const printed = async (options: PdfOptions = {}) => sheetsOf(await levelToPdf(level, options));
const points = (millimetres: number) => (millimetres * 72) / 25.4;
const near = (value: number, wanted: number) => assert.ok(Math.abs(value - wanted) < 1e-3, `${value}, not ${wanted}`);

test('without a scale the map is on one sheet, and the key behind it', async () => {
  const { sheets, drawings } = await printed();
  assert.equal(drawings.length, 1);
  const [map, ...key] = sheets;
  assert.ok(map.width > map.height && key.length >= 2);
  for (const { width, height } of sheets) {
    near(Math.min(width, height), points(210));
    near(Math.max(width, height), points(297));
  }
  assert.match(map.text, /Dungeon 1729, depth 7 \xb7 3\.4 mm a square/);
  assert.equal((await printed({ key: false })).sheets.length, 1);
});

test('sheets of a stated scale have it to the thousandth of a point, and say which they are', async () => {
  for (const [paper, cell] of [
    ['a4', 10],
    ['letter', 25.4],
  ] as const) {
    const { sheets } = await printed({ paper, cell, key: false });
    const tiles = sheets.slice(1);
    for (const [i, { content, text, width }] of tiles.entries()) {
      if (paper === 'letter') near(Math.max(width, tiles[i].height), 11 * 72);
      const [, scale = '0'] = /([\d.]+) 0 0 -[\d.]+ [-\d.]+ [-\d.]+ cm \/tiles Do/.exec(content) ?? [];
      near(Number(scale) * 100, points(cell));
      assert.match(text, new RegExp(`${i + 1} / ${tiles.length}, row [A-Z] column \\d+ \xb7 ${cell} mm a square`));
      assert.match(text, /50 mm/);
      // The line that says how long 50 mm are.
      const lines = [...content.matchAll(/([-\d.]+) ([-\d.]+) m ([-\d.]+) ([-\d.]+) l S/g)];
      assert.ok(lines.some(([, x, , to]) => Math.abs(Number(to) - Number(x) - points(50)) < 0.02));
    }
    if (paper === 'a4') assert.equal(tiles.length, 6);
    for (const tile of ['A1', 'B3']) assert.ok(sheets[0].text.split('\n').includes(tile));
  }
});

test('a sheet has the numbers of its own columns and rows', async () => {
  const { sheets } = await printed({ cell: 10, key: false });
  const numbers = sheets[2].text.split('\n').filter((line) => /^\d+$/.test(line));
  assert.deepEqual([...new Set(numbers)], ['30', '35', '40', '45', '50', '0', '5', '10', '15']);
});

test('the key can be read and is whole, and the players are not told what is hidden', async () => {
  const words = (sheets: ReadSheet[]) =>
    sheets
      .map(({ text }) => text)
      .join('\n')
      .replaceAll(/\s+/g, ' ');
  const [master, players] = [await printed(), await printed({ for: 'players' })];
  const [all, some] = [words(master.sheets), words(players.sheets)];
  for (const { kind } of level.monsters) assert.ok(all.includes(kind), kind);
  for (const { room } of level.rooms.map((_, i) => ({ room: `${i + 1} \xb7 ` }))) assert.ok(all.includes(room), room);
  assert.match(all, /secret door: looks like wall/);
  assert.doesNotMatch(some, /secret|sleeping|pressure/);
  assert.match(some, /1 \xb7 chunky/);
  // Nor are they shown it.
  const legends = [master, players].map(({ drawings }) => textOf(drawings[0]).split('\n'));
  assert.deepEqual(
    legends.map((legend) => legend.includes('secret door')),
    [true, false],
  );
  assert.ok(legends[1].includes('lava'));
});

test('the same level gives the same bytes, without dates', async () => {
  for (const options of [{}, { cell: 10, theme: 'parchment', title: 'The pits' }] as const) {
    const [one, other] = [await levelToPdf(level, options), await levelToPdf(level, options)];
    assert.deepEqual(Buffer.from(one), Buffer.from(other));
    const { document } = await sheetsOf(one);
    assert.equal(document.getCreationDate(), undefined);
    assert.equal(document.getModificationDate(), undefined);
    assert.equal(document.getProducer(), 'Cellophane');
  }
});

test('each theme is drawn in its own colors', async () => {
  const contents = new Set<string>();
  for (const theme of ['ink', 'parchment', 'blueprint', 'light', 'dark'] as const)
    contents.add((await printed({ theme, key: false })).drawings[0]);
  assert.equal(contents.size, 5);
});

test('titles in other letters are written as far as the fonts go', async () => {
  const { sheets, document } = await printed({ title: 'Żar\u2019s Ω 漢 – den', key: false });
  assert.equal(document.getTitle(), 'Żar\u2019s Ω 漢 – den');
  assert.deepEqual(sheets[0].text.split('\n').slice(0, 3), [
    'Zar\x92s ',
    'symbol 57',
    ' ? \x96 den \xb7 3.4 mm a square',
  ]);
});

test('a whole dungeon is one sheet, with the number of each level', async () => {
  const { sheets, drawings, document } = await sheetsOf(await dungeonToPdf(engine, { seed: 5, depth: [1, 9] }));
  assert.equal(sheets.length, 1);
  assert.equal(document.getTitle(), 'Dungeon 5');
  const words = textOf(drawings[0]).split('\n');
  for (let depth = 1; depth <= 9; ++depth) assert.ok(words.includes(String(depth)), String(depth));
  assert.ok(words.includes('secret door'));
  const plain = await sheetsOf(await dungeonToPdf(engine, { seed: 5, depth: 2, reveal: false, paper: 'letter' }));
  assert.ok(!textOf(plain.drawings[0]).includes('secret door'));
  await assert.rejects(dungeonToPdf(engine, { seed: 0 }), { code: 'bad-seed' });
  await assert.rejects(dungeonToPdf(engine, { seed: 1, cells: 3 } as never), { code: 'bad-argument' });
  await assert.rejects(dungeonToPdf(engine, { seed: 1, paper: 'a5' } as never), /paper is "a5"/);
});

test('what cannot be meant is refused, with its name and what is allowed', async () => {
  const refused: [object, RegExp][] = [
    [{ paper: 'a5' }, /paper is "a5"; allowed: a4, letter/],
    [{ cell: 1 }, /cell is 1; allowed: millimetres from 2 to 100/],
    [{ cell: Number.NaN }, /cell is NaN/],
    [{ for: 'me' }, /for is "me"; allowed: gm, players/],
    [{ theme: 'pink' }, /theme is "pink"/],
    [{ title: 7 }, /title is 7/],
    [{ key: 'no' }, /key is "no"/],
    [{ papr: 'a4' }, /a name in the options is "papr"/],
  ];
  for (const [options, message] of refused)
    await assert.rejects(levelToPdf(level, options), { code: 'bad-argument', message });
  const vast = engine.generate({ seed: 1, style: 'rogue', width: 500, height: 100 });
  await assert.rejects(levelToPdf(vast, { cell: 100 }), /at most 400 sheets; this takes \d+/);
});
