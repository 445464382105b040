/* Colors, 0xRRGGBB, in the Oklab color space and back: lightness, and how red and yellow a color is. */

export type Triple = readonly [number, number, number];

const channels = (color: number): Triple => [(color >> 16) & 255, (color >> 8) & 255, color & 255];

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (light: number): number => {
  const bounded = Math.min(Math.max(light, 0), 1);
  return Math.round(255 * (bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055));
};

export function toOklab(color: number): Triple {
  const [red, green, blue] = channels(color).map(toLinear) as unknown as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

export function fromOklab([lightness, greenRed, blueYellow]: Triple): number {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const red = fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return (red << 16) | (green << 8) | blue;
}
