import { speechTexts as texts } from '@duologue/domain/messages/speech/speech'
import type { RecognitionMessage } from '@duologue/domain/speech/recognition-errors'
import { useState } from 'react'
import button from '../ui/button.module.css'
import { MicrophoneHelpDialog } from './microphone-help-dialog'
import styles from './recording-failure.module.css'

/**
 * Why a recording failed; where the microphone is blocked, the way to the instructions (speech.md#recognition-errors).
 */
export function RecordingFailure({ told }: { told: RecognitionMessage | null }) {
  const [showsHelp, setShowsHelp] = useState(false)
  return (
    <div className={styles.failure}>
      <p role="alert">{told?.sentence}</p>
      {told?.isBlocked ? (
        <button type="button" className={button.quiet} onClick={() => setShowsHelp(true)}>
          {texts.howToAllow}
        </button>
      ) : null}
      {showsHelp ? <MicrophoneHelpDialog onClose={() => setShowsHelp(false)} /> : null}
    </div>
  )
}
