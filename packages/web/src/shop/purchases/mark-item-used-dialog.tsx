import type { Item } from '@duologue/contract/shapes/item-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import type { Client } from '../../api/client'
import { ConfirmCallDialog } from '../confirm-call-dialog'

/** Asks before a purchase is used (shop.md#purchases). */
export function MarkItemUsedDialog({
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
      title={texts.useNamed(product.name)}
      confirm={texts.use}
      warning={texts.useWarning}
      success={texts.usedNow(product.name)}
      about={id}
      make={() => client.shop.markItemUsed({ params: { id }, body: { isUsable: false } })}
      onClose={onClose}
    />
  )
}
