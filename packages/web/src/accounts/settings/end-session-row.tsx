import type { Session } from '@duologue/contract/accounts'
import { sayDevice } from '@duologue/domain/accounts/device-name'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { sessionsQuery } from './list-sessions-query'
import styles from './session-list.module.css'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const minute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** A place where the user is logged in, with a way to log out there. */
export function EndSessionRow({ client, session }: { client: Client; session: Session }) {
  const queryClient = useQueryClient()
  const end = async () => {
    await makeCall(
      client,
      () => client.accounts.endSession({ params: { id: session.id } }),
      texts.loggedOutThere,
    )
    await queryClient.invalidateQueries({ queryKey: sessionsQuery(client).queryKey })
  }
  const device = sayDevice(session.device)
  return (
    <li className={styles.place}>
      <div>
        <strong>{device}</strong>
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
          aria-label={texts.logOutDevice(device)}
          onClick={() => void end()}
        >
          {texts.logOutThere}
        </button>
      )}
    </li>
  )
}
