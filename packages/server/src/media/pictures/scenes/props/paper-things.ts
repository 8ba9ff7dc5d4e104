import { box, cream, cut, disc, inks, line, pile, rod } from '../paper'

const { ink, red, orange, yellow, green, forest, teal, blue, violet, brown, grey } = inks

export const book = pile(
  cut(brown, box(-46, -130, 92, 128, 6)),
  cut(cream, box(-34, -124, 76, 118)),
  cut(red, 'M-46 -124q0 -8 8 -8h74q6 0 6 6v106h-80q-8 0 -8 8z'),
  cut(yellow, box(-24, -112, 52, 34, 3), box(-24, -44, 52, 8)),
  line(red, 4, 'M-14 -100h32M-14 -90h22'),
  cut(inks.ink, box(-46, -128, 8, 118)),
  cut(blue, 'M16 -18h16v24l-8 -7 -8 7z'),
)

export const letter = pile(
  cut(grey, box(-64, -92, 128, 88, 4)),
  cut(cream, box(-58, -86, 116, 76)),
  cut(orange, 'M-58 -86h116l-58 52z'),
  line(brown, 4, 'M-58 -86l58 52 58 -52M-56 -12l40 -36M56 -12l-40 -36'),
  cut(red, disc(0, -38, 15)),
  cut(cream, 'M0 -30c-16 -12 -6 -18 0 -12 6 -6 16 0 0 12z'),
)

export const paper = pile(
  cut(grey, 'M-50 -120l100 -8 12 122 -100 8z'),
  cut(cream, box(-56, -126, 104, 126, 2)),
  cut(ink, box(-46, -116, 84, 20)),
  cut(teal, box(-46, -86, 40, 34)),
  line(ink, 4, 'M4 -84h34M4 -73h34M4 -62h34M-46 -40h84M-46 -29h84M-46 -18h56'),
  line(cream, 4, 'M-38 -106h20M-10 -106h40'),
  line(grey, 3, 'M-56 -126h104v126h-104z'),
)

export const pen = pile(
  cut(blue, 'M-14 -52l54 -74q8 -8 18 -2t6 18l-52 74z'),
  cut(ink, 'M12 -88l24 18 10 -14 -24 -18zM-14 -52l26 16 -36 30z'),
  cut(yellow, 'M-14 -52l26 16 -8 10 -24 -16z'),
  cut(cream, 'M-4 -30l-20 24 12 -32z'),
  rod(violet, 6, 'M-62 -10c6 -16 14 -16 14 -4t12 6 10 0'),
)

export const map = pile(
  cut(green, 'M-66 -104l44 14v86l-44 -14z'),
  cut(yellow, 'M-22 -90l44 -14v86l-44 14z'),
  cut(green, 'M22 -104l44 14v86l-44 -14z'),
  cut(blue, 'M-66 -60q20 -14 44 6v16q-24 -18 -44 -6z', 'M22 -44q20 20 44 -4v14q-24 22 -44 4z'),
  line(ink, 4, 'M-48 -32l10 -4m8 -6l10 -6m8 -4l10 -8m8 -4l8 -4'),
  line(red, 6, 'M30 -84l16 16M46 -84l-16 16'),
)

export const money = pile(
  cut(forest, 'M-66 -100l112 -16 8 56 -112 16z'),
  cut(green, 'M-57 -93l96 -14 6 43 -96 14z'),
  cut(cream, disc(-6, -79, 15)),
  cut(forest, disc(-6, -79, 8)),
  cut(orange, box(-2, -44, 60, 44, 6)),
  cut(yellow, disc(28, -44, 30, 9)),
  line(brown, 3, 'M-2 -30q30 12 60 0M-2 -16q30 12 60 0'),
)

export const card = pile(
  cut(teal, box(-64, -94, 128, 88, 10)),
  cut(cream, box(-52, -68, 44, 52, 4)),
  cut(orange, disc(-30, -48, 11), 'M-48 -16q2 -20 18 -20t18 20z'),
  cut(ink, box(-64, -86, 128, 10)),
  line(cream, 5, 'M4 -60h46M4 -44h46M4 -28h28'),
)

export const ticket = pile(
  cut(yellow, 'M-64 -96l112 -16 4 24a12 12 0 0 0 4 22l4 24 -112 16 -4 -24a12 12 0 0 0 -4 -22z'),
  cut(cream, 'M-50 -86l68 -10 6 40 -68 10z'),
  line(ink, 5, 'M-42 -76l44 -6M-40 -64l30 -4'),
  cut(red, disc(4, -60, 8)),
  line(brown, 4, 'M32 -104l1 6m2 8l1 6m2 8l1 6m2 8l1 6'),
)
