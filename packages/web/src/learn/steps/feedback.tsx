import type { MarkedAnswer } from '@duologue/domain/learn/marked-answer'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { speechTexts } from '@duologue/domain/messages/speech/speech'
import { useEffect, useRef, useState } from 'react'
import button from '../../ui/button.module.css'
import type { LearnLine } from '../learn-line'
import { useLearnKeys } from '../use-learn-keys'
import { useVoice } from '../use-voice'
import { spoken, type Tools } from './learn-step'
import styles from './learn-step.module.css'
import { LineBubble } from './line-bubble'
import { MarkedWords } from './marked-words'
import { NextButton } from './next-button'
import { PlayButtons } from './play-buttons'
import { TranslationButton } from './translation-button'

/** What is told of an answer: right or not, word by word, and what was heard (learn.md#marking). */
export function Feedback({
  line,
  answer,
  isShown,
  tools,
  onAgain,
  onNext,
}: {
  line: LearnLine
  answer: MarkedAnswer
  /** It was missed too often: the line stands there, and comes back another day. */
  isShown: boolean
  tools: Tools
  onAgain: () => void
  onNext: () => void
}) {
  const voice = useVoice(tools.speak)
  const again = useRef<HTMLButtonElement>(null)
  const [showsTranslation, setShowsTranslation] = useState(false)
  const mayTryAgain = !answer.isRight && !isShown
  useEffect(() => {
    if (mayTryAgain) again.current?.focus({ preventScroll: true })
  }, [mayTryAgain])
  const whole = spoken(line, line.language)
  const toggle = () => setShowsTranslation(shown => !shown)
  useLearnKeys({
    play: () => void voice.play(whole),
    slow: () => voice.slow(whole),
    loop: () => voice.loop(whole),
    translation: toggle,
    next: onNext,
    enter: mayTryAgain ? onAgain : onNext,
  })
  const { language, translationLanguage } = line
  const isMarked = answer.words.some(({ mark }) => mark !== null)
  const missed = isMarked ? texts.almost : texts.onceMore
  const verdict = answer.isRight ? texts.right : isShown ? texts.shown : missed
  return (
    <section className={styles.form} aria-label={texts.feedback}>
      <p className={styles.verdict} data-right={answer.isRight} role="status">
        {verdict}
      </p>
      <MarkedWords answer={answer} language={language} />
      {answer.isSpoken ? (
        <p className={styles.note}>
          {texts.heard} <span lang={language}>{answer.given || speechTexts.heardNothing}</span>
        </p>
      ) : null}
      {answer.isRight || isShown ? (
        <LineBubble {...{ line, language, translationLanguage, showsTranslation }} />
      ) : null}
      <PlayButtons voice={voice} line={whole} />
      <div className={styles.actions}>
        {answer.isRight || isShown ? (
          <TranslationButton
            translation={line.translation}
            isShown={showsTranslation}
            onToggle={toggle}
          />
        ) : null}
        {mayTryAgain ? (
          <>
            <button type="button" className={button.quiet} onClick={onNext}>
              {texts.next}
            </button>
            <button ref={again} type="button" className={button.primary} onClick={onAgain}>
              {texts.again}
            </button>
          </>
        ) : (
          <NextButton onNext={onNext} />
        )}
      </div>
    </section>
  )
}
