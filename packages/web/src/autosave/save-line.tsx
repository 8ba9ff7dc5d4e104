import { savingTexts } from '@duologue/domain/messages/saving/saving'
import { shell } from '@duologue/domain/messages/site/shell'
import type { SaveStatus } from '@duologue/domain/saving/save-status'
import styles from './save-line.module.css'

/**
 * The line that says how saving stands (saving.md#statuses), its words belong to what is saved; where it failed,
 * whether that is tried again by itself, and a way to try at once.
 */
export function SaveLine({
  editing: { status, willRetry, conflict },
  texts,
  onRetry,
}: {
  editing: { status: SaveStatus; willRetry: boolean; conflict: object | null }
  texts: Readonly<Record<SaveStatus, string>>
  onRetry: () => unknown
}) {
  return (
    <div className={styles.saving}>
      <p role="status" className={styles.line} data-status={status}>
        {texts[status]}
      </p>
      {status === 'error' && !conflict ? (
        <p className={styles.again}>
          {willRetry ? savingTexts.willRetry : null}{' '}
          <button type="button" onClick={onRetry}>
            {shell.retry}
          </button>
        </p>
      ) : null}
    </div>
  )
}
