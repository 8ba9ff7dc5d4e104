import { firstWords, secondWords } from '../../accounts/name-words'
import { drawInOrder, randomFromSeed } from '../../battle/random'
import { foldText } from '../../text/fold'
import type { Hall } from '../hall'

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** How often another name can be had (live.md#names). */
export const mostRenames = 3

/** The name that a member is dealt, with what sets it apart from everybody else's (live.md#names). */
export function dealtName(
  {
    opening: { seed },
    members,
  }: {
    readonly opening: Pick<Hall['opening'], 'seed'>
    readonly members: readonly Pick<Hall['members'][number], 'name' | 'asks'>[]
  },
  number: number,
  renames: number,
): string {
  const { draw } = drawInOrder(randomFromSeed(seed), number * (mostRenames + 1) + renames)
  const start = Math.floor(draw() * firstWords.length * secondWords.length)
  const taken = new Set(members.flatMap(({ name, asks }) => [foldText(name), foldText(asks ?? '')]))
  const count = firstWords.length * secondWords.length
  // Steps over all pairs of words: 577 has no divisor in common with their number.
  for (let step = 0; step < count; step += 1) {
    const place = (start + step * 577) % count
    const one = firstWords[Math.floor(place / secondWords.length)] ?? ''
    const two = secondWords[place % secondWords.length] ?? ''
    const name = `${capital(one)} ${capital(two)}`
    if (!taken.has(foldText(name))) return name
  }
  return `${number}`
}
