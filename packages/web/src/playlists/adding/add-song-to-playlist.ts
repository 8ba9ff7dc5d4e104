import { playlistSongTexts as texts } from '@duologue/domain/messages/playlists/playlist-songs'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'

/** Puts a song behind the songs of a playlist, and tells so; whether it could be. */
export const addSongToPlaylist = (client: Client, id: string, song: string) =>
  makeCall(
    client,
    () => client.playlists.addSongToPlaylist({ params: { id }, body: { song } }),
    texts.added,
  )
