import type { PlacementQuestion as Question } from '@duologue/contract/placement'
import { fastestAnswer } from '@duologue/domain/battle/timing'
import { turnTexts } from '@duologue/domain/messages/battle/said-in-turn'
import { placementTexts as texts } from '@duologue/domain/messages/placement/placement'
import { useEffect, useId, useRef } from 'react'
import { SoundWave } from '../battle/speaking/sound-wave'
import { AnswerButton } from '../battle/turn/answer-button'
import { CueCard } from '../battle/turn/cue-card'
import { showsPinyin } from '../battle/turn/shows-pinyin'
import { useBattleKeys } from '../battle/turn/use-battle-keys'
import { pinyinShown } from '../saved-here/dialogue-choices'
import button from '../ui/button.module.css'
import { isFocusFree } from '../ui/fields/keep-focus'
import { Icon } from '../ui/icon'
import styles from './placement.module.css'
import { type HeardLine, useHeardLine } from './use-heard-line'
import { useLongestThought } from './use-longest-thought'

/** A line that is to be heard: who says it, and how it is heard again. */
function HeardCue({ id, speaker, heard }: { id: string; speaker: string; heard: HeardLine }) {
  return (
    <div className={styles.heard}>
      <button
        type="button"
        className={button.secondary}
        aria-label={turnTexts.replayLine}
        aria-keyshortcuts="Space"
        aria-disabled={heard.isSpeaking}
        onClick={heard.replay}
      >
        <Icon name="play" filled /> {turnTexts.replay}
      </button>
      <div>
        <p id={id} className={styles.asks}>
          {turnTexts.whatIsSaid(speaker)}
        </p>
        <SoundWave isOn={heard.isSpeaking}>{heard.isSpeaking ? turnTexts.listen : null}</SoundWave>
      </div>
    </div>
  )
}

/** What somebody may answer: only once a question was seen, so that a double press answers but one. */
function useOneAnswer(onAnswer: (isRight: boolean) => void) {
  const since = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  return (isRight: boolean) => {
    if (performance.now() - since.current >= fastestAnswer) onAnswer(isRight)
  }
}

/** One question (placement.md#questions). Give it its number as its key: a new one takes the focus to its choices. */
export function PlacementQuestion({
  question,
  isHeard,
  number,
  language,
  isUnhurried,
  onAnswer,
  onSilent,
}: {
  question: Question
  /** Whether it is heard instead of read. */
  isHeard: boolean
  number: number
  language: string
  /** Without the limit of 20 seconds. */
  isUnhurried: boolean
  onAnswer: (isRight: boolean) => void
  /** Nothing here can speak a line of this language: it is read. */
  onSilent: () => void
}) {
  const { choices, right, cue, speaker, audio } = question
  const id = useId()
  const answers = useRef<HTMLOListElement>(null)
  const text = choices.find(choice => choice.id === right)?.text ?? ''
  const heard = useHeardLine(isHeard ? { text, audio, language } : null, onSilent)
  const answer = useOneAnswer(onAnswer)
  useLongestThought(!isUnhurried && (!isHeard || heard.wasHeard), () => onAnswer(false))
  useBattleKeys(
    choices.length,
    action => {
      if (action.kind === 'replay') heard.replay()
      if (action.kind === 'answer') answer(choices[action.choice]?.id === right)
    },
    isHeard,
  )
  useEffect(() => {
    if (isFocusFree()) answers.current?.focus({ preventScroll: true })
  }, [])
  const hasPinyin = showsPinyin(choices, pinyinShown.use())
  return (
    <section className={styles.question} aria-labelledby={`${id}-number`}>
      <h2 id={`${id}-number`} className={styles.number}>
        {texts.question(number)}
      </h2>
      <div className={styles.cue}>
        {isHeard ? (
          <HeardCue id={id} speaker={speaker} heard={heard} />
        ) : (
          <CueCard
            id={id}
            cue={{ kind: 'translation', text: cue.text, image: null }}
            speaker={speaker}
            language={language}
            translationLanguage={cue.language}
          />
        )}
      </div>
      <ol
        ref={answers}
        className={styles.answers}
        tabIndex={-1}
        aria-label={turnTexts.answers}
        aria-describedby={id}
      >
        {choices.map((choice, index) => (
          <li key={choice.id}>
            <AnswerButton
              line={choice}
              language={language}
              number={index + 1}
              mark={null}
              hasPinyin={hasPinyin}
              translation={null}
              translationLanguage={cue.language}
              isPaused={false}
              onChoose={() => answer(choice.id === right)}
            />
          </li>
        ))}
      </ol>
      <button type="button" className={button.secondary} onClick={() => answer(false)}>
        {texts.dontKnow}
      </button>
    </section>
  )
}
