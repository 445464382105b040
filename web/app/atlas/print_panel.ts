/* "Print": the level as a PDF, on the paper and in the size that are chosen, or all levels on one sheet. */

import { createElement } from '../../kit/create_element';
import type { Notices } from '../../kit/notices';
import type { PdfOptions } from '../../print/pdf';
import { choiceBox, readerBox, themeBox } from './choice_box';
import { drawnPreview } from './drawn_preview';
import {
  fileNameOf,
  filePanel,
  levelOf,
  levelsOf,
  workerFileRow,
  type CurrentDungeon,
  type WorkerFile,
} from './file_panel';

/** Where Letter is what printers hold. */
const lettersAreUsual = /-(US|CA|MX|PH)\b/;

export function printPanel(current: CurrentDungeon, notices: Notices): HTMLDetailsElement {
  const reader = readerBox('print-for');
  const theme = themeBox('print-theme');
  const isLetter = lettersAreUsual.test(new Intl.DateTimeFormat().resolvedOptions().locale);
  const papers = [
    ['a4', 'A4'],
    ['letter', 'Letter'],
  ] as const;
  const paper = choiceBox('print-paper', 'Paper', papers, isLetter ? 'letter' : 'a4');
  const sizes = [
    ['', 'fitted to one sheet'],
    ['5', '5 mm'],
    ['10', '10 mm'],
    ['15', '15 mm'],
    ['25.4', '1 inch, for miniatures'],
  ] as const;
  const size = choiceBox('print-cell', 'A square is', sizes, '');
  const isForMaster = () => reader.value === 'gm';
  const level: WorkerFile = {
    id: 'print',
    label: 'PDF of this level',
    about: 'The map, and a key to its rooms.',
    failure: 'The PDF could not be made',
    type: 'application/pdf',
    nameOf: (dungeon) => `${fileNameOf(dungeon)}-${reader.value}.pdf`,
    taskOf: (dungeon) => {
      const millimeters = size.value === '' ? {} : { cell: Number(size.value) };
      const pdf: PdfOptions = { paper: paper.value, theme: theme.value, ...millimeters, for: reader.value };
      return { level: levelOf(dungeon), form: { pdf } };
    },
  };
  const all: WorkerFile = {
    id: 'print-dungeon',
    label: 'All levels on one page',
    about: 'Small maps of the whole dungeon.',
    failure: 'The PDF could not be made',
    type: 'application/pdf',
    nameOf: ({ seed, style }) => `cellophane-${seed}-${style}-${reader.value}.pdf`,
    taskOf: (dungeon) => ({
      dungeon: { ...levelsOf(dungeon), paper: paper.value, theme: theme.value, reveal: isForMaster() },
    }),
  };
  const preview = drawnPreview(current, theme, reader);
  const choices = createElement(
    'div',
    { class: 'choices' },
    ...[reader, theme, paper, size].flatMap(({ parts }) => parts),
  );
  const files = [level, all].map((file) => workerFileRow(file, current, notices));
  return filePanel('print-panel', 'Print', [preview.element, choices, ...files], preview.show);
}
