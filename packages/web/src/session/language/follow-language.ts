import { language } from '@duologue/domain/messages/language'
import { splitAddress } from '@duologue/domain/messages/split-address'
import { inTab } from '../../saved-here/in-tab'
import { languageToFollow } from './language-to-follow'

const followed = inTab('language-followed')

/**
 * Loads the page anew in the language that the account wants, once for each pair of languages (accounts.md#language); not
 * one whose address says its language.
 */
export function followLanguage(wanted: string, offered: readonly string[]): void {
  if (splitAddress(location.pathname).language) return
  const next = languageToFollow({ wanted, shown: language, offered, followed: followed.kept() })
  if (!next) return
  followed.keep(next.pair)
  const from = location.pathname + location.search
  location.replace(`/language?${new URLSearchParams({ to: next.language, from })}`)
}
