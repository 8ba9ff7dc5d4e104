import type { songs } from '@duologue/contract/songs'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { SongsRoom } from '../songs-room'
import { deleteSongRow } from './song-store'

/** DELETE /api/songs/{id}: the song, its lyrics and its history go for good. */
export function deleteSong({ database }: SongsRoom): Handler<typeof songs.deleteSong> {
  return async ({ params }) => {
    if (!(await deleteSongRow(database, params.id))) throw new Refused('song-not-found')
    return { id: params.id }
  }
}
