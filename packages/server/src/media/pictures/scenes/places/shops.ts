import { box, cut, disc, line, pile, twice } from '../paper'
import type { Place } from './place'

/** Two stalls with awnings and crates of fruit. */
export const market: Place = ({ far, near, apron, spark, glow, mid }) =>
  pile(
    cut(far, 'M0 130q160 -70 320 -20t320 -30v190h-640z'),
    twice(
      pile(
        cut(apron, box(14, 80, 10, 190), box(254, 80, 10, 190)),
        cut(glow, box(4, 48, 272, 40)),
        cut(
          near,
          'M4 48h39v46a20 16 0 0 1 -39 0zM82 48h39v46a20 16 0 0 1 -39 0zM160 48h39v46a20 16 0 0 1 -39 0zM238 48h38v46a19 16 0 0 1 -38 0z',
          box(8, 206, 264, 60),
        ),
        cut(spark, ...[40, 64, 88, 52, 76].map((x, at) => disc(x, at < 3 ? 184 : 164, 13))),
        cut(apron, ...[196, 220, 244, 208, 232].map((x, at) => disc(x, at < 3 ? 184 : 164, 13))),
        cut(mid, box(8, 194, 264, 16)),
      ),
      'translate(362)',
    ),
    line(apron, 4, 'M276 24q44 26 88 0'),
    cut(spark, 'M282 28h24l-12 24zM308 36h24l-12 24zM334 28h24l-12 24z'),
  )

/** Shelves of what was found, each with its tag, and a great question mark. */
export const lost: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    cut(mid, box(16, 20, 212, 240), box(412, 20, 212, 240)),
    cut(
      far,
      box(26, 30, 192, 62),
      box(26, 102, 192, 66),
      box(26, 178, 192, 74),
      box(422, 30, 192, 62),
      box(422, 102, 192, 66),
      box(422, 178, 192, 74),
    ),
    cut(
      near,
      'M38 92v-34h46v34zM48 58v-10h26v10z',
      'M130 92q24 -66 48 0z',
      'M40 168v-24h70v24zM434 92v-46h30v46zM560 168v-40h44v40z',
    ),
    cut(
      apron,
      'M128 168a28 28 0 0 1 56 0z',
      box(118, 160, 76, 8, 3),
      'M488 92c0 -40 44 -40 44 0z',
      box(436, 134, 60, 34, 4),
      'M40 252l12 -54 14 54z',
    ),
    line(apron, 6, 'M154 36v52q0 8 8 4M548 92v-44q0 -10 12 -10M452 134v-8h28v8'),
    cut(near, box(90, 214, 60, 38, 8), 'M556 252v-50l36 -8v58z'),
    cut(
      glow,
      ...[
        [64, 84],
        [172, 84],
        [74, 160],
        [156, 160],
        [446, 84],
        [512, 84],
        [466, 160],
        [584, 160],
        [122, 244],
      ].map(([x = 0, y = 0]) => `M${x} ${y - 6}h14l6 7 -6 7h-14z`),
    ),
    cut(near, disc(320, 76, 62)),
    cut(spark, disc(320, 76, 53)),
    line(apron, 13, 'M300 62a20 20 0 1 1 30 17q-10 6 -10 18'),
    cut(apron, disc(320, 114, 8)),
    line(wall, 3, 'M320 0v12'),
  )

