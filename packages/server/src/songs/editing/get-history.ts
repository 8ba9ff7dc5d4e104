import type { HistoryEntry, songs } from '@duologue/contract/songs'
import { historyLimits } from '@duologue/domain/songs/details/song-limits'
import type { PublicAuthor } from '../../accounts/index'
import { publicAuthors } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { findSong } from '../details/song-store'
import type { SongsRoom } from '../songs-room'
import { type HistoryRow, historyOf } from './song-history-store'

const day = 86_400_000

function entryView(row: HistoryRow, user: PublicAuthor | undefined): HistoryEntry {
  const { song = {}, lyrics = {}, removed = [], added = [] } = row.inverse
  const fields = [song, ...Object.values(lyrics)].flatMap(changed => Object.keys(changed))
  return {
    rev: row.rev,
    at: row.at.toISOString(),
    user: user ?? null,
    op: row.operation,
    ...(row.reason === null ? {} : { reason: row.reason }),
    fields: [...new Set(fields)],
    lyrics: [...Object.keys(lyrics), ...added],
    removed: removed.map(({ fields }) => ({ id: fields.id, text: String(fields['text']) })),
  }
}

/** GET /api/songs/{id}/history: the latest 200 of the last 90 days (songs.md#history). */
export function getHistory({ database, clock }: SongsRoom): Handler<typeof songs.getHistory> {
  return async ({ params, query }) => {
    if (!(await findSong(database, params.id))) throw new Refused('song-not-found')
    const rows = await historyOf(database, params.id, {
      before: query.before,
      since: new Date(clock.now().getTime() - historyLimits.days * day),
      most: historyLimits.shown,
    })
    const users = await publicAuthors(
      database,
      rows.map(({ user }) => user),
    )
    return { history: rows.map(row => entryView(row, users.get(row.user ?? ''))) }
  }
}
