import {
  type SongDifficulty,
  type SongLanguage,
  songDifficulties,
  songLanguages,
} from '@duologue/domain/choices/song-choices'
import { wordLimits } from '@duologue/domain/words/word-limits'

/** What words are searched by (words.md#search-words), as an address carries it. */
export interface WordFilters {
  text?: string
  partialMatch?: true
  language: SongLanguage
  difficulty?: SongDifficulty
  type?: 'singleWord' | 'phrase'
  limit: number
}

/** A whole number from 0 to the most; undefined where it is none. */
const limitOf = (told: string | undefined): number | undefined =>
  told !== undefined && /^\d{1,3}$/.test(told) && Number(told) <= wordLimits.mostFound
    ? Number(told)
    : undefined

/** Reads the filters out of an address or a form; whatever makes no sense is left out. */
export function readWordFilters(told: Readonly<Record<string, string | undefined>>): WordFilters {
  const text = (told.text ?? '').trim().slice(0, wordLimits.text)
  const difficulty = songDifficulties.find(name => name === told.difficulty)
  const type = (['singleWord', 'phrase'] as const).find(name => name === told.type)
  return {
    ...(text ? { text } : {}),
    ...(told.partialMatch === 'true' ? { partialMatch: true } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...(type ? { type } : {}),
    language: songLanguages.find(name => name === told.language) ?? songLanguages[0],
    limit: limitOf(told.limit) ?? wordLimits.usualFound,
  }
}

/** What is wrong with a limit as it is typed: 0 to 100 (words.md#search-words); left out is the usual one. */
export const isWordLimit = (typed: string): boolean =>
  typed.trim() === '' || limitOf(typed.trim()) !== undefined
