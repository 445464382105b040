/** The base of elements. Servers, which have none, may import modules of elements; only a new element needs a page. */
export const pageElement = (tag: string, noBrowser: (message: string) => Error): typeof HTMLElement =>
  (globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ??
  (class {
    constructor() {
      throw noBrowser(`There is no page for a <${tag}> here (HTMLElement is not defined): make it in a browser.`);
    }
  } as unknown as typeof HTMLElement);
