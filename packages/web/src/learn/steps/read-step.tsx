import { textDirection } from '@duologue/domain/choices/languages'
import { lineParts } from '@duologue/domain/learn/line-words'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useEffect, useEffectEvent, useState } from 'react'
import button from '../../ui/button.module.css'
import { useLearnKeys } from '../use-learn-keys'
import { useVoice } from '../use-voice'
import { type StepProps, spoken } from './learn-step'
import styles from './learn-step.module.css'
import { LineBubble } from './line-bubble'
import { NextButton } from './next-button'
import { PlayButtons } from './play-buttons'
import { TranslationButton } from './translation-button'

/** Step 1: the line is heard and read; its translation stands behind a button, each word can be heard alone. */
export function ReadStep({ line, running, tools }: StepProps) {
  const voice = useVoice(tools.speak)
  const [showsTranslation, setShowsTranslation] = useState(false)
  const whole = spoken(line, line.language)
  const begin = useEffectEvent(() => void voice.play(whole))
  useEffect(() => begin(), [])
  const toggle = () => setShowsTranslation(shown => !shown)
  const next = () => running.send({ type: 'next' })
  const back = () => running.send({ type: 'back' })
  useLearnKeys({
    play: () => void voice.play(whole),
    slow: () => voice.slow(whole),
    loop: () => voice.loop(whole),
    translation: toggle,
    next,
    back,
    enter: next,
  })
  const { language, translationLanguage } = line
  return (
    <>
      <LineBubble {...{ line, language, translationLanguage, showsTranslation }}>
        <p className={styles.words} lang={language} dir={textDirection(language)}>
          {lineParts(line.text, language).map(({ text, isWord }, place) =>
            isWord ? (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- the same word may stand there twice, and none moves
                key={place}
                type="button"
                onClick={() => void voice.play({ text, audio: null, language })}
              >
                {text}
              </button>
            ) : (
              text
            ),
          )}
        </p>
      </LineBubble>
      <PlayButtons voice={voice} line={whole} />
      <div className={styles.actions}>
        <button type="button" className={button.quiet} onClick={back}>
          {texts.back}
        </button>
        <TranslationButton
          translation={line.translation}
          isShown={showsTranslation}
          onToggle={toggle}
        />
        <NextButton onNext={next} />
      </div>
    </>
  )
}
