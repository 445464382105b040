import { createElement } from '../../kit/create_element';
import type { SearchPreset } from './search_presets';

/** The cards of the presets: each fills the form and starts the search. */
export class PresetCards {
  readonly #cards = new Map<SearchPreset, HTMLButtonElement>();

  constructor(place: HTMLElement, presets: readonly SearchPreset[], onChoose: (preset: SearchPreset) => void) {
    for (const preset of presets) {
      const card = createElement(
        'button',
        { type: 'button', class: 'preset' },
        createElement('b', {}, preset.title),
        ' ',
        createElement('span', {}, preset.line),
      );
      card.addEventListener('click', () => onChoose(preset));
      this.#cards.set(preset, card);
      place.append(createElement('li', {}, card));
    }
  }

  /** Marks the preset that stands in the form; null: none. */
  mark(chosen: SearchPreset | null): void {
    for (const [preset, card] of this.#cards) {
      if (preset === chosen) card.setAttribute('aria-current', 'true');
      else card.removeAttribute('aria-current');
    }
  }
}
