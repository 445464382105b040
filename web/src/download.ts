import { createElement } from './create_element';

/** Hands a file to the reader, as any link to a download would. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = createElement('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  if (window !== window.top) void import('./framed_download').then(({ tellOfFrame }) => tellOfFrame(name), () => {});
}
