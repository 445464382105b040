/* "For the table": the level as a picture, and for virtual tabletops. */

import { createElement } from '../../kit/create_element';
import type { Notices } from '../../kit/notices';
import type { Dungeon } from '../link/dungeon';
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
import type { PrintTask, TableForm } from './print_messages';

export function tablePanel(current: CurrentDungeon, notices: Notices): HTMLDetailsElement {
  const reader = readerBox('table-for');
  const theme = themeBox('table-theme');
  const pixels = [
    ['32', '32 pixels'],
    ['64', '64 pixels'],
    ['128', '128 pixels'],
    ['256', '256 pixels'],
  ] as const;
  const side = choiceBox('table-pixels', 'A square is', pixels, '64');
  const isForMaster = () => reader.value === 'gm';
  const look = () => ({ cell: Number(side.value), theme: theme.value });
  const ofLevel = (dungeon: Dungeon, form: TableForm): PrintTask => ({ level: levelOf(dungeon), form });
  const foundry = (isWhole: boolean) => ({
    failure: 'The module could not be made',
    type: 'application/zip',
    nameOf: ({ seed, style, depth }: Dungeon) => `cellophane-${seed}-${style}${isWhole ? '' : `-${depth}`}-foundry.zip`,
    taskOf: (dungeon: Dungeon): PrintTask => ({
      foundry: { ...levelsOf(dungeon), ...(!isWhole && { depth: [dungeon.depth, dungeon.depth] }), ...look() },
    }),
  });
  const files: WorkerFile[] = [
    {
      id: 'table-picture',
      label: 'Picture (PNG)',
      about: 'The drawn map, for any tabletop.',
      failure: 'The picture could not be made',
      type: 'image/png',
      nameOf: (dungeon) => `${fileNameOf(dungeon)}-${reader.value}.png`,
      taskOf: (dungeon) => {
        const shown = { reveal: isForMaster(), items: isForMaster(), monsters: isForMaster() };
        return ofLevel(dungeon, { picture: { ...look(), ...shown } });
      },
    },
    {
      id: 'table-uvtt',
      label: 'Universal VTT',
      about: 'The map with walls, doors and lights.',
      failure: 'The map could not be made',
      type: 'application/json',
      nameOf: (dungeon) => `${fileNameOf(dungeon)}-${reader.value}.uvtt`,
      taskOf: (dungeon) => ofLevel(dungeon, { universalVtt: { ...look(), reveal: isForMaster() } }),
    },
    {
      id: 'table-archive',
      label: 'ZIP for the table',
      about: 'Maps for both, and the keys.',
      failure: 'The archive could not be made',
      type: 'application/zip',
      nameOf: (dungeon) => `${fileNameOf(dungeon)}-tabletop.zip`,
      taskOf: (dungeon) => ofLevel(dungeon, { archive: look() }),
    },
    {
      id: 'table-foundry',
      label: 'Foundry: this level',
      about: 'A module: scene, creatures, journal.',
      ...foundry(false),
    },
    {
      id: 'table-foundry-all',
      label: 'Foundry: all levels',
      about: 'The same of the whole dungeon, in a while.',
      ...foundry(true),
    },
  ];
  const preview = drawnPreview(current, theme, reader);
  const choices = createElement('div', { class: 'choices' }, ...[reader, theme, side].flatMap(({ parts }) => parts));
  const rows = files.map((file) => workerFileRow(file, current, notices));
  return filePanel('table', 'For the table', [preview.element, choices, ...rows], preview.show);
}
