import { sandboxTexts as texts } from '@duologue/domain/messages/site/sandbox'
import { Suspense } from 'react'
import { CardPicture } from '../../site/card-picture'
import styles from '../../site/card-table.module.css'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'
import { useAwake } from '../../ui/store'

// What makes cards draggable weighs more than the page; until it is there the cards lie still.
const CardTable = latePart(async () => (await import('../../site/card-table')).CardTable)

/** /sandbox: twenty numbered cards that can be dragged in a grid of four columns (site.md#sandbox). */
export function Sandbox() {
  const isAwake = useAwake()
  return (
    <div className={page.page}>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {isAwake ? (
        <Suspense fallback={<CardPicture />}>
          <CardTable />
        </Suspense>
      ) : (
        <CardPicture />
      )}
    </div>
  )
}
