import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import type { Client } from '../../api/client'
import { RewardDialog } from './reward-dialog'

/** Changes a reward (shop.md#rewards). */
export const UpdateProductDialog = ({
  client,
  reward,
  onClose,
}: {
  client: Client
  reward: Product
  onClose: () => void
}) => (
  <RewardDialog
    client={client}
    title={texts.editNamed(reward.name)}
    submit={texts.save}
    reward={reward}
    hasCards={reward.costFunded > 0}
    save={body => client.shop.updateProduct({ params: { id: reward.id }, body })}
    success={texts.rewardChanged}
    onClose={onClose}
  />
)
