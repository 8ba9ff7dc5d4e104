import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { cardsMissing } from '@duologue/domain/shop/buy-reward'
import styles from './reward-card.module.css'

/** What the button that cannot be pressed is described by. */
export const missingId = (reward: string) => `to-go-${reward}`

/**
 * How far a student's cards reach towards a reward that is still out of reach: for one of the class a first card to
 * give, else its cost and the one card that is kept (shop.md#buy-a-reward). Nothing when it can be had.
 */
export function CardsToGo({ reward, balance }: { reward: Product; balance: number }) {
  const { id, name, type, cost, costFunded } = reward
  const missing = cardsMissing(reward, balance)
  if (missing === 0 || (type === 'group' && costFunded === cost)) return null
  if (type === 'group') return <p id={missingId(id)}>{texts.noneToGive}</p>
  return (
    <div className={styles.funding}>
      <progress max={balance + missing} value={balance} aria-label={texts.savedUp(name)} />
      <p id={missingId(id)}>
        <strong>{texts.moreToGo(missing)}</strong> {texts.keepOne}
      </p>
    </div>
  )
}
