import { createElement } from './create_element';

/** A list to choose one of several names from, which are its values too. */
export const selectBox = (id: string, label: string, names: readonly string[]): HTMLSelectElement =>
  createElement('select', { id, 'aria-label': label }, ...names.map((name) => new Option(name, name)));
