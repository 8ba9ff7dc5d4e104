import { beginsIn } from '@duologue/domain/accounts/begins-in'
import { ownPath } from '@duologue/domain/accounts/own-path'
import { shell } from '@duologue/domain/messages/site/shell'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import {
  type ConversationFilters,
  readFilters,
} from '../../conversations/search/conversation-filters'
import {
  conversationRowQuery,
  conversationSearchQuery,
} from '../../conversations/search-conversations-query'
import { learnsNow } from '../../session/learns'
import { sessionNow } from '../../session/session'
import { siteQuery } from '../../site/get-site-query'
import type { FindFilters } from '../../songs/find/find-filters'
import { pageSize } from '../../ui/lists/page-size'
import { tabTitle } from '../../ui/tab-title'
import { authRoute, mainRoute } from './layout-routes'
import { pageHead, privateHead } from './page-head'

// Who opens another page need not carry these.
const playlistQueries = () => import('../../playlists/search-playlists-query')
const findSongs = () => import('../../songs/find/load-songs')
const searchAddresses = () => import('../../conversations/search/search-address')

const landing = createRoute({
  getParentRoute: () => mainRoute,
  path: '/',
  // A signed-in user is redirected to /home (site.md#redirects).
  beforeLoad: () => {
    if (sessionNow().status === 'user') throw redirect({ to: '/home', replace: true })
  },
  loader: ({ context: { queryClient, client } }) =>
    Promise.all([
      queryClient.ensureQueryData(conversationRowQuery(client, 'popular')),
      queryClient.ensureQueryData(siteQuery(client)),
      findSongs().then(({ loadRow }) => loadRow(queryClient, client)),
    ]),
  head: ({ match }) => pageHead(match),
  component: lazyRouteComponent(() => import('../../screens/site/landing'), 'Landing'),
})

const home = createRoute({
  getParentRoute: () => mainRoute,
  path: 'home',
  loader: ({ context: { queryClient, client } }) =>
    Promise.all([
      queryClient.ensureQueryData(conversationRowQuery(client, 'popular')),
      queryClient.ensureQueryData(conversationRowQuery(client, 'recent')),
      playlistQueries().then(({ playlistRowQuery }) =>
        queryClient.ensureQueryData(playlistRowQuery(client)),
      ),
      findSongs().then(({ loadRow }) => loadRow(queryClient, client)),
    ]),
  // Where its link is shown it speaks for the whole site.
  head: ({ match }) => pageHead(match, { tab: tabTitle(shell.home) }),
  component: lazyRouteComponent(() => import('../../screens/conversations/home'), 'Home'),
})

/** /search, and every path under it that is no tab, is the conversations tab (site.md#redirects: a prefix). */
const search = createRoute({
  getParentRoute: () => mainRoute,
  path: 'search/$',
  validateSearch: readFilters,
  beforeLoad: ({ search: filters }) => {
    throw redirect({ to: '/search/conversations', search: filters, replace: true })
  },
})

/** A search that is opened without a language begins in the one that its reader learns (accounts.md#language-to-learn). */
const beginIn =
  (to: '/search/conversations' | '/search/playlists' | '/search/songs') =>
  ({ search: filters, cause }: { search: ConversationFilters; cause: string }) => {
    const language = beginsIn(filters.language, learnsNow())
    if (language && cause !== 'stay')
      throw redirect({ to, search: { ...filters, language }, replace: true })
  }

/** A search that fails leaves its page standing: the results say so and can be tried again. */
const searchConversations = createRoute({
  getParentRoute: () => mainRoute,
  path: 'search/conversations',
  validateSearch: readFilters,
  beforeLoad: beginIn('/search/conversations'),
  loaderDeps: ({ search: filters }) => filters,
  loader: async ({ context: { queryClient, client, isSmallScreen }, deps: filters }) => {
    // Without its words the page has no title of its own yet; that its files did not come is told by its screen.
    const [words] = await Promise.all([
      searchAddresses().catch(() => undefined),
      queryClient.prefetchInfiniteQuery(
        conversationSearchQuery(client, filters, pageSize(isSmallScreen)),
      ),
    ])
    return words?.searchAddress(filters)
  },
  head: ({ match, loaderData }) => pageHead(match, loaderData),
  component: lazyRouteComponent(
    () => import('../../screens/conversations/search-conversations'),
    'SearchConversations',
  ),
})

