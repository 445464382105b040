/* Sounds, made by oscillators from what the engine says there is to hear (`takeSounds`). */

import type { SoundCue, SoundKind } from 'cellophane';
import { hasBeenTouched, isHidden, newAudioContext, wish } from '../../kit/optional';

/** A sound: a note after the other, each a pitch in hertz, or two between which it glides. */
interface Tone {
  readonly wave: OscillatorType;
  readonly notes: readonly (number | readonly [from: number, to: number])[];
  /** Of each note, in seconds. */
  readonly length: number;
  /** 0 to 1. */
  readonly volume: number;
  /** It tells where it comes from: left or right by its side, a rise for the north, a fall for the south, and the
      higher the more dangerous it is. */
  readonly isEnemy?: boolean;
}

const tones: Record<SoundKind, Tone> = {
  'enemy-seen': { wave: 'triangle', notes: [330, 392], length: 0.09, volume: 0.5, isEnemy: true },
  'enemy-near': { wave: 'triangle', notes: [440, 440], length: 0.06, volume: 0.7, isEnemy: true },
  'hit-given': { wave: 'square', notes: [[240, 160]], length: 0.07, volume: 0.25 },
  kill: {
    wave: 'square',
    notes: [
      [240, 160],
      [160, 70],
    ],
    length: 0.09,
    volume: 0.3,
  },
  'hit-taken': { wave: 'sawtooth', notes: [[160, 60]], length: 0.16, volume: 0.5 },
  miss: { wave: 'sine', notes: [[500, 380]], length: 0.05, volume: 0.2 },
  door: { wave: 'triangle', notes: [120, 90], length: 0.07, volume: 0.5 },
  fire: {
    wave: 'sawtooth',
    notes: [
      [90, 240],
      [240, 110],
    ],
    length: 0.12,
    volume: 0.35,
  },
  item: { wave: 'sine', notes: [660, 880], length: 0.07, volume: 0.45 },
  gold: { wave: 'sine', notes: [1320, 1760], length: 0.05, volume: 0.35 },
  key: { wave: 'sine', notes: [660, 880, 1175], length: 0.07, volume: 0.45 },
  secret: { wave: 'sine', notes: [523, 622, 740], length: 0.08, volume: 0.45 },
  'low-health': { wave: 'square', notes: [110, 110, 110], length: 0.1, volume: 0.4 },
  'level-down': { wave: 'triangle', notes: [392, 330, 262], length: 0.1, volume: 0.5 },
  'level-up': { wave: 'triangle', notes: [262, 330, 392], length: 0.1, volume: 0.5 },
  fall: { wave: 'sine', notes: [[700, 90]], length: 0.4, volume: 0.5 },
  death: { wave: 'sawtooth', notes: [196, 165, 131, [98, 49]], length: 0.28, volume: 0.5 },
  victory: { wave: 'triangle', notes: [523, 659, 784, 1047], length: 0.18, volume: 0.5 },
};

export type SoundVolume = 'off' | 'low' | 'medium' | 'high';

const volumes: Record<SoundVolume, number> = { off: 0, low: 0.12, medium: 0.3, high: 0.7 };

/** The pitch of an enemy in the north rises by this factor, and falls in the south. */
const slope = 1.35;
/** Cells after which an enemy sounds half as loud. */
const halfAway = 8;
/** Seconds between two sounds of one step; and what would come later than this is left out. */
const between = 0.07;
const longestWait = 0.7;
/** Seconds in which a tone begins and ends, so that it does not crack. */
const edge = 0.008;

/** -1 on the left, 1 on the right. */
const sideOf = ({ x, y }: SoundCue): number => (x === 0 ? 0 : x / Math.hypot(x, y));

export interface SoundsOptions {
  volume: SoundVolume;
  /** Made once somebody has touched the page, for browsers keep it silent before. */
  makeContext?: () => AudioContext;
  /** Whether the page has been touched. */
  isTouched?: () => boolean;
  /** Called once if the browser makes no sounds. */
  onSilent?: () => void;
}

