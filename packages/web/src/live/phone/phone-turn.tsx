import type { MemberTurn, MemberView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { useId } from 'react'
import { AnswerButton } from '../../battle/turn/answer-button'
import { digitOf, isAlone } from '../../ui/keys/pressed-key'
import { isWrittenIn, usePageKeys } from '../../ui/keys/use-page-keys'
import type { HallLink } from '../hall-link'
import { HallClock } from '../look/hall-clock'
import { HallQuestion } from '../look/hall-question'
import { LineSound } from './line-sound'
import styles from './phone-turn.module.css'
import { useHeadingFocus } from './use-heading-focus'
import { type Press, usePress } from './use-press'

const toldOf = (press: Press | null) =>
  press === null ? '' : { sent: texts.sent, in: texts.isIn, late: texts.tooLate }[press.state]

/**
 * A turn on the phone: the cue, the clock, the choices (keys 1 to 4) and what became of the press (live.md#turn-on-the-phone).
 * Give it the turn as its key: the focus goes to the question.
 */
export function PhoneTurn({
  view,
  turn,
  since,
  isStopped,
  act,
}: {
  view: MemberView
  turn: MemberTurn
  since: number
  /** Nothing can be answered now: the game is paused. */
  isStopped: boolean
  act: HallLink<unknown>['act']
}) {
  const cueId = useId()
  const heading = useHeadingFocus(turn.cue !== null)
  const { press, answer } = usePress(turn, act)
  const canAnswer = press === null && !isStopped
  usePageKeys(event => {
    if (!isAlone(event) || isWrittenIn(event.target) || !canAnswer) return undefined
    const place = digitOf(event)
    return place && place <= turn.choices.length ? () => answer(place - 1) : undefined
  })
  const { cue, choices, left } = turn
  const hasPinyin = choices.some(({ pinyin }) => pinyin !== null)
  return (
    <div className={styles.turn}>
      <div className={styles.head}>
        {left === null ? null : (
          <div className={styles.clock}>
            <HallClock left={left} since={since} />
          </div>
        )}
        <p className={styles.role}>
          {turn.role === 'each' ? hallTexts.lineOf(turn.line, turn.of) : texts.roles[turn.role]}
        </p>
        <h1 id={cueId} ref={heading} tabIndex={-1} className={styles.cue}>
          {cue ? <HallQuestion cue={cue} language={view.language} /> : texts.listen}
        </h1>
        {cue?.kind === 'sound' && cue.audio ? <LineSound key={turn.id} audio={cue.audio} /> : null}
      </div>
      {choices.length > 0 ? (
        <ol className={styles.choices} aria-label={texts.answers} aria-describedby={cueId}>
          {choices.map((line, place) => (
            <li key={line.text} data-chosen={press?.choice === place || undefined}>
              <AnswerButton
                line={line}
                language={view.language}
                number={place + 1}
                mark={null}
                hasPinyin={hasPinyin}
                translation={null}
                translationLanguage=""
                isPaused={!canAnswer}
                onChoose={() => answer(place)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <p className={styles.told} role="status">
        {toldOf(press)}
      </p>
    </div>
  )
}
