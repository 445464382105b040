import type { DigStage } from 'cellophane-levels';
import { button, createElement } from '../../kit/create_element';

/** The stages of a dig in their order; the current one is marked. */
export class StageList {
  readonly element = createElement('ol', { id: 'stages', 'aria-label': 'Stages' });
  readonly #onChoose: (stage: number) => void;
  #current = -1;

  constructor(onChoose: (stage: number) => void) {
    this.#onChoose = onChoose;
  }

  show(stages: readonly DigStage[]): void {
    this.#current = -1;
    this.element.replaceChildren(
      ...stages.map(({ title, first, last }, i) => {
        const steps = last - first;
        const count = createElement(
          'span',
          { class: 'steps' },
          String(steps),
          createElement('span', { class: 'unseen' }, steps === 1 ? ' step' : ' steps'),
        );
        const choice = button(title, () => this.#onChoose(i), { class: 'stage' });
        if (steps > 0) choice.append(count);
        return createElement('li', {}, choice);
      }),
    );
  }

  mark(stage: number): void {
    if (stage === this.#current) return;
    this.#current = stage;
    for (const [i, item] of [...this.element.children].entries()) {
      const choice = item.firstElementChild!;
      choice.classList.toggle('done', i < stage);
      if (i === stage) choice.setAttribute('aria-current', 'step');
      else choice.removeAttribute('aria-current');
    }
    this.#keepInView(this.element.children[stage]);
  }

  /** Scrolls the list alone, not the page. */
  #keepInView(item: Element | undefined): void {
    if (!(item instanceof HTMLElement)) return;
    const { offsetTop: top, offsetHeight: height } = item;
    const list = this.element;
    if (top < list.scrollTop || top + height > list.scrollTop + list.clientHeight)
      list.scrollTop = top - (list.clientHeight - height) / 2;
  }
}
