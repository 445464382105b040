// Which page this is: a frame needs neither the terminal nor the game.

import './style.css';

const view = new URLSearchParams(location.search).get('view');
await (view === 'embed' ? import('./embed_view') : import('./main'));

export {};
