import type { SongPart } from './deal-song'
import { newPart, type SongAnswer, type SongGame } from './song-game'
import type { SongSetup } from './song-setup'

/** Whether a part's own line, or the word of one of its gaps, was missed. */
const isMissed = (misses: readonly SongAnswer[], lyric: string | undefined, word: string | null) =>
  misses.some(miss => miss.lyric === lyric && miss.word === word)

/**
 * A game over what was missed in one that is over (song-games.md#end): the same parts with the missed gaps alone, blocks
 * and lines as they were. It is practice, and no play.
 */
export function missedParts({ song }: SongSetup, { parts, answers }: SongGame): SongGame {
  const misses = answers.filter(({ isRight }) => !isRight)
  const missed = parts.flatMap((part): SongPart[] => {
    const lines = part.lines.map(place => song.lines[place])
    const [line] = lines
    const gaps = part.gaps.filter(gap =>
      isMissed(misses, line?.id, line?.words[gap.word]?.[0] ?? null),
    )
    if (gaps.length > 0) return [{ ...part, gaps }]
    return lines.some(one => isMissed(misses, one?.id, null)) ? [part] : []
  })
  return { parts: missed, place: 0, now: 0, began: 0, quiet: 0, answers: [], ...newPart(missed[0]) }
}
