import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { useQuery } from '@tanstack/react-query'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { LoadFailed } from '../ui/feedback/load-failed'
import { OwnCards } from './cards/own-cards'
import { EarningForm } from './change-shop-earning-form'
import { shopQuery } from './get-shop-query'
import { Purchases } from './purchases/purchases'
import { RewardsTab } from './rewards/rewards-tab'
import { StudentsTab } from './shop-students-tab'
import styles from './shop-table.module.css'
import { ShopTabs } from './shop-tabs'

export type ShopTab = 'students' | 'purchases'

/** One shop with its tabs: Rewards, Students and Purchases for its teacher, Rewards and Purchases for a student. */
export function OpenShop({
  client,
  id,
  user,
  title,
  tab,
  isOnly,
}: {
  client: Client
  id: string
  user: string
  title: string
  tab: ShopTab | undefined
  isOnly: boolean
}) {
  const { data: shop, error, isPending, refetch } = useQuery(shopQuery(client, id))
  if (isPending) return <div className={styles.waiting} aria-busy="true" />
  if (!shop) {
    const said = error instanceof CallFailed && error.status < 500 ? error.message : texts.failed
    return <LoadFailed message={said} onRetry={() => void refetch()} />
  }
  const isStudent = shop.part === 'student'
  return (
    <>
      {isStudent ? <OwnCards client={client} shop={shop} /> : null}
      <ShopTabs shop={shop} title={title} isOnly={isOnly} />
      {tab === undefined ? <RewardsTab client={client} shop={shop} user={user} /> : null}
      {tab === 'students' && !isStudent ? (
        <>
          <StudentsTab client={client} shop={shop} />
          <EarningForm client={client} shop={shop} />
        </>
      ) : null}
      {tab === 'purchases' && !isStudent ? (
        <Purchases
          client={client}
          filter={{ shop: id }}
          label={texts.purchases}
          may={() => ({ use: true, refund: true })}
        />
      ) : null}
      {tab === 'purchases' && isStudent ? (
        <>
          <Purchases
            client={client}
            filter={{ shop: id, owner: user }}
            label={texts.own}
            may={() => ({ use: true, refund: false })}
          />
          <h2 className={styles.second}>{texts.ofClass}</h2>
          <Purchases
            client={client}
            filter={{ ownerShop: id }}
            label={texts.ofClass}
            may={() => ({ use: false, refund: false })}
          />
        </>
      ) : null}
    </>
  )
}
