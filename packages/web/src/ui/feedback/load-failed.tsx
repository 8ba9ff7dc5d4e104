import { shell } from '@duologue/domain/messages/site/shell'
import button from '../button.module.css'
import { ServerWords } from '../server-words'
import styles from './load-failed.module.css'
import { LostLine } from './lost-line'

/** What stands in the place of something that could not be loaded, with a way to try again (site.md#failing). */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <LostLine />
      <p>
        <ServerWords>{message}</ServerWords>
      </p>
      <button type="button" className={button.secondary} onClick={onRetry}>
        {shell.retry}
      </button>
    </div>
  )
}
