import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { SortableList } from '../../ui/lists/sortable-list'
import { useLatest } from '../../ui/use-latest'
import type { OrderItem } from './order-item'
import { OrderRow } from './order-row'

/** The conversations or the songs of a playlist in a list that is sorted by dragging or by the buttons of each row. */
export function OrderList({
  label,
  items,
  onOrder,
  onRemove,
}: {
  label: string
  items: readonly OrderItem[]
  onOrder: (ids: string[]) => void
  onRemove: (id: string) => void
}) {
  // Rows are kept as long as their item is the same, so what they do must be looked up when it is done.
  const remove = useLatest(onRemove)
  return (
    <SortableList label={label} items={items} moved={texts.moved} onOrder={onOrder}>
      {(item, move) => <OrderRow item={item} onMove={move} onRemove={() => remove(item.id)} />}
    </SortableList>
  )
}
