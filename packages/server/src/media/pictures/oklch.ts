/** One channel of linear light, 0 to 1 (cut off outside), as two hexadecimal digits of sRGB. */
function channel(linear: number): string {
  const light = Math.min(1, Math.max(0, linear))
  const curved = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, '0')
}

/** An OKLCH colour (lightness 0 to 1, chroma 0 to about 0.3, hue in degrees) as `#rrggbb`; not all picture readers know oklch(). */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  return `#${channel(red)}${channel(green)}${channel(blue)}`
}
