import { shell } from '@duologue/domain/messages/site/shell'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { siteQuery } from '../../site/get-site-query'
import { mainRoute } from './layout-routes'
import { pageHead, privateHead } from './page-head'

/** `page` is the one that is to be reported. */
const about = createRoute({
  getParentRoute: () => mainRoute,
  path: 'about',
  validateSearch: ({ page }: { page?: unknown }): { page?: string } =>
    typeof page === 'string' ? { page } : {},
  loader: ({ context: { queryClient, client } }) => queryClient.ensureQueryData(siteQuery(client)),
  head: ({ match }) => pageHead(match, { title: shell.about }),
  component: lazyRouteComponent(() => import('../../screens/site/about'), 'About'),
})

const faq = createRoute({
  getParentRoute: () => mainRoute,
  path: 'faq',
  head: ({ match }) => pageHead(match, { title: shell.faq }),
  component: lazyRouteComponent(() => import('../../screens/site/faq'), 'Faq'),
})

const sandbox = createRoute({
  getParentRoute: () => mainRoute,
  path: 'sandbox',
  head: ({ match }) => pageHead(match, { title: shell.sandbox }),
  component: lazyRouteComponent(() => import('../../screens/site/sandbox'), 'Sandbox'),
})

/** What is kept on this device is nobody's to find (offline.md#offline-page). */
const offline = createRoute({
  getParentRoute: () => mainRoute,
  path: 'offline',
  head: () => privateHead(shell.offline),
  component: lazyRouteComponent(() => import('../../screens/offline/offline'), 'Offline'),
})

/** What is said about the site, and the table of cards (site.md#routes, site.md#pages-of-words). */
export const helpRoutes = [about, faq, sandbox, offline] as const
