import { shell } from '@duologue/domain/messages/shell'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { profileQuery } from '../accounts/profile-query'
import { CallFailed } from '../api/client'
import { authorConversationsQuery } from '../conversations/conversation-queries'
import { needLogin } from '../session/need-login'
import { pageSize } from '../ui/page-size'
import { mainRoute } from './layout-routes'
import { pageHead } from './page-head'
import type { RouterContext } from './router-context'

/** Whose profile it is; an unknown user leads to /not-found, which says so (S1 section 8). */
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

const library = createRoute({
  getParentRoute: () => mainRoute,
  path: 'library',
  beforeLoad: () => {
    needLogin('/library')
    throw redirect({ to: '/library/conversations', replace: true })
  },
})

const libraryConversations = createRoute({
  getParentRoute: () => mainRoute,
  path: 'library/conversations',
  beforeLoad: () => needLogin('/library'),
  head: () => ({ meta: [{ title: shell.library }, { name: 'robots', content: 'noindex' }] }),
  component: lazyRouteComponent(() => import('../screens/library'), 'Library'),
})

const profile = createRoute({
  getParentRoute: () => mainRoute,
  path: 'users/$username',
  loader: async ({ context, params }) => {
    const { id, displayName } = await loadProfile(context, params.username)
    const { queryClient, client, isSmallScreen } = context
    const limit = pageSize(isSmallScreen)
    await queryClient.prefetchInfiniteQuery(
      authorConversationsQuery(client, { author: id, isOwn: false, limit }),
    )
    return { displayName }
  },
  head: ({ match, params, loaderData }) =>
    pageHead({
      title: shell.profile,
      description: loaderData?.displayName ?? '',
      path: `/users/${encodeURIComponent(params.username)}`,
      publicUrl: match.context.publicUrl,
    }),
  component: lazyRouteComponent(() => import('../screens/profile'), 'Profile'),
})

export const libraryRoutes = [library, libraryConversations, profile] as const
