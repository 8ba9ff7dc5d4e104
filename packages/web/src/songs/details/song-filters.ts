import {
  type CuratedChoice,
  curatedChoices,
  defaultSongLanguage,
  type Maturity,
  maturities,
  type SongDifficulty,
  type SongLanguage,
  songDifficulties,
  songLanguages,
} from '@duologue/domain/choices/song-choices'
import { songLimits } from '@duologue/domain/songs/details/song-limits'

/** What songs are searched by (songs.md#search-songs), as an address carries it. */
export interface SongFilters {
  searchTerm?: string
  language: SongLanguage
  difficulty?: SongDifficulty
  maturity?: Maturity
  curated: CuratedChoice
  recentlyPublishedOnly?: 'true'
  attention?: 'true'
  limit: number
}

const limitOf = (told: string | undefined): number | undefined =>
  told !== undefined && /^\d{1,3}$/.test(told) && Number(told) <= songLimits.found
    ? Number(told)
    : undefined

/** Reads the filters out of an address or a form; whatever makes no sense is left out. */
export function readSongFilters(told: Readonly<Record<string, string | undefined>>): SongFilters {
  const searchTerm = (told.searchTerm ?? '').trim().slice(0, songLimits.searchTerm)
  const difficulty = songDifficulties.find(name => name === told.difficulty)
  const maturity = maturities.find(name => name === told.maturity)
  return {
    ...(searchTerm ? { searchTerm } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...(maturity ? { maturity } : {}),
    ...(told.recentlyPublishedOnly === 'true' ? { recentlyPublishedOnly: 'true' as const } : {}),
    ...(told.attention === 'true' ? { attention: 'true' as const } : {}),
    language: songLanguages.find(name => name === told.language) ?? defaultSongLanguage,
    curated: curatedChoices.find(name => name === told.curated) ?? 'all',
    limit: limitOf(told.limit) ?? songLimits.found,
  }
}

/** Whether a limit as it is typed is one: 0 to 200 (songs.md#search-songs); left out is the usual one. */
export const isSongLimit = (typed: string): boolean =>
  typed.trim() === '' || limitOf(typed.trim()) !== undefined
