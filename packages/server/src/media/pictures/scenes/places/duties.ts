import { box, cut, disc, line, mirrored, pile, twice } from '../paper'
import type { Place } from './place'

/** Clocks of three cities, a map of the world, desks with screens and heaps of paper. */
export const newsroom: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, box(100, 92, 440, 120, 6)),
    cut(
      mid,
      'M134 112q40 -16 76 0l-14 24 -24 8 -6 18 -26 -26zM190 158l30 8 -12 38h-12zM300 110q34 -12 44 6l-14 20 24 16 -18 44h-14l-8 -40 -20 -12zM366 112q60 -24 140 4l-24 28 -30 -2 -16 24 -26 -20 -34 -4zM470 172h34l6 24h-40z',
    ),
    cut(apron, disc(212, 46, 34), disc(320, 46, 34), disc(428, 46, 34)),
    cut(glow, disc(212, 46, 26), disc(320, 46, 26), disc(428, 46, 26)),
    line(near, 5, 'M212 28v18l12 8M304 46h16l8 -16M428 64v-18l-12 -8'),
    twice(
      pile(
        cut(near, box(0, 212, 168, 60)),
        cut(apron, box(0, 202, 176, 12, 3), box(14, 126, 86, 60, 5), box(48, 186, 18, 18)),
        cut(spark, box(22, 134, 70, 44)),
        line(near, 4, 'M30 144h40M30 155h54M30 166h30'),
        cut(glow, box(112, 192, 50, 10), box(116, 180, 50, 10), box(110, 168, 48, 10)),
        line(mid, 3, 'M118 197h30M122 185h30M116 173h30'),
      ),
      mirrored,
    ),
  )

/** A bed with rails, a drip, a curtain, the line of a heart, a cross. */
export const hospital: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, box(0, 170, 640, 100)),
    line(apron, 7, 'M0 16h250'),
    cut(mid, 'M4 16h150l-10 250h-150z'),
    line(wall, 4, 'M34 20l-4 240M68 20l-6 240M102 20l-8 240M132 20l-8 240'),
    cut(glow, disc(320, 70, 54)),
    cut(spark, box(306, 32, 28, 76, 4), box(282, 56, 76, 28, 4)),
    line(apron, 6, 'M470 262v-238h40M446 262h50'),
    cut(glow, box(494, 34, 36, 60, 10)),
    cut(spark, box(494, 64, 36, 30, 10)),
    line(near, 3, 'M512 94v30q0 20 40 50'),
    cut(apron, box(548, 30, 84, 68, 8)),
    line(spark, 4, 'M556 66h18l8 -22 12 38 10 -16h20'),
    cut(near, box(540, 190, 100, 60, 8), box(632, 130, 8, 136)),
    cut(glow, 'M520 196q4 -24 40 -22h80v30h-120z', box(580, 150, 60, 34, 14)),
    line(near, 6, 'M528 266v-70M530 214h110'),
  )

/** A chart for the eyes, a couch with its paper, scales, a cupboard with a cross. */
export const clinic: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, box(0, 176, 640, 90)),
    cut(near, box(238, 8, 164, 150, 6)),
    cut(glow, box(246, 16, 148, 134)),
    line(apron, 8, 'M338 28h-34v26h34M304 41h28'),
    line(apron, 6, 'M270 72v18h22M284 72h-14M310 72v18M310 72h20v18M350 72h20M360 72v18'),
    line(
      apron,
      4,
      'M262 108h12v12M288 108v12h12M314 120v-12h12M342 108h12v12M368 120v-12M266 136h8m12 0h8m12 0h8',
    ),
    cut(apron, box(0, 210, 190, 14, 4), box(18, 224, 10, 44), box(160, 224, 10, 44)),
    cut(mid, box(0, 186, 190, 26, 10), 'M0 192l-2 -60h26l36 58z'),
    cut(glow, 'M54 184h100v32h-100z'),
    cut(near, box(470, 24, 120, 98, 5)),
    cut(mid, box(478, 32, 48, 82), box(534, 32, 48, 82)),
    cut(spark, disc(530, 73, 24)),
    cut(apron, box(525, 58, 10, 30), box(515, 68, 30, 10)),
    line(apron, 8, 'M572 256v-110M528 150h88'),
    cut(apron, box(530, 250, 92, 16, 4)),
    cut(spark, box(546, 142, 14, 18, 3), box(594, 144, 8, 14, 2)),
  )

/** The open doors of a lift, the hand that shows the floor, the two buttons. */
export const lift: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    line(
      mid,
      4,
      'M0 130h640M0 196h640M60 0v130M580 0v130M110 130v66M530 130v66M50 196v70M590 196v70',
    ),
    cut(apron, box(140, 84, 360, 186)),
    cut(far, box(220, 96, 200, 174)),
    cut(glow, box(240, 110, 160, 80, 4)),
    line(wall, 5, 'M262 176l44 -56M300 178l52 -66'),
    cut(mid, box(152, 96, 76, 174), box(412, 96, 76, 174)),
    line(near, 4, 'M190 100v166M450 100v166'),
    cut(spark, 'M236 76a84 68 0 0 1 168 0z'),
    line(apron, 5, 'M250 66l12 4M266 42l8 8M294 26l4 10M346 26l-4 10M374 42l-8 8M390 66l-12 4'),
    line(near, 7, 'M320 72l34 -34'),
    cut(apron, disc(320, 74, 9), box(536, 124, 54, 104, 10)),
    cut(spark, 'M563 138l18 28h-36z'),
    cut(glow, 'M563 214l18 -28h-36z'),
  )

/** Stairs to the next floor with their banister, letter boxes, a lamp. */
export const stairs: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(mid, 'M640 0h-92v36h-46v32h-46v32h-46v32h-46v32h-46v32h-46v32h-46v40h414z'),
    cut(near, 'M640 60l-366 206h366z'),
    line(apron, 6, 'M548 36h-46v32h-46v32h-46v32h-46v32h-46v32h-46v32h-46v30'),
    line(
      near,
      5,
      'M502 68v-62M456 100v-72M410 132v-72M364 164v-72M318 196v-72M272 228v-72M226 260v-74',
    ),
    line(apron, 11, 'M214 180q10 -6 20 -10l286 -200'),
    cut(apron, disc(212, 178, 12)),
    cut(near, box(24, 84, 136, 124, 4)),
    cut(glow, ...[94, 132, 170].map(y => `M34 ${y}h32v30h-32zm44 0h32v30h-32zm44 0h32v30h-32z`)),
    line(
      apron,
      4,
      'M41 104h18M85 104h18M129 104h18M41 142h18M85 142h18M129 142h18M41 180h18M85 180h18M129 180h18',
    ),
    cut(spark, 'M100 120h14l8 40h-30z', box(86, 92, 12, 12)),
    line(apron, 4, 'M250 0v24'),
    cut(spark, 'M218 54a32 30 0 0 1 64 0z'),
    cut(far, box(0, 228, 214, 8)),
  )
