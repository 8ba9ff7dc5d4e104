import type { songs } from '@duologue/contract/songs'
import { isEditor } from '@duologue/domain/accounts/is-editor'
import { defaultSongLanguage } from '@duologue/domain/choices/song-choices'
import { recentDays } from '@duologue/domain/songs/details/song-limits'
import { foldText } from '@duologue/domain/text/fold'
import type { Handler } from '../../http/handlers'
import type { SongsRoom } from '../songs-room'
import { withClasses } from './older-songs'
import { dayOfSongs } from './require-song'
import { findSongs } from './song-search-store'
import { songCardView } from './song-view'
import { songsFor } from './songs-for'

const day = 86_400_000

const unlessAll = <T extends string>(choice: T | 'all' | undefined) =>
  choice === 'all' ? undefined : (choice as Exclude<T, 'all'> | undefined)

/** GET /api/songs (songs.md#search-songs): whoever is no editor finds what they may meet. */
export function searchSongs({ database, clock }: SongsRoom): Handler<typeof songs.searchSongs> {
  return async ({ query }, { reader }) => {
    const isForEditors = isEditor(reader)
    const isOlder = query.maturity === undefined || /^(all|PG-13)$/.test(query.maturity)
    const asks = await withClasses(database, reader, isOlder)
    const curated = unlessAll(query.curated)
    const recent = new Date(clock.now().getTime() - recentDays * day)
    const { rows, total } = await findSongs(database, {
      language: query.language ?? defaultSongLanguage,
      term: foldText(query.searchTerm?.trim() ?? ''),
      difficulty: unlessAll(query.difficulty),
      maturity: unlessAll(query.maturity),
      curated: isForEditors ? curated && curated === 'curated' : undefined,
      readable: songsFor(asks, dayOfSongs(clock)),
      publishedSince: query.recentlyPublishedOnly === 'true' ? recent : undefined,
      attentionOn: isForEditors && query.attention === 'true' ? dayOfSongs(clock) : undefined,
      limit: query.limit,
    })
    return { songs: rows.map(row => songCardView(row, isForEditors)), total }
  }
}
