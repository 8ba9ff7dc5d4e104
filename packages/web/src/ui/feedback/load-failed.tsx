import { shell } from '@duologue/domain/messages/site/shell'
import button from '../button.module.css'
import { connection } from '../has-connection'
import { ServerWords } from '../server-words'
import { useStore } from '../store'
import styles from './load-failed.module.css'
import { LostLine } from './lost-line'

/**
 * What stands in the place of something that could not be loaded, with a way to try again (site.md#failing); where nobody
 * answers that is why (offline.md#no-connection).
 */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <LostLine />
      <p>
        <ServerWords>{useStore(connection) ? message : shell.needsConnection}</ServerWords>
      </p>
      <button type="button" className={button.secondary} onClick={onRetry}>
        {shell.retry}
      </button>
    </div>
  )
}
