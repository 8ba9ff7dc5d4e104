import type { ConnectedLogin } from '@duologue/contract/accounts/school-logins'
import type { OfferedLogin } from '@duologue/contract/site'
import { settingsTexts } from '@duologue/domain/messages/accounts/account-settings'
import { accountTexts } from '@duologue/domain/messages/accounts/accounts'
import { schoolLoginTexts as texts } from '@duologue/domain/messages/accounts/school-logins'
import { commas } from '@duologue/domain/messages/joined'
import { day, moment } from '@duologue/domain/messages/said-in'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { fetchPart } from '../../ui/feedback/fetch-part'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { notify } from '../../ui/feedback/notify'
import { useSending } from '../../ui/feedback/use-sending'
import { inAnyLanguage } from '../../ui/written-in'
import { openGooglePopup } from '../login/google-popup'
import { useAskedAgain } from '../login-again/use-asked-again'
import { loginsQuery } from '../school-logins/list-logins-query'
import { connectLogin } from './connect-login'
import styles from './connected-logins.module.css'
import { disconnectLogin } from './disconnect-login'

interface Row {
  client: Client
  login: OfferedLogin
  connected: ConnectedLogin | undefined
}

/** One school: connected since when, or the way to connect it. */
function LoginRow({ client, login, connected }: Row) {
  const { name } = login
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const again = () => queryClient.invalidateQueries({ queryKey: loginsQuery(client).queryKey })
  const disconnect = () =>
    send(async () => {
      await disconnectLogin(client, login)
      await again()
    })
  const connect = () => {
    // Before anything is waited for: browsers open a popup within a press only.
    const popup = openGooglePopup()
    send(async () => {
      const part = await fetchPart(() => import('../school-logins/exchange-sso-code'))
      if (!part) return popup?.close()
      const proof = await part.schoolProofThrough({ login, popup, client, goal: 'connect' })
      if (!proof) return notify('warning', accountTexts.popupClosed)
      await connectLogin(client, login, proof)
      await again()
    })
  }
  return (
    <li className={styles.login}>
      <div>
        <strong {...inAnyLanguage}>{name}</strong>
        {connected ? (
          <p>
            {commas([
              settingsTexts.since(day(Date.parse(connected.since))),
              settingsTexts.lastUsed(moment(Date.parse(connected.lastUsed))),
            ])}
          </p>
        ) : null}
        {!connected && login.authorizationUrl === null ? <p>{texts.away(name)}</p> : null}
      </div>
      <button
        type="button"
        className={button.secondary}
        disabled={isSending || (!connected && login.authorizationUrl === null)}
        onClick={connected ? disconnect : connect}
      >
        {connected ? texts.disconnect(name) : texts.connect(name)}
      </button>
    </li>
  )
}

/** The logins of schools that open the own account, and those that could (accounts.md#school-logins). */
export function ConnectedLogins(props: { client: Client; logins: readonly OfferedLogin[] }) {
  const { client, dialog } = useAskedAgain(props.client)
  const { data, isPending, refetch } = useQuery(loginsQuery(props.client))
  if (isPending) return <ul className={styles.list} aria-busy="true" />
  if (!data)
    return <LoadFailed message={settingsTexts.sessionsFailed} onRetry={() => void refetch()} />
  return (
    <>
      <p>{texts.lead}</p>
      <ul className={styles.list}>
        {props.logins.map(login => (
          <LoginRow
            key={login.provider}
            client={client}
            login={login}
            connected={data.find(({ provider }) => provider === login.provider)}
          />
        ))}
      </ul>
      {dialog}
    </>
  )
}
