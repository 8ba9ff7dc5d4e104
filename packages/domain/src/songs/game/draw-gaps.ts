import { type Draw, shuffle } from '../../battle/random'
import type { BattleDifficulty } from '../../choices/battle-difficulties'
import { askableWords } from './asked-lines'
import { songGrades, songQuestions } from './song-grades'
import type { GameSong } from './song-setup'

/** A word that is hidden: of which line, and which of its list. */
export interface DrawnGap {
  readonly line: number
  readonly word: number
}

/** A word that may be hidden, as one among those of its line that stand in it. */
interface Spot extends DrawnGap {
  readonly id: string
  /** Its place among the words of the line that stand in it. */
  readonly nth: number
}

function spotsOf(song: GameSong, place: number): Spot[] {
  const line = song.lines[place]
  if (!line) return []
  const standing = line.words.flatMap(([, from], word) => (from === null ? [] : [word]))
  return askableWords(line).map(word => ({
    line: place,
    word,
    id: line.words[word]?.[0] ?? '',
    nth: standing.indexOf(word),
  }))
}

/** How many words are hidden, of so many (song-games.md#difficulties). */
function wanted(askable: number, difficulty: BattleDifficulty): number {
  const share = Math.round((askable * songGrades[difficulty].hidden) / 100)
  return Math.min(songQuestions.most, Math.max(songQuestions.fewest, share))
}

/**
 * The words that are hidden, by chance, in the order of the song (song-games.md#deal): no word a second time before
 * every other one was drawn that could be, no more in a line than the difficulty allows.
 *
 * @param asked the places of the lines that may be asked.
 */
export function drawGaps(
  song: GameSong,
  asked: readonly number[],
  difficulty: BattleDifficulty,
  draw: Draw,
): readonly DrawnGap[] {
  const { gapsALine, mayTouch } = songGrades[difficulty]
  const spots = asked.flatMap(place => spotsOf(song, place))
  const most = wanted(spots.length, difficulty)
  const byLine = new Map<number, Spot[]>()
  const times = new Map<string, number>()
  const isFree = (spot: Spot) => {
    const taken = byLine.get(spot.line) ?? []
    return (
      taken.length < gapsALine &&
      !taken.includes(spot) &&
      (mayTouch || taken.every(other => Math.abs(other.nth - spot.nth) > 1))
    )
  }
  const drawn: Spot[] = []
  const shuffled = shuffle(spots, draw)
  for (let round = 0, before = -1; drawn.length > before; round += 1) {
    before = drawn.length
    for (const spot of shuffled) {
      if (drawn.length === most) break
      if ((times.get(spot.id) ?? 0) > round || !isFree(spot)) continue
      drawn.push(spot)
      times.set(spot.id, (times.get(spot.id) ?? 0) + 1)
      byLine.set(spot.line, [...(byLine.get(spot.line) ?? []), spot])
    }
  }
  return drawn
    .toSorted((a, b) => a.line - b.line || a.nth - b.nth)
    .map(({ line, word }) => ({ line, word }))
}
