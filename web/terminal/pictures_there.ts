import { hasFont } from '../kit/optional';

/** The family of the font of pictures. */
export const pictograms = 'Cellophane Pictograms';
/** That of the same pictures for square cells. */
export const squarePictograms = 'Cellophane Squares';

/** Whether a terminal can draw pictures. */
export const hasPictures = (): boolean => hasFont(pictograms);
