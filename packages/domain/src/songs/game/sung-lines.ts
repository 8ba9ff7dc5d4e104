import { type Draw, drawInteger } from '../../battle/random'

/**
 * Lines that are sung (song-games.md#deal): the asked ones are parted into as many stretches, of each one is drawn.
 *
 * @param most how many.
 */
export function sungLines(asked: readonly number[], most: number, draw: Draw): readonly number[] {
  const count = Math.min(most, asked.length)
  return Array.from({ length: count }, (_, nth) => {
    const from = Math.floor((nth * asked.length) / count)
    const to = Math.floor(((nth + 1) * asked.length) / count)
    return asked[drawInteger(from, to - 1, draw)] ?? 0
  })
}
