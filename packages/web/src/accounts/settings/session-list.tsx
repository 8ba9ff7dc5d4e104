import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { EndSessionRow } from './end-session-row'
import { sessionsQuery } from './list-sessions-query'
import styles from './session-list.module.css'

/** Where the user is logged in. */
export function SessionList({ client }: { client: Client }) {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery(client))
  if (isPending) return <ul className={styles.list} aria-busy="true" />
  if (!sessions) {
    return <LoadFailed message={texts.sessionsFailed} onRetry={() => void refetch()} />
  }
  return (
    <ul className={styles.list}>
      {sessions.map(session => (
        <EndSessionRow key={session.id} client={client} session={session} />
      ))}
    </ul>
  )
}
