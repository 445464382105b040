/** The element with an id below `root`. Throws where there is none, or one of another kind. */
export function partOf(root: ParentNode, id: string): HTMLElement;
export function partOf<Kind extends HTMLElement>(root: ParentNode, id: string, kind: new () => Kind): Kind;
export function partOf(root: ParentNode, id: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const part = root.querySelector(`#${id}`);
  if (part instanceof kind) return part;
  throw new Error(`The page has no #${id}.`);
}
