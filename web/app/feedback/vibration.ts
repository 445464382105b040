/* Vibration of the phone or of the gamepads, by what the engine says there is to feel (`takeSounds`). */

import type { SoundCue, SoundKind } from 'cellophane';
import { connectedPads, isHidden, vibrateDevice, vibratesItself, wish } from '../../kit/optional';

/** Milliseconds: on, off, on and so forth. */
type Pattern = readonly number[];

/** The share of the hero's health, in percent, that a hit must take to be felt. */
const hardHit = 15;

const patterns: Partial<Record<SoundKind, (cue: SoundCue) => Pattern>> = {
  'hit-taken': ({ strength }) => (strength < hardHit ? [] : [40 + strength]),
  'low-health': () => [50, 60, 50],
  fall: () => [120],
  death: () => [400],
};
/** The most important first: of several in one step only one is felt. */
const order: readonly SoundKind[] = ['death', 'low-health', 'fall', 'hit-taken'];

/** What is to be felt of a step; empty: nothing. */
export function patternOf(cues: readonly SoundCue[]): Pattern {
  for (const kind of order)
    for (const cue of cues) {
      const pattern = cue.kind === kind ? patterns[kind]!(cue) : [];
      if (pattern.length > 0) return pattern;
    }
  return [];
}

const motors = (): GamepadHapticActuator[] =>
  connectedPads().flatMap((pad) => (pad?.vibrationActuator ? [pad.vibrationActuator] : []));

/** Whether a gamepad here can vibrate. */
export const hasMotors = (): boolean => motors().length > 0;

export function vibrate(cues: readonly SoundCue[]): void {
  const pattern = patternOf(cues);
  if (pattern.length === 0 || isHidden()) return;
  if (vibratesItself()) vibrateDevice(pattern);
  const duration = pattern.reduce((sum, part) => sum + part, 0);
  // A pad that is gone meanwhile, or that cannot do it, refuses.
  for (const motor of motors())
    wish(() => motor.playEffect('dual-rumble', { duration, strongMagnitude: 0.8, weakMagnitude: 0.4 }));
}
