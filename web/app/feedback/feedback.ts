/* What is heard and felt of a game besides what is seen. Sounds and vibration are fetched once they are wanted. */

import type { SoundCue } from 'cellophane';
import { attempt, fetchPart, hasTouch, vibratesItself, wantsCalm } from '../../kit/optional';
import type { Sounds, SoundVolume } from './sounds';

/** What the player has chosen of it. */
export interface FeedbackChoice {
  readonly sound: SoundVolume;
  /** Undefined: unless the system asks for less motion. */
  readonly vibrates: boolean | undefined;
}

/** Whether the player wants vibration: a choice of his own counts before what the system asks for. */
export const wantsVibration = ({ vibrates }: Pick<FeedbackChoice, 'vibrates'>): boolean => vibrates ?? !wantsCalm();

/** Whether a phone here may vibrate; pads that can are found out about once there is one. */
export const isPhone = (): boolean => vibratesItself() && hasTouch();

export interface FeedbackOptions {
  /** It may want cues now, or none any more. */
  onChanged: () => void;
  /** The browser makes no sounds. */
  onSilent: () => void;
}

export class Feedback {
  readonly #choice: FeedbackChoice;
  readonly #options: FeedbackOptions;
  #sounds: Sounds | undefined;
  #vibrate: ((cues: readonly SoundCue[]) => void) | undefined;
  #isGone = false;

  constructor(choice: FeedbackChoice, options: FeedbackOptions) {
    this.#choice = choice;
    this.#options = options;
  }

  /** Whether it has a use for cues. */
  get wantsCues(): boolean {
    return this.#sounds !== undefined || this.#vibrate !== undefined;
  }

  /** Follows the player's choice. `hasGamepad`: there is a pad, which may have motors. */
  async follow(hasGamepad: boolean): Promise<void> {
    await Promise.all([this.#followSound(), this.#followVibration(hasGamepad)]).catch(() => {
      // Not fetched: the game goes on in silence.
    });
    this.#options.onChanged();
  }

  give(cues: readonly SoundCue[]): void {
    attempt(() => this.#sounds?.play(cues), undefined);
    attempt(() => this.#vibrate?.(cues), undefined);
  }

  destroy(): void {
    this.#isGone = true;
    this.#sounds?.destroy();
    this.#sounds = this.#vibrate = undefined;
  }

  #volume(): SoundVolume {
    return this.#choice.sound;
  }

  async #followSound(): Promise<void> {
    if (this.#volume() === 'off') {
      this.#sounds?.destroy();
      this.#sounds = undefined;
      return;
    }
    const { Sounds } = await fetchPart(() => import('./sounds'));
    // It may have been switched off meanwhile.
    const volume = this.#volume();
    if (this.#isGone || volume === 'off') return;
    if (this.#sounds) this.#sounds.volume = volume;
    else this.#sounds = new Sounds({ volume, onSilent: this.#options.onSilent });
  }

  async #followVibration(hasGamepad: boolean): Promise<void> {
    this.#vibrate = undefined;
    if (!wantsVibration(this.#choice) || !(hasGamepad || isPhone())) return;
    const { hasMotors, vibrate } = await fetchPart(() => import('./vibration'));
    if (!this.#isGone && wantsVibration(this.#choice) && (isPhone() || hasMotors())) this.#vibrate = vibrate;
  }
}
