/* The boundary round all that a browser may lack, refuse, break, answer wrongly or never answer, and that no game needs.
   Other modules of kit, terminal and app reach these features through this one alone (eslint.config.mjs), so none of them can end a
   game; tests/support/features.mjs switches each off in five ways. What no game can do without is not here: WebAssembly,
   elements and their styles, modules, timers and frames. */

import { attempt, can, inTime, patience, wish } from './optional_in_workers';

export * from './optional_in_workers';

/** A part of the page that no game needs. Rejects if it cannot be fetched, or does not come. */
export const fetchPart = <Module>(fetching: () => Promise<Module>): Promise<Module> => inTime(fetching, patience.part);

/* Media queries. */

export const mediaMatches = (query: string): boolean => attempt(() => matchMedia(query).matches === true, false);

/** Calls `onChanged` whenever a query begins or ceases to match. Returns a function that ends that. */
export function watchMedia(query: string, onChanged: () => void): () => void {
  return attempt(
    () => {
      const list = matchMedia(query);
      list.addEventListener('change', onChanged);
      return () => attempt(() => list.removeEventListener('change', onChanged), undefined);
    },
    () => {},
  );
}

export const wantsCalm = (): boolean => mediaMatches('(prefers-reduced-motion: reduce)');
export const hasTouch = (): boolean => mediaMatches('(any-pointer: coarse)');
/** Whether there is a touch screen alone; no keyboard is assumed then. */
export const isTouchedOnly = (): boolean => mediaMatches('(hover: none) and (pointer: coarse)');

/* Storage of texts. Both throw where the browser allows none. */

export const localTexts = (): Storage => localStorage;
export const sessionTexts = (): Storage => sessionStorage;

/** Asks the browser to keep what is stored even where space is short. */
export const askToPersist = (): void => wish(() => navigator.storage?.persist?.());

/** The browser's locks between tabs; pages without HTTPS have none. */
export const lockManager = (): LockManager | undefined =>
  attempt(() => {
    const { locks } = navigator;
    return can(locks, 'request') && can(locks, 'query') ? locks : undefined;
  }, undefined);

/* Sound and vibration. */

/** Throws where the browser makes no sounds. */
export const newAudioContext = (): AudioContext => new AudioContext();

/** Whether the page has been touched. Not all browsers tell; those that do not have to be touched once more. */
export const hasBeenTouched = (): boolean =>
  attempt(
    () => (navigator as { userActivation?: { hasBeenActive: boolean } }).userActivation?.hasBeenActive === true,
    false,
  );

/** Whether the device vibrates, as phones do. */
export const vibratesItself = (): boolean => attempt(() => can(navigator, 'vibrate'), false);

export const vibrateDevice = (pattern: readonly number[]): void => wish(() => navigator.vibrate([...pattern]));

/* Gamepads. */

const isPad = (pad: Gamepad | null): boolean => Array.isArray(pad?.buttons) && Array.isArray(pad.axes);

/** The gamepads of the browser; gaps are null. None where it has no such thing, or denies it to the page. */
export const connectedPads = (): readonly (Gamepad | null)[] =>
  attempt(() => [...navigator.getGamepads()].map((pad) => (isPad(pad) ? pad : null)), []);

/* The clipboard. */

export const copiesItems = (): boolean =>
  attempt(() => can(window, 'ClipboardItem') && can(navigator.clipboard, 'write'), false);

/** Rejects where the browser keeps its clipboard to itself, as it does for pages without HTTPS. */
export const writeText = (text: string): Promise<void> =>
  inTime(() => navigator.clipboard.writeText(text), patience.clipboard);

/** The same for content of a type. */
export const writeItem = (type: string, content: Blob | Promise<Blob>): Promise<void> =>
  inTime(() => navigator.clipboard.write([new ClipboardItem({ [type]: content })]), patience.clipboard);

/* The share sheet of the system. It stays open as long as the player wants, so there is no patience with it. */

export const hasShareSheet = (): boolean => attempt(() => can(navigator, 'share'), false);
export const sharesFiles = (files: File[]): boolean =>
  attempt(() => hasShareSheet() && navigator.canShare({ files }) === true, false);
export const openShareSheet = (data: ShareData): Promise<void> => inTime(() => navigator.share(data), Infinity);

/* Fonts. */

/** Whether the document has a font of this family: one that is loaded, or any. */
export const hasFont = (family: string, isLoaded = true): boolean =>
  attempt(
    () => [...document.fonts].some((face) => face.family.includes(family) && (!isLoaded || face.status === 'loaded')),
    false,
  );

/** Loads a font that the style sheet names. */
export const loadNamedFont = (font: string, text: string): Promise<unknown> =>
  inTime(() => document.fonts.load(font, text), Infinity);

/** Loads a font from a file, for the document. */
export async function loadFont(family: string, file: string, descriptors?: FontFaceDescriptors): Promise<void> {
  const face = new FontFace(family, `url("${file}")`, descriptors);
  await face.load();
  document.fonts.add(face);
}

