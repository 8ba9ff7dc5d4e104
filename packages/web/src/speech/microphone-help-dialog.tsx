import { microphoneHelp } from '@duologue/domain/messages/speech/microphone-help'
import { Dialog } from '../ui/dialogs/dialog'
import styles from './microphone-help-dialog.module.css'

/** How to allow the microphone again, browser by browser (speech.md#recognition-errors). */
export function MicrophoneHelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={microphoneHelp.title} onClose={onClose}>
      <p>{microphoneHelp.lead}</p>
      {microphoneHelp.browsers.map(({ name, steps }) => (
        <details key={name} className={styles.browser} name="microphone-help">
          <summary>{name}</summary>
          <ol>
            {steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
      <p>{microphoneHelp.none}</p>
      <p>
        <a href="/faq#microphone" target="_blank" rel="noreferrer">
          {microphoneHelp.more}
        </a>
      </p>
    </Dialog>
  )
}
