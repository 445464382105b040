import type { ResultCard } from 'cellophane';
import { button, createElement } from '../../kit/create_element';
import { download } from '../../kit/download';
import type { Notices } from '../../kit/notices';
import { copiesItems, writeItem } from '../../kit/optional';
import { copyText } from '../../kit/clipboard';
import { copyByHand } from './copy_by_hand';
import { addressOf } from './picture_address';
import { hasSheet, openSheet, takesFiles } from './system_sheet';

export interface ResultPanelParts {
  card: ResultCard;
  /** The name of the picture's file. */
  fileName: string;
  /** Links tell the seed, so the text is not shown with them. */
  hidesLinks: boolean;
  notices: Notices;
  /** Says what has been done. */
  say: (sentence: string) => void;
}

const isLinked = (line: string): boolean => /https?:\/\//.test(line);

/** The result as picture and text, with what can be done with both. */
export function resultPanel({ card, fileName, hidesLinks, notices, say }: ResultPanelParts): HTMLElement {
  const text = card.lines.join('\n');
  const blob = new Blob([card.picture], { type: 'image/png' });
  const file = new File([blob], fileName, { type: 'image/png' });
  const shown = hidesLinks ? card.lines.filter((line) => !isLinked(line)) : card.lines;
  const byHand = createElement('div', {});
  const showByHand = () => {
    const { element, select } = copyByHand(text, 'The browser does not allow copying. Copy this text:');
    byHand.replaceChildren(element);
    select();
  };
  const copy = () =>
    copyText(text).then(
      () => say('The text is on the clipboard.'),
      () => showByHand(),
    );
  const shareAll = async () => {
    const data = takesFiles([file]) ? { files: [file], text } : { text };
    const outcome = await openSheet(data);
    if (outcome === 'shared') say('Shared.');
    if (outcome === 'absent') await copy();
  };
  const copyPicture = async () => {
    try {
      await writeItem('image/png', blob);
      say('The picture is on the clipboard.');
    } catch {
      say('The browser does not allow copying pictures. Save it instead.');
    }
  };
  const save = () => {
    download(fileName, blob, notices);
    say('The picture is saved as a file.');
  };
  return createElement(
    'div',
    { id: 'result' },
    createElement('img', {
      src: addressOf(card.picture),
      width: String(card.width),
      height: String(card.height),
      alt: card.description,
    }),
    createElement(
      'div',
      { id: 'result-text', tabindex: '0', role: 'group', 'aria-label': 'The text' },
      ...shown.map((line) => createElement('p', {}, line)),
    ),
    createElement(
      'div',
      { class: 'row' },
      ...(hasSheet() ? [button('Share…', () => void shareAll(), { class: 'main', id: 'share-card' })] : []),
      button('Copy text', () => void copy(), { id: 'copy-text' }),
      ...(copiesItems() ? [button('Copy picture', () => void copyPicture(), { id: 'copy-picture' })] : []),
      button('Save picture', save, { id: 'save-picture' }),
    ),
    byHand,
  );
}
