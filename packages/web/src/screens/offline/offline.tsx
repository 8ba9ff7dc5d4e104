import { offlineTexts as texts } from '@duologue/domain/messages/offline/kept'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { KeptPage } from '../../offline/kept-page'
import { WhatWaits } from '../../offline/what-waits'
import { Late } from '../../ui/feedback/late'
import styles from '../../ui/text-page.module.css'

const route = getRouteApi('/main/offline')

/** /offline: what is kept on this device, and what waits there (offline.md#offline-page). */
export function Offline() {
  const { client } = route.useRouteContext()
  return (
    <article className={styles.text}>
      <h1>{shell.offline}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <Late>
        <WhatWaits client={client} />
        <KeptPage />
      </Late>
    </article>
  )
}
