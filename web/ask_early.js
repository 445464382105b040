// The first lines of the page's document run this; early.mjs says what for. Files are relative to the document.
{
  const wishes = JSON.parse(document.getElementById('wishes').textContent);
  const kinds = { js: 'script', css: 'style', wasm: 'fetch', woff2: 'font' };
  const view = new URLSearchParams(location.search).get('view');
  for (const file of Object.hasOwn(wishes, view) ? wishes[view] : wishes.game) {
    const kind = kinds[file.split('.').pop()];
    const link = document.createElement('link');
    link.rel = kind === 'script' ? 'modulepreload' : 'preload';
    if (kind !== 'script') link.as = kind;
    link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  }
}
