import type { Battle } from '@duologue/domain/battle/battle'
import type { BattleResult } from '@duologue/domain/battle/result'
import { battleTexts as texts } from '@duologue/domain/messages/battle'
import { type ReactNode, useId } from 'react'
import button from '../ui/button.module.css'
import { BackLink } from './back-link'
import { pictureOf, type Script } from './cast'
import styles from './game-over.module.css'
import { resultWords } from './result-words'
import { StageDialog } from './stage-dialog'

/** The Game Over modal: win or loss, score, how the score comes about, Restart, the way back (S2 section 2). */
export function GameOver({
  battle,
  result,
  script,
  scores,
  onRestart,
}: {
  battle: Battle
  result: BattleResult
  script: Script
  /** What is said of saved plays. */
  scores: ReactNode
  onRestart: () => void
}) {
  const outcome = useId()
  const { base, healthBonus, difficultyMultiplier, winMultiplier, total } = result.scores[1]
  const { message, reason } = resultWords(battle, result)
  const winner = battle.players[result.winner].characterNumber
  const breakdown = [
    [texts.base, texts.number(base)],
    [texts.healthBonus, `+ ${texts.number(healthBonus)}`],
    [texts.difficultyMultiplier, texts.times(difficultyMultiplier)],
    [texts.winMultiplier, texts.times(winMultiplier)],
  ] as const
  return (
    <StageDialog
      title={texts.gameOver}
      describedBy={outcome}
      actions={
        <>
          <BackLink script={script} className={button.secondary} />
          <button type="button" className={button.primary} onClick={onRestart}>
            {texts.restart}
          </button>
        </>
      }
    >
      <div id={outcome} className={styles.outcome}>
        <div className={styles.result} data-voice={winner}>
          <img src={pictureOf(script, battle, winner)} alt="" width="112" height="112" />
          <div>
            <p className={styles.message}>{message}</p>
            <p>{reason}</p>
          </div>
        </div>
        <p className={styles.score}>
          {texts.yourScore} <strong>{texts.number(total)}</strong>
        </p>
      </div>
      <dl className={styles.breakdown} aria-label={texts.breakdown}>
        {breakdown.map(([part, value]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {scores}
    </StageDialog>
  )
}
