/* Text in the fonts that every reader of PDFs has. They have the letters of western Europe, Greek and some signs. Of others
   what is left without their accents is written, of Cyrillic letters their sounds, and of the rest a question mark. */

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

const sounds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'абвгдезийклмнопрстуфхцыэіў'].map((letter, i) => [letter, [...'abvgdezijklmnoprstufhcyeiu'][i]!]),
  ),
  ё: 'yo',
  ж: 'zh',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '"',
  ь: "'",
  ю: 'yu',
  я: 'ya',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
};

/** What stands for a letter that no accent can be taken from. */
const likenesses: Readonly<Record<string, string>> = {
  ...sounds,
  ...Object.fromEntries(
    Object.entries(sounds).map(([letter, [first = '', ...more]]) => [
      letter.toUpperCase(),
      first.toUpperCase() + more.join(''),
    ]),
  ),
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i', ŋ: 'ng', Ŋ: 'Ng', ŧ: 't', Ŧ: 'T', ĸ: 'k' },
  ...{ '‐': '-', '‑': '-', '‒': '-', '―': '-', '′': "'", '″': '"', '‛': "'", '‟': '"', '⁄': '/', '∕': '/' },
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

  /** What of a text is printed. */
  printed(text: string): string {
    return this.#runs(text, false)
      .map(({ text }) => text)
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
    const parts = (Object.hasOwn(likenesses, sign) ? likenesses[sign]! : sign).normalize('NFKD');
    // A letter with an accent may be of those, without it.
    const plain = [...parts].map((part) => (Object.hasOwn(likenesses, part) ? likenesses[part]! : part)).join('');
    const bare = [...plain].filter((part) => usual.signs.has(part.codePointAt(0)!)).join('');
    return [usual, bare || '?'];
  }
}
