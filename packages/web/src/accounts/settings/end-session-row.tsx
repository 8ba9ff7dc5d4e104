import type { Session } from '@duologue/contract/accounts'
import { sayDevice } from '@duologue/domain/accounts/device-name'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { commas } from '@duologue/domain/messages/joined'
import { day, moment } from '@duologue/domain/messages/said-in'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { sessionsQuery } from './list-sessions-query'
import styles from './session-list.module.css'

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
          {commas([
            ...(session.isWithCard ? [texts.withCard] : []),
            texts.since(day(Date.parse(session.since))),
            texts.lastUsed(moment(Date.parse(session.lastUsed))),
          ])}
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