/** Whether the browser draws with WebGL. What is no context of it fails in the middle of drawing, in WebKit for good. */
export const hasWebgl = (): boolean =>
  attempt(() => {
    const context = document.createElement('canvas').getContext('webgl2');
    if (!(context instanceof WebGL2RenderingContext)) return false;
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return true;
  }, false);

/* The window. */

/** Whether the page is out of view, if the browser tells. */
export const isHidden = (): boolean => attempt(() => document.hidden === true, false);

/** Calls `act` when the size of an element may have changed. Returns a function that ends that. The window is heard as
    well, for browsers that do not observe elements. */
export function observeSizes(elements: readonly Element[], act: () => void): () => void {
  addEventListener('resize', act);
  const stop = attempt(
    () => {
      const observer = new ResizeObserver(act);
      for (const element of elements) observer.observe(element);
      return () => attempt(() => observer.disconnect(), undefined);
    },
    () => {},
  );
  return () => {
    removeEventListener('resize', act);
    stop();
  };
}

/** Tells of the size of a canvas in device pixels, if the browser knows it, now and whenever it changes. Returns a function
    that ends that. */
export function observePixels(canvas: Element, act: (size?: ResizeObserverSize) => void): () => void {
  const onWindow = () => act();
  addEventListener('resize', onWindow);
  const stop = attempt(
    () => {
      const observer = new ResizeObserver(([entry]) => act(entry?.devicePixelContentBoxSize?.[0]));
      try {
        observer.observe(canvas, { box: 'device-pixel-content-box' });
      } catch {
        observer.observe(canvas);
      }
      return () => attempt(() => observer.disconnect(), undefined);
    },
    () => {},
  );
  return () => {
    removeEventListener('resize', onWindow);
    stop();
  };
}

/** Tells whether an element is in view, now and whenever that changes; where a browser cannot tell, it is. Returns a
    function that ends that. */
export function watchInView(
  element: Element,
  options: IntersectionObserverInit,
  act: (isInView: boolean) => void,
): () => void {
  const stop = attempt(() => {
    const observer = new IntersectionObserver((entries) => act(entries.at(-1)!.isIntersecting), options);
    observer.observe(element);
    return () => attempt(() => observer.disconnect(), undefined);
  }, undefined);
  if (!stop) act(true);
  return stop ?? (() => {});
}

/** The part of the Keyboard API that is used, which only Chromium has. */
interface KeyboardLock {
  lock(keys: readonly string[]): Promise<void>;
}

/** Not on iPhones. */
export const canBeFullscreen = (): boolean =>
  attempt(() => document.fullscreenEnabled === true && can(document.documentElement, 'requestFullscreen'), false);
export const isFullscreen = (): boolean => attempt(() => (document.fullscreenElement ?? null) !== null, false);

/** Enters or leaves fullscreen. The browser may refuse; then nothing happens. */
export function toggleFullscreen(): void {
  wish(async () => {
    if (isFullscreen()) return document.exitFullscreen();
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    // The game needs Escape: with the lock, only holding it leaves fullscreen.
    await (navigator as Navigator & { keyboard?: KeyboardLock }).keyboard?.lock(['Escape']);
  });
}

/** Tells of the gesture or button of a phone that goes back. */
export interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Only Chromium has them. */
export const newCloseWatcher = (): CloseWatcher | undefined =>
  attempt(() => window.CloseWatcher && new window.CloseWatcher(), undefined);

/* The history. */

/** Records an address. Browsers refuse it to some frames, and where it comes too often. */
export const recordAddress = (trace: 'push' | 'replace', state: object | null, address: string): void =>
  attempt(() => {
    if (trace === 'push') history.pushState(state, '', address);
    else history.replaceState(state, '', address);
  }, undefined);

/** What was recorded with the address; empty if it is not ours. */
export const recordedState = (): object =>
  attempt(() => {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null ? state : {};
  }, {});

/* Libraries ask the browser themselves. */

/** Whether media queries answer. */
const answersMedia = (): boolean =>
  attempt(() => {
    const list = matchMedia('all');
    return typeof list.matches === 'boolean' && can(list, 'addEventListener');
  }, false);

/** No query matches, ever. */
const noMedia = (media: string): MediaQueryList => {
  const ignore = () => {};
  return {
    matches: false,
    media,
    onchange: null,
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
    dispatchEvent: () => false,
  };
};

/** Replaces what xterm.js cannot do without, and removes what it would use as it is. Called before it is fetched. */
export function mendForLibraries(): void {
  const globals = window as unknown as Record<string, unknown>;
  if (!answersMedia()) attempt(() => (globals['matchMedia'] = noMedia), undefined);
  const observes = attempt(() => can(new IntersectionObserver(() => {}), 'observe'), false);
  if (!observes) attempt(() => delete globals['IntersectionObserver'], false);
  // It looks at these as soon as it is fetched.
  for (const name of ['clipboard', 'keyboard'] as const)
    if (!attempt(() => [(navigator as unknown as Record<string, unknown>)[name]], null))
      attempt(() => Object.defineProperty(navigator, name, { configurable: true, value: undefined }), undefined);
  if (!can(globals, 'requestIdleCallback')) attempt(() => delete globals['requestIdleCallback'], false);
}
