/* The fonts of pictures for the map, with the addresses of their files: fetched only once pictures are chosen. */

import { isTouchedOnly, loadFont } from '../../kit/optional';
import { squarePictograms } from '../../terminal/pictures_there';
import file from '../../generated/cellophane-pictograms.woff2?url';
import squareFile from '../../generated/cellophane-pictograms-square.woff2?url';

/** Loads them for the document, the usual one under a name; that of square cells where fingers play. */
export const loadPictograms = (name: string): Promise<unknown> =>
  Promise.all([loadFont(name, file), ...(isTouchedOnly() ? [loadFont(squarePictograms, squareFile)] : [])]);
