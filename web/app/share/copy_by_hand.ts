import { createElement } from '../../kit/create_element';

/** Text to be copied by hand, all of it selected, for browsers that keep the clipboard to themselves. */
export function copyByHand(text: string, label: string): { element: HTMLElement; select: () => void } {
  const isShort = !text.includes('\n');
  const box = isShort
    ? createElement('input', { readonly: '', id: 'by-hand' })
    : createElement('textarea', { readonly: '', id: 'by-hand', rows: '6' });
  box.value = text;
  const element = createElement('label', { class: 'by-hand' }, label, box);
  const select = () => {
    box.focus();
    box.select();
  };
  return { element, select };
}
