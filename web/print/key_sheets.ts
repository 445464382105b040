/* The key beside a map: what a Markdown text says, on as many sheets as it takes. */

import type { Lettering } from './lettering';
import { readMarkdown, type Block } from './markdown';
import type { PaperSize } from './paper';
import { points, type Sheet, type SheetFile } from './sheets';

const margin = points(15);
const body = 9;
const inTables = 7.5;
const between = 1.3;
const padding = 4;
/** By the level of a heading, from 1. */
const headings = [15, 12, 10];

/** The lines of a text that are no wider than so much; a word that is wider is broken. */
export function wrapped(text: string, width: number, size: number, letters: Lettering, isBold = false): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (words: string) => letters.width(words, size, isBold) <= width;
  for (let word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    while (!fits(word) && word.length > 1) {
      let count = word.length - 1;
      while (count > 1 && !fits(word.slice(0, count))) --count;
      lines.push(word.slice(0, count));
      word = word.slice(count);
    }
    line = word;
  }
  return [...lines, line];
}

/** How wide columns become: as their longest entries where there is room, else so that no word is broken, and what is left
    goes to those that want it most. */
export function columnWidths(natural: readonly number[], least: readonly number[], room: number): number[] {
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  if (sum(natural) <= room) return [...natural];
  const [base, wish] = [sum(least), sum(natural) - sum(least)];
  if (base >= room || wish <= 0) return least.map((width) => (width * room) / base);
  return least.map((width, i) => width + ((natural[i]! - width) * (room - base)) / wish);
}

class KeyWriter {
  readonly #file: SheetFile;
  readonly #paper: PaperSize;
  readonly #sheets: Sheet[] = [];
  #sheet!: Sheet;
  /** Where the next line hangs from. */
  #y = 0;

  constructor(file: SheetFile, paper: PaperSize) {
    this.#file = file;
    this.#paper = paper;
    this.#turn();
  }

  get #width(): number {
    return this.#sheet.width - 2 * margin;
  }

  #turn(): void {
    this.#sheet = this.#file.add(this.#paper);
    this.#sheets.push(this.#sheet);
    this.#y = this.#sheet.height - margin;
  }

  /** Begins another sheet if so much does not fit. */
  #make(room: number): void {
    if (this.#y - room < margin) this.#turn();
  }

  write(blocks: readonly Block[]): void {
    for (const [i, block] of blocks.entries()) {
      if (block.kind === 'table') this.#table(block);
      else if (block.kind === 'heading') this.#heading(block.level, block.text, blocks[i + 1]);
      else this.#text(block.text, block.kind === 'bullet');
    }
  }

  #heading(level: number, text: string, next: Block | undefined): void {
    const size = headings[level - 1] ?? body;
    this.#y -= this.#y < this.#sheet.height - margin ? size * 0.7 : 0;
    const lines = wrapped(text, this.#width, size, this.#file.letters, true);
    // No heading stands alone at the foot of a sheet.
    this.#make(lines.length * size * between + (next ? 4 * body * between : 0));
    for (const line of lines) {
      this.#y -= size;
      this.#sheet.write(margin, this.#y, line, size, { isBold: true });
      this.#y -= size * (between - 1);
    }
    this.#y -= size * 0.15;
  }

  #text(text: string, isBullet: boolean): void {
    const indent = isBullet ? 9 : 0;
    for (const [i, line] of wrapped(text, this.#width - indent, body, this.#file.letters).entries()) {
      this.#make(body * between);
      this.#y -= body;
      if (isBullet && i === 0) this.#sheet.write(margin, this.#y, '•', body);
      this.#sheet.write(margin + indent, this.#y, line, body);
      this.#y -= body * (between - 1);
    }
    if (!isBullet) this.#y -= body * 0.5;
  }

  #table({ head, rows }: Extract<Block, { kind: 'table' }>): void {
    const { letters } = this.#file;
    const widest = (column: number, partsOf: (text: string) => string[]) =>
      Math.max(
        ...[head, ...rows].flatMap((row, i) =>
          partsOf(row[column] ?? '').map((part) => letters.width(part, inTables, i === 0) + padding),
        ),
      );
    const natural = head.map((_, column) => widest(column, (text) => [text]));
    const least = head.map((_, column) => widest(column, (text) => text.split(' ')));
    const widths = columnWidths(natural, least, this.#width);
    const lines = (row: readonly string[], isBold: boolean) =>
      widths.map((width, i) => wrapped(row[i] ?? '', width - padding, inTables, letters, isBold));
    const draw = (row: readonly string[], isBold: boolean) => {
      const cells = lines(row, isBold);
      const height = Math.max(...cells.map(({ length }) => length)) * inTables * between;
      let x = margin;
      for (const [i, cell] of cells.entries()) {
        for (const [line, text] of cell.entries())
          this.#sheet.write(x, this.#y - inTables - line * inTables * between, text, inTables, { isBold });
        x += widths[i]!;
      }
      this.#y -= height + 2;
      this.#sheet.line([margin, this.#y], [margin + this.#width, this.#y], isBold ? 0.6 : 0.2);
      this.#y -= 1.5;
    };
    const heightOf = (row: readonly string[], isBold: boolean) =>
      Math.max(...lines(row, isBold).map(({ length }) => length)) * inTables * between + 3.5;
    this.#make(heightOf(head, true) + (rows[0] ? heightOf(rows[0], false) : 0));
    draw(head, true);
    for (const row of rows) {
      if (this.#y - heightOf(row, false) < margin) {
        this.#turn();
        draw(head, true);
      }
      draw(row, false);
    }
    this.#y -= body * 0.5;
  }

  /** Numbers the sheets, now that their count is known. */
  finish(title: string): void {
    for (const [i, sheet] of this.#sheets.entries())
      sheet.write(margin, points(7), `${title} · key, page ${i + 1} / ${this.#sheets.length}`, 7, {
        ink: '.35 .35 .35',
      });
  }
}

export function addKey(file: SheetFile, text: string, title: string, paper: PaperSize): void {
  const writer = new KeyWriter(file, paper);
  writer.write(readMarkdown(text));
  writer.finish(title);
}
