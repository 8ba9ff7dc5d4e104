import { box, cream, cut, disc, hole, inks, line, pile, rod } from '../paper'

const { ink, red, orange, yellow, green, teal, blue, brown, grey } = inks

export const radio = pile(
  rod(grey, 5, 'M38 -84l20 -48'),
  cut(brown, box(-66, -88, 132, 84, 16), box(-52, -6, 20, 6), box(32, -6, 20, 6)),
  cut(cream, disc(-24, -46, 31), box(20, -76, 36, 22, 4)),
  cut(orange, disc(-24, -46, 24)),
  line(brown, 4, 'M-42 -56h36M-46 -46h44M-42 -36h36'),
  line(red, 4, 'M34 -74v18'),

  cut(yellow, disc(28, -30, 9), disc(50, -30, 9)),
)

export const mic = pile(
  rod(ink, 7, 'M0 -40v34M-32 -96v18q0 34 32 34t32 -34v-18'),
  cut(ink, disc(0, -5, 32, 8)),
  cut(grey, box(-22, -132, 44, 78, 22)),
  cut(red, box(-22, -92, 44, 9)),
  line(cream, 3, 'M-12 -122v26M0 -126v30M12 -122v26M-17 -116h34M-17 -104h34'),
)

export const headphones = pile(
  rod(ink, 10, 'M-50 -46c-6 -108 106 -108 100 0'),
  cut(teal, box(-66, -66, 32, 62, 14), box(34, -66, 32, 62, 14)),
  cut(ink, box(-40, -58, 12, 46, 6), box(28, -58, 12, 46, 6)),
  line(cream, 4, 'M-58 -50v28M58 -50v28'),
)

export const telephone = pile(
  cut(red, 'M-30 -76h60l32 66q2 10 -8 10h-108q-10 0 -8 -10z'),
  cut(
    red,
    'M-64 -84c-4 -44 132 -44 128 0 0 12 -34 12 -34 0v-10q-30 -10 -60 0v10c0 12 -34 12 -34 0z',
  ),
  cut(cream, disc(0, -38, 27)),
  cut(
    ink,
    disc(0, -38, 9),
    ...[0, 1, 2, 3, 4, 5, 6].map(at =>
      disc(Math.round(Math.cos(at * 0.9) * 19), Math.round(-38 + Math.sin(at * 0.9) * 19), 4),
    ),
  ),
  cut(ink, box(-20, -84, 10, 12), box(10, -84, 10, 12)),
)

export const phone = pile(
  cut(ink, box(-35, -132, 70, 132, 12)),
  cut(blue, box(-28, -118, 56, 98, 3)),
  cut(cream, box(-22, -110, 36, 24, 8), 'M-16 -90v14l12 -12z', disc(0, -10, 6)),
  cut(yellow, box(-10, -66, 32, 22, 8), 'M14 -48v14l-12 -12z'),
  line(ink, 3, 'M-14 -101h20M-14 -94h12M-2 -55h16'),
)

export const laptop = pile(
  cut(ink, box(-52, -92, 104, 78, 6)),
  cut(teal, box(-45, -85, 90, 62, 2)),
  cut(grey, 'M-58 -16h116l10 12q0 4 -6 4h-124q-6 0 -6 -4z'),
  cut(cream, box(-36, -76, 44, 44, 2), box(14, -76, 24, 12), box(14, -58, 24, 26)),
  line(ink, 3, 'M-29 -66h30M-29 -56h30M-29 -46h18'),
  cut(cream, box(-14, -15, 28, 5)),
)

export const camera = pile(
  cut(ink, box(-64, -82, 128, 78, 10), 'M-26 -82l10 -22h32l10 22z', box(-54, -90, 18, 12, 3)),
  cut(red, box(-64, -66, 128, 14)),
  cut(cream, disc(0, -42, 32)),
  cut(ink, disc(0, -42, 25)),
  cut(blue, disc(0, -42, 15)),
  cut(cream, disc(-6, -48, 5), box(38, -78, 16, 9, 2)),
)

