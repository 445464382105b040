/* Where a point of the window lies on an element, however the page around has scaled, zoomed, turned or sheared it. */

/** A point of the window, or a position on an element. */
export interface Spot {
  x: number;
  y: number;
}

/** Empty elements in the corners of another: the first top left, one top right, one bottom left. The browser says where
    each of them is on the screen; of the element itself it says the upright box around it alone. */
export type Corners = readonly [topLeft: Element, topRight: Element, bottomLeft: Element];

/** Corners for `cornerRules`, to be put beside the element. */
export function makeCorners(): Corners {
  const corner = (place: string) => {
    const element = document.createElement('i');
    element.className = `corner ${place}`;
    return element;
  };
  return [corner('top left'), corner('top right'), corner('bottom left')];
}

/** The rules of corners of an element that leaves `margin` CSS pixels around it. */
export const cornerRules = (margin: number): string => `
  .corner { position: absolute; width: 0; height: 0; visibility: hidden; pointer-events: none; }
  ${['top', 'left', 'right', 'bottom'].map((side) => `.corner.${side} { ${side}: ${margin}px; }`).join('\n  ')}
`;

interface Plane {
  origin: Spot;
  /** From the origin to the other corners. */
  across: Spot;
  down: Spot;
}

const between = (from: Spot, to: Spot): Spot => ({ x: to.x - from.x, y: to.y - from.y });

/** Whether the browser tells where elements are in pixels that CSS `zoom` scales, as WebKit does; known once asked. */
let isZoomLeftOut: boolean | null = null;

function leavesZoomOut(element: Element): boolean {
  if (isZoomLeftOut !== null) return isZoomLeftOut;
  const probe = element.ownerDocument.createElement('i');
  Object.assign(probe.style, { position: 'fixed', width: '100px', height: '0', visibility: 'hidden' });
  const widthAt = (zoom: string) => {
    probe.style.setProperty('zoom', zoom);
    return probe.getBoundingClientRect().width;
  };
  element.ownerDocument.documentElement.append(probe);
  isZoomLeftOut = widthAt('0.5') > widthAt('1') * 0.75;
  probe.remove();
  return isZoomLeftOut;
}

/** The element around another, as it is drawn. */
const around = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

function zoomOf(element: Element): number {
  let zoom = 1;
  for (let each: Element | null = element; each; each = around(each)) zoom *= Number(getComputedStyle(each).zoom) || 1;
  return zoom;
}

function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (!leavesZoomOut(element)) return box;
  const zoom = zoomOf(element);
  return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom);
}

function planeOf(element: Element, corners: Corners | undefined): Plane {
  const { left, top, width, height } = boxOf(element);
  if (!corners) return { origin: { x: left, y: top }, across: { x: width, y: 0 }, down: { x: 0, y: height } };
  const [origin, right, bottom] = corners.map((corner) => {
    const { left: x, top: y } = boxOf(corner);
    return { x, y };
  });
  return { origin, across: between(origin, right), down: between(origin, bottom) };
}

/** The place of a point of the window on an element, in shares of its width and height; null if it is drawn as a line or
    not at all. Without `corners` it is taken to stand upright. */
export function shareAt(element: Element, corners: Corners | undefined, point: Spot): Spot | null {
  const { origin, across, down } = planeOf(element, corners);
  const area = across.x * down.y - across.y * down.x;
  if (area === 0) return null;
  const { x, y } = between(origin, point);
  return { x: (x * down.y - y * down.x) / area, y: (y * across.x - x * across.y) / area };
}

/** The lengths of an element's sides on the screen, in CSS pixels of the window. */
export function sidesOf(element: Element, corners: Corners | undefined): { width: number; height: number } {
  const { across, down } = planeOf(element, corners);
  return { width: Math.hypot(across.x, across.y), height: Math.hypot(down.x, down.y) };
}
