import { drawInOrder, randomFromSeed, shuffle } from '../../battle/random'
import type { Turn } from '../../battle/turn/turn'
import { memberSeed } from '../member-seed'

/** The ids of the choices of a turn in the order in which a member sees them: nobody can be told a place (live.md#views). */
export function ownChoices(
  seed: number,
  member: number,
  round: number,
  { choices, lineIndex }: Turn,
): readonly string[] {
  const { draw } = drawInOrder(
    randomFromSeed(memberSeed(seed, member)),
    round * 1000 + lineIndex * 4,
  )
  return shuffle(choices, draw)
}
