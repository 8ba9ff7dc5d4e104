import type { TurnLine } from '@duologue/domain/live/visits/visit-turns'
import { speechTexts } from '@duologue/domain/messages/speech/speech'
import { tellRecognitionError } from '@duologue/domain/speech/recognition-errors'
import type { Alternative } from '@duologue/domain/speech/score-speech'
import { speechLimits } from '@duologue/domain/speech/speech-limits'
import { useEffect, useRef, useState } from 'react'
import { DialectSelect, useDialect } from '../../speech/dialect-select'
import { RecordButton } from '../../speech/record-button'
import { useRecording } from '../../speech/use-recording'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { isAlone } from '../../ui/keys/pressed-key'
import { isWrittenIn, usePageKeys } from '../../ui/keys/use-page-keys'
import { speakLine } from '../../voices/speak-line'
import { ToldLine } from '../look/told-line'
import { useHeadingFocus } from '../look/use-heading-focus'
import styles from './visit.module.css'

/** The best of what was heard, as much of each as a record tells. */
const told = (heard: readonly Alternative[]) =>
  heard.slice(0, speechLimits.told).map(({ transcript, confidence }) => ({
    transcript: transcript.slice(0, speechLimits.transcript),
    confidence,
  }))

/** A line that is to be said (battle.md#speaking-turns): a recording is the answer as soon as something was heard. */
export function SayLine({
  line,
  language,
  canSay,
  onSay,
}: {
  line: TurnLine
  language: string
  canSay: boolean
  onSay: (heard: readonly Alternative[]) => void
}) {
  const heading = useHeadingFocus(true)
  const [failure, setFailure] = useState<string | null>(null)
  const playing = useRef<AbortController>(null)
  useEffect(() => () => playing.current?.abort(), [])
  const recording = useRecording(useDialect(language), end => {
    if ('failure' in end) setFailure(end.failure)
    else onSay(told(end.heard))
  })
  const { drop } = recording
  useEffect(() => {
    if (!canSay) drop()
  }, [canSay, drop])
  const record = () => {
    if (!canSay) return
    playing.current?.abort()
    setFailure(null)
    recording.press()
  }
  usePageKeys(event =>
    isAlone(event) && event.key === ' ' && !isWrittenIn(event.target) ? record : undefined,
  )
  const hear = () => {
    drop()
    playing.current?.abort()
    const { signal } = (playing.current = new AbortController())
    void speakLine({ text: line.text, audio: line.audio, language }, signal)
  }
  return (
    <div className={styles.scene}>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {speechTexts.record}
      </h1>
      <div className={styles.bubble}>
        <ToldLine line={line} language={language} className={styles.text} soft={styles.soft} />
      </div>
      <RecordButton
        state={recording.state}
        isDisabled={!canSay}
        shortcut="Space"
        failure={failure === null ? null : tellRecognitionError(failure)}
        onPress={record}
      />
      <div className={styles.beside}>
        <button type="button" className={button.secondary} onClick={hear}>
          <Icon name="play" filled /> {speechTexts.hearLine}
        </button>
        <DialectSelect language={language} />
      </div>
    </div>
  )
}
