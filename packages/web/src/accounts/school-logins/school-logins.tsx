import type { OfferedLogin } from '@duologue/contract/site'
import { schoolLoginTexts as texts } from '@duologue/domain/messages/accounts/school-logins'
import { useId, useState } from 'react'
import type { Client } from '../../api/client'
import { useAuthStatus } from '../../session/authenticate'
import button from '../../ui/button.module.css'
import { fetchPart } from '../../ui/feedback/fetch-part'
import { useAwake } from '../../ui/store'
import styles from '../login/google-block.module.css'
import { openGooglePopup } from '../login/google-popup'

function SchoolLogin({ login, client }: { login: OfferedLogin; client: Client }) {
  const [isOpen, setIsOpen] = useState(false)
  const isLoading = useAuthStatus() === 'loading'
  const isAwake = useAwake()
  const whyNot = useId()
  const isAway = login.authorizationUrl === null
  const press = async () => {
    // Before anything is waited for: browsers open a popup within a press only.
    const popup = openGooglePopup()
    setIsOpen(true)
    const part = await fetchPart(() => import('./exchange-sso-code'))
    try {
      if (part) await part.enterWithSchool(client, login, popup)
      else popup?.close()
    } finally {
      setIsOpen(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        disabled={isAway || isOpen || isLoading || !isAwake}
        aria-describedby={isAway ? whyNot : undefined}
        onClick={() => void press()}
      >
        {texts.logInWith(login.name)}
      </button>
      {isAway ? (
        <p id={whyNot} className={styles.note}>
          {texts.away(login.name)}
        </p>
      ) : null}
    </>
  )
}

/** A button for the login of each school, beside Google's (accounts.md#school-logins). */
export function SchoolLogins({
  logins,
  client,
}: {
  logins: readonly OfferedLogin[]
  client: Client
}) {
  return (
    <div className={styles.block}>
      {logins.map(login => (
        <SchoolLogin key={login.provider} login={login} client={client} />
      ))}
    </div>
  )
}
