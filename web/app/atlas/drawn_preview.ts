/* A small picture of the drawn map that a panel's files show. */

import { createElement } from '../../kit/create_element';
import type { ThemeBox, ReaderBox } from './choice_box';
import { levelOf, type CurrentDungeon } from './file_panel';
import { printed } from './print_client';

/** Pixels of a cell: a picture as wide as a panel on screens of two pixels a pixel. */
const cell = 8;

/** The picture, and what draws it anew by a worker; it follows the boxes. */
export function drawnPreview(
  current: CurrentDungeon,
  theme: ThemeBox,
  reader: ReaderBox,
): { element: HTMLElement; show: () => void } {
  const element = createElement('canvas', {
    class: 'preview',
    role: 'img',
    'aria-label': 'The map as it is drawn',
    width: '648',
    height: '292',
  });
  let asked = 0;
  const draw = async () => {
    const shown = current();
    if (!shown) return;
    const { dungeon } = shown;
    // What was asked for before, and has not come yet, is not shown any more.
    const own = (asked += 1);
    element.setAttribute('aria-busy', 'true');
    try {
      const isForMaster = reader.value === 'gm';
      const look = { cell, theme: theme.value, reveal: isForMaster, items: isForMaster, monsters: isForMaster };
      const picture = await createImageBitmap(
        await printed({ level: levelOf(dungeon), form: { picture: look } }, 'image/png'),
      );
      if (own !== asked) return;
      element.width = picture.width;
      element.height = picture.height;
      element.getContext('2d')!.drawImage(picture, 0, 0);
    } catch {
      // Whoever presses a button is told what is wrong.
    } finally {
      if (own === asked) element.removeAttribute('aria-busy');
    }
  };
  const show = () => void draw();
  for (const { parts } of [theme, reader]) parts[1].addEventListener('change', show);
  return { element, show };
}
