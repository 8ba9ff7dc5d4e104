import { box, cream, cut, disc, inks, line, pile, rod } from '../paper'

const { ink, red, orange, yellow, green, forest, blue, violet, pink, brown, grey } = inks

export const pumpkin = pile(
  cut(forest, 'M-6 -84c0 -20 -6 -28 -14 -32l14 -8c12 8 18 22 18 40z'),
  cut(orange, disc(-34, -46, 32, 44), disc(34, -46, 32, 44), disc(0, -46, 34, 47)),
  line(
    brown,
    4,
    'M-18 -86c-16 24 -16 56 0 80M18 -86c16 24 16 56 0 80M-44 -82c-14 24 -14 50 0 74M44 -82c14 24 14 50 0 74',
  ),
  cut(green, 'M8 -94c14 -22 38 -20 44 -10 -8 16 -30 18 -44 10z'),
)

export const tomato = pile(
  cut(red, 'M0 -88c36 -14 64 8 60 44 -4 30 -30 44 -60 44s-56 -14 -60 -44c-4 -36 24 -58 60 -44z'),
  cut(
    forest,
    'M0 -86l-34 -8 26 -6 -4 -22h18l-2 22 28 6z',
    'M0 -90l-16 22 2 -20zM2 -90l20 20 -6 -20z',
  ),
  line(pink, 7, 'M-42 -58q-6 16 2 28'),
)

export const banana = pile(
  cut(yellow, 'M-58 -98c-4 60 40 98 96 92 14 -2 26 -10 28 -20 -54 2 -90 -26 -100 -76z'),
  cut(brown, 'M-60 -114h16l8 14 -22 6zM58 -26l10 0 -4 14 -12 6z'),
  line(brown, 4, 'M-46 -88c8 44 40 68 88 70'),
)

export const bread = pile(
  cut(brown, 'M-66 -34c-4 -40 36 -58 68 -58s70 20 64 58c-2 24 -20 34 -66 34s-64 -8 -66 -34z'),
  cut(orange, 'M-58 -42c0 -30 32 -44 60 -44s60 14 56 42c-36 -14 -80 -14 -116 2z'),
  line(cream, 7, 'M-34 -72l14 24M-4 -80l12 26M26 -76l10 24'),
)

export const bun = pile(
  rod(grey, 4, 'M-14 -116q-8 -8 0 -16M14 -116q-8 -8 0 -16'),
  cut(cream, disc(-34, -54, 31, 30), disc(34, -54, 31, 30), disc(0, -74, 34, 32)),
  line(
    grey,
    4,
    'M-33 -60q-4 -46 33 -46t33 46M0 -102q-22 8 -22 30M0 -102q-8 14 -6 30M0 -102q10 14 8 30M0 -102q22 8 22 30M-56 -70q-6 8 -4 22M56 -70q6 8 4 22',
  ),
  cut(orange, box(-68, -48, 136, 48, 6)),
  line(brown, 8, 'M-64 -46h128M-64 -4h128'),
  line(brown, 3, 'M-46 -40v30M-23 -40v30M0 -40v30M23 -40v30M46 -40v30'),
)

export const cake = pile(
  cut(yellow, box(-4, -116, 8, 26)),
  cut(orange, 'M0 -138q14 16 0 24 -14 -8 0 -24z'),
  cut(brown, box(-50, -88, 100, 80, 8)),
  cut(
    pink,
    'M-50 -58v-24q0 -10 10 -10h80q10 0 10 10v24q-8 18 -18 0 -8 20 -20 2 -10 16 -22 0 -12 18 -22 -2 -10 18 -18 0z',
  ),
  line(cream, 6, 'M-48 -28h96'),
  cut(red, disc(-32, -94, 8), disc(32, -94, 8)),
  cut(grey, disc(0, -5, 66, 6)),
)

export const cup = pile(
  rod(grey, 5, 'M-20 -92q-10 -12 0 -20t0 -20M8 -92q-10 -12 0 -20t0 -20'),
  rod(blue, 10, 'M34 -62c34 -6 30 38 -4 32'),
  cut(blue, 'M-50 -80h90c0 40 -10 70 -28 70h-34c-18 0 -28 -30 -28 -70z'),
  cut(brown, disc(-5, -80, 45, 8)),
  cut(cream, 'M-44 -56q40 10 78 0l-2 10q-38 10 -74 0z'),
  cut(grey, disc(-5, -7, 60, 7)),
)

export const plate = pile(
  cut(blue, disc(0, -64, 48)),
  cut(cream, disc(0, -64, 40)),
  line(grey, 3, disc(0, -64, 26)),
  rod(ink, 7, 'M-62 -4v-74M62 -4v-60'),
  line(ink, 4, 'M-71 -122v30q0 12 9 14 9 -2 9 -14v-30M-62 -122v40'),
  cut(ink, 'M58 -124c12 6 16 40 10 62h-10z'),
)

export const pizza = pile(
  cut(brown, 'M-64 -98q64 -46 128 0l-8 20q-56 -34 -112 0z'),
  cut(yellow, 'M-56 -84q56 -34 112 0l-56 84z'),
  cut(red, disc(-20, -76, 12), disc(18, -80, 12), disc(4, -46, 12)),
  cut(green, 'M-6 -64q8 -10 14 0 -6 8 -14 0zM-2 -26q8 -8 10 0 -4 8 -10 0z'),
  cut(ink, disc(36, -74, 5), disc(-34, -62, 4)),
)

export const medicine = pile(
  cut(brown, box(-34, -92, 60, 92, 10), box(-20, -108, 32, 22)),
  cut(ink, box(-26, -128, 44, 24, 5)),
  cut(cream, box(-34, -70, 60, 48)),
  cut(red, box(-10, -64, 12, 36), box(-22, -52, 36, 12)),
  cut(violet, 'M36 -24l18 -18a11 11 0 0 1 16 16l-18 18a11 11 0 0 1 -16 -16z'),
  cut(yellow, 'M45 -33l9 -9a11 11 0 0 1 16 16l-9 9z'),
)
