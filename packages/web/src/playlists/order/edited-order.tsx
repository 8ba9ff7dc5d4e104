import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { Suspense, useMemo, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { NothingFound } from '../../ui/lists/nothing-found'
import styles from './edited-order.module.css'
import type { OrderCards } from './order-item'
import { orderItems } from './order-items'

// The sortable list weighs more than the page around it; only who edits needs it.
const OrderList = latePart(async () => (await import('./order-list')).OrderList)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [OrderList]

/** What is said over an order, and before something is taken out of it. */
interface OrderTexts {
  order: string
  orderHelp: string
  removeTitle: string
}

/**
 * An order of a playlist as it is edited, of its conversations or its songs, with what is asked before one is taken out
 * (playlists.md#editing).
 */
export function EditedOrder({
  words,
  cards,
  isPending,
  ids,
  onOrder,
}: {
  words: OrderTexts
  cards: OrderCards
  isPending: boolean
  ids: readonly string[]
  onOrder: (ids: string[]) => void
}) {
  useFetchedAhead(ahead)
  const [leaving, setLeaving] = useState<string | null>(null)
  const untitled = isPending ? '…' : texts.unavailable
  const titleOf = (id: string) => cards[id]?.title ?? untitled
  const [itemsOf] = useState(orderItems)
  const items = useMemo(() => itemsOf(ids, cards, untitled), [itemsOf, ids, cards, untitled])
  return (
    <>
      <h2 className={styles.title}>{words.order}</h2>
      {items.length === 0 ? (
        <NothingFound title={texts.empty} hint={texts.emptyOwn} />
      ) : (
        <>
          <p className={styles.help}>{words.orderHelp}</p>
          <Suspense fallback={<div className={styles.waiting} />}>
            <OrderList label={words.order} items={items} onOrder={onOrder} onRemove={setLeaving} />
          </Suspense>
        </>
      )}
      {leaving === null ? null : (
        <ConfirmDialog
          title={words.removeTitle}
          confirm={texts.remove}
          onConfirm={async () => {
            onOrder(ids.filter(id => id !== leaving))
            setLeaving(null)
          }}
          onClose={() => setLeaving(null)}
        >
          <p>{texts.removeQuestion(titleOf(leaving))}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
