import './dom';

/** The files downloaded from the document so far, by name. */
export const downloaded = new Map<string, Blob>();

const contents = new Map<string, Blob>();
URL.createObjectURL = (content: Blob) => {
  const address = `blob:test/${contents.size}`;
  contents.set(address, content);
  return address;
};
// The addresses are given up after a minute, for which no test waits.
URL.revokeObjectURL = () => {};
const startTimer = globalThis.setTimeout;
Object.defineProperty(globalThis, 'setTimeout', {
  value: (act: () => void, milliseconds?: number) => {
    const timer = startTimer(act, milliseconds);
    return milliseconds === 60_000 ? timer.unref() : timer;
  },
});
document.addEventListener('click', (event) => {
  const link = event.target;
  if (!(link instanceof Element) || !link.hasAttribute('download')) return;
  event.preventDefault();
  downloaded.set(link.getAttribute('download')!, contents.get(link.getAttribute('href')!)!);
});

/** The bytes of the only file downloaded since the last call, and its name. */
export async function takeDownload(): Promise<{ name: string; bytes: Uint8Array }> {
  const [[name, content] = [], ...others] = [...downloaded];
  downloaded.clear();
  if (!name || !content || others.length > 0)
    throw new Error(`${others.length + (name ? 1 : 0)} files were downloaded.`);
  return { name, bytes: new Uint8Array(await content.arrayBuffer()) };
}
