import type { ConversationCard } from '@duologue/contract/conversations'
import { coverOf } from '@duologue/domain/conversations/pictures'
import { useMemo, useRef } from 'react'
import type { OrderItem } from './order-item'

const isSame = (one: OrderItem, other: OrderItem) =>
  one.place === other.place &&
  one.isLast === other.isLast &&
  one.title === other.title &&
  one.cover === other.cover

/** The items of the sortable list; one that has not changed stays the same object, so that few rows are drawn anew. */
export function useOrderItems(
  ids: readonly string[],
  cards: Readonly<Record<string, ConversationCard>>,
  /** What stands for the title of a conversation without a card. */
  untitled: string,
): readonly OrderItem[] {
  const known = useRef(new Map<string, OrderItem>())
  return useMemo(() => {
    const items = ids.map((id, index) => {
      const card = cards[id]
      const item: OrderItem = {
        id,
        place: index + 1,
        isLast: index === ids.length - 1,
        title: card?.title ?? untitled,
        language: card?.language,
        cover: card && coverOf(card),
      }
      const before = known.current.get(id)
      return before && isSame(before, item) ? before : item
    })
    known.current = new Map(items.map(item => [item.id, item]))
    return items
  }, [ids, cards, untitled])
}
