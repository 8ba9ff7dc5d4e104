import type { Client } from '../../api/client'
import type { ItemActions } from './item-actions-of'

/** What all rows of a list share. */
export interface ItemShared {
  client: Client
  language: string
  actions: ItemActions
  onOpen: (id: string | null) => void
}
