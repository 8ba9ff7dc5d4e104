import { noLongerUpdated } from '@duologue/domain/messages/site/philosophy'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { OptionalLink } from '../ui/optional-link'
import { siteQuery } from './get-site-query'
import styles from './successor-note.module.css'

/**
 * The note that the product is no longer updated, with its pointer to the successor app
 * (site.md#installation-settings).
 */
export function SuccessorNote() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useSuspenseQuery(siteQuery(client))
  return (
    <p className={styles.note} role="note">
      {noLongerUpdated.before}
      <OptionalLink href={data.successorUrl}>{noLongerUpdated.linkName}</OptionalLink>
      {noLongerUpdated.after}
    </p>
  )
}
