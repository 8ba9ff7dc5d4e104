import { box, cut, disc, line, mirrored, pile, twice } from '../paper'
import type { Place } from './place'

/** A window to the street, hanging lamps, round tables, a sign with a cup. */
export const cafe: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(mid, box(0, 168, 640, 8)),
    twice(
      pile(
        cut(near, box(40, 34, 190, 120, 6)),
        cut(glow, box(50, 44, 170, 100)),
        cut(far, 'M50 144v-46h30v-20h40v40h44v-26h56v52z'),
        line(near, 5, 'M135 44v100'),
        line(apron, 4, 'M90 0v40M180 0v28'),
        cut(spark, 'M66 62a24 24 0 0 1 48 0zM156 50a24 24 0 0 1 48 0z'),
        line(
          apron,
          6,
          'M18 262v-44h34v44M18 218l-8 -52h24M150 262v-44h-34v44M150 218l8 -52h-24M84 200v58M60 262h48',
        ),
        cut(near, box(38, 186, 92, 13, 6)),
      ),
      mirrored,
    ),
    line(apron, 5, 'M284 0v18M356 0v18'),
    cut(apron, box(254, 16, 132, 92, 10)),
    cut(glow, 'M282 50h62q0 40 -20 40h-22q-20 0 -20 -40z', box(276, 92, 76, 6, 3)),
    line(glow, 6, 'M344 58c22 -4 20 24 -6 22M300 42q-6 -8 0 -16M318 42q-6 -8 0 -16'),
  )

/** Tables laid with white cloths, a chandelier, wine on the shelf, knife and fork. */
export const restaurant: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, box(0, 140, 640, 130)),
    line(apron, 4, 'M320 0v94M240 60v10q80 50 160 0v-10M280 62v22M360 62v22'),
    cut(
      spark,
      ...[240, 280, 320, 360, 400].map((x, at) => disc(x, [48, 52, 74, 52, 48][at] ?? 52, 10, 13)),
    ),
    cut(
      apron,
      ...[30, 64, 98, 132, 166, 462, 496].map(
        x => `M${x} 92v-34q0 -8 6 -10v-26h10v26q6 2 6 10v34z`,
      ),
    ),
    line(apron, 8, 'M552 88v-32M592 88v-62'),
    line(apron, 5, 'M540 20v26q0 10 12 10t12 -10v-26M552 20v30'),
    cut(apron, 'M592 18q18 14 14 42h-14z'),
    twice(
      pile(
        cut(near, box(20, 92, 178, 10)),
        cut(glow, 'M20 190h144l14 74h-172z'),
        line(mid, 4, 'M42 194l-14 66M142 194l14 66'),
        cut(apron, disc(50, 189, 26, 6), disc(134, 189, 26, 6)),
        cut(spark, 'M76 130h32q0 32 -14 34v20h10v5h-24v-5h10v-20q-14 -2 -14 -34z'),
      ),
      mirrored,
    ),
  )
