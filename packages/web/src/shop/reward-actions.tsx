import type { Product } from '@duologue/contract/reward-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop'
import button from '../ui/button.module.css'
import type { Asked } from './reward-dialogs'

interface Actions {
  reward: Product
  onAsk: (asked: Asked) => void
}

/** What a student can do with a reward: buy it, or give cards for it until it is paid for. */
export function StudentActions({ reward, onAsk }: Actions) {
  const { name, type, cost, costFunded } = reward
  const isGroup = type === 'group'
  if (isGroup && costFunded === cost) return null
  return (
    <button
      type="button"
      className={button.primary}
      aria-label={isGroup ? texts.contributeNamed(name) : texts.buyNamed(name)}
      onClick={() => onAsk({ what: isGroup ? 'give' : 'buy', id: reward.id })}
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
