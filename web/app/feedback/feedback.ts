/* What is heard and felt of a game besides what is seen. Sounds and vibration are fetched once they are wanted. */

import type { SoundCue } from 'cellophane';
import { attempt, fetchPart, hasTouch, vibratesItself, wantsCalm } from '../../kit/optional';
import type { SoundVolume, View } from '../settings/preferences';
import type { Sounds } from './sounds';

/** Whether the player wants vibration: a choice of his own counts before what the system asks for. */
export const wantsVibration = ({ vibrates }: Pick<View, 'vibrates'>): boolean => vibrates ?? !wantsCalm();

/** Whether a phone here may vibrate; pads that can are found out about once there is one. */
export const isPhone = (): boolean => vibratesItself() && hasTouch();

export interface FeedbackOptions {
  /** It may want cues now, or none any more. */
  onChanged: () => void;
  /** The browser makes no sounds. */
  onSilent: () => void;
}

export class Feedback {
  readonly #view: View;
  readonly #options: FeedbackOptions;
  #sounds: Sounds | undefined;
  #vibrate: ((cues: readonly SoundCue[]) => void) | undefined;
  #isGone = false;

  constructor(view: View, options: FeedbackOptions) {
    this.#view = view;
    this.#options = options;
  }

  /** Whether it has a use for cues. */
  get wantsCues(): boolean {
    return this.#sounds !== undefined || this.#vibrate !== undefined;
  }

  /** Follows the preferences. `hasGamepad`: there is a pad, which may have motors. */
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
    return this.#view.sound;
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
    if (!wantsVibration(this.#view) || !(hasGamepad || isPhone())) return;
    const { canVibrate, vibrate } = await fetchPart(() => import('./vibration'));
    if (!this.#isGone && wantsVibration(this.#view) && canVibrate()) this.#vibrate = vibrate;
  }
}
