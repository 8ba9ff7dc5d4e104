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
import { useHeadingFocus } from '../look/use-heading-focus'
import { LineSound } from './line-sound'
import styles from './phone-turn.module.css'
import { type Press, usePress } from './use-press'

const refusals: Readonly<Record<string, string>> = {
  'hall-over': texts.over,
  'removed-here': texts.removed,
  'too-late': texts.tooLate,
}

function toldOf(press: Press | null): string {
  if (press === null) return ''
  if (press.state === 'in') return texts.isIn
  return press.state === 'refused' ? (refusals[press.code ?? ''] ?? texts.notTaken) : texts.sent
}

/**
 * A turn on the phone: the cue, the clock, the choices (keys 1 to 4) and what became of the press (live.md#turn-on-the-phone).
 * Give it the turn as its key: the focus goes to the question.
 */
export function PhoneTurn({
  link,
  view,
  turn,
  onPress,
}: {
  link: HallLink<unknown>
  view: MemberView
  turn: MemberTurn
  /** Something was pressed in this turn. */
  onPress: (turn: string) => void
}) {
  const cueId = useId()
  const heading = useHeadingFocus(turn.cue !== null)
  const { press, canPress, answer } = usePress(turn, link.act, onPress)
  // In a pause nothing is taken.
  const canAnswer = canPress && view.state !== 'paused'
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
            <HallClock left={left} since={link.since} />
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
            <li key={place} data-chosen={press?.choice === place || undefined}>
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
