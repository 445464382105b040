// Writes the outlines of letters for pictures drawn by the engine: `node scripts/letters.mjs`. They are those of
// DejaVu Sans Mono, so that a picture has the letters of the page and needs no font where it is drawn.

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/exports/letter_outlines.h', import.meta.url));

/** Units of an outline in the height of a line's type (the em). */
const unitsOfOutline = 512;
const printableAscii = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).join('');
const weights = { regular: 400, bold: 700 };

async function fontOf(weight) {
  const file = require.resolve(`@fontsource/dejavu-mono/files/dejavu-mono-latin-${weight}-normal.woff2`);
  const bytes = await subsetFont(await readFile(file), printableAscii, { targetFormat: 'truetype' });
  const face = new hb.Face(new hb.Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  return { face, font: new hb.Font(face) };
}

function shaped({ font }, character) {
  const buffer = new hb.Buffer();
  buffer.addText(character);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return { glyph: buffer.getGlyphInfos()[0].codepoint, advance: buffer.getGlyphPositions()[0].xAdvance };
}

/** The outline of a character, an SVG path whose origin is on the base line, y downwards. */
function outlineOf(opened, character) {
  const { face, font } = opened;
  const path = font.glyphToPath(shaped(opened, character).glyph);
  let isAcross = true;
  return path
    .replaceAll(/[MLQCZ]|-?[\d.]+/g, (part) => {
      if (/[A-Z]/.test(part)) return `${part} `;
      const unit = Math.round((Number(part) * unitsOfOutline) / face.upem) * (isAcross ? 1 : -1);
      isAcross = !isAcross;
      return `${unit === 0 ? 0 : unit} `;
    })
    .replaceAll(/[ ,]+/g, ' ')
    .replaceAll(/ ?([MLQCZ]) ?/g, '$1');
}

const quoted = (text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** Lines of at most 110 columns. */
function folded(outline) {
  const parts = outline.match(/.{1,98}(?=[MLQZ]|$)/g);
  if (parts.join('') !== outline) throw new Error(`The outline ${outline} could not be folded.`);
  return parts.map((part) => `\n     ${quoted(part)}`).join('');
}

const tables = [];
let advance = 0;
for (const [name, weight] of Object.entries(weights)) {
  const opened = await fontOf(weight);
  advance = Math.round((shaped(opened, 'M').advance * unitsOfOutline) / opened.face.upem);
  const rows = [...printableAscii].map((character) => {
    const outline = outlineOf(opened, character);
    if (/C/.test(outline)) throw new Error(`The outline of ${character} has cubic curves, which are not drawn.`);
    return `    {'${character.replaceAll(/['\\]/g, '\\$&')}',${folded(outline)}},`;
  });
  tables.push(`inline constexpr LetterOutline ${name}_letters[] = {\n${rows.join('\n')}\n};`);
}
await writeFile(
  target,
  `#pragma once

#include <string_view>

namespace cellophane {

// Written by scripts/letters.mjs: the outlines of DejaVu Sans Mono
// (licence: node_modules/@fontsource/dejavu-mono/LICENSE). Of them ${unitsOfOutline} units are
// as high as a line's type.

/// An outline is an SVG path of M, L, Q and Z with absolute coordinates. The origin is on the base line, y
/// grows downwards.
inline constexpr int units_of_outline = ${unitsOfOutline};
/// How far the next letter stands to the right.
inline constexpr int advance_of_letter = ${advance};

struct LetterOutline {
    char character = ' ';
    std::string_view path;
};

// clang-format off
${tables.join('\n\n')}
// clang-format on

}  // namespace cellophane
`,
);
