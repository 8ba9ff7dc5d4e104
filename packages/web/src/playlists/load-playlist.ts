import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { foundOrNot } from '../session/found-or-not'
import { sessionNow } from '../session/session'
import { pageSize } from '../ui/lists/page-size'
import { playlistCardsQuery } from './get-playlist-conversations-query'
import { playlistQuery } from './get-playlist-query'
import { playlistSongsQuery } from './songs/get-playlist-songs-query'

/**
 * The playlist of a page as the reader sees it; one that cannot be loaded leads to /not-found (site.md#not-found).
 */
export async function loadPlaylist(
  {
    queryClient,
    client,
    isSmallScreen,
  }: { queryClient: QueryClient; client: Client; isSmallScreen: boolean },
  id: string,
  href: string,
) {
  const session = sessionNow()
  const reader = session.status === 'user' ? session.user.id : null
  const [playlist] = await foundOrNot(href, () =>
    Promise.all([
      queryClient.ensureQueryData(playlistQuery(client, id, reader)),
      queryClient.prefetchInfiniteQuery(
        playlistCardsQuery(client, id, reader, pageSize(isSmallScreen)),
      ),
    ]),
  )
  // The server's page holds them, too.
  if (playlist.songs.length > 0)
    await queryClient.prefetchQuery(playlistSongsQuery(client, id, reader))
  return playlist
}
