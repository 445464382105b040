// Chooses the page: frames and maps need neither the terminal nor the game. The document has requested the files of
// each by then (preload_plugin.mjs).

import { preloaded } from './preloaded';
import './style.css';
// Used by maps alone, but so small that a request of its own would take longer.
import './sheet.css';

function pageFor(view: string | null): Promise<unknown> {
  switch (view) {
    case 'embed':
      return import('./embed_view');
    case 'map':
      return import('./atlas_view');
    case 'dig':
      return import('./dig_view');
    default:
      return Promise.all([import('./storage/availability'), import('./main')]);
  }
}

try {
  await pageFor(new URLSearchParams(location.search).get('view'));
} catch (error) {
  preloaded.reportMissing();
  throw error;
}
