/* The menu of what can be shared. It never touches the game: it gets a recording, and links are made of that. */

import './share.css';
import { button, createElement } from '../../kit/create_element';
import { download } from '../../kit/download';
import { explained } from '../../kit/explained';
import { fetchPart } from '../../kit/optional';
import type { Notices } from '../../kit/notices';
import { copiedLink, copyText } from '../../kit/clipboard';
import { linkTo } from '../link/link';
import { replayLink } from '../link/replay_link';
import { copyByHand } from './copy_by_hand';
import { drawnResult } from './result_client';
import { resultPanel } from './result_panel';
import { hasSheet, openSheet, takesFiles } from './system_sheet';
import { addressOnCard, dungeonAlone, waysToShare, type Shown, type Way } from './ways';

export interface ShareDialogOptions {
  notices: Notices;
  shown: Shown;
  /** Called once it is closed; the focus goes back to where it was if left out. */
  onClosed?: (() => void) | undefined;
  draw?: typeof drawnResult;
}

export function showShare(root: HTMLElement, options: ShareDialogOptions): void {
  if (root.querySelector('#share-dialog')) return;
  new ShareDialog(root, options);
}

/** The QR code of a link for the picture of a result, which is drawn without one where it cannot be fetched. */
const codeOf = (link: string): Promise<string[] | undefined> =>
  fetchPart(() => import('./qr_code')).then(
    ({ codeForCard }) => codeForCard(link),
    () => undefined,
  );

class ShareDialog {
  readonly #options: ShareDialogOptions;
  readonly #element = createElement('dialog', { id: 'share-dialog', 'aria-labelledby': 'share-title' });
  readonly #title = createElement('h2', { id: 'share-title' }, 'Share');
  readonly #body = createElement('div', { class: 'body' });
  readonly #status = createElement('p', { class: 'status', role: 'status' });
  readonly #foot = createElement('div', { class: 'foot' });
  readonly #ended = new AbortController();
  /** The link to the recording; null if it is too long for one. */
  readonly #recordingLink: Promise<string | null>;
  /** The same once it is made: a browser may deny sharing if too much happens between the press and it. */
  #madeLink: string | null | undefined;
  #hasSheetOpen = false;

