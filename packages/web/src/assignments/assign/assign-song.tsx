import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import type { Client } from '../../api/client'
import { AssignButton } from './assign-button'

/** Assign to Class on the page of a song (song-page.md#head). */
export function AssignSong({
  client,
  song: { id, title },
}: {
  client: Client
  song: { id: string; title: string }
}) {
  return (
    <AssignButton
      client={client}
      thing={{ what: 'song', id, title }}
      address={`/songs/${id}`}
      label={texts.assignToClass}
    />
  )
}
