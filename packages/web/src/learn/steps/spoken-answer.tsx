import { speechTexts } from '@duologue/domain/messages/speech/speech'
import { tellRecognitionError } from '@duologue/domain/speech/recognition-errors'
import { useState } from 'react'
import { DialectSelect, useDialect } from '../../speech/dialect-select'
import type { Recognise, RecordingEnd } from '../../speech/recogniser'
import { RecordButton } from '../../speech/record-button'
import { useRecording } from '../../speech/use-recording'
import { useLearnKeys } from '../use-learn-keys'
import styles from './learn-step.module.css'

/** An answer that is spoken; a failure of the recognition is told, and is no miss (speech.md#recognition-errors). */
export function SpokenAnswer({
  language,
  recognise,
  onBegin,
  onAnswer,
}: {
  language: string
  recognise: Recognise | undefined
  /** Whatever speaks here must fall silent. */
  onBegin: () => void
  onAnswer: (heard: readonly string[]) => void
}) {
  const [failure, setFailure] = useState<string | null>(null)
  const recording = useRecording(
    useDialect(language),
    (end: RecordingEnd) => {
      if ('failure' in end) setFailure(end.failure)
      else onAnswer(end.heard.map(({ transcript }) => transcript))
    },
    recognise,
  )
  const record = () => {
    onBegin()
    setFailure(null)
    recording.press()
  }
  useLearnKeys({ record })
  return (
    <div className={styles.spoken}>
      <RecordButton
        state={recording.state}
        label={speechTexts.record}
        failure={failure === null ? null : tellRecognitionError(failure)}
        shortcut="R"
        onPress={record}
      />
      <DialectSelect language={language} />
    </div>
  )
}
