import { language } from '@duologue/domain/messages/language'
import { inTab } from '../saved-here/in-tab'
import { languageToFollow } from './language-to-follow'

const followed = inTab('language-followed')

/** Loads the page anew in the language that the account wants, once for each pair of languages (accounts.md#language). */
export function followLanguage(wanted: string, offered: readonly string[]): void {
  const next = languageToFollow({ wanted, shown: language, offered, followed: followed.kept() })
  if (!next) return
  followed.keep(next.pair)
  const from = location.pathname + location.search
  location.replace(`/language?${new URLSearchParams({ to: next.language, from })}`)
}
