import type { Battle } from '@duologue/domain/battle/battle'
import { intentOf } from '@duologue/domain/battle/facts/intent'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { duelFacts as texts } from '@duologue/domain/messages/battle/facts'
import { Icon } from '../../ui/icon'
import { PowerIcon } from '../powers/power-icon'
import styles from './panel-facts.module.css'

/**
 * What the computer will do next, beside its panel while the learner has the turn (battle.md#intent). It describes the
 * panel and announces nothing.
 */
export function IntentChip({ battle }: { battle: Battle }) {
  const intent = intentOf(battle)
  if (intent === null) return null
  const { most, powers, shield } = intent
  const holds = <span>{texts.shieldHolds}</span>
  return (
    <p className={styles.chip} data-safe={shield === 'holds' || undefined}>
      <Icon name="sword" />
      <span>{most === 0 ? texts.nextHarmless : texts.next(most)}</span>
      {powers.map(power => (
        <span key={power} className={styles.sign} title={battleTexts.powers[power].name}>
          <PowerIcon power={power} />
          <span className="visually-hidden">{battleTexts.powers[power].name}</span>
        </span>
      ))}
      {shield === 'holds' ? holds : null}
      {shield === 'breaks' ? (
        <>
          <del>{texts.shieldHolds}</del>
          <span>{texts.shieldBreaks(battleTexts.powers.trueshot.name)}</span>
        </>
      ) : null}
    </p>
  )
}
