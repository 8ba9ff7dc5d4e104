import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import type { Round } from '@duologue/domain/pronunciation/game/round'
import styles from './lamps.module.css'

/** The footlights of the stage: one for each question that counts, lit in the colour of its first answer. */
export function Lamps({ round }: { round: Round }) {
  const scored = round.questions.filter(({ isScored }) => isScored)
  const { answers, state } = round
  return (
    <div className={styles.lamps}>
      <progress
        className="visually-hidden"
        aria-label={texts.progress}
        max={scored.length}
        value={answers.length}
      />
      {scored.map(({ item }, place) => {
        const answer = answers[place]
        const isNow = state !== 'summary' && place === answers.length
        const light = answer ? (answer.isRight ? 'right' : 'wrong') : isNow ? 'now' : undefined
        return <span key={item} className={styles.lamp} data-light={light} aria-hidden="true" />
      })}
    </div>
  )
}
