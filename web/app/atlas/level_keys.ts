export interface LevelKeyActions {
  step(by: 1 | -1): void;
  findByText(): void;
}

const steps: Readonly<Record<string, 1 | -1>> = { '[': -1, ']': 1, PageUp: -1, PageDown: 1, '<': -1, '>': 1 };

/** Whether a key is for a text box, a list or a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof Element && target.closest('dialog') !== null) ||
  target instanceof HTMLSelectElement;

/** Whether a key scrolls the list of findings. */
const isScrolling = ({ key, target }: KeyboardEvent): boolean =>
  key.startsWith('Page') && target instanceof Element && target.closest('#findings') !== null;

/** Handles the keys of the whole page, unless the focus is in a text box. */
export function listenToLevelKeys(actions: LevelKeyActions, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || isScrolling(event)) return;
      const by = Object.hasOwn(steps, event.key) ? steps[event.key] : null;
      if (by === null && event.key !== '/') return;
      event.preventDefault();
      if (by === null) actions.findByText();
      else actions.step(by);
    },
    { signal },
  );
}
