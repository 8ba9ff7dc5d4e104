import type { ClassShop } from '@duologue/contract/shapes/class-shop-shapes'
import type { Product } from '@duologue/contract/shapes/reward-shapes'
import type { Client } from '../../api/client'
import { GiveCardsDialog } from '../cards/give-cards-dialog'
import { BuyRewardDialog } from './buy-reward-dialog'
import { CreateProductDialog } from './create-product-dialog'
import { DeleteProductDialog } from './delete-product-dialog'
import { RefundProductDialog } from './refund-product-dialog'
import { UpdateProductDialog } from './update-product-dialog'

/** What somebody wants to do with which reward. */
export type Asked =
  | { what: 'create' }
  | { what: 'edit' | 'delete' | 'refund' | 'buy' | 'give'; id: string }

interface Open {
  client: Client
  shop: ClassShop
  user: string
  onClose: () => void
}

function OpenDialog({
  what,
  reward,
  client,
  shop,
  user,
  onClose,
}: Open & { what: Exclude<Asked['what'], 'create'>; reward: Product }) {
  const balance = shop.currency ?? 0
  const about = { client, reward, onClose }
  if (what === 'edit') return <UpdateProductDialog {...about} />
  if (what === 'buy') return <BuyRewardDialog {...about} balance={balance} user={user} />
  if (what === 'give') return <GiveCardsDialog {...about} balance={balance} />
  return what === 'delete' ? <DeleteProductDialog {...about} /> : <RefundProductDialog {...about} />
}

/** The dialog for what was asked, about the reward as it is now; one that is gone meanwhile closes it. */
export function RewardDialogs({ asked, ...open }: Open & { asked: Asked | undefined }) {
  if (!asked) return null
  if (asked.what === 'create')
    return <CreateProductDialog client={open.client} shop={open.shop.id} onClose={open.onClose} />
  const reward = open.shop.products.find(({ id }) => id === asked.id)
  return reward ? <OpenDialog what={asked.what} reward={reward} {...open} /> : null
}
