import type { ConversationCard } from '@duologue/contract/conversations'
import type { Playlist } from '@duologue/contract/playlists'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import type { PlaylistEdit } from '@duologue/domain/playlists/playlist-edit'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import type { Client } from '../../api/client'
import type { Editing } from '../../autosave/autosaver'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { NothingFound } from '../../ui/lists/nothing-found'
import { allCardsQuery } from '../all-cards-query'
import styles from '../playlist-editor.module.css'
import { TwoPlaylists } from '../two-playlists'
import { orderItems } from './order-items'

// The sortable list weighs more than the page around it; only who edits needs it.
const OrderList = latePart(async () => (await import('./order-list')).OrderList)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [OrderList]

const noCards: Readonly<Record<string, ConversationCard>> = {}

/**
 * The order of a playlist as it is edited, with what is asked before a conversation is taken out
 * (playlists.md#editing).
 */
export function EditedOrder({
  client,
  playlist,
  user,
  editing,
  isConflictHidden,
  onOrder,
  onChoose,
  onLater,
}: {
  client: Client
  playlist: Playlist
  user: string
  editing: Editing<PlaylistEdit>
  isConflictHidden: boolean
  onOrder: (ids: string[]) => void
  onChoose: (whose: 'mine' | 'theirs') => void
  onLater: () => void
}) {
  useFetchedAhead(ahead)
  const [leaving, setLeaving] = useState<string | null>(null)
  const { conversations } = editing.draft
  const count = Math.max(playlist.conversations.length, conversations.length)
  const { data: cards = noCards, isPending } = useQuery({
    ...allCardsQuery(client, playlist.id, user, count),
    placeholderData: before => before,
  })
  const untitled = isPending ? '…' : texts.unavailable
  const titleOf = (id: string) => cards[id]?.title ?? untitled
  const [itemsOf] = useState(orderItems)
  const items = useMemo(
    () => itemsOf(conversations, cards, untitled),
    [itemsOf, conversations, cards, untitled],
  )
  return (
    <>
      <h2 className={styles.orderTitle}>{texts.order}</h2>
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
      {editing.conflict && !isConflictHidden ? (
        <TwoPlaylists editing={editing} cards={cards} onChoose={onChoose} onClose={onLater} />
      ) : null}
    </>
  )
}
