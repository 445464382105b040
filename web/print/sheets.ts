/* The sheets of a PDF: operators in points, with y upwards from the lower left corner, as PDF has it. */

import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import { Lettering } from './lettering';
import { figure } from './path_data';
import type { PaperSize } from './paper';

/** Points of a length in millimetres. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4;

/** To a ten-thousandth of a point: a sheet is as large as its paper. */
const exact = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A sheet of paper that is written on. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  content = '';
  readonly #letters: Lettering;

  constructor({ width, height }: PaperSize, letters: Lettering) {
    this.width = exact(points(width));
    this.height = exact(points(height));
    this.#letters = letters;
  }

  /** A line of text whose letters stand on `y`. */
  write(x: number, y: number, text: string, size: number, { isBold = false, share = 0, ink = '0 0 0' } = {}): void {
    const left = x - share * this.#letters.width(text, size, isBold);
    this.content += `BT ${ink} rg 1 0 0 1 ${figure(left)} ${figure(y)} Tm\n${this.#letters.shown(text, size, isBold)}ET\n`;
  }

  line(from: readonly [number, number], to: readonly [number, number], width = 0.4): void {
    this.content += `0 0 0 RG ${width} w ${from.map(figure).join(' ')} m ${to.map(figure).join(' ')} l S\n`;
  }
}

/** A PDF in the making. The same sheets make the same bytes: it has no dates and no numbers by chance. */
export class SheetFile {
  readonly #document: PDFDocument;
  readonly letters: Lettering;
  readonly #drawings = new Map<string, PDFRef>();
  readonly sheets: Sheet[] = [];

  private constructor(document: PDFDocument) {
    this.#document = document;
    this.letters = new Lettering(document);
  }

  static async begin(title: string): Promise<SheetFile> {
    const document = await PDFDocument.create({ updateMetadata: false });
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setCreator('Cellophane');
    document.setProducer('Cellophane');
    document.setLanguage('en-GB');
    return new SheetFile(document);
  }

  add(size: PaperSize): Sheet {
    const sheet = new Sheet(size, this.letters);
    this.sheets.push(sheet);
    return sheet;
  }

  /** Keeps a drawing that several sheets show, in a space of its own: `/name Do` shows it. */
  keep(name: string, content: string, box: readonly [number, number, number, number]): void {
    const { context } = this.#document;
    const stream = context.flateStream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [...box],
      Resources: { Font: this.letters.fonts },
    });
    this.#drawings.set(name, context.register(stream));
  }

  async bytes(): Promise<Uint8Array> {
    const { context } = this.#document;
    const resources = context.register(
      context.obj({ Font: this.letters.fonts, XObject: Object.fromEntries(this.#drawings) }),
    );
    for (const { width, height, content } of this.sheets) {
      const { node } = this.#document.addPage([width, height]);
      node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
      node.set(PDFName.of('Resources'), resources);
    }
    return this.#document.save({ addDefaultPage: false, updateFieldAppearances: false });
  }
}
