import { shell } from '@duologue/domain/messages/shell'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { CallFailed } from '../api/client'
import { readListFilters } from '../pronunciation/list-filters'
import { listQuery, listSearchQuery } from '../pronunciation/list-queries'
import { needLogin } from '../session/need-login'
import { sessionNow } from '../session/session'
import { LoadingVoices } from '../ui/loading-voices'
import { mainRoute } from './layout-routes'
import { pageHead } from './page-head'
import type { RouterContext } from './router-context'

/** One's own lists are nobody else's: the server, which renders for a visitor, leaves them to the browser. */
const search = createRoute({
  getParentRoute: () => mainRoute,
  path: 'pronunciation/search',
  validateSearch: readListFilters,
  loaderDeps: ({ search: filters }) => filters,
  loader: ({ context: { queryClient, client }, deps: filters }) =>
    filters.own ? undefined : queryClient.prefetchInfiniteQuery(listSearchQuery(client, filters)),
  head: ({ match }) =>
    pageHead({
      title: shell.searchLists,
      path: '/pronunciation/search',
      publicUrl: match.context.publicUrl,
    }),
  component: lazyRouteComponent(
    () => import('../screens/pronunciation-search'),
    'PronunciationSearch',
  ),
})

const create = createRoute({
  getParentRoute: () => mainRoute,
  path: 'pronunciation/create',
  beforeLoad: () => needLogin('/pronunciation/create'),
  head: () => ({ meta: [{ title: shell.newList }, { name: 'robots', content: 'noindex' }] }),
  component: lazyRouteComponent(
    () => import('../screens/pronunciation-create'),
    'PronunciationCreate',
  ),
})

/**
 * The list of a page as the reader sees it; one that cannot be loaded leads to /not-found. The server renders for a
 * visitor: /not-found asks once more for whoever is logged in here, whose draft it may be (R3).
 */
async function loadList(
  { queryClient, client }: RouterContext,
  id: string,
  location: { href: string },
) {
  const session = sessionNow()
  const reader = session.status === 'user' ? session.user.id : null
  try {
    return await queryClient.ensureQueryData(listQuery(client, id, reader))
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) {
      const from = import.meta.env.SSR ? { from: location.href } : {}
      throw redirect({ to: '/not-found', search: from, statusCode: 302 })
    }
    throw error
  }
}

/** /pronunciation/{shortid}; its id leads there, too. */
const list = createRoute({
  getParentRoute: () => mainRoute,
  path: 'pronunciation/$shortid',
  loader: async ({ context, params, location }) => {
    const { shortid, title, description } = await loadList(context, params.shortid, location)
    if (params.shortid !== shortid)
      throw redirect({
        to: '/pronunciation/$shortid',
        params: { shortid },
        statusCode: 301,
        replace: true,
      })
    return { title, description }
  },
  head: ({ match, loaderData, params }) => {
    const { meta, links } = pageHead({
      title: loaderData?.title ?? '',
      description: loaderData?.description ?? '',
      path: `/pronunciation/${params.shortid}`,
      publicUrl: match.context.publicUrl,
    })
    // The tab title is the title and nothing else, as with playlists.
    return { meta: [...meta, { title: loaderData?.title ?? '' }], links }
  },
  pendingComponent: LoadingVoices,
  component: lazyRouteComponent(() => import('../screens/pronunciation-list'), 'PronunciationList'),
})

export const pronunciationRoutes = [search, create, list] as const
