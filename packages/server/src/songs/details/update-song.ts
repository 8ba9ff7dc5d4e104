import type { CallArguments } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import { type SongDetails, withPublished } from '@duologue/domain/songs/details/song-details'
import { orderFaults, reorderLyrics } from '@duologue/domain/songs/editing/change-lyrics'
import { findConflicts } from '@duologue/domain/songs/editing/find-conflicts'
import type { Handler } from '../../http/handlers'
import { type Edited, editSong } from '../editing/edit-song'
import { requireNoConflict, requireOrder } from '../editing/require-no-conflict'
import type { SongsRoom } from '../songs-room'
import type { OpenSong } from './open-song'
import { requireSource } from './require-source'
import { songView } from './song-view'

type Body = CallArguments<typeof songs.updateSong>['body']

/** The details that are sent; what is left out stays as it is. */
function sentDetails({ lyrics: _lyrics, baseRev: _rev, baseOrderRev: _order, ...sent }: Body) {
  return Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined),
  ) as Partial<SongDetails>
}

async function edited(room: SongsRoom, open: OpenSong, body: Body): Promise<Edited> {
  const { row, lyrics } = open
  const patch = sentDetails(body)
  const { baseRev, baseOrderRev, lyrics: order } = body
  const conflicts = findConflicts({
    id: row.id,
    current: row,
    fieldRevs: row.fieldRevs,
    patch,
    baseRev,
  })
  await requireNoConflict(open, conflicts, baseRev ?? 0)
  requireSource({ ...row, ...patch })
  const details = withPublished(patch, row, room.clock.now())
  if (!order) return { details }
  await requireOrder(open, baseOrderRev, orderFaults(lyrics, order))
  return { details, lyrics: reorderLyrics(lyrics, order) }
}

/**
 * PATCH /api/songs/{id} (songs.md#order-of-lyrics): details, and the order of its lyrics, which is refused unless it
 * names each of them once (songs.md#order-of-lyrics).
 */
export function updateSong(room: SongsRoom): Handler<typeof songs.updateSong> {
  return ({ params, body }, caller) =>
    editSong(room, caller, {
      song: { song: params.id },
      request: ['updateSong', params.id, body],
      operation: body.lyrics ? 'order' : 'details',
      work: open => edited(room, open, body),
      answer: ({ row, lyrics }) =>
        songView(
          row,
          lyrics.map(({ id }) => id),
        ),
    })
}
