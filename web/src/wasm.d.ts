/** The address of an engine's WebAssembly. */
declare module 'cellophane-levels-wasm?url' {
  const address: string;
  export default address;
}
