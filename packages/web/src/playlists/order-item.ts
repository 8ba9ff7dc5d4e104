/** One conversation of the sortable list. */
export interface OrderItem {
  id: string
  title: string
  language: string | undefined
  cover: string | undefined
}
