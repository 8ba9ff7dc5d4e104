import { bandOf, levels } from '@duologue/domain/choices/levels'
import {
  codeOfSongLanguage,
  type Maturity,
  maturities,
  type SongDifficulty,
  songDifficulties,
  songLanguages,
} from '@duologue/domain/choices/song-choices'
import {
  type ConversationFilters,
  readFilters,
} from '../../conversations/search/conversation-filters'

/**
 * The filters of a search of songs, as the address carries them (songs-for-learners.md#find-songs): those of the other tabs,
 * whose levels stand for difficulties, and what songs alone have.
 */
export interface FindFilters extends ConversationFilters {
  /** The highest that is found, with all below it. */
  maturity?: Maturity
  recording?: 'true'
}

/** What is found unless more is chosen. */
const usualMaturity: Maturity = 'PG'

/** Reads the filters out of an address; `es` and `spanish` are the same, and `beginner` is A1 and A2. */
export function readFindFilters(search: Record<string, unknown>): FindFilters {
  const named = songLanguages.find(language => language === search.language)
  const difficulty = [search.difficulty].flat().flatMap(asked => {
    const isBand = songDifficulties.some(one => one === asked)
    return isBand ? levels.filter(level => bandOf(level) === asked) : [asked]
  })
  const told = [search.maturity].flat()
  const maturity = maturities.findLast(one => told.includes(one))
  const language = named ? codeOfSongLanguage(named) : search.language
  return {
    ...readFilters({ ...search, language, difficulty }),
    ...(maturity && maturity !== usualMaturity ? { maturity } : {}),
    ...(search.recording === 'true' ? { recording: 'true' as const } : {}),
  }
}

/** The difficulties of the levels in the address. */
export const shownDifficulties = ({ difficulty = [] }: FindFilters): SongDifficulty[] =>
  songDifficulties.filter(one => difficulty.some(level => bandOf(level) === one))

export const shownMaturity = ({ maturity = usualMaturity }: FindFilters): Maturity => maturity

/** Everything up to the one that is chosen. */
export const foundMaturities = (filters: FindFilters): Maturity[] =>
  maturities.slice(0, maturities.indexOf(shownMaturity(filters)) + 1)

export const withRecording = (
  { recording: _, ...others }: FindFilters,
  isChosen: boolean,
): FindFilters => (isChosen ? { ...others, recording: 'true' } : others)
