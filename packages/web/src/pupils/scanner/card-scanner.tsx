import { scannerTexts as texts } from '@duologue/domain/messages/pupils/scanner'
import button from '../../ui/button.module.css'
import { machineCamera, type OpenCamera } from './camera'
import styles from './card-scanner.module.css'
import { useScanner } from './use-scanner'

/**
 * Reads the code of a card with the camera (pupils.md#scanning-a-card): a button first, then what the camera sees, or
 * why there is nothing to see; the card can be typed all the same.
 */
export function CardScanner({
  onRead,
  openCamera = machineCamera,
}: {
  /** The text of the code, which may be no card's. */
  onRead: (text: string) => void
  openCamera?: OpenCamera
}) {
  const { state, video, start, stop } = useScanner(openCamera, onRead)
  const isAsking = state.name === 'asking'
  const isOpen = state.name === 'open'
  return (
    <div className={styles.scanner}>
      {isOpen ? (
        <div className={styles.frame}>
          {/* Nothing is heard of it, and what it shows is said below. */}
          <video
            ref={video}
            className={styles.seen}
            autoPlay
            muted
            playsInline
            aria-hidden="true"
          />
        </div>
      ) : null}
      <button
        type="button"
        className={`${isOpen ? button.secondary : button.primary} ${styles.press}`}
        // Not disabled: whoever works by keyboard would lose the place.
        aria-disabled={isAsking}
        onClick={isAsking ? undefined : isOpen ? stop : start}
      >
        {isOpen ? texts.stop : texts.scan}
      </button>
      <p role="status" className={styles.told}>
        {isAsking ? texts.asking : isOpen ? texts.hold : null}
      </p>
      <p role="alert" className={styles.fault}>
        {state.name === 'failed' ? texts[state.fault] : null}
      </p>
    </div>
  )
}
