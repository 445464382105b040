const name = 'Cellophane Map';

/** What maps are written in: the bundled font, or whatever the reader has. */
export const mapFamily = `'${name}', 'DejaVu Sans Mono', ui-monospace, Menlo, Consolas, monospace`;

let loading: Promise<boolean> | null = null;

/** How long a map that is ready waits for its font, in milliseconds. Looking for signs in the reader's fonts takes
    longer than that. */
const patience = 150;

/** Settles when there is a font to draw with, or when it has been long enough. */
export function fontOrPatience(): Promise<unknown> {
  return Promise.race([loadMapFont(), new Promise((resolve) => { setTimeout(resolve, patience); })]);
}

/** Whether the bundled font could be had. A map without it is still a map. */
export function loadMapFont(): Promise<boolean> {
  loading ??= (async () => {
    const face = new FontFace(name, `url("${new URL('../generated/cellophane-mono.woff2', import.meta.url).href}")`);
    document.fonts.add(face);
    await face.load();
    return true;
  })().catch(() => false);
  return loading;
}
