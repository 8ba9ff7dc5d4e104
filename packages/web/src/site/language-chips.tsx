import { ownLanguageName } from '@duologue/domain/choices/own-language-names'
import { landing } from '@duologue/domain/messages/site/landing'
import { Link } from '@tanstack/react-router'
import styles from './language-chips.module.css'

/** In the order of the headline's sentence. */
const taught = ['es', 'fr', 'zh', 'de', 'en'] as const

/** The languages that come with the product, each with the way to its conversations (site.md#landing-page). */
export function LanguageChips() {
  return (
    <ul className={styles.chips} aria-label={landing.languages}>
      {taught.map(code => (
        <li key={code} lang={code}>
          <Link to="/search/conversations" search={{ language: code }}>
            {ownLanguageName(code)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