/** An oven of brick with its fire, shelves of loaves, a pretzel. */
export const bakery: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    cut(near, 'M392 262v-120q0 -92 124 -92t124 92v120z', box(470, 0, 92, 60)),
    line(
      mid,
      3,
      'M400 110h60M572 110h62M392 150h44M596 150h44M392 190h40M600 190h40M392 230h40M600 230h40M486 20h60M486 40h60M440 76h54M540 76h54',
    ),
    cut(apron, 'M440 250v-70q0 -64 76 -64t76 64v70z'),
    cut(
      spark,
      'M462 250c-8 -40 22 -40 20 -76 34 20 22 44 36 44 10 0 6 -16 10 -26 28 20 44 30 36 58z',
    ),
    cut(glow, 'M492 250c-4 -22 16 -22 20 -40 18 16 34 22 26 40z'),
    cut(far, box(14, 84, 230, 178, 6)),
    cut(near, box(14, 140, 230, 10), box(14, 200, 230, 10), box(14, 84, 230, 8)),
    cut(spark, 'M28 140a30 30 0 0 1 60 0zM98 140a30 30 0 0 1 60 0zM168 140a30 30 0 0 1 60 0z'),
    cut(mid, 'M30 200a42 36 0 0 1 84 0zM136 200a42 36 0 0 1 84 0z'),
    line(
      wall,
      5,
      'M46 124l8 12M62 122l4 12M116 124l8 12M132 122l4 12M186 124l8 12M202 122l4 12M56 180l8 14M76 178l6 14M164 180l8 14M184 178l6 14',
    ),
    line(apron, 6, 'M250 6h90M318 6v14'),
    line(
      apron,
      12,
      'M344 96c16 -34 -4 -68 -26 -48 -22 -20 -42 14 -26 48l24 8 36 -54M292 96l28 8M296 54l30 50 18 -8',
    ),
    line(
      spark,
      7,
      'M344 96c16 -34 -4 -68 -26 -48 -22 -20 -42 14 -26 48M340 54l-32 46M296 54l32 46',
    ),
  )

/** High shelves of books, a ladder leaning on them, an open book for a sign. */
export const bookshop: Place = ({ far, mid, near, apron, spark, glow }) => {
  const papers = [mid, apron, spark, glow]
  const books = papers.map((paper, colour) =>
    cut(
      paper,
      ...[62, 122, 182, 244].flatMap((floor, row) =>
        [0, 1, 2, 3, 4, 5, 6, 7]
          .filter(at => (at * 3 + row) % 4 === colour)
          .map(
            at =>
              `M${20 + at * 25} ${floor}v${-36 - ((at * 7 + row * 5) % 16)}h${18 + ((at + row) % 3) * 2}V${floor}z`,
          ),
      ),
    ),
  )
  return pile(
    twice(
      pile(
        cut(near, box(8, 0, 220, 266)),
        cut(
          far,
          box(16, 4, 204, 58),
          box(16, 70, 204, 52),
          box(16, 130, 204, 52),
          box(16, 190, 204, 54),
        ),
        ...books,
      ),
      'translate(404)',
    ),
    line(apron, 7, 'M598 4l-40 260M640 30l-34 234M594 60h40M588 110h40M582 160h38M574 210h40'),
    cut(near, box(236, 30, 168, 72, 6)),
    cut(glow, 'M320 84q-30 -18 -64 -8v-34q34 -10 64 8q30 -18 64 -8v34q-34 -10 -64 8z'),
    line(
      near,
      4,
      'M320 52v28M270 54q18 -4 36 4M270 64q18 -4 36 4M370 54q-18 -4 -36 4M370 64q-18 -4 -36 4M270 0v30M370 0v30',
    ),
  )
}

/** Shelves of tins and packets, a till on its counter, a tag for the price. */
export const shop: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, box(14, 16, 400, 160, 4)),
    cut(
      mid,
      'M28 66v-34h26v34zm38 0v-34h26v34zm38 0v-34h26v34zm176 0v-40h44v40zm56 0v-40h44v40zM34 118v-34h44v34zm58 0v-34h44v34z',
    ),
    cut(
      spark,
      ...[150, 190, 230].map(x => `M${x} 66v-22l6 -8v-8h10v8l6 8v22z`),
      ...[180, 226, 272, 318, 364].map(x => `M${x} 118a17 17 0 0 1 34 0z`),
    ),
    cut(
      apron,
      ...[28, 72, 116].map(x => box(x, 134, 36, 36, 8)),
      ...[210, 254, 298, 342].map(x => `M${x} 170v-22q15 -22 30 0v22z`),
    ),
    cut(
      near,
      box(14, 66, 400, 8),
      box(14, 118, 400, 8),
      box(14, 170, 400, 8),
      box(440, 186, 200, 84),
    ),
    cut(apron, box(430, 176, 210, 14, 4), 'M520 176l10 -50h84l14 50z', box(536, 84, 70, 34, 4)),
    cut(glow, box(542, 90, 58, 20)),
    cut(spark, 'M540 134h64v10h-64zM536 154h74v10h-74z', 'M446 36l36 -14 28 26v70h-64z'),
    line(apron, 7, 'M460 104l36 -38'),
    cut(apron, disc(464, 74, 7), disc(492, 98, 7)),
  )
