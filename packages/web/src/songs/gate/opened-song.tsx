import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { editedSongQuery } from '../details/get-song-query'
import { SongPage } from '../editing/song-page'

/** The editor of a song once it has been loaded, for one person. */
export function OpenedSong({
  client,
  id,
  user,
  onLeave,
}: {
  client: Client
  id: string
  user: string
  onLeave: () => void
}) {
  const asked = useQuery(editedSongQuery(client, id))
  // What is edited must not go when the session ends and its answers are forgotten.
  const [stored, setStored] = useState(asked.data)
  if (asked.data && !stored) setStored(asked.data)
  if (stored) return <SongPage client={client} stored={stored} user={user} onLeave={onLeave} />
  if (!asked.isError) return <LoadingVoices />
  const message = asked.error instanceof CallFailed ? asked.error.message : texts.loadFailed
  return <LoadFailed message={message} onRetry={() => void asked.refetch()} />
}
