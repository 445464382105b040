// Preloads what the view in the link needs; inlined into the page's document by preload_plugin.mjs, after
// load_failure.js. File names are relative to the document.
{
  const preloads = JSON.parse(document.getElementById('preloads').textContent);
  const kinds = { js: 'script', css: 'style', wasm: 'fetch', woff2: 'font' };
  const asked = new URLSearchParams(location.search);
  const view = asked.get('view') === 'embed' && asked.has('play') ? 'play' : asked.get('view');
  const { files, engine, rest, worker, replacesPage } = Object.hasOwn(preloads, view) ? preloads[view] : preloads.game;
  const { preloaded } = window;
  // The bar of the first screen: files that have come, of all. The engine is as large as several others.
  const engineWeighs = 4;
  const all = files.length + (engine ? engineWeighs : 0);
  let come = 0;
  const note = (weight) => {
    come += weight;
    const bar = document.getElementById('waiting-progress');
    if (!bar) return;
    bar.hidden = false;
    bar.value = come / all;
  };
  preloaded.messages = [];
  if (worker) {
    const prefetchWorker = (preloaded.prefetchWorker = new Worker(worker, { type: 'module', name: location.search }));
    prefetchWorker.onmessage = ({ data }) => preloaded.messages.push(data);
    prefetchWorker.onerror = (event) => {
      event.preventDefault();
      preloaded.messages.push({ type: 'failure' });
    };
  } else if (engine && window.WebAssembly) {
    preloaded.engine = WebAssembly.compileStreaming(fetch(engine));
    // The page awaits the same promise and reports its error.
    preloaded.engine.then(
      () => note(engineWeighs),
      () => {},
    );
    // The other file of the engine comes second, so that it takes no network from what the first screen needs.
    if (rest) {
      preloaded.rest = preloaded.engine.then(() => WebAssembly.compileStreaming(fetch(rest)));
      preloaded.rest.catch(() => {});
    }
  }
  for (const file of files) {
    const kind = kinds[file.split('.').pop()];
    const link = document.createElement('link');
    link.rel = kind === 'script' ? 'modulepreload' : 'preload';
    if (kind !== 'script') link.as = kind;
    link.crossOrigin = 'anonymous';
    link.href = file;
    link.addEventListener('load', () => note(1));
    document.head.append(link);
  }
  // The document holds the game's page; other views replace it. Painting the old content first would take longer than the
  // replacement, so the page is hidden until that is done, at most `patience` milliseconds.
  if (replacesPage) {
    const patience = 400;
    const root = document.documentElement;
    root.hidden = true;
    root.style.visibility = 'hidden';
    preloaded.show = () => {
      root.hidden = false;
      root.style.visibility = '';
    };
    setTimeout(preloaded.show, patience);
  }
}
