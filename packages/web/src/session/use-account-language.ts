import { language } from '@duologue/domain/messages/language'
import { useEffect } from 'react'
import { inTab } from '../saved-here/in-tab'
import { languageToFollow } from './language-to-follow'
import { useSession } from './session'

const followed = inTab('language-followed')

/** Loads the page anew in the language of the account, when it speaks another one of those that are offered. */
export function useAccountLanguage(offered: readonly string[]): void {
  const session = useSession()
  const wanted = session.status === 'user' ? session.user.language : null
  useEffect(() => {
    const next = languageToFollow({ wanted, shown: language, offered, followed: followed.kept() })
    if (!next) return
    followed.keep(next.pair)
    const from = location.pathname + location.search
    location.replace(`/language?${new URLSearchParams({ to: next.language, from })}`)
  }, [wanted, offered])
}
