// Applies the player's theme before anything is painted: inlined into the page's documents (theme_plugin in
// vite.config.mjs), a script of the demo. Frames (view=embed) take theirs from the address, and the game is always dark.
// `applyTheme` is for the settings.
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
  // The document that holds the game shows other views as well.
  const isGame = 'game' in root.dataset && !['map', 'dig', 'embed'].includes(parameters.get('view'));
  const chosen = () => {
    if (parameters.get('view') === 'embed') return parameters.get('theme');
    try {
      return localStorage.getItem('cellophane-theme');
    } catch {
      return null;
    }
  };
  const applyTheme = (wanted = chosen()) => {
    const ofPage = Object.hasOwn(colors, wanted) ? wanted : lightSystem?.matches ? 'light' : 'dark';
    const theme = isGame ? 'dark' : ofPage;
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
