/* Fullscreen, where the browser lets a page have it: not on iPhones. */

/** The part of the Keyboard API that is used, which only Chromium has. */
interface KeyboardLock {
  lock(keys: readonly string[]): Promise<void>;
}
const keyboard = (): KeyboardLock | undefined => (navigator as Navigator & { keyboard?: KeyboardLock }).keyboard;

export const canBeFullscreen = (): boolean =>
  document.fullscreenEnabled && typeof document.documentElement.requestFullscreen === 'function';

/** Enters or leaves fullscreen. The browser may refuse; then nothing happens. */
export async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) return await document.exitFullscreen();
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    // The game needs Escape: with the lock, only holding it leaves fullscreen.
    await keyboard()?.lock(['Escape']);
  } catch {
    // Fullscreen is a wish.
  }
}
