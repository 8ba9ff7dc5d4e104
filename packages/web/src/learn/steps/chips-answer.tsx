import { chipsOf } from '@duologue/domain/learn/chips'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import type { LearnLine } from '../learn-line'
import styles from './learn-step.module.css'

/** An answer that is put together from the words of the line (learn.md#steps). */
export function ChipsAnswer({
  line,
  onAnswer,
}: {
  line: LearnLine
  onAnswer: (given: string) => void
}) {
  const chips = chipsOf(line)
  const [taken, setTaken] = useState<readonly number[]>([])
  const wordOf = (chip: number) => chips[chip] ?? ''
  return (
    <div className={styles.form}>
      <p className={styles.question}>{texts.putInOrder}</p>
      <div
        className={styles.answer}
        lang={line.language}
        role="group"
        aria-label={texts.yourAnswer}
      >
        {taken.length === 0 ? <span className={styles.note}>{texts.noChips}</span> : null}
        {taken.map(chip => (
          <button
            key={chip}
            type="button"
            className={styles.chip}
            aria-label={texts.takeBack(wordOf(chip))}
            onClick={() => setTaken(taken.filter(other => other !== chip))}
          >
            {wordOf(chip)}
          </button>
        ))}
      </div>
      <div
        className={styles.choices}
        lang={line.language}
        role="group"
        aria-label={texts.putInOrder}
      >
        {chips.map((word, chip) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the same word may stand there twice, and none moves
            key={chip}
            type="button"
            className={styles.chip}
            disabled={taken.includes(chip)}
            onClick={() => setTaken([...taken, chip])}
          >
            {word}
          </button>
        ))}
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={button.primary}
          disabled={taken.length === 0}
          onClick={() => onAnswer(taken.map(wordOf).join(' '))}
        >
          {texts.check}
        </button>
      </div>
    </div>
  )
}
