/* The second font, with the address of its file: fetched only once it is chosen. */

import file from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url';
import { loadFont } from '../../kit/optional';

/** Loads it for the document, under a name. */
export const loadPlex = (name: string): Promise<void> =>
  // As high as the usual font: its own lines are so far apart that fewer fit a window.
  loadFont(name, file, { ascentOverride: '94%', descentOverride: '23%', lineGapOverride: '0%' });
