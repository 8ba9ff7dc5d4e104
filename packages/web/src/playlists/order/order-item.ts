/** One conversation of the sortable list; rows are drawn anew only when theirs is another object. */
export interface OrderItem {
  id: string
  /** Where it stands, from 1. */
  place: number
  isLast: boolean
  title: string
  language: string | undefined
  cover: string | undefined
}
