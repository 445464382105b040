/* A gamepad in dialogs and sheets: directions move the focus, A presses what has it, B closes a dialog. */

import type { DirectionName, GamepadButton } from 'cellophane';

const focusable = 'button:not([disabled]), a[href], input:not([disabled]), select, summary';

/** What is open over the game and made of elements: the last dialog, or the sheet; undefined: neither. */
function openArea(root: HTMLElement): HTMLElement | undefined {
  const dialogs = root.querySelectorAll<HTMLElement>('dialog[open]');
  const dialog = dialogs[dialogs.length - 1];
  if (dialog) return dialog;
  return root.dataset.sheet ? (root.querySelector<HTMLElement>('#reader') ?? undefined) : undefined;
}

const isShown = (element: HTMLElement): boolean =>
  element.closest('[hidden]') === null && element.getClientRects().length > 0;

/** Moves on to the next value of a list, or back to the one before. */
function change(select: HTMLSelectElement, by: number): void {
  const index = Math.max(0, Math.min(select.selectedIndex + by, select.options.length - 1));
  if (index === select.selectedIndex) return;
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function move(area: HTMLElement, toward: DirectionName): void {
  const focused = document.activeElement;
  const by = toward === 'north' || toward === 'west' ? -1 : 1;
  const isAcross = toward === 'west' || toward === 'east';
  if (isAcross && focused instanceof HTMLSelectElement) return change(focused, by);
  if (isAcross && focused?.getAttribute('role') === 'tab') {
    const key = by < 0 ? 'ArrowLeft' : 'ArrowRight';
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return;
  }
  const all = [...area.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => isShown(element) && element.getAttribute('tabindex') !== '-1',
  );
  if (all.length === 0) return;
  const now = all.findIndex((element) => element === focused);
  const next = now < 0 ? (by < 0 ? all.length - 1 : 0) : (now + by + all.length) % all.length;
  all[next].focus();
  all[next].scrollIntoView({ block: 'nearest' });
}

function press(area: HTMLElement): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !area.contains(focused)) return move(area, 'south');
  if (focused instanceof HTMLSelectElement)
    return change(focused, focused.selectedIndex + 1 < focused.length ? 1 : -focused.length);
  focused.click();
}

/** True if it was for a dialog or a sheet, and not for the game. */
export function useOnPage(root: HTMLElement, button: GamepadButton | DirectionName): boolean {
  const area = openArea(root);
  if (!area) return false;
  switch (button) {
    case 'north':
    case 'south':
    case 'west':
    case 'east':
      move(area, button);
      return true;
    case 'a':
      press(area);
      return true;
    case 'b':
      // Back on a sheet is a choice of the game's.
      if (!(area instanceof HTMLDialogElement)) return false;
      if (area.dispatchEvent(new Event('cancel', { cancelable: true }))) area.close();
      return true;
    default:
      return area instanceof HTMLDialogElement;
  }
}
