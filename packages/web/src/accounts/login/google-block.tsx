import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { refusals } from '@duologue/domain/messages/refusals'
import { shell } from '@duologue/domain/messages/site/shell'
import { useId, useState } from 'react'
import type { Client } from '../../api/client'
import { useAuthStatus } from '../../session/authenticate'
import button from '../../ui/button.module.css'
import { fetchPart } from '../../ui/feedback/fetch-part'
import { useAwake } from '../../ui/store'
import styles from './google-block.module.css'
import { openGooglePopup } from './google-popup'

/**
 * The block for those who have an account at Google (accounts.md#google-login); where it is not set up it says so
 * (accounts.md#google-login).
 */
export function GoogleBlock({
  to,
  google,
  client,
}: {
  to: 'logIn' | 'signUp'
  google: { authorizationUrl: string; clientId: string } | null
  client: Client
}) {
  const [isOpen, setIsOpen] = useState(false)
  const isLoading = useAuthStatus() === 'loading'
  const isAwake = useAwake()
  const whyNot = useId()
  const press = async () => {
    if (!google) return
    // Before anything is waited for: browsers open a popup within a press only.
    const popup = openGooglePopup()
    setIsOpen(true)
    const part = await fetchPart(() => import('./exchange-google-code'))
    try {
      if (part) await part.enterWithGoogle({ to, google, popup, client })
      else popup?.close()
    } finally {
      setIsOpen(false)
    }
  }
  return (
    <div className={styles.block}>
      <span className={styles.or}>{texts.or}</span>
      <button
        type="button"
        className={button.secondary}
        disabled={!google || isOpen || isLoading || !isAwake}
        aria-describedby={google ? undefined : whyNot}
        onClick={() => void press()}
      >
        {to === 'logIn' ? shell.googleLogin : texts.signUpWithGoogle}
      </button>
      {google ? null : (
        <p id={whyNot} className={styles.note}>
          {refusals['google-not-set-up']}
        </p>
      )}
    </div>
  )
}
