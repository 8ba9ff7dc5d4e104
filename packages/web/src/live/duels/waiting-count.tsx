import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { waitingQuery } from './get-waiting-query'
import styles from './waiting-count.module.css'

/** How many duels wait for oneself, beside their entry in the menu; nothing where none does. */
export function WaitingCount({ user }: { user: string }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(waitingQuery(client, user))
  if (!data || data.total === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{data.total}</span>
      <span className="visually-hidden">{texts.waitingCount(data.total)}</span>
    </span>
  )
}
