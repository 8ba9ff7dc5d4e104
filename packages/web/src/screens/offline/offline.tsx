import { offlineTexts as texts } from '@duologue/domain/messages/offline/kept'
import { shell } from '@duologue/domain/messages/site/shell'
import { KeptPage } from '../../offline/kept-page'
import { Late } from '../../ui/feedback/late'
import styles from '../../ui/text-page.module.css'

/** /offline: what is kept on this device (offline.md#offline-page). */
export function Offline() {
  return (
    <article className={styles.text}>
      <h1>{shell.offline}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <Late>
        <KeptPage />
      </Late>
    </article>
  )
}
