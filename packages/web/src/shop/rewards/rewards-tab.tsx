import type { ClassShop } from '@duologue/contract/shapes/class-shop-shapes'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { NothingFound } from '../../ui/lists/nothing-found'
import { KeeperActions, StudentActions } from './reward-actions'
import { RewardCard } from './reward-card'
import styles from './reward-card.module.css'
import { type Asked, RewardDialogs } from './reward-dialogs'

/** The rewards of a shop by ascending cost: a student buys them, the teacher keeps them (shop.md#shop-of-a-class). */
export function RewardsTab({
  client,
  shop,
  user,
}: {
  client: Client
  shop: ClassShop
  user: string
}) {
  const [asked, setAsked] = useState<Asked>()
  const isStudent = shop.part === 'student'
  const balance = shop.currency ?? 0
  return (
    <>
      {isStudent ? null : (
        <p className={styles.bar}>
          <button
            type="button"
            className={button.primary}
            onClick={() => setAsked({ what: 'create' })}
          >
            {texts.createReward}
          </button>
        </p>
      )}
      {shop.products.length === 0 ? (
        <NothingFound
          title={texts.noRewards}
          hint={isStudent ? texts.noRewardsStudent : texts.noRewardsTeacher}
        />
      ) : (
        <ul className={styles.list}>
          {shop.products.map(reward => (
            <RewardCard key={reward.id} reward={reward} balance={isStudent ? balance : undefined}>
              {isStudent ? (
                <StudentActions reward={reward} balance={balance} onAsk={setAsked} />
              ) : (
                <KeeperActions reward={reward} onAsk={setAsked} />
              )}
            </RewardCard>
          ))}
        </ul>
      )}
      <RewardDialogs
        client={client}
        shop={shop}
        user={user}
        asked={asked}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
