import type { BattleResult } from '@duologue/domain/battle/scoring/result'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { battleEndTexts } from '@duologue/domain/messages/battle/end'
import styles from './breakdown.module.css'

/** How a score comes about, folded after a lost battle (battle.md#game-over). */
export function Breakdown({ result }: { result: BattleResult }) {
  const { base, healthBonus, difficultyMultiplier, winMultiplier } = result.scores[1]
  const parts = [
    [battleEndTexts.base, texts.number(base)],
    [battleEndTexts.healthBonus, battleEndTexts.plus(healthBonus)],
    [battleEndTexts.difficultyMultiplier, battleEndTexts.times(difficultyMultiplier)],
    [battleEndTexts.winMultiplier, battleEndTexts.times(winMultiplier)],
  ] as const
  return (
    <details className={styles.sums} open={result.winner === 1}>
      <summary>{battleEndTexts.breakdown}</summary>
      <dl className={styles.breakdown}>
        {parts.map(([part, value]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
