import { speechTexts as texts } from '@duologue/domain/messages/speech/speech'
import type { RecognitionMessage } from '@duologue/domain/speech/recognition-errors'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon'
import styles from './record-button.module.css'
import { RecordingFailure } from './recording-failure'
import type { RecordingState } from './use-recording'

/** The button that begins and ends a recording, and beside it what is going on (speech.md#recording). */
export function RecordButton({
  state,
  label = texts.record,
  failure,
  isDisabled = false,
  shortcut,
  onPress,
}: {
  state: RecordingState
  /** What the button says while nothing is recorded. */
  label?: string
  /** Why the last recording failed; null when it did not. */
  failure: RecognitionMessage | null
  isDisabled?: boolean
  /** The key that does the same, as `aria-keyshortcuts` tells it. */
  shortcut?: string
  onPress: () => void
}) {
  const isOpen = state.name !== 'idle'
  return (
    <div className={styles.record} data-open={isOpen || undefined}>
      <button
        type="button"
        className={`${isOpen ? button.danger : button.primary} ${styles.button}`}
        aria-disabled={isDisabled}
        aria-keyshortcuts={shortcut}
        onClick={isDisabled ? undefined : onPress}
      >
        <Icon name={isOpen ? 'stop' : 'microphone'} filled={isOpen} /> {isOpen ? texts.stop : label}
      </button>
      <div className={styles.state}>
        <p role="status" className={styles.told}>
          {state.name === 'asking' ? texts.pressAllow : null}
          {state.name === 'recording' ? (
            <>
              <span className={styles.light} aria-hidden="true" /> {texts.recording}
            </>
          ) : null}
        </p>
        {state.name === 'recording' && state.interim !== '' ? (
          <p className={styles.interim}>{state.interim}</p>
        ) : null}
        {isOpen ? null : <RecordingFailure told={failure} />}
      </div>
    </div>
  )
}
