import { box, cream, cut, disc, inks, line, pile, rod } from '../paper'

const { ink, red, orange, yellow, blue, violet, pink, brown, grey } = inks

export const glove = pile(
  cut(
    red,
    'M-34 -34l-4 -56q0 -10 8 -10t10 10l2 22v-48q0 -12 9 -12t9 12v-14q0 -12 9 -12t9 12v16q0 -10 9 -10t9 10l2 40 8 -14q8 -12 16 -6t2 18l-24 44 0 8z',
  ),
  cut(orange, box(-38, -36, 72, 36, 8)),
  line(cream, 4, 'M-22 -30v24M-6 -30v24M10 -30v24M24 -30v24'),
  line(brown, 3, 'M-18 -66v-16M0 -68v-30M18 -68v-22'),
)

export const hat = pile(
  cut(brown, disc(0, -18, 68, 17)),
  cut(
    orange,
    'M-40 -22c0 -66 10 -82 26 -80 8 0 8 6 14 6s8 -6 16 -6c16 0 24 20 26 80q-41 14 -82 0z',
  ),
  cut(ink, 'M-40 -42q40 14 81 0l1 20q-41 14 -82 0z'),
  cut(red, 'M26 -44c4 -34 20 -40 32 -42 -2 22 -12 38 -24 44z'),
)

export const coat = pile(
  rod(ink, 5, 'M0 -118v-4c10 0 10 -14 0 -14'),
  cut(blue, 'M-22 -116h44l34 22 10 74h-22l-8 -44v62h-72v-62l-8 44h-22l10 -74z'),
  cut(inks.ink, 'M-22 -116l22 34 22 -34 -8 -4h-28z'),
  cut(cream, 'M-10 -116h20l-10 22z'),
  line(ink, 4, 'M0 -82v80M-28 -36h14M14 -36h14'),
  cut(yellow, disc(8, -66, 5), disc(8, -44, 5), disc(8, -22, 5)),
)

export const shoe = pile(
  cut(brown, 'M-60 -92h52l4 34c26 8 66 10 68 40v10h-124z'),
  cut(orange, 'M-60 -92h52l2 14h-54z'),
  cut(ink, box(-62, -12, 128, 12, 4), box(-62, -12, 30, 16, 2)),
  line(cream, 5, 'M-12 -66l16 -8M0 -56l16 -8M14 -50l14 -8'),
  line(ink, 3, 'M40 -44q-12 10 -8 26'),
)

export const dress = pile(
  rod(grey, 5, 'M0 -118c10 0 10 -16 0 -16M-24 -106l24 -12 24 12'),
  cut(
    pink,
    'M-26 -110q8 16 26 16t26 -16l10 6 -14 44c22 20 34 44 38 56q-60 12 -120 0c4 -12 16 -36 38 -56l-14 -44z',
  ),
  cut(violet, 'M-22 -66h44v10h-44z'),
  cut(
    cream,
    disc(-30, -22, 6),
    disc(-6, -36, 6),
    disc(16, -20, 6),
    disc(38, -18, 5),
    disc(-14, -10, 5),
  ),
)
