import type { Variant } from 'cellophane';
import { isOwn, variantInWords } from './dungeon';

/** Chooses a variant in a select box of the listed ones; one of somebody's own gets a line of its own. */
export function showVariant(box: HTMLSelectElement, variant: Variant): void {
  if (isOwn(variant) && ![...box.options].some(({ value }) => value === variant))
    box.append(new Option(variantInWords(variant), variant));
  box.value = variant;
}
