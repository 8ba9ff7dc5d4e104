import type { Client } from '../../api/client'
import { addSongToPlaylist } from './add-song-to-playlist'
import { addToPlaylist } from './add-to-playlist'
import type { AddedThing } from './added-thing'

/** Puts something at the end of a playlist, and tells so; whether it could be. */
export const addThing = (client: Client, playlist: string, { what, id }: AddedThing) =>
  what === 'song' ? addSongToPlaylist(client, playlist, id) : addToPlaylist(client, playlist, id)
