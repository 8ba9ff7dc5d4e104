import { box, cream, cut, disc, inks, line, pile, rod } from '../paper'

const { ink, red, orange, yellow, green, forest, teal, pink, brown, grey } = inks

export const cat = pile(
  rod(ink, 13, 'M30 -10q34 2 30 -28t10 -26'),
  cut(ink, 'M-38 0C-46 -36 -26 -66 0 -66S46 -36 38 0z', disc(0, -84, 34, 30)),
  cut(ink, 'M-34 -88l-3 -40 30 18zM34 -88l3 -40 -30 18z'),
  cut(pink, 'M-29 -105l-2 -14 12 10zM29 -105l2 -14 -12 10zM-5 -78h10l-5 6z'),
  cut(yellow, disc(-13, -90, 8, 9), disc(13, -90, 8, 9)),
  line(ink, 6, 'M-13 -94v8M13 -94v8'),
  cut(cream, 'M-13 -42q13 -12 26 0l-13 24zM-28 0q12 -12 24 0zM4 0q12 -12 24 0z'),
  line(cream, 2, 'M-18 -75l-24 -3m24 8l-22 5M18 -75l24 -3m-24 8l22 5'),
)

export const dog = pile(
  rod(orange, 13, 'M36 -18q30 -6 22 -38'),
  cut(orange, 'M-40 0C-44 -40 -24 -64 0 -64S44 -40 40 0z', disc(0, -88, 36, 34)),
  cut(
    brown,
    'M-26 -116c-34 -6 -38 40 -24 56 20 2 20 -30 24 -56zM26 -116c34 -6 38 40 24 56 -20 2 -20 -30 -24 -56z',
  ),
  cut(cream, disc(0, -74, 20, 17), 'M-16 0q-4 -40 16 -40t16 40z'),
  cut(pink, 'M-7 -66h14v12q-7 10 -14 0z'),
  cut(ink, disc(0, -83, 9, 6), disc(-14, -96, 5), disc(14, -96, 5)),
  line(ink, 3, 'M0 -78v8m-11 -2q6 6 11 2t11 -2'),
  cut(red, 'M-27 -56q27 14 54 0v10q-27 14 -54 0z'),
)

export const bird = pile(
  rod(brown, 4, 'M-6 -30v27M14 -30v27M-12 -3h12M8 -3h12'),
  cut(
    teal,
    'M-68 -92l30 10c8 -28 26 -42 46 -42 22 0 36 16 36 36 0 40 -22 66 -48 66 -30 0 -52 -22 -46 -52z',
  ),
  cut(orange, 'M42 -96l28 8 -26 10z'),
  cut(cream, 'M12 -26c22 -4 32 -26 32 -48 -26 -4 -40 18 -32 48z'),
  cut(ink, disc(24, -98, 6)),
  cut(inks.blue, 'M-30 -80c24 -10 42 0 40 22 -26 10 -42 -4 -40 -22z'),
)

export const mouse = pile(
  rod(pink, 7, 'M-48 -12c-30 4 -24 -34 -4 -30'),
  cut(grey, 'M-56 0c-8 -46 22 -74 62 -66 34 4 54 30 60 54 2 8 -4 12 -12 12z'),
  cut(grey, disc(12, -74, 25)),
  cut(pink, disc(12, -73, 15), disc(66, -10, 7)),
  cut(ink, disc(40, -34, 6)),
  line(cream, 2, 'M52 -14l-16 -6M52 -10l-18 3'),
  cut(cream, disc(-22, -3, 14, 5), disc(24, -3, 12, 5)),
)

export const frog = pile(
  cut(forest, 'M-66 0c-8 -30 8 -50 26 -40l18 40zM66 0c8 -30 -8 -50 -26 -40l-18 40z'),
  cut(
    green,
    'M-36 0c-14 -30 -6 -56 36 -56s50 26 36 56z',
    disc(0, -66, 50, 34),
    disc(-27, -94, 20),
    disc(27, -94, 20),
  ),
  cut(cream, disc(-27, -96, 13), disc(27, -96, 13), 'M-20 0c-8 -34 48 -34 40 0z'),
  cut(ink, disc(-25, -96, 6), disc(25, -96, 6)),
  line(forest, 5, 'M-34 -64q34 26 68 0'),
  cut(green, disc(-30, -4, 17, 6), disc(30, -4, 17, 6)),
)

export const fish = pile(
  cut(orange, 'M30 -60l38 -32q-8 32 0 64z', 'M-62 -60c20 -46 76 -46 100 0 -24 46 -80 46 -100 0z'),
  cut(red, 'M-16 -94q22 -22 46 0l-12 8zM-6 -30l10 24 20 -26z'),
  line(cream, 4, 'M-22 -88q18 28 0 56M2 -78q8 18 0 36M22 -70q6 10 0 20'),
  cut(cream, disc(-40, -66, 9)),
  cut(ink, disc(-42, -66, 5)),
  cut(inks.blue, disc(-64, -92, 6), disc(-56, -112, 9), disc(-36, -122, 5)),
)

export const statue = pile(
  cut(ink, box(-36, -34, 72, 34), box(-44, -40, 88, 12, 4), box(-44, -8, 88, 8)),
  cut(
    grey,
    'M-40 -40c0 -24 16 -30 26 -32v-12c-22 -20 -12 -52 14 -52s36 32 14 52v12c10 2 26 8 26 32z',
  ),
  cut(ink, 'M-28 -104c-8 -42 64 -42 56 0 -6 -14 -12 -16 -26 -16s-26 2 -30 16z'),
  line(cream, 4, 'M-12 -102h7M6 -102h7M1 -100l3 12h-6M-6 -78h12M-28 -54q28 16 56 0'),
  cut(yellow, box(-18, -24, 36, 10, 2)),
)
