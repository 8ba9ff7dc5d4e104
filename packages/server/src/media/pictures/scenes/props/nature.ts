import { cream, cut, disc, inks, line, pile, rod } from '../paper'

const { ink, red, orange, yellow, green, forest, pink, brown, grey } = inks

export const tree = pile(
  cut(brown, 'M-12 0l4 -60h16l4 60z'),
  rod(brown, 7, 'M0 -34l26 -22M0 -44l-24 -18'),
  cut(forest, disc(-28, -74, 34), disc(30, -70, 34), disc(0, -100, 38)),
  cut(green, disc(-34, -84, 22), disc(-4, -112, 24), disc(22, -82, 24)),
  cut(red, disc(-20, -66, 7), disc(14, -96, 7), disc(42, -66, 7)),
)

export const flower = pile(
  rod(forest, 6, 'M0 -40v-34'),
  cut(
    green,
    'M0 -46c-30 0 -34 -18 -34 -26 24 0 34 10 34 26zM0 -46c26 0 30 -14 30 -20 -20 0 -30 8 -30 20z',
  ),
  cut(
    pink,
    ...[0, 1, 2, 3, 4, 5].map(at =>
      disc(
        Math.round(Math.cos((at * Math.PI) / 3) * 22),
        Math.round(-102 + Math.sin((at * Math.PI) / 3) * 22),
        15,
      ),
    ),
  ),
  cut(yellow, disc(0, -102, 14)),
  cut(orange, 'M-34 -42h68l-10 42h-48z', 'M-40 -48h80v14h-80z'),
  cut(brown, 'M-34 -34h68l-2 6h-64z'),
)

export const stone = pile(
  cut(grey, 'M-64 0c-10 -30 8 -46 18 -72 8 -20 34 -30 58 -22 28 4 34 30 46 50 12 18 10 34 6 44z'),
  cut(ink, 'M-64 0c-4 -12 -2 -22 4 -32 20 22 70 22 120 4q8 16 4 28z'),
  line(cream, 5, 'M-30 -70q10 -18 32 -14'),
  line(ink, 4, 'M10 -60l12 14 -6 16'),
  cut(green, 'M-66 0q4 -22 14 0 4 -30 14 0zM36 0q4 -26 12 0 6 -18 14 0z'),
)

export const hedge = pile(
  cut(
    forest,
    'M-66 0v-78q0 -14 14 -14 6 -14 22 -8 12 -14 26 -2 14 -12 26 2 18 -6 24 8 20 0 20 16v76z',
  ),
  line(
    green,
    6,
    'M-48 -74q8 8 16 0M-14 -82q8 8 16 0M20 -74q8 8 16 0M-34 -50q8 8 16 0M2 -52q8 8 16 0M36 -46q8 8 16 0M-50 -26q8 8 16 0M-14 -26q8 8 16 0M22 -22q8 8 16 0',
  ),
  rod(orange, 7, 'M14 -4l18 -22M50 -4l-18 -22'),
  rod(grey, 6, 'M32 -26l-16 -34M32 -26l16 -34'),
)
