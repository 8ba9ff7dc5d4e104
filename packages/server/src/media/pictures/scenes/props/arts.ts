import { box, cream, cut, disc, hole, inks, line, pile, rod } from '../paper'

const { ink, red, orange, yellow, green, teal, blue, violet, brown } = inks

export const painting = pile(
  rod(brown, 7, 'M-34 -20l-14 18M34 -20l14 18M0 -20v16'),
  cut(yellow, box(-58, -126, 116, 98, 3)),
  cut(blue, box(-47, -115, 94, 76)),
  cut(cream, disc(22, -96, 11)),
  cut(green, 'M-47 -62q26 -34 50 -10t44 0v33h-94z'),
  cut(violet, 'M-47 -66l22 -30 26 34 -8 8z'),
  cut(brown, box(-50, -30, 100, 9, 3)),
)

export const mask = pile(
  rod(red, 7, 'M44 -94c28 -4 10 24 20 44'),
  cut(violet, 'M-4 -112q32 10 66 -8c8 50 -4 90 -34 90s-38 -40 -32 -82z'),
  cut(cream, 'M12 -86q8 -8 16 0l-8 4zM38 -90q8 -8 16 0l-8 4zM18 -46q12 -24 30 -6l-14 -4z'),
  cut(yellow, 'M-62 -128q38 18 74 0c6 60 -6 98 -36 98s-44 -42 -38 -98z'),
  cut(
    ink,
    'M-48 -98q9 -12 18 0l-9 -3zM-18 -98q9 -12 18 0l-9 -3zM-48 -70q24 14 48 0 -4 26 -24 26t-24 -26z',
  ),
  rod(red, 7, 'M-60 -110c-14 20 0 40 -8 60'),
)

export const knight = pile(
  cut(
    ink,
    'M-40 0v-12q0 -10 12 -12c4 -30 30 -38 28 -54q-16 14 -34 12c-10 -2 -18 -10 -14 -18l24 -34 -2 -20 18 12c38 4 52 50 36 102q12 2 12 12v12z',
  ),
  cut(cream, disc(-8, -98, 5)),
  line(cream, 4, 'M-30 -22h58M-36 -78l8 -4M12 -112q22 18 22 56'),
)

export const trophy = pile(
  rod(yellow, 9, 'M-32 -112c-36 -4 -30 44 6 44M32 -112c36 -4 30 44 -6 44'),
  cut(yellow, 'M-40 -126h80c0 50 -8 78 -30 82v22h-20v-22c-22 -4 -30 -32 -30 -82z'),
  cut(brown, box(-34, -22, 68, 22, 4)),
  cut(orange, 'M16 -126h24c0 50 -8 78 -30 82 8 -20 8 -50 6 -82z'),
  cut(
    cream,
    'M-6 -106l5 12 13 1 -10 9 3 13 -11 -7 -11 7 3 -13 -10 -9 13 -1z',
    box(-14, -14, 28, 7),
  ),
)

export const gift = pile(
  cut(violet, box(-52, -68, 104, 68, 4)),
  cut(blue, box(-60, -88, 120, 26, 4)),
  cut(yellow, box(-10, -88, 20, 88)),
  rod(yellow, 9, 'M0 -90c-54 6 -46 -52 0 0M0 -90c54 6 46 -52 0 0'),
)

export const tuba = pile(
  rod(yellow, 13, 'M30 -96v66q0 22 -26 22t-26 -22v-44'),
  rod(orange, 9, 'M-44 -86h22v60M8 -40v-40'),
  cut(yellow, 'M-8 -132h78q-28 12 -30 44h-20q-2 -32 -28 -44z'),
  cut(orange, disc(31, -131, 38, 7)),
  cut(brown, disc(31, -131, 26, 4)),
  cut(ink, box(-54, -94, 12, 16, 3), box(-3, -92, 8, 12, 2), box(10, -92, 8, 12, 2)),
  line(orange, 8, 'M1 -80v48M14 -80v48'),
)

export const guitar = pile(
  rod(brown, 10, 'M18 -72l26 -52'),
  cut(
    orange,
    'M20 -84c22 8 20 26 10 38 -6 10 4 16 -6 30 -14 20 -48 20 -58 0 -10 -18 -2 -36 16 -40 16 -4 14 -34 38 -28z',
  ),
  cut(ink, disc(2, -46, 11), 'M38 -122l12 -18 14 8 -10 18z'),
  line(cream, 3, 'M-14 -18l60 -108'),
  line(brown, 6, 'M-26 -26l20 10'),
)

export const glasses = pile(
  rod(ink, 8, 'M-64 -54l-2 -14q0 -8 10 -8M64 -54l2 -14q0 -8 -10 -8'),
  cut(ink, disc(-34, -42, 34), disc(34, -42, 34)),
  cut(teal, disc(-34, -42, 25), disc(34, -42, 25)),
  line(ink, 8, 'M-8 -52q8 -10 16 0'),
  line(cream, 5, 'M-48 -46l12 -14M20 -46l12 -14'),
)

export const key = pile(
  cut(yellow, disc(0, -100, 34), hole(0, -100, 16)),
  cut(yellow, box(-8, -70, 16, 70, 3), box(4, -26, 28, 13, 2), box(4, -48, 20, 13, 2)),
  cut(orange, box(-14, -70, 28, 9, 3)),
  line(red, 4, 'M-12 -94q-20 14 -34 26'),
  cut(red, 'M-58 -76l26 8 -6 46 -32 -8z'),
  cut(cream, disc(-46, -60, 4)),
  line(cream, 4, 'M-58 -42l14 4M-60 -32l14 4'),
)
