// Which page this is: a frame needs neither the terminal nor the game, and neither do maps. What each will want has been
// asked for by then (early.mjs).

import { early } from './early';
import './style.css';
// Of maps alone, but so little that to ask for it would take longer.
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
      return Promise.all([import('./keeping/place'), import('./main')]);
  }
}

try {
  await pageFor(new URLSearchParams(location.search).get('view'));
} catch (error) {
  early.giveUp();
  throw error;
}
