import { box, cut, disc, line, pile } from '../paper'
import type { Place } from './place'

/** A compartment: a wide window on hills, benches at both sides, bags in the net. */
export const train: Place = ({ wall, far, mid, near, apron, spark, glow }) =>
  pile(
    cut(near, box(118, 40, 404, 146, 22)),
    cut(glow, box(130, 52, 380, 122, 14)),
    cut(spark, disc(420, 92, 22)),
    cut(far, 'M130 130q70 -60 150 -12t230 -22v78h-380z'),
    cut(mid, 'M130 156q90 -40 190 -6t190 -14v38h-380z'),
    line(apron, 4, 'M130 74q90 22 190 0t190 0M220 66v108M320 64v110M420 66v108'),
    line(near, 6, 'M320 52v122'),
    cut(
      near,
      'M0 104q40 -12 54 20l22 76h34q14 4 12 22l-6 44h-116zM640 104q-40 -12 -54 20l-22 76h-34q-14 4 -12 22l6 44h116z',
    ),
    cut(
      mid,
      'M0 124q26 -6 34 14l22 68h50q8 4 6 14h-112zM640 124q-26 -6 -34 14l-22 68h-50q-8 4 -6 14h112z',
    ),
    cut(apron, box(0, 26, 150, 7, 3), box(490, 26, 150, 7, 3)),
    cut(spark, box(18, 0, 62, 26, 4), box(562, -4, 56, 30, 6)),
    cut(near, box(92, 4, 44, 22, 8), box(506, 2, 44, 24, 4)),
    line(wall, 4, 'M30 0v24M68 0v24'),
    cut(apron, box(226, 186, 188, 10, 4), box(314, 196, 12, 70)),
  )

/** A hall of iron and glass, its clock, a train that has come in. */
export const station: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(far, 'M20 270v-90q0 -170 300 -170t300 170v90z'),
    line(
      near,
      6,
      'M20 270v-90q0 -170 300 -170t300 170v90M82 270v-84q0 -126 238 -126t238 126v84M320 10v50M210 22l20 50M430 22l-20 50M112 68l44 42M528 68l-44 42M48 120l50 26M592 120l-50 26',
    ),
    line(apron, 5, 'M320 60v30'),
    cut(apron, disc(320, 116, 38)),
    cut(glow, disc(320, 116, 30)),
    line(apron, 6, 'M320 96v20l14 10'),
    cut(near, 'M30 264v-110q0 -44 64 -44t64 44v110z'),
    cut(glow, 'M44 184v-26q0 -32 46 -34v60zM98 184v-60q46 2 46 34v26z'),
    cut(spark, disc(54, 222, 12), disc(134, 222, 12)),
    cut(apron, box(22, 240, 144, 20, 6)),
    line(mid, 7, 'M30 202h128'),
    cut(apron, box(486, 118, 8, 150), box(576, 118, 8, 150), box(470, 108, 130, 62, 6)),
    line(spark, 6, 'M486 128h50M486 148h36M556 128h28M556 148h28'),
    cut(near, box(490, 214, 110, 12, 3), box(500, 226, 10, 40), box(580, 226, 10, 40)),
  )

/** Fronts of houses, a lamp, a hydrant. */
export const street: Place = ({ far, mid, near, apron, spark, glow }) =>
  pile(
    cut(mid, box(0, 54, 140, 216), 'M248 72l76 -58 76 58v198h-152z', box(512, 40, 128, 230)),
    cut(
      near,
      'M140 96h108v174h-108zM400 84h112v186h-112zM-6 54l24 -34h104l24 34zM506 40h140v-12h-140z',
    ),
    cut(
      apron,
      'M134 96h120l-14 -26h-92zM394 76h124v10h-124zM42 190h44v80h-44zM306 214q0 -18 18 -18t18 18v56h-36zM560 192h44v80h-44z',
    ),
    cut(
      spark,
      ...[74, 132].map(y => `M22 ${y}h26v32h-26zm70 0h26v32h-26z`),
      ...[88, 140].map(y => `M264 ${y}h26v32h-26zm46 0h26v32h-26zm46 0h26v32h-26z`),
      ...[62, 122].map(y => `M530 ${y}h26v32h-26zm64 0h26v32h-26z`),
    ),
    cut(
      glow,
      ...[112, 170].map(
        y => `M158 ${y}h26v34h-26zm46 0h26v34h-26zm216 -10h26v34h-26zm48 0h26v34h-26z`,
      ),
    ),
    cut(far, box(0, 234, 640, 12)),
    line(apron, 8, 'M196 264v-190q0 -30 30 -30h10M182 264h28'),
    cut(spark, 'M220 46h36l-8 30h-20z'),
    cut(apron, 'M216 38h44v10h-44z', box(424, 212, 28, 10, 4), box(428, 218, 20, 48, 4)),
  )
