import { duelFacts as texts } from '@duologue/domain/messages/battle/facts'
import { useState } from 'react'
import styles from './panel-facts.module.css'

/** From how many right answers in a row on they are told. */
export const shortestStreak = 2

/** How many own answers in a row were right, beside the score; a mistake lets it fade (battle.md#streak). */
export function Streak({ answers }: { answers: number }) {
  const [last, setLast] = useState(answers)
  const isOn = answers >= shortestStreak
  if (isOn && last !== answers) setLast(answers)
  if (last < shortestStreak) return null
  return (
    <span className={styles.streak} data-over={!isOn || undefined} aria-hidden={!isOn}>
      {texts.inARow(last)}
    </span>
  )
}
