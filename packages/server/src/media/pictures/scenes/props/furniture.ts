import { box, cream, cut, disc, inks, line, pile, rod } from '../paper'

const { ink, red, orange, yellow, green, forest, teal, blue, violet, brown } = inks

export const chair = pile(
  rod(forest, 9, 'M-22 -56l-8 54M42 -60l10 44'),
  rod(green, 11, 'M-34 -60l-4 -70M26 -64l6 -66M-44 -54l-6 52M24 -52l6 50'),
  cut(
    green,
    'M-42 -132l78 -2 -1 22 -76 2zM-38 -100l72 -2 -1 18 -70 2zM-42 -68l84 -4 14 16 -20 10h-80z',
  ),
  cut(forest, 'M-44 -46h80l20 -10v8l-19 12h-81z'),
)

export const bed = pile(
  cut(brown, box(-68, -92, 12, 92, 4), box(58, -58, 10, 58, 4), box(-60, -30, 122, 14)),
  cut(cream, 'M-56 -52h116v24h-116z'),
  cut(cream, box(-54, -68, 42, 24, 10)),
  line(inks.grey, 3, 'M-46 -52q14 6 26 0'),
  cut(violet, 'M-14 -64q40 -10 72 4v36h-72z'),
  cut(yellow, 'M-14 -64l14 -3v43h-14z'),
  line(cream, 3, 'M14 -60v34M34 -60v36M2 -44h56'),
)

export const door = pile(
  cut(brown, box(-46, -134, 92, 134, 3)),
  cut(ink, box(-37, -125, 74, 125)),
  cut(teal, 'M-37 -125h68l-8 124h-60z'),
  cut(
    blue,
    box(-27, -114, 22, 44, 2),
    box(1, -113, 20, 43, 2),
    box(-27, -58, 22, 46, 2),
    box(1, -58, 18, 46, 2),
  ),
  cut(yellow, disc(17, -62, 6)),
)

export const ladder = pile(
  rod(brown, 9, 'M10 -126l40 124'),
  rod(orange, 10, 'M-8 -128l-42 126M8 -128l22 126'),
  line(orange, 8, 'M-14 -100h24M-22 -76h36M-30 -52h48M-38 -28h60'),
  cut(red, box(-20, -134, 40, 12, 4)),
)

export const parcel = pile(
  cut(brown, 'M-60 -78l14 -18h92l14 18z'),
  cut(orange, box(-60, -78, 120, 78, 3)),
  cut(cream, box(4, -40, 44, 28)),
  cut(red, box(-22, -78, 12, 78), 'M-22 -78l5 -18h9l-2 18z', box(-60, -58, 120, 10)),
  line(ink, 3, 'M11 -31h26M11 -23h18'),
  cut(blue, box(36, -37, 9, 10)),
  line(red, 6, 'M-16 -80c-34 -8 -24 -34 0 0 18 -32 40 -10 0 0'),
)

export const suitcase = pile(
  rod(ink, 8, 'M-18 -84v-18q0 -8 8 -8h20q8 0 8 8v18'),
  cut(red, box(-62, -86, 124, 86, 14)),
  cut(brown, box(-44, -86, 14, 86), box(30, -86, 14, 86)),
  cut(yellow, box(-46, -56, 18, 12, 2), box(28, -56, 18, 12, 2), disc(4, -24, 11)),
  cut(cream, box(-22, -70, 30, 20, 3)),
  cut(teal, 'M-18 -54l10 -12 12 12z'),
  line(ink, 3, 'M-2 -24h12'),
)
