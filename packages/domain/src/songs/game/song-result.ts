import type { BattleDifficulty } from '../../choices/battle-difficulties'
import { questionsOf } from './deal-song'
import type { SongGame } from './song-game'
import { songGrades } from './song-grades'

/** What a game has come to; only first answers count (song-games.md#result). */
export interface SongResult {
  readonly score: number
  readonly isWinner: boolean
  readonly right: number
  /** How many questions the game asks. */
  readonly asked: number
  /** Percent of them that were right at first, rounded down. */
  readonly percent: number
}

/** The result of a game as it stands. */
export function songResult(
  { difficulty }: { readonly difficulty: BattleDifficulty },
  { parts, answers }: Pick<SongGame, 'parts' | 'answers'>,
): SongResult {
  const { points, passMark } = songGrades[difficulty]
  const asked = parts.reduce((sum, part) => sum + questionsOf(part), 0)
  const right = answers.filter(({ isRight }) => isRight).length
  return {
    score: right * points,
    isWinner: asked > 0 && right * 100 >= passMark * asked,
    right,
    asked,
    percent: asked === 0 ? 0 : Math.floor((100 * right) / asked),
  }
}

/** What a win typically pays, shown where a teacher sets a score (song-games.md#result). */
export function typicalSongWin(difficulty: BattleDifficulty, questions: number): number {
  const { points, passMark } = songGrades[difficulty]
  return Math.round((points * questions * passMark) / 100)
}
