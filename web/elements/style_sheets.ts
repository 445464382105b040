/* Style sheets of elements. A sheet counts in the document alone that it was made in, so an element that is moved to
   another document needs others. */

const shared = new WeakMap<Document, Map<string, CSSStyleSheet>>();

export function newSheet(page: Document, text: string): CSSStyleSheet {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The sheet that all elements of a document share. */
export function sharedSheet(page: Document, text: string): CSSStyleSheet {
  let ofPage = shared.get(page);
  if (!ofPage) shared.set(page, (ofPage = new Map<string, CSSStyleSheet>()));
  const sheet = ofPage.get(text) ?? newSheet(page, text);
  ofPage.set(text, sheet);
  return sheet;
}
