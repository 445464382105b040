/* What only recordings need, fetched with the first of them. */

export { gameIn } from './game_files';
export { addressToWatch, recordingAt, replayLink } from '../link/replay_link';
export { Watching } from './watching';
