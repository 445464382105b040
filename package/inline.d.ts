/** The whole engine with its wasm inside: nothing else is fetched or read. */

export * from './cellophane.js';
