import { markTyped } from '@duologue/domain/learn/mark-answer'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useEffect, useEffectEvent, useState } from 'react'
import button from '../../ui/button.module.css'
import { useLearnKeys } from '../use-learn-keys'
import { useVoice } from '../use-voice'
import { ChipsAnswer } from './chips-answer'
import { type StepProps, spoken } from './learn-step'
import styles from './learn-step.module.css'
import { LineBubble } from './line-bubble'
import { PlayButtons } from './play-buttons'
import { TranslationButton } from './translation-button'
import { TypedAnswer } from './typed-answer'

/**
 * Step 4: the line is heard and written down (learn.md#steps), first from memory, then, if it must be, with its words
 * in disorder.
 */
export function RebuildStep({ line, running, tools }: StepProps) {
  const voice = useVoice(tools.speak)
  const whole = spoken(line, line.language)
  const begin = useEffectEvent(async () => {
    if (await voice.play(whole)) running.send({ type: 'ready' })
  })
  useEffect(() => void begin(), [])
  const [isHelped, setHelped] = useState(false)
  const [showsTranslation, setShowsTranslation] = useState(false)
  const toggle = () => setShowsTranslation(shown => !shown)
  useLearnKeys({
    play: () => void voice.play(whole),
    slow: () => voice.slow(whole),
    loop: () => voice.loop(whole),
    translation: toggle,
  })
  const answer = (given: string) =>
    running.answer({ marked: markTyped(line, given), way: 'type', isUnaided: !isHelped })
  const { language, translationLanguage } = line
  return (
    <>
      <p className={styles.question}>{texts.writeHeard}</p>
      <LineBubble {...{ line, language, translationLanguage, showsTranslation }}>
        <p className={styles.hidden} aria-hidden="true">
          • • •
        </p>
      </LineBubble>
      <PlayButtons voice={voice} line={whole} />
      {isHelped ? (
        <ChipsAnswer line={line} onAnswer={answer} />
      ) : (
        <TypedAnswer language={language} onAnswer={answer} />
      )}
      <div className={styles.actions}>
        <TranslationButton
          translation={line.translation}
          isShown={showsTranslation}
          onToggle={toggle}
        />
        <button type="button" className={button.quiet} onClick={() => setHelped(!isHelped)}>
          {isHelped ? texts.hideWords : texts.showWords}
        </button>
      </div>
    </>
  )
}
