import type { ClassShop } from '@duologue/contract/shapes/class-shop-shapes'
import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import type { Client } from '../../api/client'
import { GiveCardsDialog } from '../cards/give-cards-dialog'
import { ConfirmCallDialog } from '../confirm-call-dialog'
import { BuyRewardDialog } from './buy-reward-dialog'
import { RewardDialog } from './reward-dialog'

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
  const { id, name } = reward
  const balance = shop.currency ?? 0
  if (what === 'edit')
    return <RewardDialog client={client} shop={shop.id} reward={reward} onClose={onClose} />
  if (what === 'buy') return <BuyRewardDialog {...{ client, reward, balance, user, onClose }} />
  if (what === 'give') return <GiveCardsDialog {...{ client, reward, balance, onClose }} />
  const isDeleting = what === 'delete'
  const params = { id }
  return (
    <ConfirmCallDialog
      client={client}
      title={isDeleting ? texts.deleteNamed(name) : texts.refundRewardNamed(name)}
      confirm={isDeleting ? texts.deleteReward : texts.refundReward}
      warning={isDeleting ? texts.deleteWarning : texts.refundRewardWarning}
      success={isDeleting ? texts.rewardDeleted(name) : texts.cardsReturned}
      about={id}
      make={key =>
        isDeleting
          ? client.shop.deleteProduct({ params })
          : client.shop.refundProduct({ params }, { key })
      }
      onClose={onClose}
    />
  )
}

/** The dialog for what was asked, about the reward as it is now; one that is gone meanwhile closes it. */
export function RewardDialogs({ asked, ...open }: Open & { asked: Asked | undefined }) {
  if (!asked) return null
  if (asked.what === 'create')
    return <RewardDialog client={open.client} shop={open.shop.id} onClose={open.onClose} />
  const reward = open.shop.products.find(({ id }) => id === asked.id)
  return reward ? <OpenDialog what={asked.what} reward={reward} {...open} /> : null
}
