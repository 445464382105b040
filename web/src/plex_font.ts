/* The second font, with the address of its file: fetched only once it is chosen. */

import file from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url';

/** Loads it for the document, under a name. */
export async function loadPlex(name: string): Promise<FontFace[]> {
  // As high as the usual font: its own lines are so far apart that fewer fit a window.
  const metrics = { ascentOverride: '94%', descentOverride: '23%', lineGapOverride: '0%' };
  const face = new FontFace(name, `url("${file}")`, metrics);
  await face.load();
  document.fonts.add(face);
  return [face];
}
