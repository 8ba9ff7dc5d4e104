import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { Shops } from '../../shop/shops'
import { siteQuery } from '../../site/get-site-query'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/shop')

/** /shop, the reward store, under the title that the operator gave it (shop.md#store-page). */
export function Shop() {
  const { client } = route.useRouteContext()
  const { shop, tab } = route.useSearch()
  const { data: site } = useSuspenseQuery(siteQuery(client))
  const session = useSession()
  const search = new URLSearchParams({ ...(shop ? { shop } : {}), ...(tab ? { tab } : {}) })
  useLoginNeeded(search.size > 0 ? `/shop?${search}` : '/shop')
  return (
    <div className={page.page}>
      {session.status === 'user' ? (
        <Shops client={client} user={session.user} title={site.storeTitle} shop={shop} tab={tab} />
      ) : (
        <h1>{site.storeTitle}</h1>
      )}
    </div>
  )
}
