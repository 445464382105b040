import { explained } from '../../kit/explained';
import { fetchPart } from '../../kit/optional';
import type { HistoryUpdate } from '../shell/page';
import type { RecordingViewer } from './recording_viewer';
import type { RunningGame } from './running_game';

/** Recordings on the stage: what shows them is fetched with the first. */
export class Recordings {
  readonly #running: RunningGame;
  #viewer: RecordingViewer | undefined;

  constructor(running: RunningGame) {
    this.#running = running;
  }

  /** The recording watched last. */
  get watched(): Uint8Array | undefined {
    return this.#viewer?.watched;
  }

  /** Watches the recording in a fragment; false, with a notice, if it cannot be read. */
  async watchLinked(fragment: string): Promise<boolean> {
    try {
      await (await this.#fetched()).watchLinked(fragment);
      return true;
    } catch (error) {
      this.#running.page.notices.notify([`The recording in this link cannot be watched. ${explained(error)}`]);
      return false;
    }
  }

  async watch(recording: Uint8Array, update: HistoryUpdate = 'push'): Promise<void> {
    await (await this.#fetched()).watch(recording, update);
  }

  async #fetched(): Promise<RecordingViewer> {
    const { RecordingViewer } = await fetchPart(() => import('./recording_viewer'));
    return (this.#viewer ??= new RecordingViewer(this.#running));
  }
}
