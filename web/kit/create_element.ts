type Attributes = Readonly<Record<string, string>>;

/** A new element. Strings become text nodes, never HTML. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function button(text: string, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const element = createElement('button', { type: 'button', ...attributes }, text);
  element.addEventListener('click', onClick);
  return element;
}
