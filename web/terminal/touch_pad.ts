import type { InterfaceEvent } from 'cellophane';

const repeatAfter = 350;
const repeatEvery = 110;
const heldAfter = 450;

/** The event of a key as buttons name it: "Ctrl s", "Z". */
function keyNamed(name: string): InterfaceEvent {
  const ctrl = name.startsWith('Ctrl ');
  return { type: 'choose', key: ctrl ? name.slice(5) : name, ctrl };
}

/** Handles the buttons that replace keys. A direction repeats while it is held; a button with `data-held` sends that
    key instead once it has been held for `heldAfter` milliseconds. */
export function listenToTouchPad(pad: HTMLElement, send: (event: InterfaceEvent) => void, signal: AbortSignal): void {
  let timer = 0;
  let isHeld = false;
  const release = () => clearTimeout(timer);
  signal.addEventListener('abort', release);

  for (const button of pad.querySelectorAll<HTMLButtonElement>('button[data-key]')) {
    const { key, held } = button.dataset;
    const press = () => send(keyNamed(key!));
    const goOn = () => {
      press();
      timer = window.setTimeout(goOn, repeatEvery);
    };
    const repeats = button.parentElement!.classList.contains('compass') && !held;

    button.addEventListener(
      'pointerdown',
      (event) => {
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
      },
      { signal },
    );
    const lift = () => {
      if (held && !isHeld) press();
    };
    button.addEventListener('pointerup', lift, { signal });
    // Keyboards and screen readers click without pointer events.
    const click = ({ detail }: MouseEvent) => {
      if (detail === 0) press();
    };
    button.addEventListener('click', click, { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) button.addEventListener(end, release, { signal });
    button.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  }
}
