import { box, cream, cut, disc, inks, line, pile, rod } from '../paper'

const { ink, red, yellow, teal, blue, brown, grey } = inks

export const wagon = pile(
  rod(ink, 4, 'M-10 -108l10 -24 12 24'),
  cut(red, box(-66, -108, 132, 92, 10)),
  cut(cream, box(-66, -62, 132, 12)),
  cut(teal, box(-56, -96, 28, 28), box(-20, -96, 28, 28)),
  cut(
    ink,
    box(20, -96, 34, 80, 4),
    disc(-38, -13, 13),
    disc(38, -13, 13),
    box(-60, -118, 120, 12, 4),
  ),
  cut(teal, box(25, -90, 11, 44), box(39, -90, 11, 44)),
  cut(yellow, disc(-38, -13, 5), disc(38, -13, 5), disc(-56, -34, 5)),
)

export const bus = pile(
  cut(yellow, box(-68, -108, 136, 92, 14)),
  cut(blue, box(-58, -94, 26, 30, 4), box(-26, -94, 26, 30, 4), box(38, -94, 22, 40, 4)),
  cut(red, box(-68, -54, 136, 9)),
  cut(ink, box(6, -94, 26, 74, 3), disc(-36, -14, 15), disc(40, -14, 15)),
  cut(
    cream,
    box(10, -90, 8, 40),
    box(21, -90, 8, 40),
    disc(-36, -14, 6),
    disc(40, -14, 6),
    box(62, -40, 6, 10),
  ),
)

export const car = pile(
  cut(teal, 'M-66 -18v-20q2 -12 16 -14l16 -4 22 -28q4 -4 12 -4h30q8 0 12 6l14 26q10 2 12 14v24z'),
  cut(cream, 'M-22 -58l14 -18h14v18zM14 -76h14l12 18h-26z'),
  cut(ink, disc(-36, -17, 17), disc(38, -17, 17)),
  cut(grey, disc(-36, -17, 7), disc(38, -17, 7)),
  cut(yellow, disc(-60, -36, 6)),
  line(ink, 3, 'M10 -56v32M16 -48h8'),
)

export const bike = pile(
  rod(ink, 6, disc(-40, -32, 29), disc(42, -32, 29)),
  rod(red, 6, 'M-40 -32l22 -48h46l-26 48zM28 -80l14 48M2 -32l-22 -50M28 -80l-4 -14'),
  line(ink, 6, 'M-32 -86h24M14 -98q18 -4 26 8'),
  cut(yellow, disc(2, -32, 7)),
)

export const boat = pile(
  rod(brown, 6, 'M0 -126v100'),
  cut(cream, 'M8 -122q52 40 46 76h-46z'),
  cut(red, 'M8 -80q28 4 46 18 2 8 0 16h-46z', 'M-8 -110q-42 36 -44 64h44z'),
  cut(brown, 'M-66 -38h132q-8 34 -32 36h-72q-22 -2 -28 -36z'),
  cut(
    blue,
    'M-66 -4q11 -14 22 0 11 -14 22 0 11 -14 22 0 11 -14 22 0 11 -14 22 0 11 -14 22 0v4h-132z',
  ),
  line(yellow, 5, 'M-56 -26h112'),
)
