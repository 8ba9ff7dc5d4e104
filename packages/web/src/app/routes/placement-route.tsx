import { languageOf } from '@duologue/domain/choices/languages'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { mainRoute } from './layout-routes'
import { pageHead } from './page-head'

/** /placement/{language}: for anybody (placement.md#blocks); what is no language is not there. */
export const placementRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: 'placement/$language',
  loader: async ({ params }) => {
    const language = languageOf(params.language)
    if (!language) throw redirect({ to: '/not-found', statusCode: 302 })
    // Its words come with the page: nobody else needs them.
    const { placementHead } = await import('../../placement/placement-head')
    return placementHead(language)
  },
  head: ({ match, loaderData }) => pageHead(match, loaderData),
  component: lazyRouteComponent(() => import('../../screens/placement/placement'), 'Placement'),
})
