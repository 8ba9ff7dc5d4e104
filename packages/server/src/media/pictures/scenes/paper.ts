/**
 * The twelve papers that props are cut from, as `#rrggbb`: each is darker by 0.2 of OKLCH's lightness than the day's
 * walls; on dark walls the cut edge of `cream` parts it from them.
 */
export const inks = {
  ink: '#2c2a38',
  red: '#cf3f3a',
  orange: '#d9822b',
  yellow: '#ce981d',
  green: '#559c46',
  forest: '#2f6b4f',
  teal: '#0d8a92',
  blue: '#3d6fc2',
  violet: '#7a5cb8',
  pink: '#d9718f',
  brown: '#8a5634',
  grey: '#85828f',
} as const

/** The white of the cut edge round every prop, and of paper itself. */
export const cream = '#fffaf1'

/** The path of a rectangle from its upper left corner, clockwise; `r` rounds its corners. */
export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`

/** The path of an ellipse about its centre, clockwise; a disc where one radius is given. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`

/** The path of a round hole, anticlockwise: it is cut out of what surrounds it. */
export const hole = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0a${r} ${r} 0 0 0 ${-2 * r} 0z`

/** Paths as one, without the spaces that a minus makes needless. */
const joined = (paths: readonly string[]): string => paths.join('').replaceAll(' -', '-')

/** A piece of paper of one colour, along one path or several. */
export const cut = (colour: string, ...paths: readonly string[]): string =>
  `<path fill="${colour}" d="${joined(paths)}"/>`

/** A stroke of the given width upon what is there; its ends are round, as the picture says. */
export const line = (colour: string, width: number, ...paths: readonly string[]): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${joined(paths)}"/>`

/** A stroke that stands out by itself, and so has the cut edge too. */
export const rod = (colour: string, width: number, ...paths: readonly string[]): string =>
  line(cream, width + 9, ...paths) + line(colour, width, ...paths)

/** Pieces from the back to the front, as one drawing. */
export const pile = (...pieces: readonly string[]): string => pieces.join('')

/** A drawing and the same again, moved or mirrored as SVG's `transform` says; once in a place. */
export const twice = (drawing: string, transform: string): string =>
  `<g id="twin">${drawing}</g><use href="#twin" transform="${transform}"/>`

/** Mirrored about the middle of the stage. */
export const mirrored = 'translate(640)scale(-1 1)'
