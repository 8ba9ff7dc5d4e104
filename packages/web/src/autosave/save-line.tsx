import type { SaveStatus } from '@duologue/domain/saving/save-status'
import styles from './save-line.module.css'

/** The line that says how saving stands (S1 section 4); its words belong to what is saved. */
export function SaveLine({
  status,
  texts,
}: {
  status: SaveStatus
  texts: Readonly<Record<SaveStatus, string>>
}) {
  return (
    <p role="status" className={styles.line} data-status={status}>
      {texts[status]}
    </p>
  )
}
