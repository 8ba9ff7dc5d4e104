import type { Battle } from '@duologue/domain/battle/battle'
import type { BattleResult } from '@duologue/domain/battle/scoring/result'
import type { MemberView } from '@duologue/domain/live/views/views'
import { togetherTexts as texts } from '@duologue/domain/messages/live/together'
import { useHeadingFocus } from '../look/use-heading-focus'
import { DuelScores } from './duel-scores'
import { duelWords } from './duel-words'
import styles from './pair.module.css'

/** The duel of a pair is over while others still play (live.md#together). */
export function PairOver({
  view,
  battle,
  result,
  partner,
}: {
  view: MemberView
  /** As its reader sees it. */
  battle: Battle
  result: BattleResult
  partner: string
}) {
  const heading = useHeadingFocus(true)
  const { winner, scores } = result
  const how = winner === null ? 'draw' : winner === 1 ? 'won' : 'lost'
  return (
    <div className={styles.over} data-won={how === 'won' || undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {duelWords({ how, partner })}
      </h1>
      <p>{texts.healthLeft(partner, battle.players[2].currentHealth)}</p>
      <DuelScores partner={partner} points={scores[1].total} partnerPoints={scores[2].total} />
      {view.form === 'pairs' ? <p className={styles.soft}>{texts.lookAtScreen}</p> : null}
    </div>
  )
}
