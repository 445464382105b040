import type { WithOwn } from './element_events';

/** An element whose listeners are told the details of its own events. */
interface OwnListeners<Events> {
  addEventListener<Type extends keyof WithOwn<Events>>(
    type: Type,
    listener: (this: this, event: WithOwn<Events>[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof WithOwn<Events>>(
    type: Type,
    listener: (this: this, event: WithOwn<Events>[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The class that elements with such events extend: `HTMLElement`, with its listeners typed. */
export type ElementWith<Events> = new () => OwnListeners<Events> & HTMLElement;

/** The base of elements. Servers, which have none, may import modules of elements; only a new element needs a page. */
export const pageElement = <Events>(tag: string, noBrowser: (message: string) => Error): ElementWith<Events> =>
  ((globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ??
    class {
      constructor() {
        throw noBrowser(`There is no page for a <${tag}> here (HTMLElement is not defined): make it in a browser.`);
      }
    }) as unknown as ElementWith<Events>;
