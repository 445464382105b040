/* "For the table": the level shown as a PDF, on the paper and in the size that are chosen. */

import { button, createElement } from '../../kit/create_element';
import { download } from '../../kit/download';
import { explained } from '../../kit/explained';
import type { Notices } from '../../kit/notices';
import type { PdfOptions } from '../../print/pdf';
import type { Dungeon } from '../link/dungeon';
import { fileNameOf } from './downloads';
import { printed } from './print_client';

/** Where Letter is what printers hold. */
const lettersAreUsual = /-(US|CA|MX|PH)\b/;

/** A box of choices: what each is called, by its value. */
function choices(
  id: string,
  label: string,
  named: readonly (readonly [string, string])[],
  chosen?: string,
): [HTMLElement, HTMLSelectElement] {
  const options = named.map(([value, words]) => new Option(words, value, false, value === chosen));
  const box = createElement('select', { id }, ...options);
  return [createElement('label', { for: id }, label), box];
}

/** A form that downloads PDFs of the level shown. */
export function tableForms(current: () => { dungeon: Dungeon } | null, notices: Notices): HTMLElement {
  const usualPaper = lettersAreUsual.test(new Intl.DateTimeFormat().resolvedOptions().locale) ? 'letter' : 'a4';
  const [paperLabel, paper] = choices(
    'print-paper',
    'Paper',
    [
      ['a4', 'A4'],
      ['letter', 'Letter'],
    ],
    usualPaper,
  );
  const sizes = [
    ['', 'fitted to one sheet'],
    ['5', '5 mm'],
    ['10', '10 mm'],
    ['15', '15 mm'],
    ['25.4', '1 inch, for miniatures'],
  ] as const;
  const [sizeLabel, size] = choices('print-cell', 'A square is', sizes, '');
  const readers = [
    ['gm', 'the game master'],
    ['players', 'the players'],
  ] as const;
  const [readerLabel, reader] = choices('print-for', 'For', readers);
  const themes = [
    ['ink', 'ink'],
    ['parchment', 'parchment'],
    ['blueprint', 'blueprint'],
    ['light', 'light colours'],
    ['dark', 'the colours of the game'],
  ] as const;
  const [themeLabel, theme] = choices('print-theme', 'Drawn in', themes);
  const make = async () => {
    const wanted = current();
    if (!wanted) return notices.notify(['There is no level to print.']);
    const { seed, style, depth, tune } = wanted.dungeon;
    const options = {
      paper: paper.value,
      for: reader.value,
      theme: theme.value,
      ...(size.value !== '' && { cell: Number(size.value) }),
    } as PdfOptions;
    const name = `${fileNameOf(wanted.dungeon)}-${reader.value}.pdf`;
    print.setAttribute('aria-busy', 'true');
    try {
      download(name, await printed({ level: { seed, style, depth, ...(tune && { tune }) }, options }), notices);
    } catch (error) {
      notices.notify([`The PDF could not be made: ${explained(error)}`]);
    } finally {
      print.removeAttribute('aria-busy');
    }
  };
  const print = button('PDF', () => void make(), { id: 'print', title: 'The map and what is in its rooms, for paper' });
  return createElement(
    'div',
    { class: 'forms for-paper', role: 'group', 'aria-label': 'Print this level' },
    ...[paperLabel, paper, sizeLabel, size, readerLabel, reader, themeLabel, theme],
    print,
  );
}
