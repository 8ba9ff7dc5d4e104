import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import type { Client } from '../../api/client'
import { ConfirmCallDialog } from '../confirm-call-dialog'

/** Asks before all cards that were given for a reward go back (shop.md#refunds). */
export const RefundProductDialog = ({
  client,
  reward: { id, name },
  onClose,
}: {
  client: Client
  reward: Product
  onClose: () => void
}) => (
  <ConfirmCallDialog
    client={client}
    title={texts.refundRewardNamed(name)}
    confirm={texts.refundReward}
    warning={texts.refundRewardWarning}
    success={texts.cardsReturned}
    about={id}
    make={key => client.shop.refundProduct({ params: { id } }, { key })}
    onClose={onClose}
  />
)
