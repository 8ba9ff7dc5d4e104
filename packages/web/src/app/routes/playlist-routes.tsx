import { shell } from '@duologue/domain/messages/site/shell'
import { coverOfPlaylist } from '@duologue/domain/playlists/cover-of-playlist'
import { slugify } from '@duologue/domain/text/slug'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { needLogin } from '../../session/need-login'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { mainRoute } from './layout-routes'
import { pageHead, privateHead } from './page-head'

const create = createRoute({
  getParentRoute: () => mainRoute,
  path: 'playlists/create',
  // What it begins with, by its id; the screen looks at what it is.
  validateSearch: (asked: { add?: string; song?: string }) => asked,
  beforeLoad: ({ location }) => needLogin(location.href),
  head: () => privateHead(shell.newPlaylist),
  component: lazyRouteComponent(
    () => import('../../screens/playlists/playlist-create'),
    'PlaylistCreate',
  ),
})

/** /playlists/{id}; the address ends in the name's slug. */
const playlist = createRoute({
  getParentRoute: () => mainRoute,
  path: 'playlists/$playlistId/$',
  loader: async ({ context, params, location }) => {
    // It comes with the page: nobody else needs it.
    const { loadPlaylist } = await import('../../playlists/load-playlist')
    const found = await loadPlaylist(context, params.playlistId, location.href)
    const slug = slugify(found.name)
    if (params._splat !== slug || params.playlistId !== found.id) {
      throw redirect({
        to: '/playlists/$playlistId/$',
        params: { playlistId: found.id, _splat: slug },
        statusCode: 301,
        replace: true,
      })
    }
    const { name, description } = found
    return { name, description, cover: import.meta.env.SSR ? coverOfPlaylist(found) : undefined }
  },
  head: ({ match, loaderData: { name = '', description = '', cover } = {} }) =>
    pageHead(match, {
      title: name,
      // The tab title is the name and nothing else (site.md#titles).
      tab: name,
      description,
      cover,
    }),
  pendingComponent: LoadingVoices,
  component: lazyRouteComponent(() => import('../../screens/playlists/playlist'), 'Playlist'),
})

export const playlistRoutes = [create, playlist] as const
