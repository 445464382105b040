/* What is heard and felt of a game besides what is seen. Sounds and vibration are fetched once they are wanted. */

import type { SoundCue } from 'cellophane';
import type { SoundVolume, View } from './preferences';
import type { Sounds } from './sounds';

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the player wants vibration: a choice of his own counts before what the system asks for. */
export const wantsVibration = ({ vibrates }: Pick<View, 'vibrates'>): boolean => vibrates ?? !isCalm();

/** The gamepads of the browser; none where it has no such thing, or denies it to the page. */
export function connectedPads(): readonly (Gamepad | null)[] {
  try {
    return navigator.getGamepads();
  } catch {
    return [];
  }
}

/** Whether a phone here may vibrate; pads that can are found out about once there is one. */
export const isPhone = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(any-pointer: coarse)').matches;

export class Feedback {
  readonly #view: View;
  readonly #onChanged: () => void;
  #sounds: Sounds | undefined;
  #vibrate: ((cues: readonly SoundCue[]) => void) | undefined;
  #isGone = false;

  /** `onChanged`: it may want cues now, or none any more. */
  constructor(view: View, onChanged: () => void) {
    this.#view = view;
    this.#onChanged = onChanged;
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
    this.#onChanged();
  }

  give(cues: readonly SoundCue[]): void {
    this.#sounds?.play(cues);
    this.#vibrate?.(cues);
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
    const { Sounds } = await import('./sounds');
    // It may have been switched off meanwhile.
    const volume = this.#volume();
    if (this.#isGone || volume === 'off') return;
    if (this.#sounds) this.#sounds.volume = volume;
    else this.#sounds = new Sounds({ volume });
  }

  async #followVibration(hasGamepad: boolean): Promise<void> {
    this.#vibrate = undefined;
    if (!wantsVibration(this.#view) || !(hasGamepad || isPhone())) return;
    const { canVibrate, vibrate } = await import('./vibration');
    if (!this.#isGone && wantsVibration(this.#view) && canVibrate()) this.#vibrate = vibrate;
  }
}
