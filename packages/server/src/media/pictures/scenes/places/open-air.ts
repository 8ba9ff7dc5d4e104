import { box, cut, disc, line, pile } from '../paper'
import type { Place } from './place'

/** Poles of beans, cabbages, a fence, a glass house. */
export const garden: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, disc(254, 60, 34), 'M0 150q120 -60 260 -10t380 -20v160h-640z'),
    line(near, 11, 'M0 172h430M0 210h430'),
    line(near, 30, `M20 154${'v86m50 -86'.repeat(9)}`),
    cut(apron, 'M420 240v-118l88 -62 88 62v118z'),
    cut(glow, 'M430 230v-102l72 -50v152zM514 230v-152l72 50v102z'),
    line(mid, 5, 'M430 176h156M466 104v118M550 104v118'),
    line(apron, 6, 'M40 250l24 -160M88 250l-24 -160M130 250l24 -160M178 250l-24 -160M44 104h130'),
    cut(
      mid,
      ...[
        [36, 200],
        [82, 186],
        [56, 150],
        [134, 200],
        [160, 166],
      ].map(([x = 0, y = 0]) => disc(x, y, 18, 12)),
    ),
    line(spark, 13, 'M62 182v0M68 146v0M146 186v0'),
    cut(apron, 'M0 238q60 -14 120 0t120 0 120 0 120 0 120 0 120 0v40h-720z'),
    cut(mid, `M-6 252${'q4 -32 26 -14 22 -18 26 14h20'.repeat(9)}z`),
  )

/** A striped tower on its rock, its beams over the sea. */
export const lighthouse: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    cut(spark, 'M146 70l-200 -54v116zM146 70l520 -86v180z'),
    cut(glow, 'M146 70l-200 -30v66zM146 70l520 -40v96z'),
    cut(mid, box(0, 196, 640, 80)),
    line(
      wall,
      4,
      'M300 214q20 -10 40 0t40 0M470 224q20 -10 40 0t40 0M560 206q16 -8 32 0t32 0M360 238q20 -10 40 0t40 0',
    ),
    cut(far, 'M470 196l16 -18h70l14 18z', 'M514 178v-46l34 40z'),
    cut(apron, 'M0 270v-40q40 -30 84 -28l124 0q60 6 90 68z'),
    cut(glow, 'M112 92h68l18 122h-104z'),
    cut(near, 'M108 118h76l5 30h-86zM99 178h94l5 36h-104z'),
    cut(
      apron,
      box(100, 88, 92, 10, 3),
      'M116 52h60l-30 -34z',
      box(118, 50, 8, 40),
      box(166, 50, 8, 40),
    ),
    cut(spark, box(126, 52, 40, 36)),
    cut(near, 'M134 214v-22a12 12 0 0 1 24 0v22z', box(140, 156, 12, 16, 5)),
  )

/** Beach, sea and cliff, a sail, gulls and the sun. */
export const coast: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    cut(spark, disc(200, 110, 50)),
    cut(mid, box(0, 150, 640, 120)),
    line(
      wall,
      5,
      'M30 172q16 -8 32 0t32 0M150 178q16 -8 32 0t32 0M300 170q16 -8 32 0t32 0M90 202q16 -8 32 0t32 0M250 204q16 -8 32 0t32 0M400 190q16 -8 32 0t32 0',
    ),
    cut(near, 'M640 40q-60 0 -80 30l-24 50 -40 20 -24 60 -20 70h188z'),
    cut(apron, 'M640 96l-40 30 -10 50 -34 30 -14 64h98z'),
    cut(far, 'M640 40q-60 0 -80 30 40 -6 80 4z'),
    cut(glow, 'M64 142v-96q50 48 52 96zM56 142v-70q-30 40 -34 70z'),
    cut(apron, 'M14 148h112q-10 26 -30 26h-54q-20 0 -28 -26z'),
    line(
      apron,
      6,
      'M300 50q12 -14 24 0 12 -14 24 0M370 86q10 -12 20 0 10 -12 20 0M430 40q8 -10 16 0 8 -10 16 0',
    ),
    cut(glow, 'M0 244q110 -40 230 -8t240 10l-8 30h-462z'),
    cut(spark, 'M0 256q120 -26 240 0t230 6v20h-470z'),
  )

/** High peaks with snow, firs, a path. */
export const mountain: Place = ({ wall, far, mid, near, apron, spark, glow }) => {
  const fir = (x: number, y: number, s: number) =>
    `M${x} ${y - 9 * s}l${3 * s} ${4 * s}h${-s}l${2.5 * s} ${4 * s}h${-9 * s}l${2.5 * s} ${-4 * s}h${-s}z`
  return pile(
    cut(spark, disc(468, 62, 34)),
    cut(far, 'M330 250l150 -160 60 70 50 -50 80 140z'),
    cut(mid, 'M-60 260l236 -244 66 66 50 -30 190 208z'),
    cut(
      glow,
      'M176 16l66 66 50 -30 44 48 -36 -4 -18 26 -30 -24 -30 30 -28 -34 -30 24 -40 -26z',
      'M480 90l34 40 -22 -4 -14 18 -16 -16 -18 6z',
    ),
    cut(near, 'M-20 270q120 -90 300 -40t380 -30v80h-680z'),
    cut(
      apron,
      fir(40, 250, 12),
      fir(104, 256, 9),
      fir(562, 250, 13),
      fir(612, 256, 10),
      fir(500, 254, 8),
    ),
    line(wall, 7, 'M240 262q40 -20 8 -34t20 -20'),
  )
}

/** Round trees, a bench, a pond with a duck, a lamp. */
export const park: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, 'M0 130q80 -50 170 -20t180 -10 170 10 120 -10v170h-640z'),
    cut(mid, 'M0 216q160 -30 320 -8t320 -6v68h-640z'),
    cut(apron, box(94, 110, 18, 140), box(546, 90, 18, 160)),
    cut(
      near,
      disc(103, 76, 66),
      disc(56, 104, 42),
      disc(150, 104, 42),
      disc(555, 62, 66),
      disc(506, 92, 44),
      disc(606, 92, 44),
    ),
    cut(mid, disc(86, 58, 22), disc(130, 84, 18), disc(540, 40, 22), disc(582, 72, 18)),
    line(apron, 6, 'M246 250v-168M238 250h16'),
    cut(spark, disc(246, 68, 18)),
    cut(
      apron,
      box(10, 196, 134, 9, 3),
      box(10, 212, 134, 9, 3),
      box(4, 232, 146, 11, 3),
      box(18, 240, 9, 28),
      box(126, 240, 9, 28),
    ),
    cut(wall, disc(520, 236, 110, 22)),
    line(mid, 4, 'M450 240h34M540 246h40M500 228h20'),
    cut(spark, 'M556 232q-4 -16 14 -14 4 -22 20 -14l10 6 -10 4q-2 22 -20 22 -10 0 -14 -4z'),
    cut(glow, 'M330 132a14 14 0 0 1 4 -28 22 22 0 0 1 42 4 14 14 0 0 1 2 24z'),
  )
