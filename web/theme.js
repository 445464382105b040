// Applies the player's theme before anything is painted: inlined into the page's documents (theme_plugin in
// vite.config.mjs), a script of the demo. Frames (view=embed) take theirs from the address. `applyTheme` is for the settings.
{
  const root = document.documentElement;
  // A browser without media queries has no theme of its own; the page goes on with the dark one.
  const lightSystem = (() => {
    try {
      return matchMedia('(prefers-color-scheme: light)');
    } catch {
      return null;
    }
  })();
  const colors = { dark: '#0b0b10', light: '#fbfaf6' };
  const parameters = new URLSearchParams(location.search);
  const chosen = () => {
    if (parameters.get('view') === 'embed') return parameters.get('theme');
    try {
      return localStorage.getItem('cellophane-theme');
    } catch {
      return null;
    }
  };
  const applyTheme = (wanted = chosen()) => {
    const theme = Object.hasOwn(colors, wanted) ? wanted : lightSystem?.matches ? 'light' : 'dark';
    root.dataset.theme = theme;
    for (const [name, content] of [
      ['color-scheme', theme],
      ['theme-color', colors[theme]],
    ])
      document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content);
  };
  window.applyTheme = applyTheme;
  applyTheme();
  lightSystem?.addEventListener?.('change', () => applyTheme());
  addEventListener('storage', ({ key }) => {
    if (key === 'cellophane-theme') applyTheme();
  });
}
