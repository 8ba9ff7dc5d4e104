import type { OrderCards, OrderItem } from './order-item'

const isSame = (one: OrderItem, other: OrderItem) =>
  one.place === other.place &&
  one.isLast === other.isLast &&
  one.title === other.title &&
  one.cover === other.cover

/**
 * Makes a maker of the sortable list's items: one that has not changed since the last time is the same object again, so
 * that few rows are drawn anew. `untitled` stands for the title of what has no card.
 */
export function orderItems() {
  let known = new Map<string, OrderItem>()
  return (ids: readonly string[], cards: OrderCards, untitled: string): readonly OrderItem[] => {
    const items = ids.map((id, index) => {
      const card = cards[id]
      const item: OrderItem = {
        id,
        place: index + 1,
        isLast: index === ids.length - 1,
        title: card?.title ?? untitled,
        language: card?.language,
        cover: card?.cover,
      }
      const before = known.get(id)
      return before && isSame(before, item) ? before : item
    })
    known = new Map(items.map(item => [item.id, item]))
    return items
  }
}
