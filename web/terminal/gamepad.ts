/* Gamepads of the standard mapping (https://w3c.github.io/gamepad/#remapping). Their buttons go to the engine, which
   knows what each does on the screen that is open. */

import type { DirectionName, GamepadButton } from 'cellophane';
import { systemClock, type Clock } from '../kit/clock';
import type { Notices } from '../kit/notices';
import { isHidden } from '../kit/optional';

/** The names of the buttons, by their index in the standard mapping. The d-pad follows. */
const buttons: readonly GamepadButton[] = [
  'a',
  'b',
  'x',
  'y',
  'left-shoulder',
  'right-shoulder',
  'left-trigger',
  'right-trigger',
  'select',
  'start',
  'left-stick',
  'right-stick',
];
const [up, down, left, right] = [12, 13, 14, 15];

/** Once around, from the east clockwise, as angles grow on a screen. */
const around: readonly DirectionName[] = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
];

/** How far the stick has to be moved, 0 to 1; and how far back it counts as let go. */
const deadZone = 0.5;
const leastHeld = 0.35;
/** A trigger counts as pressed from here on, 0 to 1. */
const leastPulled = 0.5;

/** Milliseconds: the two buttons of a diagonal are never pressed, nor let go, at once. */
const untilSettled = 60;
const repeatAfter = 350;
const repeatEvery = 110;

export interface GamepadOptions {
  /** The pads of the browser; gaps are null. */
  pads: () => readonly (Gamepad | null)[];
  /** A button, or a direction that is repeated while it is held. */
  act: (button: GamepadButton | DirectionName) => void;
  /** Whether there is any. */
  onConnected: (isConnected: boolean) => void;
  notices: Pick<Notices, 'mention'>;
  signal: AbortSignal;
  clock?: Clock;
  /** Calls back before the next picture is drawn. Returns a function that prevents it. */
  nextFrame?: (act: () => void) => () => void;
}

function beforeNextPicture(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

/** The direction of two axes, -1 to 1 each; undefined where both are near the middle. */
function directionOf(x: number, y: number, least: number): DirectionName | undefined {
  if (Math.hypot(x, y) < least) return undefined;
  const eighths = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return around[(eighths + around.length) % around.length];
}

const isDiagonal = (direction: DirectionName): boolean => direction.length > 'south'.length;

/** One pad: tells what was pressed since the last look, and what is held. */
class Pad {
  /** Nothing counts before it has been let go once: the press that made the browser show the pad was for that alone. */
  #held: Set<number> | undefined;
  #isIdle = false;
  /** The direction that is held, and since when. */
  #toward: DirectionName | undefined;
  #since = 0;
  /** What a tap means that is over before it has settled: a diagonal, once both its buttons were down. */
  #meant: DirectionName | undefined;
  /** What was sent last while a direction is held, and when it is repeated. */
  #sent: DirectionName | undefined;
  #next = 0;

  /** Looks at the pad and acts on what has changed. */
  look(pad: Gamepad, now: number, act: GamepadOptions['act']): void {
    const held = heldButtons(pad);
    const toward = this.#direction(pad, held);
    if (this.#held) for (const button of held) if (!this.#held.has(button) && buttons[button]) act(buttons[button]);
    this.#held = held;
    if (toward === undefined) this.#isIdle = true;
    if (this.#isIdle) this.#go(toward, now, act);
  }

  #direction(pad: Gamepad, held: ReadonlySet<number>): DirectionName | undefined {
    const x = Number(held.has(right)) - Number(held.has(left));
    const y = Number(held.has(down)) - Number(held.has(up));
    const [stickX = 0, stickY = 0] = pad.axes;
    return directionOf(x, y, deadZone) ?? directionOf(stickX, stickY, this.#toward ? leastHeld : deadZone);
  }

  #go(toward: DirectionName | undefined, now: number, act: GamepadOptions['act']): void {
    if (toward !== this.#toward) return this.#turn(toward, now, act);
    if (toward === undefined || now - this.#since < untilSettled) return;
    if (this.#sent === toward && now < this.#next) return;
    this.#next = now + (this.#sent === undefined ? repeatAfter : repeatEvery);
    this.#sent = toward;
    act(toward);
  }

  #turn(toward: DirectionName | undefined, now: number, act: GamepadOptions['act']): void {
    this.#toward = toward;
    this.#since = now;
    if (toward !== undefined) {
      if (this.#meant === undefined || !isDiagonal(this.#meant) || isDiagonal(toward)) this.#meant = toward;
      return;
    }
    if (this.#sent === undefined && this.#meant !== undefined) act(this.#meant);
    this.#sent = this.#meant = undefined;
  }
}

function heldButtons({ buttons: states }: Gamepad): Set<number> {
  const held = new Set<number>();
  states.forEach(({ pressed, value }, button) => {
    if (pressed || value > leastPulled) held.add(button);
  });
  return held;
}

/** All gamepads, looked at before every picture while there are any and the page is in view. */
export class Gamepads {
  readonly #options: GamepadOptions;
  readonly #clock: Clock;
  readonly #pads = new Map<number, Pad>();
  #stop: (() => void) | undefined;

  constructor(options: GamepadOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    const { signal } = options;
    for (const type of ['gamepadconnected', 'gamepaddisconnected'])
      addEventListener(type, () => this.#count(), { signal });
    document.addEventListener('visibilitychange', () => this.#heedVisibility(), { signal });
    signal.addEventListener('abort', () => this.#rest());
    this.#count();
  }

  /** Whether it looks at any pad. */
  get isLooking(): boolean {
    return this.#stop !== undefined;
  }

  /** Finds out which pads there are, and says what has changed. */
  #count(): Gamepad[] {
    const present = this.#options.pads().filter((pad): pad is Gamepad => pad?.connected === true);
    const { notices, onConnected } = this.#options;
    const hadAny = this.#pads.size > 0;
    let isGone = false;
    for (const index of this.#pads.keys())
      if (!present.some((pad) => pad.index === index)) {
        this.#pads.delete(index);
        isGone = true;
      }
    for (const pad of present)
      if (!this.#pads.has(pad.index)) {
        this.#pads.set(pad.index, new Pad());
        notices.mention([
          pad.mapping === 'standard'
            ? 'Controller connected. Its Select button shows what the buttons do.'
            : `Controller connected, but the browser does not know its buttons ("${pad.id}"): they may be in other places than the help says.`,
        ]);
      }
    if (isGone) notices.mention(['Controller disconnected.']);
    if (hadAny !== this.#pads.size > 0) onConnected(!hadAny);
    if (this.#pads.size === 0) this.#rest();
    else if (!this.#stop && !isHidden()) this.#lookLater();
    return present;
  }

  #lookLater(): void {
    const next = this.#options.nextFrame ?? beforeNextPicture;
    this.#stop = next(() => {
      this.#stop = undefined;
      this.#look();
    });
  }

  #look(): void {
    const present = this.#count();
    for (const pad of present) this.#pads.get(pad.index)?.look(pad, this.#clock.now(), this.#options.act);
  }

  #rest(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** What is held while the page is out of view is no press once it comes back. */
  #heedVisibility(): void {
    this.#rest();
    if (isHidden()) for (const index of this.#pads.keys()) this.#pads.set(index, new Pad());
    else this.#count();
  }
}
