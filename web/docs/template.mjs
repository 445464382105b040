// A page of the documentation site.

import { posix } from 'node:path';
import { groups } from './pages.mjs';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const navigation = (current) =>
  groups
    .map(({ title, pages }) => {
      const links = pages.map(({ to, label }) => {
        const href = posix.relative(posix.dirname(current.to), to) || posix.basename(to);
        return `<li><a href="${href}"${to === current.to ? ' aria-current="page"' : ''}>${escaped(label)}</a></li>`;
      });
      return `<h2>${escaped(title)}</h2><ul>${links.join('')}</ul>`;
    })
    .join('\n');

const contentsOf = (headings) => {
  const shown = headings.filter(({ level }) => level === 2);
  if (shown.length < 3) return '';
  const items = shown.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`).join('');
  return `<details class="contents"><summary>On this page</summary><ul>${items}</ul></details>`;
};

/** page: { to, label }; policy: its Content-Security-Policy; scripts: further modules, beside docs.js. */
export function pageOf(page, { html, title, headings = [], policy, scripts = [], root = '../' }) {
  const up = posix.relative(posix.dirname(page.to), '.') || '.';
  const modules = ['docs.js', ...scripts].map((name) => `<script type="module" src="${up}/assets/${name}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escaped(title)} · Cellophane</title>
<link rel="icon" href="${up}/${root}favicon.svg" type="image/svg+xml">
<script src="${up}/assets/theme.js"></script>
<link rel="stylesheet" href="${up}/assets/theme.css">
<link rel="stylesheet" href="${up}/assets/docs.css">
${modules.join('\n')}
</head>
<body data-up="${up}">
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="name" href="${up}/index.html">Cellophane <span>docs</span></a>
<form role="search" id="search-form"><input id="search" type="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" aria-controls="hits"></form>
<nav aria-label="Pages"><a href="${up}/${root}">Play</a> <a href="${up}/${root}?view=map">Atlas</a> <a href="${up}/${root}search.html">Seeds</a></nav>
<button id="menu" type="button" aria-expanded="false" aria-controls="sidebar">Menu</button>
</header>
<div id="hits" role="region" aria-label="Search results" hidden></div>
<div class="columns">
<nav id="sidebar" aria-label="Documentation">
${navigation(page)}
</nav>
<main id="content" tabindex="-1">
${contentsOf(headings)}
${html}
</main>
</div>
</body>
</html>
`;
}
