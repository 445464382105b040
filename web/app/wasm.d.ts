/** The addresses of the engines' WebAssembly. */
declare module 'cellophane-levels-wasm?url' {
  const address: string;
  export default address;
}
declare module 'cellophane-wasm?url' {
  const address: string;
  export default address;
}
