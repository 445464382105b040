import { button, createElement } from './create_element';
import type { Page } from './page';
import { textSizes } from './preferences';

export interface ViewActions {
  /** Called when the view preferences have changed. */
  onChanged: () => void;
  /** Opens the game's own page of settings; left out where there is no game. */
  openSettings: (() => void) | undefined;
}

/** The dialog about the view: the game in words, and the size of letters. */
export function showView({ root, preferences }: Page, { onChanged, openSettings }: ViewActions): void {
  const { view } = preferences;
  const change = () => {
    root.classList.toggle('reading', view.isRead);
    preferences.keepView();
    onChanged();
    read.setAttribute('aria-pressed', String(view.isRead));
    size.textContent = `${view.textSize} %`;
  };
  const resize = (by: number) => {
    const place = textSizes.findIndex((one) => one === view.textSize) + by;
    view.textSize = textSizes[Math.max(0, Math.min(place, textSizes.length - 1))]!;
    change();
  };
  const read = button(
    'Text view',
    () => {
      view.isRead = !view.isRead;
      change();
    },
    { 'aria-pressed': String(view.isRead) },
  );
  const size = createElement('output', { 'aria-label': 'Text size' }, `${view.textSize} %`);
  const dialog = createElement('dialog', { id: 'view-dialog', 'aria-labelledby': 'view-title' });
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(
    createElement('h2', { id: 'view-title' }, 'View'),
    createElement('div', { class: 'row' }, read),
    createElement(
      'p',
      {},
      'Show the game as text and buttons beside the map.',
      createElement('span', { class: 'keyed' }, ' F6 goes there and back.'),
    ),
    createElement(
      'div',
      { class: 'row' },
      createElement('span', { 'aria-hidden': 'true' }, 'Text size'),
      button('−', () => resize(-1), { 'aria-label': 'Smaller text' }),
      size,
      button('+', () => resize(1), { 'aria-label': 'Larger text' }),
    ),
    createElement(
      'div',
      { class: 'row' },
      ...(openSettings
        ? [
            button('Colours, keys and more', () => {
              dialog.close();
              openSettings();
            }),
          ]
        : []),
      button('Close', () => dialog.close()),
    ),
  );
  root.append(dialog);
  dialog.showModal();
}
