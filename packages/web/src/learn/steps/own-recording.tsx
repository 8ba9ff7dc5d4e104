import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { speechTexts } from '@duologue/domain/messages/speech/speech'
import { tellRecognitionError } from '@duologue/domain/speech/recognition-errors'
import { RecordingFailure } from '../../speech/recording-failure'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import type { SpokenLine } from '../../voices/speak-line'
import type { OwnVoice } from '../use-own-voice'
import type { Voice } from '../use-voice'
import styles from './learn-step.module.css'

/** Records the learner and plays it back beside the line; nothing of it leaves the device. */
export function OwnRecording({
  own,
  voice,
  line,
}: {
  own: OwnVoice
  voice: Voice
  line: SpokenLine
}) {
  const isOpen = own.state !== 'idle'
  const mine = { ...line, audio: own.recorded }
  const compare = async () => {
    if (await voice.play(line)) await voice.play(mine)
  }
  return (
    <div className={styles.own}>
      <div className={styles.row}>
        <button
          type="button"
          className={isOpen ? button.danger : button.secondary}
          aria-keyshortcuts="R"
          onClick={own.press}
        >
          <Icon name={isOpen ? 'stop' : 'microphone'} filled={isOpen} />{' '}
          {isOpen ? texts.stopRecording : texts.recordSelf}
        </button>
        {own.recorded && !isOpen ? (
          <>
            <button type="button" className={button.quiet} onClick={() => void voice.play(mine)}>
              {texts.playSelf}
            </button>
            <button type="button" className={button.quiet} onClick={() => void compare()}>
              {texts.compare}
            </button>
          </>
        ) : null}
      </div>
      <p className={styles.note} role="status">
        {own.state === 'asking' ? speechTexts.pressAllow : null}
        {own.state === 'recording' ? speechTexts.recording : null}
        {own.recorded && !isOpen ? texts.recordingStays : null}
      </p>
      {isOpen ? null : (
        <RecordingFailure told={own.failure === null ? null : tellRecognitionError(own.failure)} />
      )}
    </div>
  )
}
