import type { CallArguments } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import type { Reader } from '@duologue/domain/accounts/reader'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { songDifficultyOf, songLanguageOf } from '@duologue/domain/songs/details/asked-songs'
import { studentMaturities } from '@duologue/domain/songs/details/may-read-song'
import { foldText } from '@duologue/domain/text/fold'
import { cutOneBefore, withOneBefore } from '../../database/one-before'
import type { Handler } from '../../http/handlers'
import { withClasses } from '../details/older-songs'
import { dayOfSongs } from '../details/require-song'
import { learnersCardView } from '../details/song-view'
import type { SongsRoom } from '../songs-room'
import { keptPage } from './kept-searches'
import { findTitled, type PublishedSearch } from './published-store'

type Query = CallArguments<typeof songs.searchPublishedSongs>['query']

/** What is looked for; undefined where nothing can be found: there are songs in four languages. */
function searchOf(query: Query, reader: Reader, today: string): PublishedSearch | undefined {
  const { page = 1, limit = pageSizes.songs, hasRecording } = query
  const isAnyLanguage = query.language === undefined || query.language === 'all'
  const language = isAnyLanguage ? undefined : songLanguageOf(query.language ?? '')
  if (!isAnyLanguage && !language) return undefined
  const difficulty = query.difficulty?.flatMap(asked => songDifficultyOf(asked) ?? [])
  const isAnyDifficulty = query.difficulty?.includes('all') || difficulty?.length === 0
  const title = foldText(query.title ?? '')
  return {
    reader,
    today,
    ...(language ? { language } : {}),
    ...(difficulty && !isAnyDifficulty ? { difficulty: [...new Set(difficulty)] } : {}),
    maturity: query.maturity?.length ? query.maturity : studentMaturities,
    ...(title ? { title } : {}),
    ...(hasRecording === undefined ? {} : { hasRecording: hasRecording === 'true' }),
    order: query.recent === '-1' ? 'recent' : 'popular',
    offset: (page - 1) * limit,
    limit,
  }
}

/** GET /api/songs/published (songs-for-learners.md#find-songs). */
export function searchPublishedSongs({
  database,
  clock,
}: SongsRoom): Handler<typeof songs.searchPublishedSongs> {
  return async ({ query }, { reader }) => {
    const asks = await withClasses(database, reader, query.maturity?.includes('PG-13') ?? false)
    const search = searchOf(query, asks, dayOfSongs(clock))
    if (!search) return { songs: [], total: 0 }
    if (search.title === undefined) return keptPage(database, search)
    const found = await findTitled(database, withOneBefore(search))
    const { rows, before } = cutOneBefore(search, found.rows)
    return { songs: rows.map(learnersCardView), total: found.total, ...before }
  }
}
