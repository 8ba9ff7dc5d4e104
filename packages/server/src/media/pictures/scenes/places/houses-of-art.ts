import { box, cut, disc, line, mirrored, pile, twice } from '../paper'
import type { Place } from './place'

/** A stage: curtains drawn to both sides, a beam of light. */
export const theatre: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, box(120, 20, 400, 250)),
    cut(glow, 'M300 20h40l120 240h-280z'),
    cut(near, 'M0 0h190c-6 120 -40 150 -110 176v90h-80zM640 0h-190c6 120 40 150 110 176v90h80z'),
    line(
      apron,
      6,
      'M40 30c0 70 -14 110 -40 130M90 30c-4 90 -30 120 -66 142M140 30c-8 100 -44 130 -84 144M600 30c0 70 14 110 40 130M550 30c4 90 30 120 66 142M500 30c8 100 44 130 84 144M30 190v76M56 190v76M610 190v76M584 190v76',
    ),
    cut(spark, 'M0 166q50 12 86 -4l4 20q-46 14 -90 2zM640 166q-50 12 -86 -4l-4 20q46 14 90 2z'),
    cut(
      apron,
      'M0 0h640v36a40 26 0 0 1 -80 0a40 26 0 0 1 -80 0a40 26 0 0 1 -80 0a40 26 0 0 1 -80 0a40 26 0 0 1 -80 0a40 26 0 0 1 -80 0a40 26 0 0 1 -80 0a40 26 0 0 1 -80 0z',
    ),
    line(
      spark,
      5,
      'M0 36a40 26 0 0 0 80 0a40 26 0 0 0 80 0a40 26 0 0 0 80 0a40 26 0 0 0 80 0a40 26 0 0 0 80 0a40 26 0 0 0 80 0a40 26 0 0 0 80 0a40 26 0 0 0 80 0',
    ),
    cut(mid, disc(320, 258, 150, 14)),
  )

/** Frames on a wall, a bust on its plinth, a rope that keeps visitors away. */
export const museum: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, box(0, 0, 640, 24)),
    line(mid, 5, 'M0 26h640'),
    cut(spark, box(36, 50, 172, 116), box(264, 40, 112, 76)),
    cut(glow, box(48, 62, 148, 92), box(274, 50, 92, 56)),
    cut(
      mid,
      'M48 154v-34l40 -34 36 34 26 -18 46 40v12z',
      disc(320, 74, 15),
      'M290 106q4 -22 30 -22t30 22z',
    ),
    cut(spark, disc(164, 84, 12)),
    line(near, 3, 'M92 50l30 -24 30 24M300 40l20 -14 20 14'),
    cut(near, box(508, 174, 88, 90), box(498, 162, 108, 16, 4)),
    cut(
      mid,
      'M508 162c0 -26 14 -34 30 -36v-14c-24 -22 -12 -64 14 -64s38 42 14 64v14c16 2 30 10 30 36z',
    ),
    cut(near, 'M524 88c-6 -52 62 -52 56 0 -8 -22 -48 -22 -56 0z'),
    line(apron, 7, 'M20 264v-64M120 264v-64M220 264v-64M420 264v-64M480 264v-64'),
    cut(
      spark,
      disc(20, 196, 10),
      disc(120, 196, 10),
      disc(220, 196, 10),
      disc(420, 196, 10),
      disc(480, 196, 10),
    ),
    line(apron, 6, 'M20 204q50 44 100 0q50 44 100 0M420 204q30 36 60 0'),
  )

/** Wedges of foam, the lamp that says somebody is heard, a desk of sliders. */
export const studio: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    twice(
      pile(
        cut(far, 'M0 0h170v206h-170z'),
        cut(
          mid,
          'M2 2h54v54h-54zM118 2h54v54h-54zM60 60h54v54h-54zM2 118h54v54h-54zM118 118h54v54h-54z',
        ),
        line(wall, 4, 'M58 0v200M116 0v200M0 58h174M0 116h174M0 174h174M174 0v200'),
        cut(near, 'M0 206l152 -16 20 76h-172z'),
        line(wall, 4, 'M24 214v42M52 212v44M80 210v46M108 208v48M136 206v50'),
        line(spark, 10, 'M18 236h12M46 222h12M74 244h12M102 228h12M130 238h12'),
      ),
      mirrored,
    ),
    cut(near, box(196, 30, 248, 96, 18)),
    cut(apron, box(206, 40, 228, 76, 12)),
    cut(spark, disc(262, 78, 24)),
    line(glow, 8, 'M308 60v36M330 66v24M352 52v52M374 62v32M396 70v16'),
    line(near, 5, 'M262 0v30M378 0v30'),
  )
