import { languageOf } from '@duologue/domain/choices/languages'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { Link } from '@tanstack/react-router'
import button from '../../ui/button.module.css'
import { BackLink } from '../back-link'
import type { Script } from '../cast'
import styles from './cannot-battle.module.css'

/**
 * What stands in the place of a battle that cannot be fought: why, and what can be played instead
 * (battle.md#what-can-be-battled).
 */
export function CannotBattle({
  script,
  reason = texts.tooFewLines,
}: {
  script: Script & { language: string }
  reason?: string | undefined
}) {
  const language = languageOf(script.language)
  return (
    <section className={styles.page}>
      <h1>{texts.battleMode}</h1>
      <p>{reason}</p>
      <p>{texts.playAnother}</p>
      <div className={styles.actions}>
        <Link
          className={button.primary}
          to="/search/conversations"
          search={language ? { language } : {}}
        >
          {texts.findAnother}
        </Link>
        <BackLink script={script} className={button.secondary} />
      </div>
    </section>
  )
}
