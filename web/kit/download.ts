import { createElement } from './create_element';
import { inFileName } from './foreign_text';
import type { Notices } from './notices';

/** Downloads a file, as a link with `download` does. In a frame a notice tells why the file may not arrive. */
export function download(name: string, content: Blob, notices: Notices): void {
  const address = URL.createObjectURL(content);
  const link = createElement('a', { href: address, download: inFileName(name) });
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has begun to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  if (window !== window.top)
    void import('./framed_download').then(
      ({ tellOfFrame }) => tellOfFrame(name, notices),
      () => {},
    );
}
