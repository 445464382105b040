const name = 'Cellophane Map';

/** The font list of maps: the bundled font, then monospace fonts of the system. */
export const mapFamily = `'${name}', 'DejaVu Sans Mono', ui-monospace, Menlo, Consolas, monospace`;

/** Every document has fonts of its own. */
const loading = new WeakMap<Document, Promise<boolean>>();

/** How long a map that is ready waits for its font, in milliseconds. Searching the system's fonts for glyphs takes
    longer than that. */
const patience = 150;

/** Settles when the bundled font has loaded or failed, or after `patience`. */
export function fontOrPatience(page = document): Promise<unknown> {
  return Promise.race([
    loadMapFont(page),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
}

/** Loads the bundled font; false if it cannot be loaded, and maps use the system's fonts. */
export function loadMapFont(page = document): Promise<boolean> {
  const known = loading.get(page);
  if (known) return known;
  const loaded = (async () => {
    const source = `url("${new URL('../generated/cellophane-mono.woff2', import.meta.url).href}")`;
    const face = new (page.defaultView ?? window).FontFace(name, source);
    page.fonts.add(face);
    await face.load();
    return true;
  })().catch(() => false);
  loading.set(page, loaded);
  return loaded;
}
