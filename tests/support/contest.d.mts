import type { Engine, LevelOptions } from 'cellophane';

export function contest(engine: Engine, seed?: string): Map<string, Uint8Array<ArrayBuffer>>;
export function played(
  engine: Engine,
  options: LevelOptions & { whim: number; actions: number; isUnfinished?: boolean },
): Uint8Array<ArrayBuffer>;
export function forged(
  recording: Uint8Array,
  change: (bytes: Uint8Array, body: number) => void,
): Uint8Array<ArrayBuffer>;
