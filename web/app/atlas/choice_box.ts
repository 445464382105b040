import { createElement } from '../../kit/create_element';

/** A box of choices with its label: what each is called, by its value. */
export interface ChoiceBox<Value extends string> {
  readonly parts: readonly [HTMLElement, HTMLSelectElement];
  readonly value: Value;
}

export function choiceBox<const Value extends string>(
  id: string,
  label: string,
  named: readonly (readonly [Value, string])[],
  chosen?: Value,
): ChoiceBox<Value> {
  const options = named.map(([value, words]) => new Option(words, value, false, value === chosen));
  const box = createElement('select', { id }, ...options);
  return {
    parts: [createElement('label', { for: id }, label), box],
    get value() {
      return box.value as Value;
    },
  };
}

const themes = [
  ['ink', 'ink'],
  ['parchment', 'parchment'],
  ['blueprint', 'blueprint'],
  ['light', 'light colours'],
  ['dark', 'the game’s colours'],
] as const;

/** What a map is drawn in, and for whom. */
export type ThemeBox = ChoiceBox<(typeof themes)[number][0]>;
export type ReaderBox = ChoiceBox<'gm' | 'players'>;
export const themeBox = (id: string): ThemeBox => choiceBox(id, 'Drawn in', themes);
export const readerBox = (id: string): ReaderBox =>
  choiceBox(id, 'For', [
    ['gm', 'game master'],
    ['players', 'players'],
  ]);
