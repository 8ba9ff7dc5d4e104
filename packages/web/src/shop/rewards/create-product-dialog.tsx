import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import type { Client } from '../../api/client'
import { RewardDialog } from './reward-dialog'

/** Makes a reward (shop.md#rewards). */
export const CreateProductDialog = ({
  client,
  shop,
  onClose,
}: {
  client: Client
  shop: string
  onClose: () => void
}) => (
  <RewardDialog
    client={client}
    title={texts.createReward}
    submit={texts.createReward}
    reward={{ name: '', cost: 1, type: 'individual' }}
    save={told => client.shop.createProduct({ body: { ...told, shop } })}
    success={texts.rewardCreated}
    onClose={onClose}
  />
)
