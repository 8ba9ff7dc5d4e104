import { type Draw, shuffle } from '../../battle/random'
import { textKey } from '../lyrics/text-key'
import { songQuestions } from './song-grades'
import type { GameSong } from './song-setup'

/** How many of the lines that are left make the next block: one is never left alone. */
function sizeOf(left: number, most: number): number {
  return left === most + 1 ? Math.max(2, most - 1) : Math.min(left, most)
}

/**
 * Asked lines in blocks, each to be put in order (song-games.md#deal): lines that follow each other, no text twice in a
 * block. A line that would stand alone is not asked.
 *
 * @param most lines of a block.
 */
export function lineBlocks(song: GameSong, asked: readonly number[], most: number): number[][] {
  const blocks: number[][] = []
  let questions = 0
  for (let at = 0; at < asked.length; ) {
    const block: number[] = []
    const keys = new Set<string>()
    for (const place of asked.slice(at, at + sizeOf(asked.length - at, most))) {
      const key = textKey(song.lines[place]?.text ?? '')
      if (keys.has(key)) break
      keys.add(key)
      block.push(place)
    }
    at += block.length
    if (block.length < 2) continue
    if (questions + block.length > songQuestions.most) break
    questions += block.length
    blocks.push(block)
  }
  return blocks
}

/** Places of so many things in an order by chance that is not their own. */
export function wrongOrder(count: number, draw: Draw): readonly number[] {
  const [first = 0, ...others] = shuffle(
    Array.from({ length: count }, (_, place) => place),
    draw,
  )
  const order = [first, ...others]
  return order.every((item, place) => item === place) ? [...others, first] : order
}
