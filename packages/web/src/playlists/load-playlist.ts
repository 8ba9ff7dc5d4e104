import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { CallFailed, type Client } from '../api/client'
import { sessionNow } from '../session/session'
import { pageSize } from '../ui/page-size'
import { playlistCardsQuery, playlistQuery } from './playlist-queries'

/**
 * The playlist of a page as the reader sees it; one that cannot be loaded leads to /not-found (S1 section 2). The server
 * renders for a visitor: /not-found asks once more for whoever is logged in here, from whom it may not be hidden.
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
  try {
    const [playlist] = await Promise.all([
      queryClient.ensureQueryData(playlistQuery(client, id, reader)),
      queryClient.prefetchInfiniteQuery(
        playlistCardsQuery(client, id, reader, pageSize(isSmallScreen)),
      ),
    ])
    return playlist
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) {
      const search = import.meta.env.SSR ? { from: href } : {}
      throw redirect({ to: '/not-found', search, statusCode: 302 })
    }
    throw error
  }
}
