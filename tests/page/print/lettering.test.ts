import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument } from 'pdf-lib';
import { Lettering } from '../../../web/print/lettering';

const lettering = new Lettering(await PDFDocument.create());

test('letters that the fonts have are printed as they are', () => {
  for (const text of ['Depth 7', 'Zürich, São Paulo, Ærø', 'αβγ', '✓ ★']) assert.equal(lettering.printed(text), text);
});

test('Cyrillic letters are printed by their sounds, large ones with a large first letter', () => {
  for (const [text, printed] of [
    ['Подземелье', "Podzemel'e"],
    ['ЩУКА, жук, Ёлка', 'ShchUKA, zhuk, Yolka'],
    ['Київ, Љубљана', 'Kiyiv, Ljubljana'],
  ] as const)
    assert.equal(lettering.printed(text), printed, text);
});

test('other letters lose their accents, and what is left of none is a question mark', () => {
  for (const [text, printed] of [
    ['Łódź', 'Lódz'],
    ['ấ ǭ', 'a o'],
    ['地下城', '???'],
    ['a\tb', 'a b'],
  ] as const)
    assert.equal(lettering.printed(text), printed, text);
});

test('every small letter of the Russian, Ukrainian, Belarusian and Serbian alphabets is printed', () => {
  const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўђјљњћџ';
  for (const letter of [...letters, ...letters.toUpperCase()])
    assert.doesNotMatch(lettering.printed(letter), /\?/, letter);
});
