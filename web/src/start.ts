// Which page this is: a frame needs neither the terminal nor the game, and neither do maps.

import './style.css';
import digWasm from 'cellophane-digs-wasm?url';
import gameWasm from 'cellophane-game-wasm?url';
import levelWasm from 'cellophane-levels-wasm?url';

/** Asks for an engine now: the scripts that will want it have to be fetched and read first. */
function expect(wasm: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: wasm });
  document.head.append(link);
}

function pageFor(view: string | null): Promise<unknown> {
  switch (view) {
    case 'embed':
      return import('./embed_view');
    case 'map':
      expect(levelWasm);
      return import('./atlas_view');
    case 'dig':
      expect(digWasm);
      return import('./dig_view');
    default:
      expect(gameWasm);
      return Promise.all([import('./keeping/place'), import('./main')]);
  }
}

await pageFor(new URLSearchParams(location.search).get('view'));
