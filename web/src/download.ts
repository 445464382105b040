import { createElement } from './create_element';

/** Downloads a file, as a link with `download` does. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = createElement('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has begun to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  if (window !== window.top)
    void import('./framed_download').then(
      ({ tellOfFrame }) => tellOfFrame(name),
      () => {},
    );
}
