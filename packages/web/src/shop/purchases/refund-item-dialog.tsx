import type { Item } from '@duologue/contract/shapes/item-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import type { Client } from '../../api/client'
import { ConfirmCallDialog } from '../confirm-call-dialog'
import { ownerOf } from './purchase-row'

/** Asks before the cards of a purchase are given back (shop.md#refunds). */
export function RefundItemDialog({
  client,
  item,
  onClose,
}: {
  client: Client
  item: Item
  onClose: () => void
}) {
  const { id, product } = item
  return (
    <ConfirmCallDialog
      client={client}
      title={texts.refundItemNamed(product.name, ownerOf(item))}
      confirm={texts.refundItem}
      warning={texts.refundItemWarning}
      success={texts.cardsReturned}
      about={id}
      make={key => client.shop.refundItem({ params: { id } }, { key })}
      onClose={onClose}
    />
  )
}
