import { fileLimits } from '@duologue/domain/media/file-limits'
import { recorderTexts as texts } from '@duologue/domain/messages/media/files'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import { Icon } from '../ui/icon'
import type { OpenMicrophone } from './record-sound'
import { RecordingFailure } from './recording-failure'
import styles from './sound-recorder.module.css'
import {
  type RecordedClip,
  type SoundRecordingState,
  useSoundRecording,
} from './use-sound-recording'

/** What is going on, in words, for eyes and for screen readers. */
function Told({ state, most }: { state: SoundRecordingState; most: number }) {
  const said = {
    idle: null,
    asking: texts.asking,
    recording: texts.recording,
    encoding: texts.encoding,
    done: state.name === 'done' && state.isCutOff ? texts.stoppedAtMost(most) : null,
    failed: null,
  }
  return (
    <p role="status" className={styles.told}>
      {said[state.name]}
    </p>
  )
}

/**
 * Records a line (speech.md#recording-a-line; conversations.md#clips-of-lines): loudness and time while it goes on,
 * then the recording to listen to. With `onUse` it can be handed on, as MP3; without, it stays here to be compared.
 */
export function SoundRecorder({
  most = fileLimits.recording,
  useLabel = texts.use,
  onUse,
  openMicrophone,
}: {
  /** Milliseconds a recording may last. */
  most?: number
  useLabel?: string
  onUse?: (clip: RecordedClip) => Promise<unknown>
  openMicrophone?: OpenMicrophone
}) {
  const recording = useSoundRecording(openMicrophone ? { most, openMicrophone } : { most })
  const { state, press } = recording
  const [isSending, send] = useSending()
  const seconds = most / 1000
  const isOpen = state.name === 'recording'
  const isBusy = state.name === 'asking' || state.name === 'encoding' || isSending
  const label = state.name === 'done' ? texts.recordAgain : texts.record
  return (
    <div className={styles.recorder}>
      <div className={styles.row}>
        <button
          type="button"
          className={`${isOpen ? button.danger : button.secondary} ${styles.press}`}
          // Not disabled: whoever works by keyboard would lose the place.
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : press}
        >
          <Icon name={isOpen ? 'stop' : 'microphone'} filled={isOpen} />{' '}
          {isOpen ? texts.stop : label}
        </button>
        <Told state={state} most={seconds} />
      </div>
      {state.name === 'recording' ? (
        <div className={styles.row}>
          <meter className={styles.level} value={state.level} aria-label={texts.level} />
          <span className={styles.time}>{texts.time(state.seconds, seconds)}</span>
        </div>
      ) : null}
      {state.name === 'done' ? (
        <div className={styles.row}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it is what was just said */}
          <audio controls src={state.clip.url} aria-label={texts.listen} className={styles.clip} />
          {onUse ? (
            <button
              type="button"
              className={button.primary}
              disabled={isSending}
              onClick={() => send(() => onUse(state.clip))}
            >
              {useLabel}
            </button>
          ) : null}
        </div>
      ) : null}
      <RecordingFailure
        told={
          state.name === 'failed'
            ? { sentence: texts[state.fault], isBlocked: state.fault === 'blocked' }
            : null
        }
      />
    </div>
  )
}
