import { hasFont } from '../kit/optional';

/** The family of the font of pictures. */
export const pictograms = 'Cellophane Pictograms';

/** Whether a terminal can draw pictures. */
export const hasPictures = (): boolean => hasFont(pictograms);
