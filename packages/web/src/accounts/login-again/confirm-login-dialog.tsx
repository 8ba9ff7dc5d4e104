import type { OfferedLogin } from '@duologue/contract/site'
import { currentPasswordFault } from '@duologue/domain/accounts/account-fields'
import { accountTexts } from '@duologue/domain/messages/accounts/accounts'
import { loginAgainTexts as texts } from '@duologue/domain/messages/accounts/login-again'
import { schoolLoginTexts } from '@duologue/domain/messages/accounts/school-logins'
import { refusals } from '@duologue/domain/messages/refusals'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { besideField } from '../../session/beside-field'
import { makeCall } from '../../session/make-call'
import { useSession } from '../../session/session'
import { siteQuery } from '../../site/get-site-query'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { notify } from '../../ui/feedback/notify'
import { useSending } from '../../ui/feedback/use-sending'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from '../account-form.module.css'
import { googleTokenThrough } from '../login/exchange-google-code'
import { openGooglePopup } from '../login/google-popup'
import { schoolProofThrough } from '../school-logins/exchange-sso-code'
import { loginsQuery } from '../school-logins/list-logins-query'

interface Asked {
  client: Client
  onConfirmed: () => void
}

/** The password of whoever is logged in, once more. */
function PasswordAgain({ client, onConfirmed, email }: Asked & { email: string }) {
  const { field, form, isSending, focus, refuse } = useForm({
    rules: { password: currentPasswordFault },
    onSend: async body => {
      const confirm = () =>
        client.accounts
          .confirmLogin({ body })
          .catch(besideField(refuse, { 'wrong-password': 'password' }))
      if (await makeCall(client, confirm)) onConfirmed()
      else focus('password')
    },
  })
  return (
    <form {...form} className={styles.form} aria-busy={isSending}>
      <TextField
        {...field('password')}
        label={accountTexts.password}
        type="password"
        autoComplete="current-password"
      />
      {/* Tells password managers whose password it is; the field before it has the focus. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <SubmitButton isSending={isSending}>{accountTexts.goOn}</SubmitButton>
    </form>
  )
}

/** The same through Google. */
function GoogleAgain({ client, onConfirmed }: Asked) {
  const { data: site } = useQuery(siteQuery(client))
  const [isSending, send] = useSending()
  const google = site?.google
  const press = () => {
    if (!google) return
    // Before anything is waited for: browsers open a popup within a press only.
    const popup = openGooglePopup()
    send(async () => {
      const confirm = async () => {
        const googleToken = await googleTokenThrough({ google, popup, client })
        if (googleToken) await client.accounts.confirmLogin({ body: { googleToken } })
        else notify('warning', accountTexts.popupClosed)
        if (googleToken) onConfirmed()
      }
      await makeCall(client, confirm)
    })
  }
  if (site && !google) return <p>{refusals['google-not-set-up']}</p>
  return (
    <button
      type="button"
      className={button.secondary}
      disabled={!google || isSending}
      onClick={press}
    >
      {shell.googleLogin}
    </button>
  )
}

/** The same through the schools that open the account; through Google where none does. */
function OutsideAgain({ client, onConfirmed }: Asked) {
  const { data: site } = useQuery(siteQuery(client))
  const offered = site?.logins ?? []
  const hasLogins = offered.length > 0
  const { data: connected, isPending } = useQuery({ ...loginsQuery(client), enabled: hasLogins })
  const [isSending, send] = useSending()
  const own = offered.filter(({ provider }) =>
    connected?.some(login => login.provider === provider),
  )
  const press = (login: OfferedLogin) => {
    const popup = openGooglePopup()
    send(async () => {
      const confirm = async () => {
        const proof = popup && (await schoolProofThrough({ login, popup, client, goal: 'logIn' }))
        if (!proof) return notify('warning', accountTexts.popupClosed)
        await client.accounts.confirmLogin({ body: await proof() })
        onConfirmed()
      }
      await makeCall(client, confirm)
    })
  }
  if (hasLogins && isPending) return <p aria-busy="true" />
  return (
    <>
      {own.map(login => (
        <button
          key={login.provider}
          type="button"
          className={button.secondary}
          disabled={isSending || login.authorizationUrl === null}
          onClick={() => press(login)}
        >
          {schoolLoginTexts.logInWith(login.name)}
        </button>
      ))}
      {own.length === 0 || site?.google ? <GoogleAgain {...{ client, onConfirmed }} /> : null}
    </>
  )
}

/** Asks whoever is logged in to show once more that it is them (accounts.md#asked-again). */
export function ConfirmLoginDialog({
  client,
  onAnswer,
}: {
  client: Client
  onAnswer: (isConfirmed: boolean) => void
}) {
  const session = useSession()
  const user = session.status === 'user' ? session.user : null
  const onConfirmed = () => onAnswer(true)
  return (
    <Dialog title={texts.title} onClose={() => onAnswer(false)}>
      <p>{texts.lead}</p>
      {user?.hasPassword ? (
        <PasswordAgain {...{ client, onConfirmed }} email={user.email ?? ''} />
      ) : (
        <OutsideAgain {...{ client, onConfirmed }} />
      )}
    </Dialog>
  )
}
