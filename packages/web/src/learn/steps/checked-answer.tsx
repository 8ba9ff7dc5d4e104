import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import type { LearnLine } from '../learn-line'
import { useLearnKeys } from '../use-learn-keys'
import { useOwnVoice } from '../use-own-voice'
import type { Voice } from '../use-voice'
import { spoken } from './learn-step'
import styles from './learn-step.module.css'
import { LineBubble } from './line-bubble'
import { OwnRecording } from './own-recording'

/** An answer that the learner judges themselves: they say it, record it if they like, and look. */
export function CheckedAnswer({
  line,
  voice,
  canRecord,
  onAnswer,
}: {
  line: LearnLine
  voice: Voice
  canRecord: boolean
  onAnswer: (isRight: boolean) => void
}) {
  const [isShown, setShown] = useState(false)
  const own = useOwnVoice(voice.stop)
  useLearnKeys({
    ...(canRecord ? { record: own.press } : {}),
    enter: () => setShown(true),
  })
  const { language, translationLanguage } = line
  return (
    <div className={styles.form}>
      {canRecord ? <OwnRecording own={own} voice={voice} line={spoken(line, language)} /> : null}
      {isShown ? (
        <>
          <LineBubble {...{ line, language, translationLanguage }} />
          <div className={styles.actions}>
            <button type="button" className={button.secondary} onClick={() => onAnswer(false)}>
              {texts.notYet}
            </button>
            <button type="button" className={button.primary} onClick={() => onAnswer(true)}>
              {texts.knewIt}
            </button>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          <p className={styles.note}>{texts.thinkFirst}</p>
          <button type="button" className={button.primary} onClick={() => setShown(true)}>
            {texts.look}
          </button>
        </div>
      )}
    </div>
  )
}
