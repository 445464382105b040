// The first lines of every document run this (early.mjs). A document that a browser kept may name files that have gone
// since; without the first script nobody else can say so.
{
  const early = window.early = {};
  early.giveUp = () => {
    const place = document.getElementById('waiting') ?? document.getElementById('plan-problem');
    place?.replaceChildren('Part of this page could not be fetched. Loading it again tries anew.');
    place?.removeAttribute('hidden');
    early.unveil?.();
  };
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLScriptElement) early.giveUp();
  }, { capture: true });
}
