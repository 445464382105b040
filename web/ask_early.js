// The first lines of the page's document run this behind tell_early.js; early.mjs says what for. Files are relative to the
// document.
{
  const wishes = JSON.parse(document.getElementById('wishes').textContent);
  const kinds = { js: 'script', css: 'style', wasm: 'fetch', woff2: 'font' };
  const view = new URLSearchParams(location.search).get('view');
  const { files, engine, worker, refurnished } = Object.hasOwn(wishes, view) ? wishes[view] : wishes.game;
  const { early } = window;
  early.heard = [];
  if (worker) {
    const prefetchWorker = early.prefetchWorker = new Worker(worker, { type: 'module', name: location.search });
    prefetchWorker.onmessage = ({ data }) => early.heard.push(data);
    prefetchWorker.onerror = (event) => {
      event.preventDefault();
      early.heard.push({ type: 'failure' });
    };
  } else if (engine && window.WebAssembly) {
    early.engine = WebAssembly.compileStreaming(fetch(engine));
    // Whoever wants it finds out for himself.
    early.engine.catch(() => {});
  }
  for (const file of files) {
    const kind = kinds[file.split('.').pop()];
    const link = document.createElement('link');
    link.rel = kind === 'script' ? 'modulepreload' : 'preload';
    if (kind !== 'script') link.as = kind;
    link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  }
  // What stands in the document is the game's, and others make a page of their own in its place. To paint any of that in
  // between takes longer than to make it, unless it takes long.
  if (refurnished) {
    const patience = 400;
    const root = document.documentElement;
    root.hidden = true;
    root.style.visibility = 'hidden';
    early.unveil = () => {
      root.hidden = false;
      root.style.visibility = '';
    };
    setTimeout(early.unveil, patience);
  }
}
