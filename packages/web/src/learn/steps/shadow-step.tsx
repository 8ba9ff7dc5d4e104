import { useEffect, useEffectEvent, useState } from 'react'
import { useLearnKeys } from '../use-learn-keys'
import { useOwnVoice } from '../use-own-voice'
import { useVoice } from '../use-voice'
import { type StepProps, spoken } from './learn-step'
import styles from './learn-step.module.css'
import { LineBubble } from './line-bubble'
import { NextButton } from './next-button'
import { OwnRecording } from './own-recording'
import { PlayButtons } from './play-buttons'
import { TranslationButton } from './translation-button'

/**
 * Step 2: the line plays and the learner speaks along (learn.md#steps); they may record themselves and compare. Nothing
 * is scored.
 */
export function ShadowStep({ line, running, canSpeak, tools }: StepProps) {
  const voice = useVoice(tools.speak)
  const whole = spoken(line, line.language)
  const begin = useEffectEvent(() => void voice.play(whole))
  useEffect(() => begin(), [])
  const own = useOwnVoice(() => void voice.play(whole))
  const [showsTranslation, setShowsTranslation] = useState(false)
  const toggle = () => setShowsTranslation(shown => !shown)
  const next = () => running.send({ type: 'next' })
  useLearnKeys({
    play: () => void voice.play(whole),
    slow: () => voice.slow(whole),
    loop: () => voice.loop(whole),
    ...(canSpeak ? { record: own.press } : {}),
    translation: toggle,
    next,
    back: () => running.send({ type: 'back' }),
    enter: next,
  })
  const { language, translationLanguage } = line
  return (
    <>
      <LineBubble {...{ line, language, translationLanguage, showsTranslation }} />
      <PlayButtons voice={voice} line={whole} />
      {canSpeak ? <OwnRecording own={own} voice={voice} line={whole} /> : null}
      <div className={styles.actions}>
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