/** Plays cues while the page is in view. */
export class Sounds {
  readonly #options: SoundsOptions;
  readonly #listening = new AbortController();
  #volume: SoundVolume;
  #context: AudioContext | undefined;
  /** The browser makes no sounds. */
  #isSilent = false;
  #wasTouched = false;
  /** When the next sound may begin, on the clock of the context. */
  #next = 0;

  constructor(options: SoundsOptions) {
    this.#options = options;
    this.#volume = options.volume;
    const { signal } = this.#listening;
    const touch = () => {
      this.#wasTouched = true;
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { capture: true, signal });
    const heed = () => wish(() => (isHidden() ? this.#context?.suspend() : this.#context?.resume()));
    document.addEventListener('visibilitychange', heed, { signal });
  }

  /** A volume that is chosen is heard at once. */
  set volume(volume: SoundVolume) {
    if (volume === this.#volume) return;
    this.#volume = volume;
    this.play([{ kind: 'item', x: 0, y: 0, strength: 50 }]);
  }

  destroy(): void {
    this.#listening.abort();
    this.#drop();
  }

  /** Never throws: where a sound cannot be made, the game goes on in silence. */
  play(cues: readonly SoundCue[]): void {
    if (cues.length === 0 || this.#volume === 'off' || isHidden() || this.#isSilent) return;
    try {
      this.#playAll(cues);
    } catch {
      this.#isSilent = true;
      this.#drop();
      this.#options.onSilent?.();
    }
  }

  #drop(): void {
    const context = this.#context;
    this.#context = undefined;
    wish(() => context?.close());
  }

  #playAll(cues: readonly SoundCue[]): void {
    const context = this.#opened();
    if (!context) return;
    for (const cue of cues) {
      const start = Math.max(context.currentTime, this.#next);
      if (start > context.currentTime + longestWait) return;
      this.#sound(context, cue, start);
      this.#next = start + between;
    }
  }

  #opened(): AudioContext | undefined {
    const { makeContext = newAudioContext, isTouched = hasBeenTouched } = this.#options;
    if (!this.#context && (this.#wasTouched || isTouched())) this.#context = makeContext();
    const context = this.#context;
    if (context?.state === 'suspended') wish(() => context.resume());
    return context;
  }

  #sound(context: AudioContext, cue: SoundCue, start: number): void {
    const { wave, notes, length, volume, isEnemy = false } = tones[cue.kind];
    const distance = Math.max(Math.abs(cue.x), Math.abs(cue.y));
    const nearness = isEnemy ? halfAway / (halfAway + Math.max(0, distance - 1)) : 1;
    const pitch = isEnemy ? 0.75 + cue.strength / 100 : 1;
    const glide = isEnemy ? slope ** -Math.sign(cue.y) : 1;
    const side = placed(context, sideOf(cue));
    notes.forEach((note, i) => {
      const [from, to] = typeof note === 'number' ? [note, note] : note;
      const begin = start + i * length;
      const end = begin + length;
      const loudness = context.createGain();
      const peak = volumes[this.#volume] * volume * nearness;
      loudness.gain.setValueAtTime(0, begin);
      loudness.gain.linearRampToValueAtTime(peak, begin + edge);
      loudness.gain.setValueAtTime(peak, end - edge);
      loudness.gain.linearRampToValueAtTime(0, end);
      loudness.connect(side);
      const oscillator = context.createOscillator();
      oscillator.type = wave;
      oscillator.frequency.setValueAtTime(from * pitch, begin);
      oscillator.frequency.exponentialRampToValueAtTime(to * pitch * glide, end);
      oscillator.connect(loudness);
      oscillator.start(begin);
      oscillator.stop(end);
      if (i === notes.length - 1) oscillator.onended = () => side.disconnect();
    });
  }
}

/** Where sounds go that come from a side, -1 to 1; from the middle where the browser knows no sides. */
function placed(context: AudioContext, side: number): AudioNode {
  if (typeof context.createStereoPanner !== 'function') {
    const middle = context.createGain();
    middle.connect(context.destination);
    return middle;
  }
  const panner = context.createStereoPanner();
  panner.pan.value = side;
  panner.connect(context.destination);
  return panner;
}
