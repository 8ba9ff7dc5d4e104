import type { ConversationCard } from '@duologue/contract/conversations'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { Suspense, useMemo, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { NothingFound } from '../../ui/lists/nothing-found'
import styles from './edited-order.module.css'
import { orderItems } from './order-items'

// The sortable list weighs more than the page around it; only who edits needs it.
const OrderList = latePart(async () => (await import('./order-list')).OrderList)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [OrderList]

/**
 * The order of a playlist as it is edited, with what is asked before a conversation is taken out
 * (playlists.md#editing).
 */
export function EditedOrder({
  cards,
  isPending,
  conversations,
  onOrder,
}: {
  /** By id; what is missing is unavailable, or on its way. */
  cards: Readonly<Record<string, ConversationCard>>
  isPending: boolean
  conversations: readonly string[]
  onOrder: (ids: string[]) => void
}) {
  useFetchedAhead(ahead)
  const [leaving, setLeaving] = useState<string | null>(null)
  const untitled = isPending ? '…' : texts.unavailable
  const titleOf = (id: string) => cards[id]?.title ?? untitled
  const [itemsOf] = useState(orderItems)
  const items = useMemo(
    () => itemsOf(conversations, cards, untitled),
    [itemsOf, conversations, cards, untitled],
  )
  return (
    <>
      <h2 className={styles.title}>{texts.order}</h2>
      {items.length === 0 ? (
        <NothingFound title={texts.empty} hint={texts.emptyOwn} />
      ) : (
        <>
          <p className={styles.help}>{texts.orderHelp}</p>
          <Suspense fallback={<div className={styles.waiting} />}>
            <OrderList items={items} onOrder={onOrder} onRemove={setLeaving} />
          </Suspense>
        </>
      )}
      {leaving === null ? null : (
        <ConfirmDialog
          title={texts.removeTitle}
          confirm={texts.remove}
          onConfirm={async () => {
            onOrder(conversations.filter(id => id !== leaving))
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
