import { shopTexts as texts } from '@duologue/domain/messages/shop'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { LoadFailed } from '../ui/load-failed'
import { OpenShop, type ShopTab } from './open-shop'
import { ShopChoice } from './shop-choice'
import { ownClassesQuery } from './shop-queries'
import styles from './shop-table.module.css'

/**
 * The shops of whoever is here: a teacher first sees the list of classes; a student of one class is in its shop at once
 * (S2 section 2).
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
  if (isPending) return <div className={styles.waiting} aria-busy="true" />
  if (!classes) return <LoadFailed message={texts.failed} onRetry={() => void refetch()} />
  const isTeacher = user.type === 'teacher' || classes.some(({ teacher }) => teacher.id === user.id)
  const only = !isTeacher && classes.length === 1 ? classes[0]?.id : undefined
  const open = shop ?? only
  if (open === undefined) return <ShopChoice classes={classes} isTeacher={isTeacher} />
  const name = classes.find(({ id }) => id === open)?.name
  return (
    <>
      <p className={styles.where}>
        {name ? <strong>{name}</strong> : null}
        {only === undefined ? (
          <Link to="/shop" search={{}}>
            {texts.otherClass}
          </Link>
        ) : null}
      </p>
      <OpenShop
        key={open}
        client={client}
        id={open}
        user={user.id}
        title={title}
        tab={tab}
        isOnly={shop === undefined}
      />
    </>
  )
}
