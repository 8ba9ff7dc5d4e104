import { shell } from '@duologue/domain/messages/site/shell'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readListFilters } from '../../pronunciation/list-filters'
import { needLogin } from '../../session/need-login'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { mainRoute } from './layout-routes'
import { pageHead, privateHead } from './page-head'

// What a page of lists loads comes with the page: nobody else needs it.
const loaders = () => import('../../pronunciation/load-lists')

const search = createRoute({
  getParentRoute: () => mainRoute,
  path: 'pronunciation/search',
  validateSearch: readListFilters,
  loaderDeps: ({ search: filters }) => filters,
  loader: async ({ context, deps }) => (await loaders()).loadSearch(context, deps),
  head: ({ match }) =>
    pageHead(match, {
      title: shell.searchLists,
    }),
  component: lazyRouteComponent(
    () => import('../../screens/pronunciation/pronunciation-search'),
    'PronunciationSearch',
  ),
})

const create = createRoute({
  getParentRoute: () => mainRoute,
  path: 'pronunciation/create',
  beforeLoad: () => needLogin('/pronunciation/create'),
  head: () => privateHead(shell.newList),
  component: lazyRouteComponent(
    () => import('../../screens/pronunciation/pronunciation-create'),
    'PronunciationCreate',
  ),
})

/** /pronunciation/{shortid} (pronunciation.md#list-page). */
const list = createRoute({
  getParentRoute: () => mainRoute,
  path: 'pronunciation/$shortid',
  loader: async ({ context, params, location }) =>
    (await loaders()).loadList(context, params.shortid, location.href),
  head: ({ match, loaderData: { title = '', description = '', cover } = {} }) =>
    pageHead(match, {
      title,
      description,
      cover,
    }),
  pendingComponent: LoadingVoices,
  component: lazyRouteComponent(
    () => import('../../screens/pronunciation/pronunciation-list'),
    'PronunciationList',
  ),
})

export const pronunciationRoutes = [search, create, list] as const
