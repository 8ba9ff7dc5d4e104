import { accountTexts as texts } from '@duologue/domain/messages/accounts'
import { useState } from 'react'
import type { Client } from '../api/client'
import { useAuthStatus } from '../session/authenticate'
import button from '../ui/button.module.css'
import { useAwake } from '../ui/use-awake'
import styles from './google-block.module.css'
import { openGooglePopup } from './google-popup'

/** The block for those who have an account at Google (S1 section 1); it is there even where it is not set up (R2). */
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
  const press = async () => {
    // Before anything is waited for: browsers open a popup within a press only.
    const popup = google && openGooglePopup()
    setIsOpen(true)
    const { enterWithGoogle } = await import('./enter-with-google')
    await enterWithGoogle({ to, google, popup, client }).finally(() => setIsOpen(false))
  }
  return (
    <div className={styles.block}>
      <span className={styles.or}>{texts.or}</span>
      <button
        type="button"
        className={button.secondary}
        disabled={isOpen || isLoading || !isAwake}
        onClick={() => void press()}
      >
        {to === 'logIn' ? texts.logInWithGoogle : texts.signUpWithGoogle}
      </button>
    </div>
  )
}
