// A gamepad of the standard mapping, for pages that have none: `window.fakePad` connects, presses and vanishes.

/** Run in a page. */
export function installFakePad() {
  const state = {
    index: 0,
    id: 'Fake pad',
    connected: true,
    mapping: 'standard',
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
  };
  let present = [];
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => present });
  const frames = async (count) => {
    for (let i = 0; i < count; ++i)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  };
  window.fakePad = {
    async connect() {
      present = [state];
      dispatchEvent(new Event('gamepadconnected'));
    },
    disconnect() {
      present = [null];
      dispatchEvent(new Event('gamepaddisconnected'));
    },
    hold(button) {
      state.buttons[button].pressed = true;
    },
    /** Presses buttons together, for as long as it takes to be seen. */
    async push(...buttons) {
      await frames(2);
      for (const button of buttons) state.buttons[button].pressed = true;
      await frames(2);
      for (const button of buttons) state.buttons[button].pressed = false;
      await frames(2);
    },
  };
}

/** Before a page opens. */
export const plugInPad = (page) => page.addInitScript(installFakePad);
