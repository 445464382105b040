import type { InterfaceEvent } from 'cellophane';

const repeatAfter = 350;
const repeatEvery = 110;

/** The buttons that stand in for keys where there are none; a held direction goes on. */
export function listenToPad(pad: HTMLElement, send: (event: InterfaceEvent) => void): void {
  let timer = 0;
  const release = () => clearTimeout(timer);

  for (const button of pad.querySelectorAll<HTMLButtonElement>('button[data-key]')) {
    const press = () => send({ type: 'key', key: button.dataset.key! });
    const goOn = () => {
      press();
      timer = window.setTimeout(goOn, repeatEvery);
    };
    const repeats = button.parentElement!.classList.contains('compass');

    button.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      press();
      if (repeats) timer = window.setTimeout(goOn, repeatAfter);
    });
    // Keyboards and readers click without pointing.
    button.addEventListener('click', (event) => { if (event.detail === 0) press(); });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) button.addEventListener(end, release);
    button.addEventListener('contextmenu', (event) => event.preventDefault());
  }
}
