// Reports scripts that cannot be loaded; inlined into every document by preload_plugin.mjs. A cached document may name
// files of an earlier version that have been removed, and the page's own scripts cannot report that.
{
  const preloaded = (window.preloaded = {});
  preloaded.reportMissing = () => {
    const place = document.getElementById('waiting') ?? document.getElementById('plan-problem');
    place?.replaceChildren('Part of this page could not be fetched. Loading it again tries anew.');
    place?.removeAttribute('hidden');
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
