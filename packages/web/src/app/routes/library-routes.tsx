import { pageDescriptions } from '@duologue/domain/messages/site/page-descriptions'
import { shell } from '@duologue/domain/messages/site/shell'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { profileQuery } from '../../accounts/get-profile-query'
import { CallFailed } from '../../api/call-failed'
import { authorConversationsQuery } from '../../conversations/search-conversations-query'
import type { AskedReview } from '../../learn/asked/asked-review'
import { needLogin } from '../../session/need-login'
import { pageSize } from '../../ui/lists/page-size'
import { tabTitle } from '../../ui/tab-title'
import { mainRoute } from './layout-routes'
import { type HeadMatch, pageHead, privateHead } from './page-head'
import type { RouterContext } from './router-context'

/** Whose profile it is; an unknown user leads to /not-found, which says so (accounts.md#public-profiles). */
async function loadProfile({ queryClient, client }: RouterContext, username: string) {
  try {
    return await queryClient.ensureQueryData(profileQuery(client, username))
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) {
      throw redirect({ to: '/not-found', search: { missing: 'user' }, statusCode: 302 })
    }
    throw error
  }
}

const toFirstTab = () => {
  needLogin('/library')
  throw redirect({ to: '/library/$tab', params: { tab: 'conversations' }, replace: true })
}

const library = createRoute({
  getParentRoute: () => mainRoute,
  path: 'library/',
  beforeLoad: toFirstTab,
})

/** Every path under it that is no tab leads to the first one (accounts.md#my-library: a prefix). */
const libraryBelow = createRoute({
  getParentRoute: () => mainRoute,
  path: 'library/$',
  beforeLoad: toFirstTab,
})

const libraryTabs = ['conversations', 'playlists', 'courses', 'songs', 'saved']

/** The tabs of the library have one head and one screen. */
const libraryTab = createRoute({
  getParentRoute: () => mainRoute,
  path: 'library/$tab',
  beforeLoad: ({ params: { tab } }) => {
    if (!libraryTabs.includes(tab)) toFirstTab()
    needLogin('/library')
  },
  head: () => privateHead(shell.library),
  component: lazyRouteComponent(() => import('../../screens/conversations/library'), 'Library'),
})

/** What to do today (days.md#plan); whoever is not logged in is told what it is. */
const today = createRoute({
  getParentRoute: () => mainRoute,
  path: 'today',
  head: ({ match }) => pageHead(match, { title: shell.today }),
  component: lazyRouteComponent(() => import('../../screens/days/today'), 'Today'),
})

/** The own numbers, calendar and goal (days.md#numbers). */
const progress = createRoute({
  getParentRoute: () => mainRoute,
  path: 'progress',
  beforeLoad: () => needLogin('/progress'),
  head: () => privateHead(shell.progress),
  component: lazyRouteComponent(() => import('../../screens/days/progress'), 'Progress'),
})

/** What is due today (learn.md#review). */
const review = createRoute({
  getParentRoute: () => mainRoute,
  path: 'review',
  // The screen looks at what it is.
  validateSearch: (search: AskedReview) => search,
  beforeLoad: () => needLogin('/review'),
  head: () => privateHead(shell.review),
  component: lazyRouteComponent(() => import('../../screens/conversations/review'), 'Review'),
})

const profileHead = (match: HeadMatch, user: { displayName: string } | undefined) =>
  pageHead(match, {
    tab: tabTitle(shell.profile),
    ...(import.meta.env.SSR && user
      ? { title: user.displayName, description: pageDescriptions.profile(user.displayName) }
      : {}),
  })

const profile = createRoute({
  getParentRoute: () => mainRoute,
  path: 'users/$username',
  loader: async ({ context, params }) => {
    const user = await loadProfile(context, params.username)
    const { queryClient, client, isSmallScreen } = context
    const asked = { author: user.id, isOwn: false, limit: pageSize(isSmallScreen) }
    await queryClient.prefetchInfiniteQuery(authorConversationsQuery(client, asked))
    return user
  },
  head: ({ match, loaderData }) => profileHead(match, loaderData),
  component: lazyRouteComponent(() => import('../../screens/accounts/profile'), 'Profile'),
})

const profilePlaylists = createRoute({
  getParentRoute: () => mainRoute,
  path: 'users/$username/playlists',
  loader: async ({ context, params }) => {
    const user = await loadProfile(context, params.username)
    const { queryClient, client } = context
    const asked = { author: user.id, recent: '-1' } as const
    const { playlistSearchQuery } = await import('../../playlists/search-playlists-query')
    await queryClient.prefetchInfiniteQuery(playlistSearchQuery(client, asked))
    return user
  },
  head: ({ match, loaderData }) => profileHead(match, loaderData),
  component: lazyRouteComponent(
    () => import('../../screens/accounts/profile-playlists'),
    'ProfilePlaylists',
  ),
})

export const libraryRoutes = [
  library,
  libraryBelow,
  libraryTab,
  profile,
  profilePlaylists,
  review,
  today,
  progress,
] as const
