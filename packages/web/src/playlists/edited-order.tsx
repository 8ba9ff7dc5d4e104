import type { Playlist } from '@duologue/contract/playlists'
import { coverOf } from '@duologue/domain/conversations/pictures'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists'
import type { PlaylistEdit } from '@duologue/domain/playlists/playlist-edit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Client } from '../api/client'
import type { Editing } from '../autosave/autosaver'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { NothingFound } from '../ui/nothing-found'
import styles from './playlist-editor.module.css'
import { allCardsQuery } from './playlist-queries'
import { TwoPlaylists } from './two-playlists'

// The sortable list weighs more than the page around it; only who edits needs it.
const OrderList = lazy(async () => ({ default: (await import('./order-list')).OrderList }))

/** The order of a playlist as it is edited, with what is asked before a conversation is taken out (S1 section 2). */
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
  const [leaving, setLeaving] = useState<string | null>(null)
  const { conversations } = editing.draft
  const count = Math.max(playlist.conversations.length, conversations.length)
  const { data: cards = {}, isPending } = useQuery({
    ...allCardsQuery(client, playlist.id, user, count),
    placeholderData: before => before,
  })
  const titleOf = (id: string) => cards[id]?.title ?? (isPending ? '…' : texts.unavailable)
  const items = conversations.map(id => {
    const card = cards[id]
    return {
      id,
      title: titleOf(id),
      language: card?.language,
      cover: card && coverOf(card),
    }
  })
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