export const clock = pile(
  rod(ink, 9, 'M-30 -16l-14 14M30 -16l14 14'),
  cut(yellow, 'M-54 -96a24 24 0 0 1 38 -20zM54 -96a24 24 0 0 0 -38 -20z'),
  cut(ink, box(-5, -126, 10, 16)),
  cut(teal, disc(0, -60, 54)),
  cut(cream, disc(0, -60, 42)),
  line(ink, 3, 'M0 -96v6M0 -30v6M-36 -60h6M30 -60h6'),
  line(ink, 6, 'M0 -86v26l18 12'),
  cut(red, disc(0, -60, 5)),
)

export const watch = pile(
  cut(brown, 'M-20 -136h40l6 46h-52zM-20 0h40l6 -46h-52z'),
  cut(yellow, disc(0, -68, 40), box(38, -74, 10, 12, 3)),
  cut(cream, disc(0, -68, 31)),
  line(ink, 3, 'M0 -94v6M0 -48v6M-26 -68h6M20 -68h6'),
  line(ink, 5, 'M-12 -80l12 12 0 -20'),
  line(brown, 4, 'M0 -16v-6m0 14v-1'),
  cut(ink, disc(0, -14, 3), disc(0, -26, 3)),
)

export const cuckoo = pile(
  rod(ink, 4, 'M-18 -40v34M18 -40v26'),
  cut(inks.orange, disc(-18, -6, 7, 11), disc(18, -12, 7, 11)),
  cut(brown, 'M-44 -38v-50l-14 2 58 -50 58 50 -14 -2v50z'),
  cut(inks.forest, 'M-62 -80l62 -58 62 58 -10 6 -52 -46 -52 46z'),
  cut(ink, 'M-13 -84v-12a13 13 0 0 1 26 0v12z'),
  cut(cream, disc(0, -60, 22)),
  line(ink, 4, 'M0 -74v14l9 6'),
  cut(red, disc(2, -92, 9)),
  cut(yellow, 'M10 -96l12 4 -12 4z'),
)

export const calendar = pile(
  cut(ink, 'M-56 0l-8 -10 12 -100h104l12 100 -8 10z'),
  cut(cream, box(-54, -112, 108, 104, 4)),
  cut(red, box(-54, -112, 108, 30, 4)),
  line(ink, 6, 'M-28 -120v18M0 -120v18M28 -120v18'),
  cut(grey, ...[-68, -48, -28].flatMap(y => [-42, -18, 6, 30].map(x => box(x, y, 13, 12)))),
  cut(cream, box(30, -48, 13, 12)),
  cut(red, disc(36, -42, 12), hole(36, -42, 7)),
)

export const lever = pile(
  rod(grey, 12, 'M4 -28l32 -74'),
  cut(red, disc(39, -110, 19)),
  cut(cream, disc(33, -116, 5)),
  cut(ink, box(-62, -34, 124, 34, 6)),
  cut(yellow, 'M-44 -34a46 40 0 0 1 92 0z'),
  cut(ink, 'M-26 -34a28 24 0 0 1 56 0z'),
  cut(cream, disc(-46, -16, 7), disc(46, -16, 7)),
  cut(green, disc(-22, -16, 6)),
  line(grey, 12, 'M4 -28l9 -20'),
)

export const thermometer = pile(
  rod(ink, 5, 'M26 -112h12M26 -94h7M26 -76h12'),
  cut(cream, box(-17, -136, 34, 104, 17), disc(0, -28, 28)),
  cut(
    grey,
    box(-17, -136, 34, 104, 17),
    disc(0, -28, 28),
    'M-9 -122v76a21 21 0 1 0 18 0v-76a9 9 0 0 0 -18 0z',
  ),
  cut(red, disc(0, -28, 19), box(-6, -96, 12, 60)),
)
