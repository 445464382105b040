/* "For the table": the level shown as a PDF, on the paper and in the size that are chosen, as a picture, and for virtual
   tabletops. */

import { button, createElement } from '../../kit/create_element';
import { download } from '../../kit/download';
import { explained } from '../../kit/explained';
import type { Notices } from '../../kit/notices';
import type { Paper, PdfOptions } from '../../print/pdf';
import type { Dungeon } from '../link/dungeon';
import { fileNameOf } from './downloads';
import { printed } from './print_client';
import type { PrintTask, TableForm } from './print_messages';

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

/** A form that downloads the level shown for the table. */
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
  const pixels = [
    ['32', '32 pixels'],
    ['64', '64 pixels'],
    ['128', '128 pixels'],
    ['256', '256 pixels'],
  ] as const;
  const [pixelsLabel, pixelsBox] = choices('table-pixels', 'On a screen a square is', pixels, '64');
  const hand = async (own: HTMLButtonElement, what: string, name: string, type: string, task: PrintTask) => {
    own.setAttribute('aria-busy', 'true');
    try {
      download(name, await printed(task, type), notices);
    } catch (error) {
      notices.notify([`${what} could not be made: ${explained(error)}`]);
    } finally {
      own.removeAttribute('aria-busy');
    }
  };
  const drawnIn = () => theme.value as NonNullable<PdfOptions['theme']>;
  const isForMaster = () => reader.value === 'gm';
  const cell = () => Number(pixelsBox.value);
  const handLevel = (own: HTMLButtonElement, what: string, ending: string, type: string, form: TableForm) => {
    const wanted = current();
    if (!wanted) return notices.notify(['There is no level to print.']);
    const { seed, style, variant, depth, tune } = wanted.dungeon;
    const level = { seed, style, depth, ...(variant && { variant }), ...(tune && { tune }) };
    void hand(own, what, `${fileNameOf(wanted.dungeon)}${ending}`, type, { level, form });
  };
  const printLevel = () => {
    const millimeters = size.value === '' ? {} : { cell: Number(size.value) };
    const look = { paper: paper.value as Paper, theme: drawnIn() };
    const pdf: PdfOptions = { ...look, ...millimeters, for: isForMaster() ? 'gm' : 'players' };
    handLevel(print, 'The PDF', `-${reader.value}.pdf`, 'application/pdf', { pdf });
  };
  const drawLevel = () => {
    const shown = { reveal: isForMaster(), items: isForMaster(), monsters: isForMaster() };
    const form = { picture: { cell: cell(), theme: drawnIn(), ...shown } };
    handLevel(draw, 'The picture', `-${reader.value}.png`, 'image/png', form);
  };
  const handVtt = () => {
    const form = { universalVtt: { cell: cell(), theme: drawnIn(), reveal: isForMaster() } };
    handLevel(vtt, 'The map', `-${reader.value}.uvtt`, 'application/json', form);
  };
  const handArchive = () =>
    handLevel(archive, 'The archive', '-tabletop.zip', 'application/zip', {
      archive: { cell: cell(), theme: drawnIn() },
    });
  /** What of all levels is downloaded. */
  const handDungeon = (
    own: HTMLButtonElement,
    what: string,
    endingOf: (depth: number) => string,
    type: string,
    taskOf: (levels: Pick<Dungeon, 'seed' | 'style' | 'variant' | 'tune'>, depth: number) => PrintTask,
  ) => {
    const wanted = current();
    if (!wanted) return notices.notify(['There is no dungeon to print.']);
    const { seed, style, variant, tune, depth } = wanted.dungeon;
    const levels = { seed, style, ...(variant && { variant }), ...(tune && { tune }) };
    void hand(own, what, `cellophane-${seed}-${style}${endingOf(depth)}`, type, taskOf(levels, depth));
  };
  const printDungeon = () =>
    handDungeon(
      printAll,
      'The PDF',
      () => `-${reader.value}.pdf`,
      'application/pdf',
      (levels) => ({
        dungeon: { ...levels, paper: paper.value as Paper, theme: drawnIn(), reveal: isForMaster() },
      }),
    );
  const handFoundry = (own: HTMLButtonElement, isWhole: boolean) => {
    const endingOf = (depth: number) => `${isWhole ? '' : `-${depth}`}-foundry.zip`;
    handDungeon(own, 'The module', endingOf, 'application/zip', (levels, depth) => ({
      foundry: { ...levels, ...(!isWhole && { depth: [depth, depth] }), cell: cell(), theme: drawnIn() },
    }));
  };
  const print = button('PDF of this level', printLevel, {
    id: 'print',
    title: 'The map and what is in its rooms, for paper',
  });
  const printAll = button('All levels on one page', printDungeon, {
    id: 'print-dungeon',
    title: 'Small maps of the whole dungeon',
  });
  const draw = button('Picture (PNG)', drawLevel, { id: 'table-picture', title: 'The drawn map, in pixels' });
  const vtt = button('Universal VTT', handVtt, {
    id: 'table-uvtt',
    title: 'Picture, walls, doors and lights, for virtual tabletops that import such files',
  });
  const archive = button('ZIP for the table', handArchive, {
    id: 'table-archive',
    title: 'Maps for the game master and for players, drawn and for virtual tabletops, and the keys',
  });
  const foundry = button('Foundry: this level', () => handFoundry(foundry, false), {
    id: 'table-foundry',
    title: 'A module for Foundry: a scene with walls, doors, lights, creatures, and a journal of its rooms',
  });
  const foundryAll = button('Foundry: all levels', () => handFoundry(foundryAll, true), {
    id: 'table-foundry-all',
    title: 'The same of all levels down to the Amulet; it takes a while',
  });
  const themed = [readerLabel, reader, themeLabel, theme];
  return createElement(
    'div',
    { class: 'forms for-paper', role: 'group', 'aria-label': 'This level for the table' },
    ...[...themed, paperLabel, paper, sizeLabel, size, print, printAll],
    ...[pixelsLabel, pixelsBox, draw, vtt, archive, foundry, foundryAll],
  );
}
