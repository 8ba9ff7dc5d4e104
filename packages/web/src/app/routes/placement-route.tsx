import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { mainRoute } from './layout-routes'
import { pageHead } from './page-head'

/** /placement/{language}: for anybody (placement.md#blocks). */
export const placementRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: 'placement/$language',
  // What it says of itself comes with the page: nobody else needs it.
  loader: async ({ params }) =>
    (await import('../../placement/load-placement')).loadPlacement(params.language),
  head: ({ match, loaderData }) => pageHead(match, loaderData),
  component: lazyRouteComponent(() => import('../../screens/placement/placement'), 'Placement'),
})
