/** What is shown of a conversation or a song in the sortable list. */
interface OrderCard {
  title: string
  language: string
  cover: string
}

/** By id; what is missing is unavailable, or on its way. */
export type OrderCards = Readonly<Record<string, OrderCard>>

/** One thing of the sortable list; rows are drawn anew only when theirs is another object. */
export interface OrderItem {
  id: string
  /** Where it stands, from 1. */
  place: number
  isLast: boolean
  title: string
  language: string | undefined
  cover: string | undefined
}
