/* Colors as numbers, 0xRRGGBB. */

/** `over` blended onto `under` with the opacity `share`, 0 to 1; colors are 0xRRGGBB. */
export function blended(under: number, over: number, share: number): number {
  const mix = (shift: number) => {
    const from = (under >> shift) & 255;
    return Math.round(from + (((over >> shift) & 255) - from) * share) << shift;
  };
  return mix(16) | mix(8) | mix(0);
}
