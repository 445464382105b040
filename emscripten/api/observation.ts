// The flat observation: its layout, and copies of what the core has written.

import type { FlatObservation, ObservationElement, ObservationLayout } from '../cellophane';
import type { ProgramBindings } from './core';
import { ObservationReader } from './observation_object';
import { deeplyFrozen, fromJson } from './values';
import { listFrom, validate, validateInteger } from './validation';

/** The layout, parsed when it is first asked for. */
export class Layout {
  readonly #core: ProgramBindings;
  #parsed: ObservationLayout | null = null;

  constructor(core: ProgramBindings) {
    this.#core = core;
  }

  get parsed(): ObservationLayout {
    this.#parsed ??= deeplyFrozen(fromJson(this.#core.observationLayout()));
    return this.#parsed;
  }
}

/** Throws 'bad-argument' unless there are so many bytes to write into. */
export function checkBytes(buffer: unknown, least: number, argument: string): asserts buffer is Uint8Array {
  // A proxy is no view. The message is built only for an error: this check runs often.
  if (ArrayBuffer.isView(buffer) && buffer instanceof Uint8Array && buffer.length >= least) return;
  validate(false, 'bad-argument', argument, buffer, `a Uint8Array of at least ${least} bytes`);
}

/** Numbers of actions from `least` to `most`; throws 'bad-action' for anything else. */
export function actionsFrom(actions: unknown, most: number, least = 0): ArrayLike<number> {
  // Nothing but a typed array is a view with a length, and it holds numbers alone, so that it need not be copied.
  const isTyped = ArrayBuffer.isView(actions) && 'length' in actions;
  const list = isTyped ? (actions as unknown as ArrayLike<number>) : listFrom(actions, 'bad-action', 'the actions');
  if (!list) validate(false, 'bad-action', 'the actions', actions, 'an array of whole numbers');
  for (let i = 0; i < list.length; ++i) validateInteger(list[i], least, most, 'bad-action', 'an action');
  return list as ArrayLike<number>;
}

/** A part of the core's memory, which moves when the memory grows. */
export class MovingMemory<View extends Uint8Array | Int32Array> {
  readonly #read: () => View;
  #view: View | null = null;

  constructor(read: () => View) {
    this.#read = read;
  }

  copyTo(buffer: View, at = 0): void {
    buffer.set(this.#now(), at);
  }
  at(place: number): number {
    return this.#now()[place];
  }

  #now(): View {
    if (!this.#view?.length) this.#view = this.#read();
    return this.#view;
  }
}

/** An observation of whichever game is asked for its object, made when the first is. */
export class Scratch {
  readonly #layout: Layout;
  #made: { readonly bytes: Uint8Array; readonly reader: ObservationReader } | null = null;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  get made(): { readonly bytes: Uint8Array; readonly reader: ObservationReader } {
    if (!this.#made) {
      const layout = this.#layout.parsed;
      const bytes = new Uint8Array(layout.bytes);
      this.#made = { bytes, reader: new ObservationReader(layout, fieldsOf(layout, bytes)) };
    }
    return this.#made;
  }
}

/** What the games of an engine share for programs that play by numbers. */
export interface Numbers {
  readonly layout: Layout;
  readonly scratch: Scratch;
  readonly observed: MovingMemory<Uint8Array>;
  readonly masked: MovingMemory<Uint8Array>;
  /** What came of the last action in a batch: turns, goes on, asks, over, changed; and how many actions make sense now. */
  readonly outcome: MovingMemory<Int32Array>;
}

const elements: {
  readonly [Type in ObservationElement]: new (
    buffer: ArrayBufferLike,
    offset: number,
    length: number,
  ) => FlatObservation[keyof FlatObservation];
} = { uint8: Uint8Array, int16: Int16Array, int32: Int32Array, uint32: Uint32Array };

/** A view of each field of an observation, by name. */
export function fieldsOf(layout: ObservationLayout, buffer: unknown): FlatObservation {
  checkBytes(buffer, layout.bytes, 'the observation');
  const wanted = 'a Uint8Array that begins at a multiple of 4 in its ArrayBuffer';
  validate(buffer.byteOffset % 4 === 0, 'bad-argument', 'the observation', buffer, wanted);
  const views = layout.fields.map(({ name, type, offset, shape }) => {
    const count = shape.reduce((product, size) => product * size, 1);
    return [name, new elements[type](buffer.buffer, buffer.byteOffset + offset, count)] as const;
  });
  return Object.freeze(Object.fromEntries(views)) as unknown as FlatObservation;
}
