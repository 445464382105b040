/* Every page of the documentation: the menu on narrow windows, the search, and reading without a network. */

import MiniSearch, { type SearchResult } from 'minisearch';
import { registerOfflineElsewhere, savesData } from '../../app/shell/register_offline';
import { queryOptions, searchOptions } from '../search_options.mjs';

const up = document.body.dataset['up'] ?? '.';
const partOf = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

const menu = partOf<HTMLButtonElement>('menu');
menu.addEventListener('click', () => {
  const isOpen = document.body.classList.toggle('menu-open');
  menu.setAttribute('aria-expanded', String(isOpen));
});

// Until 1.0.0 the first page was that of the tutorial: links to its headings lead there.
const isFirst = up === '.' && document.querySelector('#sidebar a[aria-current]')?.getAttribute('href') === 'index.html';
if (isFirst && location.hash.length > 1 && !document.getElementById(location.hash.slice(1)))
  location.replace(`tutorial.html${location.hash}`);

const most = 12;
const box = partOf<HTMLInputElement>('search');
const hits = partOf('hits');

let index: Promise<MiniSearch> | undefined;
const loadIndex = () =>
  (index ??= fetch(`${up}/search.json`)
    .then((response) => {
      if (!response.ok) throw new Error(`status ${response.status}`);
      return response.text();
    })
    .then((text) => MiniSearch.loadJSON(text, searchOptions))
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    }));

function hitOf({ id, title, page }: SearchResult): HTMLElement {
  const link = document.createElement('a');
  link.href = `${up}/${String(id)}`;
  const name = document.createElement('b');
  name.textContent = String(title);
  const place = document.createElement('span');
  place.textContent = String(page);
  link.append(name, ' ', place);
  return link;
}

function showHits(...shown: (HTMLElement | string)[]): void {
  hits.replaceChildren(...shown);
  hits.hidden = shown.length === 0;
}

async function search(): Promise<void> {
  const wanted = box.value.trim();
  if (wanted === '') return showHits();
  try {
    const found = (await loadIndex()).search(wanted, queryOptions);
    if (box.value.trim() !== wanted) return;
    if (found.length === 0) showHits(`Nothing found for “${wanted}”.`);
    else showHits(...found.slice(0, most).map(hitOf));
  } catch {
    showHits('The search could not be loaded. Check the connection and try again.');
  }
}

box.addEventListener('input', () => void search());
box.addEventListener('focus', () => void loadIndex().catch(() => {}));
partOf('search-form').addEventListener('submit', (event) => {
  event.preventDefault();
  hits.querySelector('a')?.click();
});
addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
  if (event.key === '/' && !isTyping) {
    event.preventDefault();
    box.focus();
  }
  if (event.key === 'Escape') showHits();
});
hits.addEventListener('click', () => showHits());

/** Asks the service worker of the page to keep the site, unless it has. */
async function keepDocumentation(): Promise<void> {
  if (savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data === 'kept') document.body.dataset['offline'] = 'ready';
  };
  active?.postMessage({ type: 'KEEP_DOCUMENTATION' }, [port2]);
}
registerOfflineElsewhere(document.body, `${up}/../sw.js`, () => void keepDocumentation());
