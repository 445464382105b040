import type { Sought } from 'cellophane';

/* The rows of a form, made into a condition. The engine checks names and conditions. */

export interface ConditionRow {
  /** The least number wanted; 0: none at all. */
  number: string;
  what: Sought;
  name: string;
  depth: string;
}

const things: Record<Sought, string> = {
  item: 'item',
  ally: 'ally',
  monster: 'monster',
  machine: 'machine',
  altar: 'altar',
  runic: 'rune',
};

/** The condition of a row. Typed text is inserted unchecked, so that the engine reports its errors. */
export function conditionOf({ number, what, name, depth }: ConditionRow): string {
  const quote = name.includes('"') ? "'" : '"';
  const named = `${quote}${name.trim()}${quote}`;
  if (number.trim() === '0') return `not ${what}(${named}) <= ${depth.trim()}`;
  if (number.trim() === '1') return `${what}(${named}) <= ${depth.trim()}`;
  return `count(${what}, ${named}, 1..${depth.trim()}) >= ${number.trim()}`;
}

function field(label: string, value: string, className: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'text';
  input.value = value;
  input.className = className;
  input.maxLength = 100;
  input.spellcheck = false;
  input.setAttribute('aria-label', label);
  return input;
}

/** The rows of the form, and the condition they make up. */
export class ConditionRows {
  readonly #place: HTMLElement;
  readonly #onChange: () => void;

  constructor(place: HTMLElement, onChange: () => void) {
    this.#place = place;
    this.#onChange = onChange;
    place.addEventListener('input', onChange);
  }

  /** Makes the lists of names that the boxes offer, at the end of `root`. */
  offer(names: Record<Sought, string[]>, root: HTMLElement): void {
    for (const [what, list] of Object.entries(names)) {
      const offered = document.createElement('datalist');
      offered.id = `names-${what}`;
      offered.append(
        ...list.map((name) => {
          const option = document.createElement('option');
          option.value = name;
          return option;
        }),
      );
      root.append(offered);
    }
  }

  /** Adds a row, and returns its element. */
  add(given: ConditionRow): HTMLElement {
    const row = document.createElement('div');
    row.className = 'condition-row';
    const what = document.createElement('select');
    what.setAttribute('aria-label', 'What');
    what.append(...Object.entries(things).map(([value, text]) => new Option(text, value, false, value === given.what)));
    const name = field('Name', given.name, 'name');
    const relist = () => name.setAttribute('list', `names-${what.value}`);
    what.addEventListener('change', relist);
    relist();
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.textContent = '×';
    remove.setAttribute('aria-label', 'Remove condition');
    remove.addEventListener('click', () => {
      row.remove();
      this.#onChange();
    });
    row.append(
      'At least ',
      field('Number, 0 for none', given.number, 'number'),
      what,
      name,
      ' by depth ',
      field('By depth', given.depth, 'number'),
      remove,
    );
    this.#place.append(row);
    return row;
  }

  condition(): string {
    return [...this.#place.children]
      .map((row) => {
        const [number, name, depth] = [...row.querySelectorAll('input')].map((input) => input.value);
        const what = row.querySelector('select')!.value as Sought;
        return conditionOf({ number: number, what, name: name, depth: depth });
      })
      .join(' and ');
  }
}
