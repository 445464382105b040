// Fetches the files of this page anew: inlined into every document by preload_plugin.mjs before all other scripts, any of
// which may be what is broken. A network that asks to sign in, or a host that answers everything with its first page, may
// have left foreign files in the caches of the browser. `window.repair` is for load_failure.js and app/shell/repair.ts.
{
  const mark = 'cellophane-repaired';
  const folder = new URL('.', location.href).href;
  // A page that was just loaded anew does not repair itself again, so there is no circle; the player may.
  let isRepaired;
  try {
    isRepaired = sessionStorage.getItem(mark) !== null;
    sessionStorage.removeItem(mark);
  } catch {
    isRepaired = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  }
  const dropCaches = async () => {
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      await registration?.unregister();
      const names = window.caches ? await caches.keys() : [];
      await Promise.all(names.filter((name) => name.endsWith(folder)).map((name) => caches.delete(name)));
    } catch {
      // As if there were none.
    }
  };
  const repair = async () => {
    // No service worker answers for its own file. Without the server, what is kept is better than nothing.
    const answer = await fetch('sw.js', { cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok || !/javascript/.test(answer.headers.get('Content-Type')))
      throw new Error('The server of this page cannot be reached. Check the connection, then try again.');
    await dropCaches();
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(folder));
    await Promise.all(files.map(({ name }) => fetch(name, { cache: 'reload' }).catch(() => {})));
    try {
      sessionStorage.setItem(mark, 'yes');
    } catch {
      // The kind of this visit tells, then.
    }
    location.reload();
  };
  window.repair = Object.assign(repair, { isRepaired });
  addEventListener(
    'error',
    ({ target, error }) => {
      const isBroken = target instanceof HTMLScriptElement || error instanceof SyntaxError;
      if (isBroken && !isRepaired) repair().catch(() => {});
    },
    { capture: true },
  );
}
