/* xterm.js writes style elements and style attributes, which the page's Content-Security-Policy forbids as text.
   The same rules are welcome through the CSSOM, so the elements it creates take that way instead. */

/** A substitute for a style element: its text becomes a constructed style sheet of the document. */
function styleSheetHolder(holder: HTMLElement): HTMLElement {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  Object.defineProperty(holder, 'textContent', { set: (css: string) => sheet.replaceSync(css) });
  holder.remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    Element.prototype.remove.call(holder);
  };
  return holder;
}

function setAttribute(this: HTMLElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value;
  else Element.prototype.setAttribute.call(this, name, value);
}

/** From here on, until `signal` is aborted, elements that scripts create may be styled without 'unsafe-inline'. */
export function allowStrictStyles(signal: AbortSignal): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    if (name === 'style') return styleSheetHolder(create('template'));
    const element = create(name, options);
    element.setAttribute = setAttribute;
    return element;
  };
  // Below it is the document's own, of its prototype.
  signal.addEventListener('abort', () => Reflect.deleteProperty(document, 'createElement'));
}
