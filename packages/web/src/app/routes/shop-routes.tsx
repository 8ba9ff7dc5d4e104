import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { siteQuery } from '../../site/get-site-query'
import { mainRoute } from './layout-routes'
import { pageHead } from './page-head'

type ShopSearch = { shop?: string; tab?: 'students' | 'purchases' }

/** Which shop is open, and at which tab; anything else is left out. */
function readShop({ shop, tab }: Record<string, unknown>): ShopSearch {
  return {
    ...(typeof shop === 'string' && /^[0-9a-f-]{36}$/.test(shop) ? { shop } : {}),
    ...(tab === 'students' || tab === 'purchases' ? { tab } : {}),
  }
}

/** The reward store (shop.md#store-page); its title is the operator's. */
const shop = createRoute({
  getParentRoute: () => mainRoute,
  path: 'shop',
  validateSearch: readShop,
  loader: ({ context: { queryClient, client } }) => queryClient.ensureQueryData(siteQuery(client)),
  head: ({ match, loaderData }) =>
    pageHead(match, {
      title: loaderData?.storeTitle ?? '',
      isPrivate: true,
    }),
  component: lazyRouteComponent(() => import('../../screens/classes/shop'), 'Shop'),
})

export const shopRoutes = [shop] as const
