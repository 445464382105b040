/* What only recordings need, fetched with the first of them. */

export { addressToWatch, recordingAt, replayLink } from '../link/replay_link';
export { Watching } from './watching';
