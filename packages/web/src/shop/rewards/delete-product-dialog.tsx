import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import type { Client } from '../../api/client'
import { ConfirmCallDialog } from '../confirm-call-dialog'

/** Asks before a reward is deleted (shop.md#deleting-a-reward). */
export const DeleteProductDialog = ({
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
    title={texts.deleteNamed(name)}
    confirm={texts.deleteReward}
    warning={texts.deleteWarning}
    success={texts.rewardDeleted(name)}
    about={id}
    make={() => client.shop.deleteProduct({ params: { id } })}
    onClose={onClose}
  />
)
