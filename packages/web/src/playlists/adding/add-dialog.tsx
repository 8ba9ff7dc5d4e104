import { useLocation } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import { LoginOffer } from '../../session/login-offer'
import { useSession } from '../../session/session'
import { AddToPlaylistDialog } from './add-to-playlist-dialog'
import type { AddedThing } from './added-thing'

/** What `Add to Playlist` opens: the own playlists, or for visitors the way to log in. */
export function AddDialog({
  client,
  thing,
  onClose,
}: {
  client: Client
  thing: AddedThing
  onClose: () => void
}) {
  const session = useSession()
  const address = useLocation({ select: ({ pathname }) => pathname })
  if (session.status === 'visitor')
    return (
      <LoginOffer
        reason={thing.what === 'song' ? 'feature' : 'addToPlaylist'}
        address={address}
        onClose={onClose}
      />
    )
  return session.status === 'user' ? (
    <AddToPlaylistDialog
      client={client}
      thing={thing}
      playlists={session.user.playlists}
      onClose={onClose}
    />
  ) : null
}
