/* What only recordings need, fetched with the first of them. */

export { gameIn } from './game_files';
export { addressToWatch, recordingAt, replayLink } from './storage/replay_link';
export { Watching } from './watching';
