import { songEditorTexts as texts } from '@duologue/domain/messages/song-editor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed, type Client } from '../api/client'
import { LoadFailed } from '../ui/load-failed'
import { LoadingVoices } from '../ui/loading-voices'
import { SongPage } from './song-page'
import { editedSongQuery } from './song-query'

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
