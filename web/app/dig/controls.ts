import { button, createElement } from '../../kit/create_element';

/** The actions of the controls. */
export interface DigActions {
  toggle(): void;
  stepBy(step: 1 | -1): void;
  stageBy(step: 1 | -1): void;
  seek(step: number): void;
  setSpeed(speed: number): void;
}

const speeds = [0.5, 1, 2, 4, 8];

/** Buttons and a slider. */
export class Controls {
  readonly element: HTMLElement;
  readonly #play: HTMLButtonElement;
  readonly #scrub = createElement('input', {
    id: 'scrub',
    type: 'range',
    min: '0',
    max: '0',
    value: '0',
    'aria-label': 'Step',
  });
  /** Not an output element, which screen readers would announce at every step. */
  readonly #count = createElement('span', { id: 'count' });

  constructor(actions: DigActions) {
    this.#play = button('▶', () => actions.toggle(), { id: 'play', 'aria-label': 'Play' });
    const speed = createElement(
      'select',
      { id: 'speed', 'aria-label': 'Speed' },
      ...speeds.map((times) => new Option(`${times}×`, String(times), times === 1, times === 1)),
    );
    speed.addEventListener('change', () => actions.setSpeed(Number(speed.value)));
    this.#scrub.addEventListener('input', () => actions.seek(Number(this.#scrub.value)));
    const buttons = createElement(
      'div',
      { class: 'buttons' },
      button('«', () => actions.stageBy(-1), { id: 'stage-back', 'aria-label': 'Previous stage' }),
      button('‹', () => actions.stepBy(-1), { id: 'step-back', 'aria-label': 'Previous step' }),
      this.#play,
      button('›', () => actions.stepBy(1), { id: 'step-on', 'aria-label': 'Next step' }),
      button('»', () => actions.stageBy(1), { id: 'stage-on', 'aria-label': 'Next stage' }),
    );
    this.element = createElement(
      'div',
      { id: 'controls', role: 'group', 'aria-label': 'Playing' },
      buttons,
      this.#scrub,
      this.#count,
      speed,
    );
    this.setSteps(0);
  }

  setSteps(count: number): void {
    this.#scrub.max = String(Math.max(0, count - 1));
    for (const control of this.element.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input'))
      control.disabled = count === 0;
    if (count === 0) this.#count.textContent = '';
  }

  showStep(step: number, count: number, caption: string): void {
    this.#scrub.value = String(step);
    this.#scrub.setAttribute('aria-valuetext', `${step + 1} of ${count}: ${caption}`);
    this.#count.textContent = `${step + 1} / ${count}`;
  }

  showPlaying(isPlaying: boolean): void {
    this.#play.textContent = isPlaying ? '❚❚' : '▶';
    this.#play.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
  }
}
