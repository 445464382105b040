/* The bundled fonts. The first is fetched with the page, the second and the font of pictures only once they are chosen. */

import { hasFont, inTime, loadNamedFont, patience } from '../../kit/optional';
import { hasPictures, pictograms } from '../../terminal/pictures_there';
import type { FontChoice } from '../settings/preferences';

export { hasPictures } from '../../terminal/pictures_there';

const mono = 'Cellophane Mono';
const plex = 'IBM Plex Mono';

/** Whether the usual font is still on its way. Where the browser does not tell, it is taken to be there. */
const isMonoAwaited = (): boolean => hasFont(mono, false) && !hasFont(mono);

/** The families of a terminal with the font; signs that the chosen one lacks come from the usual one. A terminal measures
    its cells anew when they change, so a font that comes late is named only then. */
export function familiesOf(font: FontChoice): string {
  const families = [...(font === 'plex' ? [plex] : []), ...(isMonoAwaited() ? [] : [mono]), pictograms];
  return `${families.map((family) => `"${family}"`).join(', ')}, monospace`;
}

/** Fetches the font of pictures, unless it is there. False if it cannot be had, or does not come in time. */
export async function fetchPictures(milliseconds: number = patience.part): Promise<boolean> {
  if (hasPictures()) return true;
  const fetching = async () => (await import('./pictogram_font')).loadPictograms(pictograms);
  return inTime(fetching, milliseconds).then(
    () => true,
    () => false,
  );
}

/** Loads a font for the document, and sets it in the page's text. A terminal measures its cells only when it opens or
    its families change, so it waits for this, but not for long: `onLate` is called if the font comes later. Never rejects:
    other fonts do. */
export async function applyFont(font: FontChoice, onLate = (): void => {}): Promise<void> {
  document.documentElement.dataset['font'] = font;
  const loading: Promise<unknown>[] = [loadNamedFont(`16px "${mono}"`, '@#·∷')];
  if (font === 'plex' && !hasFont(plex, false))
    loading.push(import('./plex_font').then(({ loadPlex }) => loadPlex(plex)));
  const settled = Promise.allSettled(loading);
  await inTime(() => settled, patience.font).catch(() => void settled.then(onLate));
}
