/** The addresses of the engines' WebAssembly. */
declare module 'cellophane-*-wasm?url' {
  const address: string;
  export default address;
}
