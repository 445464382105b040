/** The whole engine with its wasm inside: no other file is fetched or read. */

export * from './cellophane.js';
