import type { Engine } from 'cellophane';

export function contest(engine: Engine, seed?: string): Map<string, Uint8Array>;