const searchPlaylists = createRoute({
  getParentRoute: () => mainRoute,
  path: 'search/playlists',
  validateSearch: readFilters,
  beforeLoad: beginIn('/search/playlists'),
  loaderDeps: ({ search: filters }) => filters,
  loader: async ({ context: { queryClient, client }, deps: filters }) => {
    const { playlistSearchQuery } = await playlistQueries()
    await queryClient.prefetchInfiniteQuery(playlistSearchQuery(client, filters))
  },
  head: ({ match }) =>
    pageHead(match, {
      title: shell.searchPlaylists,
    }),
  component: lazyRouteComponent(
    () => import('../../screens/playlists/search-playlists'),
    'SearchPlaylists',
  ),
})

const searchSongs = createRoute({
  getParentRoute: () => mainRoute,
  path: 'search/songs',
  // The screen looks at what it is.
  validateSearch: (asked: FindFilters) => asked,
  beforeLoad: beginIn('/search/songs'),
  loaderDeps: ({ search: asked }) => asked,
  loader: async ({ context, deps }) => (await findSongs()).loadFound(context, deps),
  head: ({ match, loaderData }) => pageHead(match, loaderData),
  component: lazyRouteComponent(() => import('../../screens/songs/search-songs'), 'SearchSongs'),
})

/** /songs is where songs are found (songs-for-learners.md#search-page-of-songs). */
const songs = createRoute({
  getParentRoute: () => mainRoute,
  path: 'songs',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/search/songs', search, replace: true })
  },
})

const philosophyPage = createRoute({
  getParentRoute: () => mainRoute,
  path: 'philosophy',
  loader: ({ context: { queryClient, client } }) => queryClient.ensureQueryData(siteQuery(client)),
  head: ({ match }) => pageHead(match, { title: shell.philosophy }),
  component: lazyRouteComponent(() => import('../../screens/site/philosophy'), 'Philosophy'),
})

const privacyPage = createRoute({
  getParentRoute: () => mainRoute,
  path: 'privacy',
  loader: ({ context: { queryClient, client } }) => queryClient.ensureQueryData(siteQuery(client)),
  head: ({ match }) => pageHead(match, { title: shell.privacy }),
  component: lazyRouteComponent(() => import('../../screens/site/privacy'), 'Privacy'),
})

const termsPage = createRoute({
  getParentRoute: () => mainRoute,
  path: 'terms',
  head: ({ match }) => pageHead(match, { title: shell.terms }),
  component: lazyRouteComponent(() => import('../../screens/site/terms'), 'Terms'),
})

/** Who was looked for in vain; the page that a visitor was refused, which may be there for a user. */
interface NotFoundSearch {
  missing?: 'user'
  from?: string | undefined
}

const notFound = createRoute({
  getParentRoute: () => authRoute,
  path: 'not-found',
  validateSearch: ({ missing, from }: Record<string, unknown>): NotFoundSearch => ({
    ...(missing === 'user' ? { missing } : {}),
    ...(ownPath(from) ? { from: ownPath(from) } : {}),
  }),
  head: () => privateHead(shell.notFoundTitle),
  component: lazyRouteComponent(() => import('../../screens/site/not-found'), 'NotFound'),
})

export const publicRoutes = [
  landing,
  home,
  search,
  searchConversations,
  searchPlaylists,
  searchSongs,
  songs,
  philosophyPage,
  privacyPage,
  termsPage,
] as const
export const authRoutes = [notFound] as const
