/* "For the table": the level shown as a PDF, on the paper and in the size that are chosen. */

import { button, createElement } from '../../kit/create_element';
import { download } from '../../kit/download';
import { explained } from '../../kit/explained';
import type { Notices } from '../../kit/notices';
import type { Paper, PdfOptions } from '../../print/pdf';
import type { Dungeon } from '../link/dungeon';
import { fileNameOf } from './downloads';
import { printed } from './print_client';
import type { PrintTask } from './print_messages';

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
  const hand = async (own: HTMLButtonElement, name: string, task: PrintTask) => {
    own.setAttribute('aria-busy', 'true');
    try {
      download(name, await printed(task), notices);
    } catch (error) {
      notices.notify([`The PDF could not be made: ${explained(error)}`]);
    } finally {
      own.removeAttribute('aria-busy');
    }
  };
  const look = () => ({ paper: paper.value as Paper, theme: theme.value as NonNullable<PdfOptions['theme']> });
  const isForMaster = () => reader.value === 'gm';
  const printLevel = () => {
    const wanted = current();
    if (!wanted) return notices.notify(['There is no level to print.']);
    const { seed, style, depth, tune } = wanted.dungeon;
    const level = { seed, style, depth, ...(tune && { tune }) };
    const cell = size.value === '' ? {} : { cell: Number(size.value) };
    const options: PdfOptions = { ...look(), ...cell, for: isForMaster() ? 'gm' : 'players' };
    void hand(print, `${fileNameOf(wanted.dungeon)}-${reader.value}.pdf`, { level, options });
  };
  const printDungeon = () => {
    const wanted = current();
    if (!wanted) return notices.notify(['There is no dungeon to print.']);
    const { seed, style, tune } = wanted.dungeon;
    const dungeon = { seed, style, ...(tune && { tune }), ...look(), reveal: isForMaster() };
    void hand(printAll, `cellophane-${seed}-${style}-${reader.value}.pdf`, { dungeon });
  };
  const print = button('PDF of this level', printLevel, {
    id: 'print',
    title: 'The map and what is in its rooms, for paper',
  });
  const printAll = button('All levels on one page', printDungeon, {
    id: 'print-dungeon',
    title: 'Small maps of the whole dungeon',
  });
  return createElement(
    'div',
    { class: 'forms for-paper', role: 'group', 'aria-label': 'Print this level' },
    ...[paperLabel, paper, sizeLabel, size, readerLabel, reader, themeLabel, theme],
    print,
    printAll,
  );
}
