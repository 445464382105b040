// Markdown as HTML, with what the site needs to know of it: headings, sections to search, examples to try.

import { posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { allPages } from './pages.mjs';

/** As GitHub makes them, so that links in the Markdown lead to the same place on both. */
const slugOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Where a link of a page leads on the site; null if it leads to a file that the site does not have. */
function targetOf(link, { source, to }) {
  if (/^[a-z]+:|^#/i.test(link)) return link;
  const [path, anchor] = link.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const wanted = posix.normalize(posix.join(posix.dirname(source ?? to), path));
  const page = allPages.find((each) => each.source === wanted || each.to === wanted);
  const relative = (place) => posix.relative(posix.dirname(to), place) || posix.basename(place);
  if (page) return relative(page.to) + hash;
  if (wanted === 'demo/index.html') return relative('../demo/index.html');
  // Pages of the game, which the Markdown names as if they lay beside it.
  if (['search.html', 'results.html'].includes(wanted)) return relative(`../${wanted}`);
  if (/^[\w/]+\.(png|svg)$/.test(wanted)) return relative(wanted);
  return null;
}

const textOf = (tokens) =>
  tokens
    .map(({ type, content, children }) => (children ? textOf(children) : type.endsWith('break') ? ' ' : content))
    .join('')
    .replaceAll(/<[^>]*>/g, '');

/** Makes links to headings of the same page that are one too high in number lead to the heading itself: typedoc counts
    names that it does not print. */
function withAnchors(html) {
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  return html.replaceAll(/href="#([^"]*)-\d+"/g, (link, id) =>
    ids.has(/#([^"]*)/.exec(link)[1]) || !ids.has(id) ? link : `href="#${id}"`,
  );
}

/** page: { source, to }. Returns { html, title, headings: [{ id, text, level }], sections: [{ id, title, text }],
    examples: [{ id, code }], pictures: [path] }. */
export function render(markdown, page) {
  const headings = [];
  const sections = [];
  const examples = [];
  const pictures = new Set();
  const ids = new Map();
  const md = new MarkdownIt({ html: true });

  const idFor = (text) => {
    const slug = slugOf(text);
    const count = ids.get(slug) ?? 0;
    ids.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
  md.renderer.rules.heading_open = (tokens, i) => {
    const text = textOf([tokens[i + 1]]);
    const { tag } = tokens[i];
    const id = idFor(text);
    headings.push({ id, text, level: Number(tag[1]) });
    return `<${tag} id="${id}"><a class="anchor" href="#${id}" aria-label="Link to ${escaped(text)}">#</a>`;
  };
  md.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>';
  md.renderer.rules.table_close = () => '</table></div>';
  // A column without a name has no header.
  for (const [rule, end, inside] of [
    ['th_open', '<', 1],
    ['th_close', '</', -1],
  ])
    md.renderer.rules[rule] = (tokens, i) => `${end}${tokens[i + inside].content === '' ? 'td' : 'th'}>`;
  md.renderer.rules.fence = (tokens, i) => {
    const [language, ...marks] = tokens[i].info.split(' ');
    const code = `<pre tabindex="0"><code${language ? ` class="${language}"` : ''}>${escaped(tokens[i].content)}</code></pre>`;
    if (!marks.includes('playground')) return code;
    const id = `${posix.basename(page.to, '.html')}-${examples.length + 1}`;
    const { text = page.label } = headings.at(-1) ?? {};
    const before = examples.filter(({ heading }) => heading === text).length;
    examples.push({ id, heading: text, title: before ? `${text} (${before + 1})` : text, code: tokens[i].content });
    const playground = posix.relative(posix.dirname(page.to), 'playground.html');
    return `<div class="example">${code}<a class="try" href="${playground}#${id}">Try it</a></div>`;
  };
  md.renderer.rules.code_block = (tokens, i) => `<pre tabindex="0"><code>${escaped(tokens[i].content)}</code></pre>`;
  const link = md.renderer.rules.link_open ?? ((tokens, i, options, _, self) => self.renderToken(tokens, i, options));
  /** What to write at the ends of the links that are open. */
  const open = [];
  md.renderer.rules.link_open = (tokens, i, ...rest) => {
    const target = targetOf(tokens[i].attrGet('href'), page);
    open.push(target !== null);
    if (target === null) return '';
    // A page that is called by its file is called by its name.
    const words = tokens[i + 1];
    const named = allPages.find(({ source }) => source !== undefined && source === words.content);
    if (named) words.content = named.label;
    tokens[i].attrSet('href', target);
    return link(tokens, i, ...rest);
  };
  md.renderer.rules.link_close = () => (open.pop() ? '</a>' : '');
  const image = md.renderer.rules.image;
  md.renderer.rules.image = (tokens, i, ...rest) => {
    const source = tokens[i].attrGet('src');
    pictures.add(posix.join(posix.dirname(page.source ?? page.to), source));
    tokens[i].attrSet('loading', 'lazy');
    return image(tokens, i, ...rest);
  };

  const tokens = md.parse(markdown, {});
  const html = withAnchors(md.renderer.render(tokens, md.options, {}));
  // The sections in the order of the headings, whose identifiers are known by now.
  let heading = 0;
  /** The heading above those of parts that are called alike everywhere, as in a reference. */
  let subject = '';
  tokens.forEach((token, i) => {
    if (token.type === 'heading_open') {
      const { id, text, level } = headings[heading++];
      if (level <= 3) subject = text;
      sections.push({ id, title: level > 3 && subject ? `${subject}: ${text}` : text, text: '' });
      return;
    }
    const isOfHeading = tokens[i - 1]?.type === 'heading_open';
    if (isOfHeading || sections.length === 0) return;
    // Code in a language is searched; drawings are not.
    const isCode = token.type === 'fence' && token.info !== '';
    const said = token.type === 'inline' ? textOf([token]) : isCode ? token.content : '';
    if (said) sections.at(-1).text += `${said} `;
  });
  return { html, title: headings[0]?.text ?? page.label, headings, sections, examples, pictures: [...pictures] };
}