  constructor(root: HTMLElement, options: ShareDialogOptions) {
    this.#options = options;
    const { game } = options.shown;
    this.#recordingLink = game ? replayLink(game.recording).catch(() => null) : Promise.resolve(null);
    void this.#recordingLink.then((link) => {
      this.#madeLink = link;
    });
    this.#element.addEventListener('close', () => {
      this.#ended.abort();
      this.#element.remove();
      options.onClosed?.();
    });
    this.#element.append(this.#title, this.#body, this.#status, this.#foot);
    root.append(this.#element);
    this.#showWays();
    this.#element.showModal();
    this.#body.querySelector('button')!.focus();
  }

  #showWays(focused = ''): void {
    const { shown } = this.#options;
    this.#title.textContent = 'Share';
    this.#status.textContent = '';
    const list = createElement('ul', {});
    for (const way of waysToShare(shown)) list.append(createElement('li', {}, this.#buttonOf(way)));
    this.#body.replaceChildren(list);
    if (shown.hidesSeed)
      this.#body.append(createElement('p', { class: 'note' }, 'Every link holds the seed, which your settings hide.'));
    this.#foot.replaceChildren(this.#qrButton(), this.#closer());
    this.#body.querySelector<HTMLElement>(`#share-${focused || 'dungeon'}`)!.focus();
  }

  /** Shows the first link as a picture, and takes it away again. */
  #qrButton(): HTMLElement {
    const own = button('QR code', () => void this.#showQrCode(own), { id: 'share-qr', 'aria-pressed': 'false' });
    return own;
  }

  async #showQrCode(own: HTMLElement): Promise<void> {
    const shown = this.#body.querySelector('.qr-code');
    own.setAttribute('aria-pressed', String(!shown));
    if (shown) return shown.remove();
    try {
      const { qrCode } = await fetchPart(() => import('./qr_code'));
      const way = waysToShare(this.#options.shown).find(({ link }) => link !== undefined)!;
      if (own.getAttribute('aria-pressed') !== 'true' || !own.isConnected) return;
      const code = qrCode(way.link!, way.what);
      this.#body.append(code);
      code.scrollIntoView?.({ block: 'nearest' });
    } catch (error) {
      own.setAttribute('aria-pressed', 'false');
      this.#status.textContent = `The QR code could not be drawn. ${explained(error)}`;
    }
  }

  #closer(): HTMLElement {
    return button('Close', () => this.#element.close());
  }

  #buttonOf(way: Way): HTMLButtonElement {
    const says = createElement('small', {}, way.says);
    const own = button('', () => void this.#share(way, own), { id: `share-${way.id}` });
    own.append(createElement('b', {}, way.label), says);
    const { fileSays } = way;
    if (fileSays !== undefined)
      void this.#recordingLink.then((link) => {
        if (link === null) says.textContent = fileSays;
      });
    return own;
  }

  async #share(way: Way, own: HTMLButtonElement): Promise<void> {
    // A sheet that never answers must not keep the button: then a second press copies.
    if (own.getAttribute('aria-busy') && !this.#hasSheetOpen) return;
    own.setAttribute('aria-busy', 'true');
    try {
      if (way.id === 'result') await this.#showResult();
      else if (way.link !== undefined) await this.#shareLink(way.link, way.what);
      else await this.#shareRecording(way.what);
    } finally {
      own.removeAttribute('aria-busy');
    }
  }

  /** Closes the menu once the link has gone somewhere; shows it for copying if it could not. */
  async #shareLink(link: string, what: string): Promise<void> {
    if (hasSheet() && !this.#hasSheetOpen) {
      this.#hasSheetOpen = true;
      const outcome = await openSheet({ title: 'Cellophane', url: link });
      this.#hasSheetOpen = false;
      if (outcome === 'shared') this.#element.close();
      if (outcome !== 'absent') return;
    }
    try {
      await copyText(link);
    } catch {
      return this.#showByHand(link);
    }
    this.#element.close();
    this.#options.notices.mention([copiedLink(what)]);
  }

  #showByHand(link: string): void {
    const { element, select } = copyByHand(link, 'The browser does not allow copying. Copy this link:');
    this.#body.querySelector('.by-hand')?.remove();
    this.#body.append(element);
    select();
  }

  async #shareRecording(what: string): Promise<void> {
    const { recording, fileName } = this.#options.shown.game!;
    const link = this.#madeLink === undefined ? await this.#recordingLink : this.#madeLink;
    if (link !== null) return this.#shareLink(link, what);
    const blob = new Blob([recording as BlobPart], { type: 'application/octet-stream' });
    const files = [new File([blob], fileName, { type: blob.type })];
    const outcome = takesFiles(files) ? await openSheet({ files }) : 'absent';
    if (outcome === 'cancelled') return;
    this.#element.close();
    if (outcome === 'absent') {
      download(fileName, blob, this.#options.notices);
      this.#options.notices.mention([`The game is saved as ${fileName}. Send that file.`]);
    }
  }

  async #showResult(): Promise<void> {
    const { shown, notices, draw = drawnResult } = this.#options;
    const { dungeon, dungeonVersion, hidesSeed } = shown;
    const { recording, fileName, isWatched } = shown.game!;
    this.#title.textContent = isWatched ? 'The result' : 'My result';
    this.#body.replaceChildren();
    const back = button('Back', () => this.#showWays('result'));
    this.#foot.replaceChildren(this.#qrButton(), back, this.#closer());
    back.focus();
    const say = (sentence: string) => {
      this.#status.textContent = sentence;
    };
    say('Drawing the picture…');
    try {
      const playLink = linkTo(dungeonAlone(dungeon), dungeonVersion);
      const code = hidesSeed ? undefined : await codeOf(playLink);
      const options = {
        ...(dungeon.day !== undefined && { day: dungeon.day }),
        address: addressOnCard(shown),
        playLink,
        ...(code && { code }),
        hidesSeed,
      };
      const card = await draw({ recording, options }, this.#ended.signal);
      if (!back.isConnected) return;
      say('');
      const name = fileName.replace(/\.clph$/, '.png');
      const panel = resultPanel({ card, fileName: name, hidesLinks: hidesSeed, notices, say });
      this.#body.replaceChildren(panel);
      panel.querySelector('button')!.focus();
    } catch (error) {
      if (back.isConnected) say(`The result could not be drawn. ${explained(error)}`);
    }
  }
}
