import { playlistListTexts as texts } from '@duologue/domain/messages/playlists/playlist-lists'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import { NothingFound } from '../ui/lists/nothing-found'
import { PlaylistResults } from './playlist-results'

/** The playlists of a library or a profile, the newest first (accounts.md#my-library). */
export function AuthorPlaylists({ author, isOwn }: { author: string; isOwn: boolean }) {
  const empty = isOwn ? (
    <NothingFound title={texts.nothingOwn} hint={texts.nothingOwnHint}>
      <Link className={button.primary} to="/playlists/create">
        {texts.createPlaylist}
      </Link>
    </NothingFound>
  ) : (
    <NothingFound title={texts.nothingPublished} />
  )
  const filters = { author, recent: '-1' } as const
  return <PlaylistResults filters={filters} count={texts.playlists} empty={empty} />
}
