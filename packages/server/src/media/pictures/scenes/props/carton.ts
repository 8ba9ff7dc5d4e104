import { cream, cut, inks, line, pile, box as plane } from '../paper'

const { ink, orange, brown } = inks

export const box = pile(
  cut(brown, 'M-52 -66h104l16 -28h-40l-28 14 -28 -14h-40z'),
  cut(ink, 'M-52 -66h104l-20 14h-64z'),
  cut(orange, plane(-52, -66, 104, 66)),
  cut(brown, 'M-52 -66l-16 24h40l24 -24zM52 -66l16 24h-40l-24 -24z'),
  cut(cream, plane(-10, -36, 20, 20)),
  line(ink, 4, 'M0 -20v-11m-5 4l5 -5 5 5'),
)
