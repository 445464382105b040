import type { Replay } from 'cellophane';
import { explained } from '../../kit/explained';
import { recordAddress } from '../../kit/optional';
import { addressToWatch, recordingAt } from '../link/replay_link';
import type { HistoryUpdate } from '../shell/page';
import { findRelease, watchElsewhere } from './other_releases';
import type { RunningGame } from './running_game';
import { Watching } from './watching';
import type { ViewerWish } from './wishes';

/** Puts recordings on the stage, and does what their viewer wishes. */
export class RecordingViewer {
  readonly #running: RunningGame;
  #watched: Uint8Array | undefined;

  constructor(running: RunningGame) {
    this.#running = running;
  }

  /** The recording watched last. */
  get watched(): Uint8Array | undefined {
    return this.#watched;
  }

  /** Watches the recording in a fragment. */
  async watchLinked(fragment: string): Promise<void> {
    await this.watch(await recordingAt(fragment), 'none');
  }

  async watch(recording: Uint8Array, update: HistoryUpdate): Promise<void> {
    const { page, engine, stage, controller } = this.#running;
    const found = await findRelease(recording);
    if (found.elsewhere) return watchElsewhere(recording, found.elsewhere);
    const replay = engine.openReplay(recording);
    page.notices.notify(found.words);
    this.#watched = recording;
    if (update === 'push') recordAddress('push', null, (await addressToWatch(recording)) ?? location.href);
    controller.leave();
    stage.watch(
      replay,
      Watching,
      (wish) => this.#grant(wish, replay),
      (error) => page.notices.notify([`The recording crashed: ${explained(error)}`]),
    );
  }

  #grant(wish: ViewerWish, replay: Replay): void {
    const { controller, wish: pass } = this.#running;
    if (wish !== 'take-over') return pass(wish === 'recording' || wish === 'saved' ? 'games' : wish);
    const game = replay.takeOver();
    controller.leave();
    controller.begunElsewhere(game, game.replay());
  }
}
