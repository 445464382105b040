/* The font of pictures for the map, with the address of its file: fetched only once pictures are chosen. */

import file from '../generated/cellophane-pictograms.woff2?url';

/** Loads it for the document, under a name. */
export async function loadPictograms(name: string): Promise<void> {
  const face = new FontFace(name, `url("${file}")`);
  await face.load();
  document.fonts.add(face);
}
