import { answerClock } from '@duologue/domain/battle/answer-clock'
import type { Battle } from '@duologue/domain/battle/battle'
import { readingCue } from '@duologue/domain/battle/cue'
import type { Turn } from '@duologue/domain/battle/turn'
import { battleTexts as texts } from '@duologue/domain/messages/battle'
import { useEffect, useId, useRef } from 'react'
import { pinyinShown } from '../saved-here/dialogue-choices'
import { AnswerButton } from './answer-button'
import { markOf } from './answer-marks'
import styles from './answer-panel.module.css'
import { nameOf, type Script } from './cast'
import { Countdown } from './countdown'
import { CueCard } from './cue-card'
import { showsPinyin } from './shows-pinyin'

/**
 * The learner's turn: the cue, the clock and the choices (S2 section 2). Give it the turn as its key: a new turn takes
 * the focus to the choices, unless somebody is reading or working elsewhere on the page.
 */
export function AnswerPanel({
  battle,
  turn,
  script,
  elapsed,
  onAnswer,
}: {
  battle: Battle
  turn: Turn
  script: Script
  elapsed: () => number
  onAnswer: (choice: string) => void
}) {
  const cueId = useId()
  const answers = useRef<HTMLOListElement>(null)
  const { lines, language } = battle.setup
  const choices = turn.choices.flatMap(id => lines.find(line => line.id === id) ?? [])
  const hasPinyin = showsPinyin(choices, pinyinShown.use())
  const cue = readingCue(battle)
  const clock = answerClock(battle)
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree) answers.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <div className={styles.head}>
        {battle.setup.relaxed ? null : (
          <div className={styles.clock}>
            {clock ? <Countdown {...clock} elapsed={elapsed} /> : null}
          </div>
        )}
        {cue ? (
          <CueCard
            id={cueId}
            cue={cue}
            speaker={nameOf(battle, 1)}
            language={language}
            translationLanguage={script.translationLanguage}
          />
        ) : null}
      </div>
      <ol
        ref={answers}
        className={styles.answers}
        tabIndex={-1}
        aria-label={texts.answers}
        aria-describedby={cueId}
      >
        {choices.map((line, index) => (
          <li key={line.id}>
            <AnswerButton
              line={line}
              language={language}
              number={index + 1}
              mark={markOf(turn, line.id)}
              hasPinyin={hasPinyin}
              onChoose={() => onAnswer(line.id)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
