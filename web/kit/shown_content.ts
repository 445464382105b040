/* What elements show, so that text which stays the same is left in place: WebKit sends no click if the text under the
   finger is replaced between press and release. */

import { createElement } from './create_element';

const shown = new WeakMap<Element, string>();

/** Whether an element is to show something else than when this was asked last; it counts as shown from now on. */
export function isNewTo(element: Element, content: unknown): boolean {
  const text = JSON.stringify(content);
  if (shown.get(element) === text) return false;
  shown.set(element, text);
  return true;
}

/** Makes a list show rows. An item whose row is the same as before is left alone. */
export function fillList<Row>(
  list: HTMLElement,
  rows: readonly Row[],
  show: (item: HTMLElement, row: Row) => void,
): void {
  while (list.childElementCount > rows.length) list.lastElementChild!.remove();
  while (list.childElementCount < rows.length) list.append(createElement('li'));
  rows.forEach((row, i) => {
    const item = list.children[i] as HTMLElement;
    if (isNewTo(item, row)) show(item, row);
  });
}
