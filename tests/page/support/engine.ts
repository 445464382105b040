import { loadCellophane } from 'cellophane';

/** The engine as it was built. */
export const engine = await loadCellophane();
