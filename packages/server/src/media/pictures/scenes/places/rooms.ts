import { box, cut, disc, hole, line, pile } from '../paper'
import type { Place } from './place'

/** A reception: the board with the keys, stars above it, a desk with a bell, a palm. */
export const hotel: Place = ({ far, mid, near, apron, spark, glow }) => {
  const columns = [178, 240, 302, 364, 426]
  const star = (x: number) => `M${x} 10l7 15 16 1 -12 12 4 16 -15 -8 -15 8 4 -16 -12 -12 16 -1z`
  const key = 'm8 20v-6a8 8 0 1 1 8 0v26h-8v-5h-6v-6h6z'
  return pile(
    cut(far, box(0, 190, 640, 80)),
    cut(near, box(236, 0, 168, 50, 8)),
    cut(spark, star(262), star(320), star(378)),
    cut(near, box(160, 64, 320, 116, 6)),
    cut(mid, ...[72, 126].flatMap(y => columns.map(x => box(x - 8, y, 52, 46)))),
    cut(
      glow,
      ...columns.flatMap((x, at) =>
        [72, 126].filter(y => (at + y) % 3 !== 0).map(y => `M${x + 6} ${y + 4}${key}`),
      ),
    ),
    cut(near, box(0, 176, 156, 90)),
    cut(apron, box(0, 166, 168, 14, 4), 'M548 200h56l-8 62h-40z'),
    cut(spark, 'M50 158a34 34 0 0 1 68 0z', box(79, 114, 10, 12), box(44, 158, 80, 8, 3)),
    line(
      near,
      9,
      'M576 200q-6 -70 -64 -84M576 200q0 -84 -30 -116M576 200q4 -84 38 -112M576 200q8 -60 58 -76',
    ),
  )
}

/** A bench under a board of tools, with a vice. */
export const workshop: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, box(24, 16, 592, 150, 8)),
    line(mid, 3, 'M44 40h552M44 72h552M44 104h552M44 136h552'),
    cut(apron, box(66, 34, 50, 22, 4), box(86, 50, 12, 84)),
    cut(near, 'M150 52l96 -14v34l-96 10z'),
    cut(apron, 'M244 34h34q10 0 10 12v18q0 12 -10 12h-34z', hole(266, 55, 9)),
    cut(near, 'M322 34a20 20 0 0 0 6 38v62h18v-62a20 20 0 0 0 6 -38v22l-15 6 -15 -6z'),
    cut(spark, box(394, 34, 18, 44, 6)),
    cut(near, 'M399 78h8v48l-4 12 -4 -12z'),
    line(apron, 9, 'M446 44l34 84M486 44l-34 84'),
    cut(spark, disc(444, 42, 10), disc(488, 42, 10)),
    cut(near, disc(556, 82, 40), hole(556, 82, 26)),
    cut(apron, box(544, 30, 24, 16)),
    cut(near, box(0, 196, 640, 22)),
    cut(
      apron,
      box(20, 218, 26, 50),
      box(594, 218, 26, 50),
      box(60, 176, 84, 20),
      box(56, 150, 34, 30),
      box(108, 150, 30, 30),
    ),
    line(glow, 7, 'M60 165h-40m0 -12v24'),
  )

/** A stove with its hood, cupboards, hanging pans, a window. */
export const kitchen: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, box(0, 120, 640, 150)),
    line(
      wall,
      3,
      'M0 150h640M0 180h640M40 120v76M100 120v76M160 120v76M220 120v76M280 120v76M340 120v76M400 120v76M460 120v76M520 120v76M580 120v76',
    ),
    cut(mid, box(0, 18, 118, 92), 'M154 112l40 -58v-60h92v60l40 58z'),
    line(near, 4, 'M59 18v92M50 66v10M68 66v10M154 112h172'),
    line(apron, 4, 'M350 26h180M374 26v22M430 26v22M486 26v22'),
    cut(apron, 'M352 48h44v26q-22 14 -44 0z', disc(430, 72, 25), 'M464 48h44v38h-44z'),
    cut(spark, disc(430, 72, 17)),
    cut(near, box(0, 196, 640, 70)),
    cut(apron, box(0, 188, 640, 10), box(176, 198, 128, 68)),
    cut(glow, box(194, 224, 92, 34, 4)),
    cut(spark, disc(200, 210, 6), disc(224, 210, 6), disc(256, 210, 6), disc(280, 210, 6)),
    cut(apron, 'M64 146h64v42h-64z', box(54, 152, 84, 8), box(90, 136, 12, 10)),
    cut(mid, box(546, 30, 94, 236)),
    line(near, 5, 'M546 120h94M562 92v18M562 132v34'),
  )

/** A desk before a window on high houses, filing drawers, a lamp. */
export const office: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    cut(near, box(150, 16, 340, 150, 4)),
    cut(glow, box(160, 26, 320, 130)),
    cut(mid, 'M160 156v-70h34v-30h40v54h26v-74h44v60h30v-40h38v56h24v-72h46v36h38v80z'),
    line(
      spark,
      8,
      'M204 110v0m0 22v0m16 -22v0m58 0v0m14 0v0m0 22v0m90 0v0m0 -22v0m36 0v0m0 22v0m16 -22v0',
    ),
    line(near, 6, 'M320 20v140'),
    cut(mid, box(14, 86, 104, 182, 4)),
    cut(near, box(22, 96, 88, 48), box(22, 150, 88, 48), box(22, 204, 88, 50)),
    cut(wall, box(50, 112, 32, 9, 3), box(50, 166, 32, 9, 3), box(50, 220, 32, 9, 3)),
    cut(apron, box(36, 60, 18, 26), box(58, 52, 14, 34), box(76, 66, 22, 20)),
    cut(near, box(500, 204, 140, 14)),
    cut(
      apron,
      box(514, 218, 12, 50),
      box(552, 118, 80, 62, 5),
      box(584, 180, 16, 18),
      box(566, 196, 52, 8),
    ),
    cut(far, box(559, 125, 66, 46)),
    line(near, 4, 'M568 142h40M568 156h26'),
    line(apron, 5, 'M520 204v-40l-14 -24'),
    cut(spark, 'M488 132l34 -6 -10 26z'),
  )

/** A board with chalk, desks, a globe. */
export const classroom: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, box(0, 206, 640, 60)),
    cut(mid, box(112, 14, 416, 170, 4)),
    cut(apron, box(124, 26, 392, 146)),
    line(
      glow,
      6,
      'M150 60l18 -30 18 30M157 50h22M214 32v30M206 62h40M214 46h26M292 46h26M305 33v26M350 38h26M350 54h26M150 96h90M150 116h64M420 56a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M402 110l44 -28 44 28z',
    ),
    cut(spark, box(330, 172, 40, 8, 3)),
    cut(near, box(96, 182, 448, 10, 3)),
    cut(
      near,
      box(0, 212, 124, 14, 3),
      box(14, 226, 10, 44),
      box(100, 226, 10, 44),
      box(520, 212, 120, 14, 3),
      box(532, 226, 10, 44),
      box(616, 226, 10, 44),
    ),
    line(apron, 6, 'M546 126a40 40 0 1 0 62 -22M576 190v16M556 208h40'),
    cut(spark, disc(578, 136, 30)),
    cut(near, 'M556 120q16 -14 26 -6t2 20 -14 16 -18 -14zM590 132q14 -6 16 6t-10 20 -12 -12z'),
    cut(spark, box(24, 196, 54, 8), box(30, 186, 46, 10)),
    cut(mid, box(20, 204, 62, 8)),
  )
