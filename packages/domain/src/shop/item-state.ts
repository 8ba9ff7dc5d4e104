import type { Refusal } from '../messages/refusals'

/** What became of a purchase: it can be used, it was, or its cards were given back (shop.md#purchases). */
interface ItemState {
  isUsed: boolean
  isRefunded: boolean
}

/** Why a purchase cannot be used; one that was used stays so, and to say it again changes nothing. */
export const refusalToUse = ({ isRefunded }: ItemState): Refusal | undefined =>
  isRefunded ? 'item-is-refunded' : undefined

/** Why the cards of a purchase cannot be given back: it was used, or they were (shop.md#refunds). */
export function refusalToRefund({ isUsed, isRefunded }: ItemState): Refusal | undefined {
  if (isRefunded) return 'item-is-refunded'
  return isUsed ? 'item-is-used' : undefined
}
