import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { playlistSongTexts as texts } from '@duologue/domain/messages/playlists/playlist-songs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { playlistSongsQuery } from './get-playlist-songs-query'

/** Leads on to the game of the song that follows in a playlist; nothing after the last one (playlists.md#songs). */
export function NextInPlaylist({
  client,
  playlist,
  song,
}: {
  client: Client
  playlist: string
  song: string
}) {
  const session = useSession()
  const reader = session.status === 'user' ? session.user.id : null
  const { data = [] } = useQuery(playlistSongsQuery(client, playlist, reader))
  const place = data.findIndex(({ id }) => id === song)
  const next = place < 0 ? undefined : data[place + 1]
  if (!next) return null
  return (
    <Link
      className={button.secondary}
      to="/songs/$songId/game"
      params={{ songId: next.id }}
      search={{ playlist }}
      lang={codeOfSongLanguage(next.language)}
    >
      {texts.next(next.title)}
    </Link>
  )
}
