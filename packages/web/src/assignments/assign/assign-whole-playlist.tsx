import type { Playlist } from '@duologue/contract/playlists'
import { conversationPageTexts } from '@duologue/domain/messages/conversations/conversation-page'
import type { Client } from '../../api/client'
import { AssignButton } from './assign-button'

/** What a teacher does with a playlist: all of its conversations are assigned at once (assignments.md#assign-to-class). */
export const AssignWholePlaylist = ({
  client,
  playlist: { id, name },
}: {
  client: Client
  playlist: Playlist
}) => (
  <p>
    <AssignButton
      client={client}
      thing={{ what: 'playlist', id, title: name }}
      address={`/playlists/${id}`}
      label={conversationPageTexts.assign}
    />
  </p>
)
