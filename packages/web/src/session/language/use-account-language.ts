import { language } from '@duologue/domain/messages/language'
import { useEffect } from 'react'
import { useSession } from '../session'

/** Loads the page anew in the language of the account, when it speaks another one of those that are offered. */
export function useAccountLanguage(offered: readonly string[]): void {
  const session = useSession()
  const wanted = session.status === 'user' ? session.user.language : null
  useEffect(() => {
    if (!wanted || wanted === language) return
    // Seldom needed, so it does not come with every page; where it cannot be fetched, the page stays as it is.
    void import('./follow-language').then(
      late => late.followLanguage(wanted, offered),
      () => undefined,
    )
  }, [wanted, offered])
}
