import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { fundedPercent } from '@duologue/domain/shop/buy-reward'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import { CardsToGo } from './cards-to-go'
import styles from './reward-card.module.css'

/** A reward with its cost and, if it is one of the class, how much of it is there; `children` are what can be done. */
export function RewardCard({
  reward,
  balance,
  children,
}: {
  reward: Product
  /** The cards of the student who looks at it; undefined for whoever keeps the shop. */
  balance: number | undefined
  children?: ReactNode
}) {
  const { name, cost, costFunded, ownFunded, type } = reward
  const isGroup = type === 'group'
  const isFull = isGroup && costFunded === cost
  return (
    <li className={styles.card} data-type={type}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <p className={styles.cost}>
          <Icon name="card" /> <strong>{texts.number(cost)}</strong>
          <span className={styles.unseen}>{texts.currency}</span>
        </p>
      </div>
      <p className={styles.type}>{texts.types[type]}</p>
      {isGroup ? (
        <div className={styles.funding}>
          <progress max={cost} value={costFunded} aria-label={texts.fundedLabel(name)}>
            {fundedPercent(reward)}%
          </progress>
          <p>
            {isFull ? texts.full : texts.funded(costFunded, cost)}
            {ownFunded > 0 ? <span> · {texts.ownFunded(ownFunded)}</span> : null}
          </p>
        </div>
      ) : null}
      {balance === undefined ? null : <CardsToGo reward={reward} balance={balance} />}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </li>
  )
}
