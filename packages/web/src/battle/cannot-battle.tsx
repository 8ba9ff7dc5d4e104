import { battleTexts as texts } from '@duologue/domain/messages/battle'
import button from '../ui/button.module.css'
import { BackLink } from './back-link'
import styles from './cannot-battle.module.css'
import type { Script } from './cast'

/** What stands in the place of a battle over a conversation with too few different lines (R4). */
export function CannotBattle({ script }: { script: Script }) {
  return (
    <section className={styles.page}>
      <h1>{texts.battleMode}</h1>
      <p>{texts.tooFewLines}</p>
      <BackLink script={script} className={button.primary} />
    </section>
  )
}
