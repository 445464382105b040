const name = 'Cellophane Map';

/** The font list of maps: the bundled font, then monospace fonts of the system. */
export const mapFamily = `'${name}', 'DejaVu Sans Mono', ui-monospace, Menlo, Consolas, monospace`;

let loading: Promise<boolean> | null = null;

/** How long a map that is ready waits for its font, in milliseconds. Searching the system's fonts for glyphs takes
    longer than that. */
const patience = 150;

/** Settles when the bundled font has loaded or failed, or after `patience`. */
export function fontOrPatience(): Promise<unknown> {
  return Promise.race([
    loadMapFont(),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
}

/** Loads the bundled font; false if it cannot be loaded, and maps use the system's fonts. */
export function loadMapFont(): Promise<boolean> {
  loading ??= (async () => {
    const face = new FontFace(name, `url("${new URL('../generated/cellophane-mono.woff2', import.meta.url).href}")`);
    document.fonts.add(face);
    await face.load();
    return true;
  })().catch(() => false);
  return loading;
}
