import type { Item } from '@duologue/contract/shapes/item-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { EndlessList } from '../../ui/lists/endless-list'
import { NothingFound } from '../../ui/lists/nothing-found'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import { useWholeList } from '../../ui/lists/use-whole-list'
import { type ItemFilter, itemsQuery } from '../find-items-query'
import styles from '../shop-table.module.css'
import { MarkItemUsedDialog } from './mark-item-used-dialog'
import { ItemRow } from './purchase-row'
import { RefundItemDialog } from './refund-item-dialog'

/**
 * Purchases with what became of them, the latest first; `may` says what the reader may do with one (shop.md#purchases).
 */
export function Purchases({
  client,
  filter,
  label,
  may,
}: {
  client: Client
  filter: ItemFilter
  label: string
  may: (item: Item) => { use: boolean; refund: boolean }
}) {
  const pages = useInfiniteQuery(itemsQuery(client, filter))
  const { items } = useWholeList(pages, page => page.items)
  const [asked, setAsked] = useState<{ what: 'use' | 'refund'; item: Item }>()
  const dialog = { client, onClose: () => setAsked(undefined) }
  if (pages.isPending) return <div className={styles.waiting} aria-busy="true" />
  if (!pages.data)
    return <LoadFailed message={texts.purchasesFailed} onRetry={() => void pages.refetch()} />
  if (items.length === 0)
    return <NothingFound title={texts.noPurchases} hint={texts.noPurchasesHint} />
  return (
    <EndlessList
      pages={pages}
      shown={items.length}
      isBusy={pages.isFetchingNextPage}
      failed={texts.purchasesFailed}
    >
      <ScrollingTable label={label} isStacked>
        <thead>
          <tr>
            <th scope="col">{texts.reward}</th>
            <th scope="col">{texts.owner}</th>
            <th scope="col">{texts.boughtAt}</th>
            <th scope="col">{texts.cost}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.actions}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(item => (
            <ItemRow key={item.id} item={item} may={may(item)} onAsk={setAsked} />
          ))}
        </tbody>
      </ScrollingTable>
      {asked?.what === 'use' ? <MarkItemUsedDialog item={asked.item} {...dialog} /> : null}
      {asked?.what === 'refund' ? <RefundItemDialog item={asked.item} {...dialog} /> : null}
    </EndlessList>
  )
}
