import type { VisitProgress } from '@duologue/contract/live/pair-shapes'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { phoneTexts } from '@duologue/domain/messages/live/phone'
import type { Alternative } from '@duologue/domain/speech/score-speech'
import { Suspense, useEffect, useEffectEvent, useId } from 'react'
import { AnswerButton } from '../../battle/turn/answer-button'
import { latePart } from '../../ui/feedback/late-part'
import { digitOf, isAlone } from '../../ui/keys/pressed-key'
import { isWrittenIn, usePageKeys } from '../../ui/keys/use-page-keys'
import { HallClock } from '../look/hall-clock'
import { HallQuestion } from '../look/hall-question'
import { useHeadingFocus } from '../look/use-heading-focus'
import styles from '../phone/phone-turn.module.css'
import { CueSound } from './cue-sound'

const SayLine = latePart(async () => (await import('./say-line')).SayLine)

type Asked = NonNullable<VisitProgress['asked']>

/** What is answered: a place, something that was said, or neither. */
export interface Given {
  readonly choice: number | null
  readonly heard: readonly Alternative[] | null
}

const nothing: Given = { choice: null, heard: null }

/** Answers nothing when the clock has run out. */
function useRunOut({ clock, waited }: Asked, isGiven: boolean, onOut: () => void) {
  const out = useEffectEvent(onOut)
  const left = clock === null ? null : Math.max(0, clock - waited)
  useEffect(() => {
    if (left === null || isGiven) return
    const running = setTimeout(() => out(), left)
    return () => clearTimeout(running)
  }, [left, isGiven])
  return left
}

/**
 * A question of a visit: the cue, the clock, and the choices (keys 1 to 4) or the line that is to be said. Give it the
 * turn as its key: the focus goes to the question.
 */
export function VisitQuestion({
  asked,
  since,
  given,
  language,
  onAnswer,
}: {
  asked: Asked
  since: number
  /** What was answered and is not stored yet. */
  given: { readonly choice: number | null } | null
  language: string
  onAnswer: (given: Given) => void
}) {
  const cueId = useId()
  const heading = useHeadingFocus(true)
  const { cue, choices, turn } = asked
  const canAnswer = given === null
  const left = useRunOut(asked, !canAnswer, () => onAnswer(nothing))
  const choose = (place: number) => {
    if (canAnswer) onAnswer({ choice: place, heard: null })
  }
  usePageKeys(event => {
    if (!isAlone(event) || isWrittenIn(event.target) || !canAnswer) return undefined
    const place = digitOf(event)
    return place && place <= choices.length ? () => choose(place - 1) : undefined
  })
  const hasPinyin = choices.some(({ pinyin }) => pinyin !== null)
  return (
    <div className={styles.turn}>
      <div className={styles.head}>
        {left === null ? null : (
          <div className={styles.clock}>
            <HallClock left={left} since={since} />
          </div>
        )}
        {cue.kind === 'line' ? null : (
          <h1 id={cueId} ref={heading} tabIndex={-1} className={styles.cue}>
            <HallQuestion cue={cue} language={language} />
          </h1>
        )}
        {cue.kind === 'sound' ? <CueSound key={turn} cue={cue} language={language} /> : null}
      </div>
      {cue.kind === 'line' ? (
        <Suspense>
          <SayLine
            line={cue}
            language={language}
            canSay={canAnswer}
            onSay={heard => onAnswer({ choice: null, heard })}
          />
        </Suspense>
      ) : (
        <ol className={styles.choices} aria-label={phoneTexts.answers} aria-describedby={cueId}>
          {choices.map((line, place) => (
            <li key={place} data-chosen={given?.choice === place || undefined}>
              <AnswerButton
                line={line}
                language={language}
                number={place + 1}
                mark={null}
                hasPinyin={hasPinyin}
                translation={null}
                translationLanguage=""
                isPaused={!canAnswer}
                onChoose={() => choose(place)}
              />
            </li>
          ))}
        </ol>
      )}
      <p className={styles.told} role="status">
        {canAnswer ? '' : texts.sent}
      </p>
    </div>
  )
}
