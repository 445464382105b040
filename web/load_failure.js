// Reports scripts that cannot be loaded; inlined into every document by preload_plugin.mjs. A cached document may name
// files of an earlier version that have been removed, and the page's own scripts cannot report that.
{
  const preloaded = (window.preloaded = {});
  const placeOf = () => document.getElementById('waiting-words') ?? document.getElementById('plan-problem');
  // `repair`, if there is one, drops what is broken of what the browser keeps; it gets so many milliseconds.
  const patience = 30_000;
  const tryAgain = () => {
    const again = () => location.reload();
    setTimeout(again, patience);
    Promise.resolve()
      .then(() => window.repair?.())
      .then(again, again);
  };
  preloaded.offerAgain = () => {
    const place = placeOf();
    if (!place || document.getElementById('try-again')) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.id = 'try-again';
    button.textContent = 'Try again';
    button.addEventListener('click', tryAgain);
    place.after(button);
    document.getElementById('waiting-progress')?.remove();
  };
  preloaded.reportMissing = () => {
    const place = placeOf();
    place?.replaceChildren('Part of this page could not be fetched. Check your connection, then try again.');
    place?.removeAttribute('hidden');
    preloaded.offerAgain();
    preloaded.show?.();
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) preloaded.reportMissing();
    },
    { capture: true },
  );
}
