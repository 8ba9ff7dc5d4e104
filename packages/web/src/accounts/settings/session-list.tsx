import type { Session } from '@duologue/contract/accounts'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { ownKey } from '../../session/session-watch'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import styles from './session-list.module.css'

const sessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: [ownKey, 'sessions'],
    queryFn: async () => (await client.accounts.listSessions({})).sessions,
    // Another device may have logged in a moment ago.
    staleTime: 0,
  })

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const minute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the user is logged in, each place with a way to log out there. */
export function SessionList({ client }: { client: Client }) {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery(client))
  if (isPending) return <ul className={styles.list} aria-busy="true" />
  if (!sessions) {
    return <LoadFailed message={texts.sessionsFailed} onRetry={() => void refetch()} />
  }
  return (
    <ul className={styles.list}>
      {sessions.map(session => (
        <Place key={session.id} client={client} session={session} />
      ))}
    </ul>
  )
}

function Place({ client, session }: { client: Client; session: Session }) {
  const queryClient = useQueryClient()
  const end = async () => {
    await makeCall(
      client,
      () => client.accounts.endSession({ params: { id: session.id } }),
      texts.loggedOutThere,
    )
    await queryClient.invalidateQueries({ queryKey: sessionsQuery(client).queryKey })
  }
  return (
    <li className={styles.place}>
      <div>
        <strong>{session.device}</strong>
        <p>
          {texts.since(day.format(new Date(session.since)))},{' '}
          {texts.lastUsed(minute.format(new Date(session.lastUsed)))}
        </p>
      </div>
      {session.isThis ? (
        <span className={styles.here}>{texts.thisDevice}</span>
      ) : (
        <button
          type="button"
          className={button.secondary}
          aria-label={texts.logOutDevice(session.device)}
          onClick={() => void end()}
        >
          {texts.logOutThere}
        </button>
      )}
    </li>
  )
}
