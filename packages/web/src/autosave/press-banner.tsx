import { pressSaveTexts } from '@duologue/domain/messages/saving/saving-by-press'
import type { PressStatus } from '@duologue/domain/saving/press-status'
import styles from './press-banner.module.css'

/** The line that says how saving stands on a page without autosave (songs.md#save-by-press). */
export const PressBanner = ({ status }: { status: PressStatus }) => (
  <p role="status" className={styles.banner} data-status={status}>
    {pressSaveTexts[status]}
  </p>
)
