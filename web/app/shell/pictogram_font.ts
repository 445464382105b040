/* The font of pictures for the map, with the address of its file: fetched only once pictures are chosen. */

import { loadFont } from '../../kit/optional';
import file from '../../generated/cellophane-pictograms.woff2?url';

/** Loads it for the document, under a name. */
export const loadPictograms = (name: string): Promise<void> => loadFont(name, file);
