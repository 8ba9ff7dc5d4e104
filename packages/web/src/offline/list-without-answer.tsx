import { onThisDeviceTexts as texts } from '@duologue/domain/messages/offline/kept'
import { shell } from '@duologue/domain/messages/site/shell'
import button from '../ui/button.module.css'
import { LoadFailed } from '../ui/feedback/load-failed'
import styles from './kept-list.module.css'
import { OnThisDevice } from './on-this-device'

/** A list that is wanted. */
export interface ListWanted {
  message: string
  onRetry: () => void
  /** What is searched for, on pages that search. */
  asked?: { title?: string | undefined }
}

/** Says that a list needs a connection, and shows what is on this device. */
export function ListWithoutAnswer({ message, onRetry, asked }: ListWanted) {
  return (
    <>
      {asked ? (
        <p className={styles.needs} role="status">
          <span>{texts.searchNeeds}</span>
          <button type="button" className={button.secondary} onClick={onRetry}>
            {shell.retry}
          </button>
        </p>
      ) : (
        <LoadFailed message={message} onRetry={onRetry} />
      )}
      <OnThisDevice {...(asked ? { asked: asked.title ?? '' } : {})} />
    </>
  )
}
