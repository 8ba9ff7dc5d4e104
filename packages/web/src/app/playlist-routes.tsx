import { shell } from '@duologue/domain/messages/shell'
import { slugify } from '@duologue/domain/text/slug'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { CallFailed } from '../api/client'
import { playlistCardsQuery, playlistQuery } from '../playlists/playlist-queries'
import { needLogin } from '../session/need-login'
import { sessionNow } from '../session/session'
import { LoadingVoices } from '../ui/loading-voices'
import { pageSize } from '../ui/page-size'
import { mainRoute } from './layout-routes'
import { pageHead } from './page-head'
import type { RouterContext } from './router-context'

/** The playlist of a page as the reader sees it; one that cannot be loaded leads to /not-found (S1 section 2). */
async function loadPlaylist({ queryClient, client, isSmallScreen }: RouterContext, id: string) {
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
      throw redirect({ to: '/not-found', statusCode: 302 })
    }
    throw error
  }
}

const create = createRoute({
  getParentRoute: () => mainRoute,
  path: 'playlists/create',
  beforeLoad: () => needLogin('/playlists/create'),
  head: () => ({
    meta: [{ title: shell.newPlaylist }, { name: 'robots', content: 'noindex' }],
  }),
  component: lazyRouteComponent(() => import('../screens/playlist-create'), 'PlaylistCreate'),
})

/** /playlists/{id}; the address ends in the name's slug. */
const playlist = createRoute({
  getParentRoute: () => mainRoute,
  path: 'playlists/$playlistId/$',
  loader: async ({ context, params }) => {
    const found = await loadPlaylist(context, params.playlistId)
    const slug = slugify(found.name)
    if (params._splat !== slug || params.playlistId !== found.id) {
      throw redirect({
        to: '/playlists/$playlistId/$',
        params: { playlistId: found.id, _splat: slug },
        statusCode: 301,
        replace: true,
      })
    }
    return { name: found.name, description: found.description }
  },
  head: ({ match, loaderData, params }) => {
    const { meta, links } = pageHead({
      title: loaderData?.name ?? '',
      description: loaderData?.description ?? '',
      path: `/playlists/${params.playlistId}/${encodeURIComponent(params._splat ?? '')}`,
      publicUrl: match.context.publicUrl,
    })
    // The tab title is the name and nothing else (S1 section 2).
    return { meta: [...meta, { title: loaderData?.name ?? '' }], links }
  },
  pendingComponent: LoadingVoices,
  component: lazyRouteComponent(() => import('../screens/playlist'), 'Playlist'),
})

export const playlistRoutes = [create, playlist] as const
