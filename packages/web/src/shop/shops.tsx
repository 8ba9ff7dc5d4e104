import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { LoadFailed } from '../ui/feedback/load-failed'
import { ownClassesQuery } from './list-shop-classes-query'
import { OpenShop, type ShopTab } from './open-shop'
import { ShopChoice } from './shop-choice'
import styles from './shop-table.module.css'
import { useShopTitle } from './use-shop-title'

/**
 * The shops of whoever is here: a teacher first sees the list of classes; a student of one class is in its shop at once
 * (shop.md#store-page).
 */
export function Shops({
  client,
  user,
  title,
  shop,
  tab,
}: {
  client: Client
  user: { id: string; type: string }
  title: string
  shop: string | undefined
  tab: ShopTab | undefined
}) {
  const { data: classes, isPending, refetch } = useQuery(ownClassesQuery(client, user.id))
  const isTeacher =
    user.type === 'teacher' ||
    classes?.some(({ role }) => role === 'teacher' || role === 'coTeacher') === true
  const only = !isTeacher && classes?.length === 1 ? classes[0]?.id : undefined
  const open = classes ? (shop ?? only) : undefined
  const shownTitle = useShopTitle(client, open, title)
  const name = classes?.find(({ id }) => id === open)?.name
  return (
    <>
      <h1>{shownTitle}</h1>
      {isPending ? <div className={styles.waiting} aria-busy="true" /> : null}
      {!isPending && !classes ? (
        <LoadFailed message={texts.failed} onRetry={() => void refetch()} />
      ) : null}
      {classes && open === undefined ? (
        <ShopChoice classes={classes} isTeacher={isTeacher} />
      ) : null}
      {open === undefined ? null : (
        <>
          <p className={styles.where}>
            {name ? <strong>{name}</strong> : null}
            {only === undefined ? (
              <Link to="/shop" search={{}} activeOptions={{ exact: true }}>
                {texts.otherClass}
              </Link>
            ) : null}
          </p>
          <OpenShop
            key={open}
            client={client}
            id={open}
            user={user.id}
            title={shownTitle}
            tab={tab}
            isOnly={shop === undefined}
          />
        </>
      )}
    </>
  )
}
