import type { Engine, Game, Replay } from 'cellophane';
import type { Notices } from '../../kit/notices';
import { frame } from '../../kit/scheduling';

/** The longest wait, in milliseconds, without a notice, which the player could not read in so short a time. */
const moment = 250;
const turnsAtATime = 50;

/** Plays a recording on for so many milliseconds at most; true once it is at its end. Only trying tells how long that
    takes. */
function playsThrough(recording: Replay, milliseconds = Infinity): boolean {
  const since = performance.now();
  while (!recording.isAtEnd) {
    if (performance.now() - since > milliseconds) return false;
    recording.runTo(recording.turn + turnsAtATime);
  }
  return true;
}

/** The game in a file. A recording is played through for it, which blocks the page. */
export async function gameIn(bytes: Uint8Array, name: string, engine: Engine, notices: Notices): Promise<Game> {
  const recording = engine.openReplay(bytes);
  try {
    if (recording.loadsAtOnce) return engine.loadGame(bytes);
    if (!playsThrough(recording, moment)) {
      notices.notify([`${name} is played through, ${recording.turns} turns of it…`]);
      await frame();
      playsThrough(recording);
    }
    if (recording.problem) throw recording.problem;
    return recording.takeOver();
  } finally {
    recording.dispose();
    notices.clear();
  }
}
