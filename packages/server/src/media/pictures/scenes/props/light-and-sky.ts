import { box, cream, cut, disc, inks, line, pile, rod } from '../paper'

const { ink, red, orange, yellow, teal, blue, violet, brown, grey } = inks

export const lamp = pile(
  rod(ink, 8, 'M0 -76v70'),
  cut(ink, disc(0, -6, 34, 7)),
  cut(cream, disc(0, -76, 15)),
  cut(yellow, 'M-28 -132h56l28 58h-112z'),
  cut(orange, 'M-52 -82h104l4 8h-112z', 'M-28 -132h56l4 8h-64z'),
  line(brown, 3, 'M40 -74v18'),
  cut(brown, disc(40, -52, 4)),
)

export const lantern = pile(
  rod(ink, 6, 'M-26 -100c-4 -42 56 -42 52 0'),
  cut(red, 'M-18 -114h36l14 20h-64z', box(-36, -22, 72, 22, 5)),
  cut(cream, box(-30, -94, 60, 74, 12)),
  cut(yellow, box(-24, -88, 48, 64, 10)),
  cut(orange, 'M0 -82c22 26 18 52 0 54 -18 -2 -22 -24 0 -54z'),
  cut(cream, 'M0 -56c10 12 8 24 0 26 -8 -2 -10 -14 0 -26z'),
  line(ink, 4, 'M-29 -92v70M29 -92v70'),
)

export const candle = pile(
  rod(yellow, 6, 'M34 -18c30 -4 28 -34 6 -30'),
  cut(orange, 'M-1 -136c24 28 16 42 0 44 -16 -2 -22 -16 0 -44z'),
  cut(cream, 'M0 -114c8 8 6 16 0 18 -6 -2 -8 -10 0 -18z', 'M-15 -88q30 -8 30 0v60h-30z'),
  cut(red, 'M-15 -88q15 -6 30 0v58h-30z'),
  line(ink, 3, 'M0 -94v6'),
  cut(cream, 'M-15 -88q15 -6 30 0v10q-4 12 -8 0t-8 10q-6 10 -14 -6z'),
  cut(yellow, 'M-46 -30h92q-2 22 -20 26h-52q-18 -4 -20 -26z', box(-22, -8, 44, 8, 3)),
)

export const moon = pile(
  cut(yellow, 'M16 -126a62 62 0 1 0 44 90 50 50 0 0 1 -44 -90z'),
  cut(orange, disc(-28, -58, 9), disc(-6, -32, 6), disc(-20, -88, 5)),
  cut(violet, 'M46 -104l5 12 13 1 -10 9 3 13 -11 -7 -11 7 3 -13 -10 -9 13 -1z'),
)

export const sun = pile(
  cut(
    orange,
    ...Array.from({ length: 12 }, (_, at) => {
      const turn = (part: number, radius: number) => {
        const angle = ((at + part) * Math.PI) / 6
        return `${Math.round(Math.cos(angle) * radius)} ${Math.round(-64 + Math.sin(angle) * radius)}`
      }
      return `M${turn(-0.3, 44)}L${turn(0, 66)}L${turn(0.3, 44)}z`
    }),
  ),
  cut(yellow, disc(0, -64, 42)),
  cut(brown, disc(-13, -70, 4), disc(13, -70, 4)),
  line(brown, 4, 'M-16 -54q16 14 32 0'),
)

const cloudShape = (y: number) =>
  `M-44 ${y}a24 24 0 0 1 -2 -48 34 34 0 0 1 64 -18 28 28 0 0 1 36 24 22 22 0 0 1 -8 42z`

export const cloud = pile(
  cut(blue, `M-24 -86a24 20 0 0 1 48 -14 30 26 0 0 1 42 34l-60 20z`),
  cut(grey, cloudShape(-28)),
  line(cream, 5, 'M-36 -66a24 22 0 0 1 40 -16'),
)

export const rain = pile(
  cut(grey, cloudShape(-56)),
  line(cream, 5, 'M-36 -94a24 22 0 0 1 40 -16'),
  cut(
    blue,
    ...[
      [-40, -44],
      [-12, -36],
      [16, -44],
      [40, -34],
      [-28, -16],
      [4, -10],
      [28, -14],
    ].map(([x, y]) => `M${x} ${y}q12 18 0 20 -12 -2 0 -20z`),
  ),
)

export const snowflake = rod(
  blue,
  9,
  ...[0, 1, 2, 3, 4, 5].map(at => {
    const angle = (at * Math.PI) / 3 + Math.PI / 6
    const point = (radius: number, turn = 0) =>
      `${Math.round(Math.cos(angle + turn) * radius)} ${Math.round(-66 + Math.sin(angle + turn) * radius)}`
    return `M0 -66L${point(60)}M${point(54, 0.36)}L${point(36)}L${point(54, -0.36)}`
  }),
)

export const umbrella = pile(
  rod(brown, 7, 'M0 -120v104q0 14 12 14t12 -12'),
  cut(
    red,
    'M-66 -62c0 -38 30 -62 66 -62s66 24 66 62q-11 -14 -22 0 -11 -14 -22 0 -11 -14 -22 0 -11 -14 -22 0 -11 -14 -22 0 -11 -14 -22 0z',
  ),
  line(cream, 4, 'M-22 -64q2 -36 22 -56 20 20 22 56'),
  cut(ink, box(-4, -134, 8, 12, 3)),
)

export const ball = pile(
  cut(cream, disc(0, -54, 54)),
  cut(
    red,
    'M-16 -88c-30 -4 -46 38 -30 62a54 54 0 0 1 8 -66q12 -8 22 4z',
    'M-8 -80c30 8 34 48 14 80a54 54 0 0 0 44 -26c0 -30 -18 -56 -50 -64z',
  ),
  cut(blue, 'M-16 -80c-16 16 -16 58 0 78q-18 -6 -30 -24c-10 -22 4 -54 30 -54z'),
  cut(yellow, 'M-8 -92c20 -6 44 4 60 30a54 54 0 0 0 -60 -46q-6 4 0 16z'),
  cut(teal, disc(-12, -86, 10)),
)

export const tent = pile(
  cut(teal, 'M-68 0l62 -112h12l62 112z'),
  cut(orange, 'M-68 0l62 -112h6l-34 112z'),
  cut(ink, 'M-20 0l20 -66 24 66z'),
  cut(cream, 'M0 -66l24 66h-12z'),
  line(brown, 5, 'M-6 -112l-4 -14M6 -112l4 -14'),
)
