import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { cardsMissing } from '@duologue/domain/shop/buy-reward'
import button from '../../ui/button.module.css'
import { missingId } from './cards-to-go'
import type { Asked } from './reward-dialogs'

interface Actions {
  reward: Product
  onAsk: (asked: Asked) => void
}

/**
 * What a student can do with a reward: buy it, or give cards for it until it is paid for. What the cards do not reach for
 * is not offered; the card says what is missing.
 */
export function StudentActions({ reward, balance, onAsk }: Actions & { balance: number }) {
  const { id, name, type, cost, costFunded } = reward
  const isGroup = type === 'group'
  if (isGroup && costFunded === cost) return null
  const isShort = cardsMissing(reward, balance) > 0
  return (
    <button
      type="button"
      className={isShort ? button.secondary : button.primary}
      aria-label={isGroup ? texts.contributeNamed(name) : texts.buyNamed(name)}
      aria-describedby={isShort ? missingId(id) : undefined}
      disabled={isShort}
      onClick={() => onAsk({ what: isGroup ? 'give' : 'buy', id })}
    >
      {isGroup ? texts.contribute : texts.buy}
    </button>
  )
}

/** What the teacher can do with a reward. */
export function KeeperActions({ reward, onAsk }: Actions) {
  const { id, name, costFunded, cost } = reward
  const isUnfinished = costFunded > 0 && costFunded < cost
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        aria-label={texts.editNamed(name)}
        onClick={() => onAsk({ what: 'edit', id })}
      >
        {texts.editReward}
      </button>
      {isUnfinished ? (
        <button
          type="button"
          className={button.secondary}
          aria-label={texts.refundRewardNamed(name)}
          onClick={() => onAsk({ what: 'refund', id })}
        >
          {texts.refundReward}
        </button>
      ) : null}
      <button
        type="button"
        className={button.quiet}
        aria-label={texts.deleteNamed(name)}
        onClick={() => onAsk({ what: 'delete', id })}
      >
        {texts.deleteReward}
      </button>
    </>
  )
}
