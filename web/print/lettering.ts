/* Text in the fonts that every reader of PDFs has. They have the letters of western Europe, Greek and some signs: of other
   letters what is left without their accents is written, and of the rest a question mark. */

import { StandardFonts, type PDFDocument, type PDFFont } from 'pdf-lib';

interface Face {
  /** In the resources of a page. */
  readonly name: string;
  readonly font: PDFFont;
  readonly signs: ReadonlySet<number>;
}

/** Letters of one font. */
interface Run {
  readonly face: Face;
  text: string;
}

const faceNames = {
  regular: StandardFonts.Helvetica,
  bold: StandardFonts.HelveticaBold,
  symbols: StandardFonts.Symbol,
  dingbats: StandardFonts.ZapfDingbats,
};

export class Lettering {
  readonly #faces: Readonly<Record<keyof typeof faceNames, Face>>;

  constructor(document: PDFDocument) {
    const face = (name: keyof typeof faceNames): Face => {
      const font = document.embedStandardFont(faceNames[name]);
      return { name, font, signs: new Set(font.getCharacterSet().filter((sign) => sign >= 0x20)) };
    };
    this.#faces = {
      regular: face('regular'),
      bold: face('bold'),
      symbols: face('symbols'),
      dingbats: face('dingbats'),
    };
  }

  /** Every font by the name that the operators call it. */
  get fonts(): Record<string, PDFFont['ref']> {
    return Object.fromEntries(Object.values(this.#faces).map(({ name, font }) => [name, font.ref]));
  }

  width(text: string, size: number, isBold = false): number {
    return this.#runs(text, isBold).reduce((sum, { face, text }) => sum + face.font.widthOfTextAtSize(text, size), 0);
  }

  /** Shows a text from a point on, as operators within BT and ET. */
  shown(text: string, size: number, isBold = false): string {
    return this.#runs(text, isBold)
      .map(({ face, text }) => `/${face.name} ${size} Tf ${face.font.encodeText(text).toString()} Tj\n`)
      .join('');
  }

  #runs(text: string, isBold: boolean): Run[] {
    const runs: Run[] = [];
    for (const sign of text.normalize('NFC')) {
      const [face, known] = this.#written(sign, isBold ? this.#faces.bold : this.#faces.regular);
      if (runs.at(-1)?.face === face) runs.at(-1)!.text += known;
      else runs.push({ face, text: known });
    }
    return runs;
  }

  #written(sign: string, usual: Face): [Face, string] {
    const { symbols, dingbats } = this.#faces;
    for (const face of [usual, symbols, dingbats]) if (face.signs.has(sign.codePointAt(0)!)) return [face, sign];
    if (/[\s\p{Cc}]/u.test(sign)) return [usual, ' '];
    const bare = [...sign.normalize('NFKD')].filter((part) => usual.signs.has(part.codePointAt(0)!)).join('');
    return [usual, bare || '?'];
  }
}
