/* What elements show, so that text which stays the same is left in place: WebKit sends no click if the text under the
   finger is replaced between press and release. */

const shown = new WeakMap<Element, string>();

/** Whether an element is to show something else than when this was asked last; it counts as shown from now on. */
export function isNewTo(element: Element, content: unknown): boolean {
  const text = JSON.stringify(content);
  if (shown.get(element) === text) return false;
  shown.set(element, text);
  return true;
}
