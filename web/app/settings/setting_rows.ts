/* Rows of the settings dialog: a label, a line of help, a control, and a way back to the usual value. */

import { button, createElement } from '../../kit/create_element';

/** A row, and what brings it up to date once a setting has changed. */
export interface Row {
  readonly element: HTMLElement;
  update(): void;
}

/** A setting of the page or of the game. */
export interface Setting<Value> {
  /** For the ids of its elements. */
  name: string;
  label: string;
  help: string;
  value: () => Value;
  usual: Value;
  set: (value: Value) => void;
}

const sentence = (text: string): string => (text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);

/** The parts that all rows have; `control` has the id and the description they refer to. */
function row<Value>(
  setting: Setting<Value>,
  control: HTMLElement,
  beside: readonly HTMLElement[],
  show: () => void,
): Row {
  const { name, label, help, usual } = setting;
  const helpId = `setting-${name}-help`;
  control.id = `setting-${name}`;
  control.setAttribute('aria-describedby', helpId);
  const reset = button('Reset', () => setting.set(usual), { class: 'reset', 'aria-label': `Reset ${label}` });
  const words = createElement(
    'div',
    { class: 'words' },
    createElement('label', { for: control.id }, label),
    createElement('p', { id: helpId }, sentence(help)),
  );
  const update = () => {
    show();
    const isUsual = setting.value() === usual;
    // Where the focus was goes away with it.
    if (isUsual && document.activeElement === reset) control.focus();
    reset.hidden = isUsual;
  };
  update();
  return { element: createElement('div', { class: 'setting' }, words, reset, ...beside, control), update };
}

export function switchRow(setting: Setting<boolean>): Row {
  const box = createElement('input', { type: 'checkbox', class: 'switch' });
  box.addEventListener('change', () => setting.set(box.checked));
  return row(setting, box, [], () => {
    box.checked = setting.value();
  });
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export function choiceRow(setting: Setting<string>, options: readonly Option[]): Row {
  const box = createElement('select', {}, ...options.map(({ value, label }) => new Option(label, value)));
  box.addEventListener('change', () => setting.set(box.value));
  return row(setting, box, [], () => {
    const value = setting.value();
    // A file may hold a value between those that are offered.
    if (!options.some((option) => option.value === value)) box.append(new Option(value, value));
    box.value = value;
  });
}

/** Steps through values with two buttons. */
export function stepRow(setting: Setting<number>, values: readonly number[], [less, more]: [string, string]): Row {
  const value = createElement('output', { 'aria-label': setting.label });
  const step = (by: number) => {
    const place = values.indexOf(setting.value()) + by;
    setting.set(values[Math.max(0, Math.min(place, values.length - 1))]);
  };
  const smaller = button('−', () => step(-1), { 'aria-label': less });
  const larger = button('+', () => step(1), { 'aria-label': more });
  const made = row(setting, value, [smaller], () => {
    value.textContent = `${setting.value()} %`;
    // Not disabled, which would take the focus away.
    smaller.setAttribute('aria-disabled', String(setting.value() === values[0]));
    larger.setAttribute('aria-disabled', String(setting.value() === values.at(-1)));
  });
  made.element.append(larger);
  return made;
}
