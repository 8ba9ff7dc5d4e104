import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'

/** Puts a conversation at the end of a playlist, and tells so; whether it could be. */
export const addToPlaylist = (client: Client, id: string, conversation: string) =>
  makeCall(
    client,
    () =>
      client.playlists.addToPlaylist({ params: { id }, body: { conversation_id: conversation } }),
    texts.added,
  )
