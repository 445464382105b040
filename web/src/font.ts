/* The bundled fonts. The first is fetched with the page, the second and the font of pictures only once they are chosen. */

import { hasPictures, pictograms } from './pictures_there';
import type { FontChoice } from './preferences';

export { hasPictures } from './pictures_there';

const usualFamily = `"Cellophane Mono", "${pictograms}", monospace`;
const plex = 'IBM Plex Mono';

/** The families of a terminal with the font; signs that the chosen one lacks come from the usual one. */
export const familiesOf = (font: FontChoice): string => (font === 'plex' ? `"${plex}", ${usualFamily}` : usualFamily);

/** Fetches the font of pictures, unless it is there. False if it cannot be had. */
export async function fetchPictures(): Promise<boolean> {
  if (hasPictures()) return true;
  try {
    const { loadPictograms } = await import('./pictogram_font');
    await loadPictograms(pictograms);
    return true;
  } catch {
    return false;
  }
}

/** Loads a font for the document, and sets it in the page's text. A terminal measures its cells only when it opens or
    its font changes, so it waits for this. Never rejects: other fonts do. */
export async function applyFont(font: FontChoice): Promise<void> {
  document.documentElement.dataset['font'] = font;
  const loading = [document.fonts.load('16px "Cellophane Mono"', '@#·∷')];
  // `check` says yes to a font that the document has never heard of.
  const isThere = [...document.fonts].some(({ family }) => family.includes(plex));
  if (font === 'plex' && !isThere) loading.push(import('./plex_font').then(({ loadPlex }) => loadPlex(plex)));
  await Promise.all(loading).catch(() => {});
}
