import type { PlaceOfReleases } from './engine_shelf.mjs';

export function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
export function placeAt(folder: string): PlaceOfReleases;
export function presenceOf(address: string): Promise<'there' | 'missing' | 'unknown'>;
export function isVisited(folder: string): Promise<boolean>;
