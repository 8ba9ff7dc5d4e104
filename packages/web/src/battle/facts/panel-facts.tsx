import type { Battle } from '@duologue/domain/battle/battle'
import type { PlayerNumber } from '@duologue/domain/battle/battle-setup'
import type { DuelFacts } from '@duologue/domain/battle/facts/duel-facts'
import { duelFacts as texts } from '@duologue/domain/messages/battle/facts'
import { IntentChip } from './intent-chip'
import styles from './panel-facts.module.css'

/** What is said of what the duel has come to. */
export const words = { tension: texts.couldEnd, comeback: texts.stillStanding }

/** What is to be known of a player beside the panel: what the computer will do, and what the duel has come to. */
export function PanelFacts({
  id,
  battle,
  number,
  facts,
}: {
  id: string
  battle: Battle
  number: PlayerNumber
  facts: DuelFacts
}) {
  const { word } = facts
  return (
    <div id={id} className={styles.facts} data-player={number}>
      {number === 2 ? <IntentChip battle={battle} /> : null}
      {word?.player === number ? (
        <p className={styles.word} data-kind={word.kind}>
          {words[word.kind]}
        </p>
      ) : null}
    </div>
  )
}
