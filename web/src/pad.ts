import type { InterfaceEvent } from 'cellophane';

const repeatAfter = 350;
const repeatEvery = 110;
const heldAfter = 450;

/** "Ctrl s" and "Z", as buttons name keys. */
function keyNamed(name: string): InterfaceEvent {
  const ctrl = name.startsWith('Ctrl ');
  return { type: 'choose', key: ctrl ? name.slice(5) : name, ctrl };
}

/** The buttons that stand in for keys where there are none. A held direction goes on; what else is held may mean
    something of its own, and then it is done as soon as that is plain. */
export function listenToPad(pad: HTMLElement, send: (event: InterfaceEvent) => void): void {
  let timer = 0;
  let isHeld = false;
  const release = () => clearTimeout(timer);

  for (const button of pad.querySelectorAll<HTMLButtonElement>('button[data-key]')) {
    const { key, held } = button.dataset;
    const press = () => send(keyNamed(key!));
    const goOn = () => {
      press();
      timer = window.setTimeout(goOn, repeatEvery);
    };
    const repeats = button.parentElement!.classList.contains('compass') && !held;

    button.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      isHeld = false;
      if (held) {
        timer = window.setTimeout(() => {
          isHeld = true;
          send(keyNamed(held));
        }, heldAfter);
        return;
      }
      press();
      if (repeats) timer = window.setTimeout(goOn, repeatAfter);
    });
    if (held) button.addEventListener('pointerup', () => { if (!isHeld) press(); });
    // Keyboards and readers click without pointing.
    button.addEventListener('click', (event) => { if (event.detail === 0) press(); });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) button.addEventListener(end, release);
    button.addEventListener('contextmenu', (event) => event.preventDefault());
  }
}
