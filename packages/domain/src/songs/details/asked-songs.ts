import { bandOf, levelOf } from '../../choices/levels'
import {
  codeOfSongLanguage,
  type SongDifficulty,
  type SongLanguage,
  songDifficulties,
  songLanguages,
} from '../../choices/song-choices'

/**
 * The language of songs that is meant by its name or its code: `es` and `spanish` are the same; undefined where there are
 * no songs in it (songs-for-learners.md#find-songs).
 */
export const songLanguageOf = (asked: string): SongLanguage | undefined =>
  songLanguages.find(name => name === asked || codeOfSongLanguage(name) === asked)

/** The difficulty of songs that is meant by its name or by a level of conversations: A1 and A2 are for beginners. */
export function songDifficultyOf(asked: string): SongDifficulty | undefined {
  const level = levelOf(asked)
  return level ? bandOf(level) : songDifficulties.find(name => name === asked)
}
