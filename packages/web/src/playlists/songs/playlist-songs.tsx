import type { Playlist } from '@duologue/contract/playlists'
import { mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import { playlistSongTexts as texts } from '@duologue/domain/messages/playlists/playlist-songs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { ConversationGridSkeleton } from '../../conversations/conversation-grid'
import grid from '../../conversations/conversation-grid.module.css'
import { useOwnSongBests } from '../../plays/find-own-bests-of-songs'
import { SongCard } from '../../songs/find/song-cards'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { Icon } from '../../ui/icon'
import page from '../../ui/page.module.css'
import { UnavailableCard } from '../unavailable-card'
import { playlistSongsQuery } from './get-playlist-songs-query'

/** The songs of a playlist under its conversations, in an order of their own (playlists.md#songs). */
export function PlaylistSongs({
  playlist: { id: playlist, songs },
  reader,
}: {
  playlist: Playlist
  reader: string | null
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const found = useQuery({
    ...playlistSongsQuery(client, playlist, reader),
    // What came for another reader stands until the reader's own view of it is there.
    placeholderData: keepPreviousData,
  })
  const cards = new Map(found.data?.map(song => [song.id, song]))
  const bests = useOwnSongBests(client, [...cards.keys()], mostPerPage)
  const first = songs.find(id => cards.has(id))
  return (
    <section className={page.section} aria-labelledby="songs">
      <div className={page.sectionHead}>
        <h2 id="songs">{texts.heading}</h2>
      </div>
      {first === undefined ? null : (
        <p className={grid.start}>
          <Link
            className={button.primary}
            to="/songs/$songId/game"
            params={{ songId: first }}
            search={{ playlist }}
          >
            <Icon name="play" filled /> {texts.singFromStart}
          </Link>
        </p>
      )}
      {found.isError && !found.data ? (
        <LoadFailed message={texts.loadFailed} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <ul className={grid.results}>
          {songs.map(id => {
            const song = cards.get(id)
            return (
              <li key={id}>
                {song ? (
                  <SongCard song={song} best={bests.get(id)} playlist={playlist} />
                ) : (
                  <UnavailableCard hint={texts.unavailableHint} />
                )}
              </li>
            )
          })}
        </ul>
      ) : (
        <ConversationGridSkeleton count={Math.min(songs.length, 4)} />
      )}
    </section>
  )
}
