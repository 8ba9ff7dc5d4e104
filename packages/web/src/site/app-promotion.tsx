import { landing } from '@duologue/domain/messages/site/landing'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { OptionalLink } from '../ui/optional-link'
import styles from './app-promotion.module.css'
import { siteQuery } from './get-site-query'

/** The companion app with its store links; without addresses the text stays (site.md#installation-settings). */
export function AppPromotion() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useSuspenseQuery(siteQuery(client))
  const { appStore, playStore, website } = landing.storeLinks
  return (
    <p className={styles.promotion}>
      {landing.app}
      <span>
        <OptionalLink href={data.appStoreUrl}>{appStore}</OptionalLink>
        <OptionalLink href={data.playStoreUrl}>{playStore}</OptionalLink>
        <OptionalLink href={data.appWebsiteUrl}>{website}</OptionalLink>
      </span>
    </p>
  )
}
